import { test as base, expect, type Page } from '@playwright/test';

/** Collects what a page does wrong without anybody asking: errors on the console and requests to other origins. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Chromium reports every 404 answer on the console, also the one that a test asks for.
    const expected = message.text().includes('status of 404') && message.location().url === page.url();
    if (message.type() === 'error' && !expected) faults.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request: ${url.href}`);
  });
  return faults;
}

/** Chance that is the same in every run: a deal that a page draws by lot is then always the same deal (mulberry32, begun at one). */
function sameChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The test of a reader's page: the same chance in every run, and besides what the test asks for, nothing may go wrong unasked. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const faults = watch(page, new URL(baseURL ?? '').origin);
    await page.addInitScript(sameChance);
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** Opens the choice of language in the header and follows the link to one of them; `label` is what the choice is called on this page. */
export async function chooseLanguage(page: Page, label: string, language: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('navigation', { name: label, exact: true }).getByRole('link', { name: language }).click();
}

export { expect };
