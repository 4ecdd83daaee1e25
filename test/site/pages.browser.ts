import type { Page } from '@playwright/test';
import { axeFor } from './axe-for.ts';
import { expect, test } from './page-reader.ts';
import { type Look, visits } from './routes.ts';

/** The narrowest screen that a page fits, and one between phone and desk, in pixels. */
const narrow = 320;
const between = 600;

/** How far a page reaches beyond its screen, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** What axe finds on a page that is looked at in a certain way. */
async function accessibilityFaults(page: Page, look: Look): Promise<readonly string[]> {
  const wide = look === 'wide and light';
  await page.setViewportSize(wide ? { width: 1280, height: 720 } : { width: 360, height: 640 });
  await page.emulateMedia({ colorScheme: wide ? 'light' : 'dark', reducedMotion: 'reduce' });
  const { violations } = await axeFor(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

for (const { kind, routes, looked, look } of visits) {
  test(`${kind} loads without an error and fits a phone, and axe finds nothing, ${look}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of routes) {
      await page.setViewportSize({ width: narrow, height: 640 });
      // What a script puts on the page is looked at too.
      const answer = await page.goto(route, { waitUntil: route === looked ? 'networkidle' : 'load' });
      expect(answer?.status(), route).toBe(200);
      for (const width of [narrow, between]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await overflow(page), `${route} at ${width} px`).toBeLessThanOrEqual(0);
      }
      if (route === looked) expect(await accessibilityFaults(page, look), route).toEqual([]);
    }
  });
}

test('axe finds nothing where there is no page', async ({ page }) => {
  for (const [language, look] of [
    ['et', 'wide and light'],
    ['sv', 'narrow and dark'],
  ] as const) {
    await page.goto(`/${language}/no-such-page/`);
    expect(await accessibilityFaults(page, look), language).toEqual([]);
  }
});

test('on paper there is the text and nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/sv/canasta-fi/14/');
  await expect(page.locator('.clause-text').first()).toBeVisible();
  await expect(page.locator('.page-header')).toBeHidden();
  await expect(page.locator('.clause-tools').first()).toBeHidden();
});

test('the keyboard alone reaches the text, a clause’s tools and the next section', async ({ page }) => {
  await page.goto('/fi/canasta-fi/14/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Siirry sisältöön' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const citation = page.locator('[id="14-a"]').getByRole('button', { name: 'Kopioi viittaus' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await citation.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(citation).toBeFocused();
  await expect(citation).toBeInViewport();
  const outline = await citation.evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(outline).toBe('solid');

  const next = page.getByRole('link', { name: /Seuraava luku/ });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fi\/canasta-fi\/15\/$/);
});
