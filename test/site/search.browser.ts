import type { Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

/** The clauses that a search shows, in their order. */
async function found(page: Page): Promise<string[]> {
  await expect(page.locator('[data-clause]').first()).toBeVisible();
  return page
    .locator('[data-clause]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-clause') ?? ''));
}

test.describe('the search page', () => {
  test('finds the clause that answers, in any language, within one ruleset', async ({ page }) => {
    for (const [language, ruleset, query, clause] of [
      ['fi', 'samba', 'saako lukitun pakan nostaa jokerilla', 'samba/14-b'],
      ['sv', 'samba', 'får man mäla treor', 'samba/20-c'],
      ['et', 'classic', 'kui palju punkte on vaja avamiseks', 'classic/14-a'],
      ['en', 'classic', 'how many cards to start', 'classic/10-e'],
      ['en', 'canasta-fi', 'frozne pile', 'canasta-fi/14-b'],
      ['fi', 'samba', 'sequence', 'samba/15-a-2'],
    ] as const) {
      await page.goto(`/${language}/search/?${new URLSearchParams({ q: query, ruleset })}`);
      const clauses = await found(page);
      expect(clauses.slice(0, 5), query).toContain(clause);
      expect(clauses.every((each) => each.startsWith(`${ruleset}/`))).toBe(true);
      await expect(page.locator('[data-clause] mark').first()).toBeVisible();
    }
  });

  test('finds a clause by its number, however it is written', async ({ page }) => {
    await page.goto('/fi/search/?q=samba+14+b');
    for (const query of ['Samba 14B', 'samba kohta 14 b', 'samba § 14.b']) {
      expect((await found(page))[0]).toBe('samba/14-b');
      await page.getByRole('searchbox').fill('');
      await expect(page.locator('[data-clause]')).toHaveCount(0);
      await page.getByRole('searchbox').fill(query);
    }
    expect((await found(page))[0]).toBe('samba/14-b');
  });

  test('says clearly that there is nothing, and offers the other languages', async ({ page }) => {
    await page.goto('/en/search/?q=lampshade');
    await expect(page.locator('.found-nothing')).toContainText('Nothing was found');
    await expect(page.locator('.found-nothing a')).toHaveCount(3);
    await expect(page.locator('[data-clause]')).toHaveCount(0);
  });

  test('a beginning of a word is no hit', async ({ page }) => {
    await page.goto('/en/search/?q=conc');
    await expect(page.locator('.found-nothing')).toBeVisible();
  });

  test('emoji, a script and a thousand words are answered with a clear page', async ({ page }) => {
    await page.goto('/fi/search/');
    for (const query of ['🃏🃏', '<script>alert(1)</script><img src=x onerror=alert(1)>', 'zzz '.repeat(1000)]) {
      await page.getByRole('searchbox').fill(query);
      await expect(page.locator('.found-nothing, [data-clause]').first()).toBeVisible();
      await page.getByRole('searchbox').fill('');
      await expect(page.locator('.found-nothing, [data-clause]')).toHaveCount(0);
    }
  });

  test('what is typed and chosen stands in the address, also of the other languages', async ({ page }) => {
    await page.goto('/en/search/');
    await page.getByRole('searchbox').fill('frozen pile');
    await page.getByRole('combobox').selectOption('samba');
    await expect(page.locator('[data-clause="samba/14-b"]')).toBeVisible();
    await expect(page).toHaveURL(/\?q=frozen\+pile&ruleset=samba$/);
    await expect(page.locator('a[data-keeps-place][lang="sv"]')).toHaveAttribute(
      'href',
      /\?q=frozen\+pile&ruleset=samba$/,
    );
  });

  test('all languages can be searched at once, each marked as what it is', async ({ page }) => {
    await page.goto('/sv/search/?q=sequence&all=1');
    await found(page);
    await expect(page.locator('[data-results] > section[lang="en"] [data-clause]').first()).toBeVisible();
    await expect(page.locator('[data-results] > section[lang="sv"] [data-clause]').first()).toBeVisible();
  });
});

test('the search opens over any page by a key, finds, and leads to the clause', async ({ page }) => {
  await page.goto('/en/canasta-fi/13/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('frozen pile');
  await dialog.locator('[data-clause="canasta-fi/14-b"] a').click();
  await expect(page).toHaveURL(/\/en\/canasta-fi\/14-b\/$/);
  await page.waitForLoadState();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the key that opens the search can be turned off, and stays off', async ({ page }) => {
  await page.goto('/en/canasta-fi/14/');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/en/search/');
  await page.getByLabel('The key / opens the search on every page').uncheck();
  await page.goto('/en/canasta-fi/14/');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what is found is headed in order, on the page and in the dialog', async ({ page }) => {
  await page.goto('/en/search/?q=frozen+pile');
  await expect(page.locator('.found li').first()).toBeVisible();
  const levels = await page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
  expect(levels[0]).toBe('H1');
  expect(levels).not.toContain('H3');
});
