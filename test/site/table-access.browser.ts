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

test('the Tab key skips no table of a section, though all but one sleep', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/canasta-fi/14/');
  const ids = await page.locator('.table-widget').evaluateAll((tables) => tables.map(({ id }) => id));
  await page.locator('.neighbours a').last().focus();
  const reached = new Set<string>();
  for (let presses = 0; presses < 40 * ids.length && reached.size < ids.length; presses++) {
    await page.keyboard.press('Tab');
    const id = await page.evaluate(() => document.activeElement?.closest('.table-widget')?.id);
    if (id !== undefined) reached.add(id);
  }
  expect([...reached]).toEqual(ids);
});

test('what has the focus in a lab does not lie under the bar at the lower edge', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [lab, screen] of [
    ['samba/lab/meld', { width: 1280, height: 720 }],
    ['sitoumussamba/lab/auction', { width: 320, height: 480 }],
  ] as const) {
    await page.setViewportSize(screen);
    await page.goto(`/en/${lab}/`);
    await expect(page.locator('[data-lab][data-state="live"]')).toBeVisible({ timeout: 90_000 });
    await page.locator('main h1').evaluate((title) => {
      title.tabIndex = -1;
      title.focus();
    });
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused.closest('main') === null) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const corners = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]),
        );
        const isSeen = corners.some(([x = 0, y = 0]) => {
          const seen = document.elementFromPoint(x, y);
          return seen !== null && (focused.contains(seen) || seen.contains(focused));
        });
        return isSeen ? null : focused.outerHTML.slice(0, 120);
      });
      expect(hidden, `${lab} at ${screen.width} × ${screen.height}`).toBeNull();
    }
  }
});

test('the button that changes how cards look lies on none of the hand', async ({ page }) => {
  for (const screen of [
    { width: 320, height: 480 },
    { width: 360, height: 640 },
    { width: 568, height: 320 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(screen);
    await page.goto('about:blank');
    await page.goto('/en/canasta-fi/9/');
    const table = page.locator('#order-of-turn');
    await table.scrollIntoViewIfNeeded();
    await expect(table).toHaveAttribute('data-state', 'live');
    const button = await table.locator('.felt-place summary', { hasText: 'Cards' }).first().boundingBox();
    const cards = await table
      .locator('[data-zone="hand"] .place.card, .place.card')
      .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().toJSON()));
    if (button === null) continue;
    const under = cards.filter(
      ({ left, right, top, bottom }) =>
        left < button.x + button.width - 2 &&
        right > button.x + 2 &&
        top < button.y + button.height - 2 &&
        bottom > button.y + 2,
    );
    expect(under, `${screen.width} × ${screen.height}`).toEqual([]);
  }
});
