import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

/** Every kind of table, and where it lies on its page. */
const kinds = [
  ['section', '/en/canasta-fi/14/', '#frozen-pile-own-meld'],
  ['lesson', '/en/learn/canasta-fi/5/#task-1', '.task[data-solution]'],
  ['first deal', '/en/canasta-fi/first-deal/', '.first-deal'],
  ['practice', '/en/play/canasta-fi/', '.practice'],
] as const;

type Kind = (typeof kinds)[number];

async function openTable(page: Page, [kind, path, selector]: Kind): Promise<Locator> {
  await page.goto(path);
  if (kind === 'practice') await page.getByRole('button', { name: 'Deal the cards' }).click();
  const table = page.locator(selector).first();
  await table.scrollIntoViewIfNeeded();
  await expect(table.locator('.place.card').first()).toBeAttached({ timeout: 90_000 });
  // A hint is there once somebody has come who can give one.
  await expect(table.locator('.tools button', { hasText: 'Hint' })).toBeEnabled({ timeout: 90_000 });
  return table;
}

for (const kind of kinds) {
  test(`${kind[0]}: the same five tools in the same order, and the same keys, which can be turned off`, async ({
    page,
  }) => {
    const table = await openTable(page, kind);
    const sheet = table.locator('.sheet');
    await expect(table.locator('.tools button')).toHaveText(['Undo', 'Hint', 'Show me', 'Why?', 'More']);
    const card = table.locator('.place.card[tabindex="0"]').first();
    for (const [key, name] of [
      ['h', 'Hint'],
      ['w', 'Why?'],
      ['m', 'More'],
      ['?', 'Keys'],
    ] as const) {
      await card.focus();
      await page.keyboard.press(key);
      await expect(sheet, `${key} opens`).toHaveAccessibleName(name);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    await card.focus();
    await page.keyboard.press('t');
    await expect(table.locator('.board > [role="status"]')).toContainText('Stock:');
    await page.keyboard.press('?');
    await sheet.getByLabel('Single keys').uncheck();
    await page.keyboard.press('Escape');
    await card.focus();
    await page.keyboard.press('m');
    await expect(sheet).toHaveCount(0);
    // Where the focus is elsewhere no key of one sign does anything, whether they are on or not.
    await page.evaluate(() => localStorage.removeItem('table-keys'));
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('m');
    await expect(sheet).toHaveCount(0);
  });

  for (const screen of [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    const size = `${screen.width} × ${screen.height}`;
    test(`${kind[0]}: what a tool opens takes two fifths of a low screen at most, and leaves felt and tools in view, ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      const table = await openTable(page, kind);
      await table.locator('.tools').scrollIntoViewIfNeeded();
      for (const name of ['Hint', 'Why?', 'More']) {
        const tool = table.locator('.tools button', { hasText: name });
        await tool.click();
        const box = await table.locator('.sheet').boundingBox();
        expect(box?.height, name).toBeLessThanOrEqual(0.4 * screen.height + 1);
        await expect(table.locator('.sheet'), name).toBeInViewport({ ratio: 0.99 });
        await expect(tool, name).toBeInViewport({ ratio: 0.99 });
        await tool.click();
        await expect(table.locator('.sheet')).toHaveCount(0);
      }
      // A touch on the felt puts it away too.
      await table.locator('.tools button', { hasText: 'More' }).click();
      await table.locator('.felt-place').dispatchEvent('pointerdown');
      await expect(table.locator('.sheet')).toHaveCount(0);
    });
  }
}

// Where a deal is played, what can be done is looked at beside the hint.
for (const kind of kinds.slice(2)) {
  test(`${kind[0]}: on a low wide screen what a tool opens leaves in view what can be done`, async ({ page }) => {
    await page.setViewportSize({ width: 853, height: 480 });
    const table = await openTable(page, kind);
    await table.locator('.tools').scrollIntoViewIfNeeded();
    for (const name of ['Hint', 'Why?', 'More']) {
      const tool = table.locator('.tools button', { hasText: name });
      await tool.click();
      await expect(table.locator('.sheet'), name).toBeInViewport({ ratio: 0.99 });
      const covered = await table
        .locator('.acts button')
        .first()
        .evaluate((act) => {
          const { left, top, width, height } = act.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return seen === null || !act.contains(seen);
        });
      expect(covered, name).toBe(false);
      await tool.click();
    }
  });
}
