import { expect, test } from './reader.ts';

test('the first deal is led by the narrator, takes refused and lawful acts, and the others play by themselves', async ({
  page,
}) => {
  await page.goto('/en/canasta-fi/first-deal/');
  const table = page.locator('.first-deal');
  const narrator = page.locator('.narrator');
  await expect(table).toHaveAttribute('data-state', 'live');
  await expect(narrator).toContainText('You hold a red three');
  await page.getByRole('button', { name: 'Draw from the stock' }).first().click();
  await expect(narrator).toContainText('First the red three goes to the table');
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await expect(narrator).toContainText('100 points once your side has melded');
  await page.getByRole('button', { name: 'Draw from the stock' }).first().click();
  await page.getByRole('button', { name: 'five of spades' }).click();
  await page.getByRole('button', { name: /^Discard.*five/ }).click();
  await expect(narrator).toContainText('just as good');
  await page.getByRole('button', { name: 'Straight to my turn' }).click();
  await expect(narrator).toContainText('Right has discarded the seven of spades');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(narrator).toContainText('discard a card that stands alone');
});

test('the first deal comes to its count with the keyboard alone', async ({ page }) => {
  await page.goto('/fi/canasta-fi/first-deal/');
  await expect(page.locator('.first-deal')).toHaveAttribute('data-state', 'live');
  const act = page.getByRole('button', { name: /Tee se puolestani|Suoraan vuorooni/ });
  while ((await act.count()) > 0) {
    await act.first().focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.first-deal .count')).toContainText('1470');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the first deal reads as ten pictures with the count', async ({ page }) => {
    await page.goto('/et/canasta-fi/first-deal/');
    await expect(page.locator('.deal-turns > li')).toHaveCount(10);
    await expect(page.locator('.deal-story .count')).toContainText('1470');
    await expect(page.locator('.first-deal')).toBeHidden();
  });
});
