import { expect, test } from './page-reader.ts';

/** The four kinds of tables, and where a table of theirs stands. */
const kinds = [
  ['section', '/en/canasta-fi/9/', '#order-of-turn'],
  ['lesson', '/en/learn/canasta-fi/5/#task-1', '.task[data-solution]'],
  ['first deal', '/en/canasta-fi/first-deal/', '.first-deal'],
  ['practice', '/en/play/classic/', '[data-practice], .practice-place'],
] as const;

for (const [kind, path, selector] of kinds) {
  test(`${kind}: the focus is never lost with the button that has gone`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator(selector).first();
    await table.scrollIntoViewIfNeeded();
    const start = page.getByRole('button', { name: 'Start playing' });
    if (kind === 'practice') await start.or(page.locator('.practice-setup button[type=submit]')).first().click();
    const cards = table.locator('.place.card:not([aria-disabled="true"])');
    await expect(cards.nth(1)).toBeVisible();
    for (const name of ['Clear the selection', /^Put aside/, /^Take back/] as const) {
      if (name === 'Clear the selection' || name.source.startsWith('^Put'))
        for (const card of [0, 1]) await cards.nth(card).press('Enter');
      const button = table.getByRole('button', { name }).first();
      if ((await button.count()) === 0) continue;
      await button.focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('.place.card, .acts button')), `${name}`)
        .toBe(true);
    }
  });
}

test('the pile says by ear that it is frozen, what lies crosswise and what lies below its top card', async ({
  page,
}) => {
  await page.goto('/en/canasta-fi/14/');
  const table = page.locator('#frozen-pile-own-meld');
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-state', 'live');
  await expect(table.locator('[data-zone="pile"]')).toHaveAccessibleName(
    /nine of clubs, 3 cards, frozen, below the top card, from the top: two of hearts, five of clubs, of these, crosswise: two of hearts/,
  );
  await expect(table.getByRole('list', { name: 'Sides and players' })).toContainText('Dealer: Right');
});

test('an enlarged page does not shrink the table: cards of the hand stay large enough to touch', async ({ page }) => {
  for (const screen of [
    { width: 320, height: 256 },
    { width: 427, height: 240 },
    { width: 568, height: 320 },
  ]) {
    await page.setViewportSize(screen);
    await page.goto('/en/canasta-fi/9/');
    const table = page.locator('#order-of-turn');
    await table.scrollIntoViewIfNeeded();
    await expect(table).toHaveAttribute('data-state', 'live');
    for (const card of await table.locator('.place.card').all()) {
      const box = await card.boundingBox();
      expect(box?.width, `${screen.width}`).toBeGreaterThanOrEqual(24);
      expect(box?.height, `${screen.width}`).toBeGreaterThanOrEqual(24);
    }
  }
});
