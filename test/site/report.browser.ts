import type { Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';

/** Makes the page one of a site that names a project. */
async function nameProject(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const meta = document.createElement('meta');
      meta.name = 'project';
      meta.content = 'https://project.example/codex';
      document.head.append(meta);
    }),
  );
}

/** Tries at a table what is not allowed, so that there is a verdict. */
async function tryInVain(page: Page) {
  await page.goto('/en/canasta-fi/14/');
  const table = page.locator('#frozen-pile-own-meld');
  await table.scrollIntoViewIfNeeded();
  await expect(table.locator('.place.card').first()).toBeAttached({ timeout: 90_000 });
  await table.getByRole('button', { name: 'Take the pile onto the nines' }).click();
  await expect(table.locator('.verdict .judged')).toBeVisible({ timeout: 30_000 });
  return table;
}

test('an error of a verdict is reported with the position in which it was given', async ({ page }) => {
  await nameProject(page);
  const table = await tryInVain(page);
  const href = await table.locator('.verdict').getByRole('link', { name: 'Report an error' }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(href ?? '');
  expect(origin + pathname).toBe('https://project.example/codex/issues/new');
  expect(searchParams.get('template')).toBe('wrong-verdict.yml');
  const position = new URL(searchParams.get('position') ?? '');
  expect(position.pathname + position.hash).toBe('/en/canasta-fi/14/#frozen-pile-own-meld');
  expect(position.search).not.toBe('');
});

test('where no project is named, nothing offers to report errors', async ({ page }) => {
  const table = await tryInVain(page);
  await expect(table.getByRole('link', { name: 'Report an error' })).toHaveCount(0);
  await page.goto('/en/canasta-fi/14-b/');
  await expect(page.getByRole('link', { name: 'Report an error' })).toHaveCount(0);
});
