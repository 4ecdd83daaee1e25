import { expect, test } from './page-reader.ts';

test.use({ javaScriptEnabled: false });

test('a section can be read, and nothing is offered that needs a script', async ({ page }) => {
  await page.goto('/et/canasta-fi/13/');
  await expect(page.locator('.summary')).toBeVisible();
  await expect(page.locator('.clause')).toHaveCount(7);
  await expect(page.locator('table.points')).toContainText('120');
  // What opens languages and contents needs none.
  for (const button of await page.getByRole('button').all()) await expect(button).toHaveAttribute('popovertarget');
  await page.locator('[id="13-b"]').getByRole('link', { name: /^fi/ }).click();
  await expect(page).toHaveURL(/\/fi\/canasta-fi\/13\/#13-b$/);
});

test('the languages are there to choose', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'svenska' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regler som går att pröva');
});

test('an unknown address is answered in every language', async ({ page }) => {
  await page.goto('/fi/nowhere/');
  await expect(page.locator('main section')).toHaveCount(4);
  for (const answer of await page.locator('main section').all()) await expect(answer).toBeVisible();
});
