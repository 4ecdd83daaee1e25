import type { Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

// What a scorekeeper at a table stumbles over: slips that a sheet must not let pass, and things that look like others.

async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.start-form button[type=submit]').click();
}

test('a minus in the cards melded is told, and a lost game is asked for and told with its reason', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/canasta-fi/');
  const melded = page.locator('#points-melded-A');
  await melded.fill('−20');
  await melded.blur();
  await expect(page.locator('.objections')).toContainText('Melded cards: −20 is not a possible number.');
  await melded.fill('200');
  await melded.blur();
  await expect(page.locator('.objections li')).toHaveCount(0);

  const lost = page.locator('.lost-game');
  await lost.locator('summary').click();
  await lost.getByRole('button', { name: 'Side A' }).click();
  await expect(lost.getByRole('alert')).toContainText('Has Side A lost the game by a ruling?');
  await lost.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.locator('.score-lines:visible')).toContainText('200');
  await lost.getByRole('button', { name: 'Side A' }).click();
  await lost.getByRole('button', { name: 'Yes, the game is lost' }).click();
  await page.locator('.enter-deal').click();
  const enter = page.locator('.enter-deal');
  if (await enter.isVisible()) await enter.click();
  await expect(page.locator('.board')).toContainText('Winner: Side B.');
  for (const place of ['.board', '.sheet'])
    await expect(page.locator(place)).toContainText('Lost the game by a ruling: Side A');
  await page.goto('/en/score/');
  await expect(page.locator('[data-kept-games]')).toContainText('Finnish Canasta · finished');
});

test('a half-entered deal is cleared and brought back, and no field lies under what is told of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/classic/');
  await page.locator('#points-melded-A').fill('200');
  await page.getByRole('button', { name: 'Clear this deal' }).click();
  await expect(page.locator('#points-melded-A')).toHaveValue('');
  const told = page.locator('.enter-bar .toast');
  await expect(told).toContainText('What was entered of the deal is cleared.');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#points-melded-A')).toHaveValue('200');
});

test('cards that are counted are asked whether they make the canastas, and the counter has its sum and its end in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/canasta-fi/');
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Nobody' }).click();
  const form = page.locator('.side-form:visible');
  await form.getByRole('button', { name: 'More: Natural canasta' }).click();
  await form.getByRole('button', { name: /^Count: .*Cards melded/ }).click();
  const counter = page.locator('.counter');
  for (const [face, number] of [
    ['K', 4],
    ['Q', 3],
  ] as const)
    for (let touch = 0; touch < number; touch++)
      await counter.getByRole('button', { name: new RegExp(`^More: ${face} \\(`) }).click();
  await expect(counter.getByText('7 cards')).toBeInViewport();
  await expect(counter.getByRole('button', { name: 'Done' })).toBeInViewport();
  await counter.getByRole('button', { name: 'Done' }).click();
  await page.locator('.enter-deal').click();
  await expect(page.locator('.objections .odd').first()).toContainText('the counted cards make 0');
});

test('what the table has agreed on is told at the start and on the sheet, and what goes along with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/score/canasta-sv/');
  const line = page.locator('.start-form .agreed-line');
  await expect(line).toContainText('By the rules');
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption({ label: '3' });
  await expect(line).toContainText('The rules allow this only so, and it has also changed: Quick');
  await page.getByText('What the table has agreed on').click();
  await page.locator('.start-form .agreed input[type=checkbox]').first().click();
  await expect(line).toContainText('Players: 4');
  await page.locator('.start-form .agreed input[type=checkbox]').first().click();
  await page.locator('.start-form button[type=submit]').click();
  await expect(page.locator('.board .agreed-line')).toContainText('Agreed: Quick');
  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(line).toContainText('As in the last game.');
});

test('a deal with a bid begins with nothing, has a line for bids that were not opened, and asks beside the answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, '/en/score/sitoumussamba/');
  await expect(page.locator('.enter-bar b')).toHaveText(['0', '0']);
  const form = page.locator('.side-form:visible');
  await form.getByRole('button', { name: 'More: Bids not opened' }).click();
  await expect(form.locator('.score-lines li').filter({ hasText: '16 C' })).toContainText('−1000');
  await page.getByRole('group', { name: 'Went out' }).getByRole('button', { name: 'Nobody' }).click();
  await page.getByRole('group', { name: 'Whose bid' }).getByRole('button', { name: 'Side A' }).click();
  await form.getByRole('checkbox', { name: 'One sum for the cards' }).check();
  await page.locator('.enter-deal').click();
  await expect(page.locator('.end-form .objections')).toContainText('Was the bid reached, robbed or void?');
});
