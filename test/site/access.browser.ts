import type { Locator, Page } from '@playwright/test';
import { axeFor } from './axe-for.ts';
import { expect, test } from './page-reader.ts';

// What is said to those who do not see the page, and how it looks to those who see little. Focus and speech of tables: `table-*.browser.ts`.

/** The table with this id, in sight and awake. */
async function liveTable(page: Page, id: string): Promise<Locator> {
  const table = page.locator(`[id="${id}"]`);
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-state', 'live');
  return table;
}

test('what can be read on a control is what it is called, so that it can be asked for by voice', async ({ page }) => {
  for (const path of [
    '/en/',
    '/en/canasta-fi/14/',
    '/fi/compare/',
    '/sv/referee/samba/',
    '/et/samba/lab/meld/',
    '/en/learn/canasta-fi/1/',
    '/en/play/sitoumussamba/',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { violations } = await axeFor(page)
      .options({
        runOnly: ['label-content-name-mismatch'],
        rules: { 'label-content-name-mismatch': { enabled: true } },
      })
      .analyze();
    const nodes = violations.flatMap((violation) => violation.nodes.map(({ html }) => html.slice(0, 200)));
    expect(nodes, path).toEqual([]);
  }
});

test('a bid that is chosen is spoken with what it would bring', async ({ page }) => {
  await page.goto('/en/sitoumussamba/12/');
  const table = await liveTable(page, 'bid-over-spades');
  const region = table.locator('.bid-board [aria-live="polite"]');
  await expect(region).not.toBeEmpty();
  // The same region as before: one that comes with its words is not heard.
  const before = await region.elementHandle();
  await table.locator('.bid-grid .bid').last().click();
  await expect(region).toContainText('bid reached');
  expect(await region.evaluate((now, was) => now === was, before)).toBe(true);
});

test('on a phone a finger finds every bid, and all of them are in sight at once', async ({ page }) => {
  for (const screen of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(screen);
    await page.goto('about:blank');
    await page.goto('/en/sitoumussamba/12/');
    const table = await liveTable(page, 'bid-over-spades');
    for (const bid of await table.locator('.bid').all()) {
      const { width = 0, height = 0 } = (await bid.boundingBox()) ?? {};
      // Eight levels stand in one row of the narrowest of these screens.
      expect(width, `${screen.width}: ${await bid.textContent()}`).toBeGreaterThanOrEqual(36);
      expect(height, `${screen.width}: ${await bid.textContent()}`).toBeGreaterThanOrEqual(40);
    }
    expect(await table.locator('.bid-board').evaluate((board) => board.scrollHeight - board.clientHeight)).toBeLessThan(
      2,
    );
  }
});

test('the referee’s guide and the comparison say how much they have found', async ({ page }) => {
  const talk = page.waitForResponse((response) => response.url().includes('table-talk'));
  await page.goto('/en/referee/canasta-fi/');
  await talk;
  const statuses = page.getByRole('status');
  await page.locator('#what').pressSequentially('dr');
  await page.waitForTimeout(400);
  await page.locator('#what').pressSequentially('ew too many');
  await expect(page.locator('.found a').first()).toBeVisible();
  await expect(statuses.filter({ hasText: /\d/ }).first()).toBeAttached();
  await page.goto('/en/compare/');
  const rows = page.locator('[data-rows]');
  const before = await rows.textContent();
  await page.locator('summary', { hasText: 'Topics' }).click();
  await page.getByLabel('Cards and deal').uncheck();
  await expect(rows).not.toHaveText(before ?? '');
  await expect(rows).toHaveText(/\d/);
});

test('what is right, and what differs, is told in words and not by a sign alone', async ({ page }) => {
  await page.goto('/en/learn/canasta-fi/1/#task-2');
  await page.locator('#task-2').getByRole('textbox').fill('40');
  await page.locator('#task-2').getByRole('button', { name: 'Answer' }).click();
  await expect(page.locator('#task-2').getByRole('status').first()).toContainText('That’s it.');
  await expect(page.locator('[data-steps] a.first, [data-steps] .first a').first()).toHaveAccessibleName(
    /right|✓|first/i,
  );
  await page.goto('/en/compare/');
  const row = page.getByRole('row', { name: /packs of cards/ });
  await expect(row).toHaveAccessibleName(/differ/i);
});

test('a number that is none is asked for anew in words, and nothing is called wrong before it is answered', async ({
  page,
}) => {
  await page.goto('/en/learn/canasta-fi/1/#task-2');
  const task = page.locator('#task-2');
  const field = task.getByRole('textbox');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.fill('abc');
  await field.press('Enter');
  await expect(task.locator('.outcome.done:visible')).toHaveCount(0);
  await expect(task.locator('.outcome:visible', { hasText: 'Not quite' })).toHaveCount(0);
});

test('placeholders can be read in light and in dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/en/', '/en/referee/samba/', '/en/search/']) {
      await page.goto(path);
      const ratios = await page.locator('input[placeholder]').evaluateAll((fields) => {
        const [canvas] = [document.createElement('canvas').getContext('2d', { willReadFrequently: true })];
        /** The brightness of a colour over another, by WCAG. */
        const brightness = (...colours: readonly string[]) => {
          if (canvas === null || canvas === undefined) return 0;
          for (const colour of colours) {
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
          }
          const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        return fields.map((field) => {
          const behind: string[] = [];
          for (let part: Element | null = field; part !== null; part = part.parentElement)
            behind.unshift(getComputedStyle(part).backgroundColor);
          const { color } = getComputedStyle(field, '::placeholder');
          const [a, b] = [brightness(...behind), brightness(...behind, color)];
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        });
      });
      for (const ratio of ratios) expect(ratio, `${path}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('where more contrast is asked for, lines and quiet words are stronger', async ({ page }) => {
  await page.goto('/en/canasta-fi/14/');
  const inks = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--quiet', '--rule'].map((name) => style.getPropertyValue(name));
    });
  await page.emulateMedia({ contrast: 'no-preference' });
  const usual = await inks();
  await page.emulateMedia({ contrast: 'more' });
  const strong = await inks();
  for (const [place, ink] of strong.entries()) expect(ink).not.toBe(usual[place]);
});

test('where colours are forced, buttons keep a border and what is chosen is told from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/en/learn/canasta-fi/1/#task-1', '/en/canasta-fi/14/', '/en/compare/', '/en/']) {
    await page.goto('about:blank');
    await page.goto(path);
    const without = await page.locator('main :is(button, .button, .page-action):visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { borderStyle, borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(button);
          const drawn = button.querySelector('svg') !== null || textDecorationLine.includes('underline');
          return !drawn && outlineStyle === 'none' && (borderStyle === 'none' || borderTopWidth === '0px');
        })
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect(without, path).toEqual([]);
  }
});

test('where colours are forced, what is chosen or has been reached looks unlike what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const bid = async () => {
    const table = await liveTable(page, 'bid-over-spades');
    await table.locator('.bid-grid .bid').last().click();
  };
  for (const [path, chosen, other, drawn, act] of [
    ['/en/sitoumussamba/12/', '.bid-grid .bid[aria-pressed="true"]', '.bid-grid .bid:not(.low)', '', bid],
    ['/en/referee/canasta-fi/', '.find .steps [aria-current]', '.find .steps li:not([aria-current])', ''],
    ['/en/learn/canasta-fi/1/', '.steps [aria-current]', '.steps a:not([aria-current])', '::before'],
    ['/', '.choice a[data-preferred]', '.choice a:not([data-preferred])', ''],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(path);
    await act?.();
    await expect(page.locator(chosen).first()).toBeAttached();
    const looks = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return [style.borderTopColor, style.outlineStyle, style.outlineColor, style.backgroundColor].join();
        }, drawn);
    expect(await looks(chosen), path).not.toBe(await looks(other));
  }
});

test('what is meant for the screen alone is no light writing on white paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, part] of [
    ['/', 'h1'],
    ['/en/', '.try-label'],
  ] as const) {
    await page.goto(path);
    const [red = 255] = await page
      .locator(part)
      .first()
      .evaluate((element) => Array.from(getComputedStyle(element).color.matchAll(/\d+/g), Number));
    expect(red, path).toBeLessThan(80);
  }
});

test('the practice table has headings to go by, and one heading of the first level', async ({ page }) => {
  await page.goto('/en/play/canasta-fi/');
  await page.locator('.practice-setup button[type=submit]').click();
  await expect(page.locator('.practice .felt')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const names = await page.locator('.practice').getByRole('heading').allTextContents();
  expect(names).toEqual(['The table', 'What will you do?']);
  await expect(page.locator('.practice').getByRole('group', { name: 'Your hand' })).toBeAttached();
});

test('the title of a source is marked as being in its own language', async ({ page }) => {
  await page.goto('/en/canasta-fi/');
  const foreign = page.locator('main [lang="fi"]');
  await expect(foreign.first()).toBeVisible();
});
