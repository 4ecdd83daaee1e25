import { expect, type Page } from '@playwright/test';

/** How much of a page may move by itself while it is scrolled from end to end. */
export const mostShift = 0.02;

/** Scrolls a page end to end, slowly enough for its tables to wake and sleep, and says how much has moved by itself. */
export async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = 'value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput === true);
        if (moved) Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(120);
    // On a slow machine a table would wake only screens later, as for no reader who looks at it.
    await page.waitForFunction(() => document.querySelector('[data-state="waking"]') === null);
  }
  for (const table of await page.locator('[data-table="at-sight"]').all()) {
    await expect(table).toHaveAttribute('data-state', 'live');
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}
