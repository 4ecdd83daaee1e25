import type { Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

test('the first deal is led by the narrator, takes refused and lawful acts, and the others play by themselves', async ({
  page,
}) => {
  await page.goto('/en/canasta-fi/first-deal/');
  const table = page.locator('.first-deal');
  const narrator = page.locator('.narrator');
  await expect(table).toHaveAttribute('data-state', 'live');
  await expect(narrator).toContainText('You hold a red three');
  await page.getByRole('button', { name: 'Draw from the stock' }).first().click();
  await expect(narrator).toContainText('First lay the red three on the table');
  await page.getByRole('button', { name: 'Show me' }).click();
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
  const act = page.getByRole('button', { name: /^(Näytä|Suoraan vuorooni)$/, disabled: false }).first();
  const count = page.locator('.first-deal .count');
  for (;;) {
    await expect(act.or(count).first()).toBeVisible();
    if ((await count.count()) > 0) break;
    await act.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.first-deal .count')).toContainText('1470');
});

/** Opens the first deal of Samba, where two melds open. */
async function openSamba(page: Page) {
  await page.goto('/en/samba/first-deal/');
  await expect(page.locator('.first-deal')).toHaveAttribute('data-state', 'live');
}

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  // A laptop enlarged by half.
  [853, 480],
] as const) {
  test(`who arrives sees the felt with the hand and what can be done, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSamba(page);
    await expect(page.locator('.felt-place .felt')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.acts')).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone a refusal never covers the felt, and the cards of two melds open together', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openSamba(page);
  const act = (name: string | RegExp) => page.locator('.desk').getByRole('button', { name }).click();
  const card = (name: string) =>
    page.locator('.felt-place .felt').getByRole('button', { name, exact: true }).first().click();
  const narrator = page.locator('.narrator');
  await act('Draw from the stock');
  await expect(narrator).toContainText('Not allowed');
  const [felt, said] = [await page.locator('.felt-place .felt').boundingBox(), await narrator.boundingBox()];
  expect(said?.y).toBeGreaterThanOrEqual((felt?.y ?? 0) + (felt?.height ?? 0));
  await card('three of hearts');
  await expect(narrator).not.toContainText('Not allowed');
  await expect(narrator).toContainText('You were dealt a red three');
  await act('Lay on the table');
  await act('Draw from the stock');
  // Cards that lie close together are reached by their keys as well.
  for (const name of ['jack of diamonds', 'jack of clubs', 'ten of spades', 'nine of spades']) {
    await card(name);
  }
  // What has just been drawn says so.
  await card('eight of spades, new');
  await card('jack of clubs, new');
  await act(/^Open with 2 melds, 60 points/);
  await expect(narrator).toContainText('You have opened.');
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const) {
  test(`what the narrator says is read whole by a touch, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/fi/classic/first-deal/');
    const narrator = page.locator('.narrator');
    await expect(narrator).toContainText('musta kolmonen');
    await expect(narrator).toHaveAttribute('data-more', '');
    const hidden = () => narrator.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(await hidden()).toBeGreaterThan(3);
    await narrator.locator('.said').click({ position: { x: 30, y: 10 } });
    expect(await hidden()).toBeLessThanOrEqual(3);
    await page.locator('.desk').getByRole('button', { name: 'Nosta umpipakasta' }).click();
    await expect(narrator).not.toHaveAttribute('data-open', '');
  });
}

test('after a discard that nobody expected, what there is to do comes first, then a line for each turn', async ({
  page,
}) => {
  await openSamba(page);
  const act = (name: string | RegExp) => page.locator('.desk').getByRole('button', { name }).click();
  const narrator = page.locator('.narrator');
  await act('Show me');
  await act('Show me');
  await page.locator('.felt').getByRole('button', { name: 'two of clubs' }).first().click();
  await act(/^Discard/);
  await act('Straight to my turn');
  await expect(narrator.locator('> .now')).toContainText('Draw from the stock');
  await expect(narrator.locator('.others-did > li')).toHaveCount(3);
  const [box, said] = [await narrator.boundingBox(), await narrator.locator('> .now').boundingBox()];
  expect(said?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
});

test('a first deal goes on where it was left, and can be begun again', async ({ page }) => {
  await openSamba(page);
  const [desk, narrator] = [page.locator('.desk'), page.locator('.narrator')];
  await desk.getByRole('button', { name: 'Show me' }).click();
  await expect(narrator).toContainText('Now draw from the stock');
  await page.reload();
  await expect(narrator).toContainText('Now draw from the stock');
  await desk.getByRole('button', { name: 'More', exact: true }).click();
  await expect(desk).toContainText('You go on where you left off');
  await desk.getByRole('button', { name: 'Start again' }).click();
  await expect(narrator).toContainText('You were dealt a red three');
  await page.reload();
  await desk.getByRole('button', { name: 'More', exact: true }).click();
  await expect(desk).toContainText('kept on this device');
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
