import { expect, test } from './page-reader.ts';

test('the page of a clause holds its text in four languages, its examples and what refers to it', async ({ page }) => {
  await page.goto('/fi/samba/14-b/');
  await expect(page.locator('.clause.alone')).toContainText('Avopakka on lukittu');
  const others = page.getByRole('region', { name: 'Muilla kielillä' });
  for (const language of ['sv', 'et', 'en'])
    await expect(others.locator(`.clause-text[lang=${language}]`)).toBeVisible();
  await expect(others.getByRole('heading', { name: 'svenska' })).toContainText('lähteen kieli');
  await expect(page.locator('.relations')).toContainText('kohta 14 a 2');
  await expect(page.getByRole('region', { name: 'Esimerkkejä' }).getByRole('img').first()).toBeVisible();
});

test('a link preview carries the clause’s own text', async ({ page }) => {
  await page.goto('/en/samba/14-b/');
  const description = page.locator('meta[property="og:description"]');
  await expect(description).toHaveAttribute('content', /^A discard pile that contains a wild card/);
});

test('an example becomes a live table when its button is pressed, and not before', async ({ page }) => {
  await page.goto('/en/samba/14-b/');
  const example = page.locator('.table-widget').first();
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole('img')).toBeVisible();
  await expect(example).not.toHaveAttribute('data-state');
  await example.getByRole('button', { name: 'Try it at the table' }).click();
  await expect(example).toHaveAttribute('data-state', 'live');
  await expect(example.locator('.felt').getByRole('button').first()).toBeVisible();
});

test('the way leads from clause to clause and back into the section', async ({ page }) => {
  await page.goto('/sv/canasta-fi/13-c-2/');
  await page.getByRole('link', { name: /Nästa punkt/ }).click();
  await expect(page).toHaveURL(/\/sv\/canasta-fi\/13-d\/$/);
  await page.getByRole('link', { name: /^Läs i avsnitt 13/ }).click();
  await expect(page).toHaveURL(/\/sv\/canasta-fi\/13\/#13-d$/);
});

test('the pages of Swedish Canasta name the base rules that they cite', async ({ page }) => {
  await page.goto('/fi/canasta-sv/1-b/');
  const answers = page.locator('details.answers').first();
  await expect(answers.getByRole('link', { name: 'Suomalainen canasta, kohta 9' }).first()).toBeVisible();
  await expect(answers.getByRole('link', { name: 'kohta 1 b' }).first()).toBeVisible();
});
