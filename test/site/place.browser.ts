import { chooseLanguage, expect, test } from './page-reader.ts';

test('the language switch keeps ruleset, section and clause', async ({ page }) => {
  await page.goto('/fi/canasta-fi/14/#14-b');
  await chooseLanguage(page, 'Kieli', 'eesti');
  await expect(page).toHaveURL(/\/et\/canasta-fi\/14\/#14-b$/);
  await expect(page.locator('[id="14-b"]')).toBeInViewport();
});

test('the switch follows the reader from clause to clause', async ({ page }) => {
  await page.goto('/sv/samba/11/');
  await page.getByRole('navigation', { name: 'Innehåll: Samba' }).getByRole('link', { name: '11 c' }).click();
  await page.getByRole('button', { name: 'Språk' }).click();
  await expect(page.getByRole('navigation', { name: 'Språk' }).getByRole('link', { name: 'English' })).toHaveJSProperty(
    'hash',
    '#11-c',
  );
});

test('a clause leads to itself in the other languages', async ({ page }) => {
  await page.goto('/fi/canasta-fi/14/');
  await page.locator('[id="14-b"]').getByRole('link', { name: 'sv: punkt 14 B på svenska' }).click();
  await expect(page).toHaveURL(/\/sv\/canasta-fi\/14\/#14-b$/);
});

test('a reference leads to its clause, which is marked', async ({ page }) => {
  await page.goto('/en/canasta-fi/13/');
  await page.locator('.clause-text .ref', { hasText: '13 C 2' }).click();
  await expect(page).toHaveURL(/#13-c-2$/);
  await expect(page.locator('[id="13-c-2"]')).toBeInViewport();
});

test('link, citation and wording of a clause are copied with the address of its own page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/fi/canasta-fi/14/');
  const clause = page.locator('[id="14-b"]');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await clause.getByRole('button', { name: 'Kopioi viittaus' }).click();
  await expect(page.locator('[data-announcement]')).toHaveText('Kopioitu');
  const address = new URL('/fi/canasta-fi/14-b/', page.url()).href;
  expect(await clipboard()).toBe(`Canastan säännöt, kohta 14\u00a0B\n${address}`);
  await clause.getByRole('button', { name: 'Kopioi linkki' }).click();
  await expect.poll(clipboard).toBe(address);
  await clause.getByRole('button', { name: 'Kopioi sanamuoto' }).click();
  await expect.poll(clipboard).toMatch(/^Avopakka on lukittu[\s\S]*\n\nCanastan säännöt, kohta 14\u00a0B\nhttp/);
});

test('an unknown address is answered in its language', async ({ page }) => {
  const answer = await page.goto('/fi/canasta-fi/99/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Sivua ei löydy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeHidden();
  await page.getByRole('link', { name: 'Siirry etusivulle' }).click();
  await expect(page).toHaveURL(/\/fi\/$/);
});

test('an unknown address leads to what is nearest to it', async ({ page }) => {
  const nearest = page.locator('[data-suggestions]').getByRole('link');
  await page.goto('/fi/samba/14-z/');
  await expect(nearest).toHaveText(['Samba 14', 'Samba']);
  await page.goto('/et/samba/%F0%9F%83%8F%20<script>/');
  await expect(nearest).toHaveText(['Samba']);
});

test('an address that is only written otherwise leads on', async ({ page }) => {
  for (const path of ['/sv/samba/14b', '/sv/samba/14-B/', '/SV/Samba/14-b']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sv\/samba\/14-b\/$/);
  }
});

test('an address without a language is answered in all of them', async ({ page }) => {
  await page.goto('/nowhere/');
  for (const heading of ['Sivua ei löydy', 'Sidan finns inte', 'Lehte ei leitud', 'Page not found']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test.describe('a browser that prefers Estonian', () => {
  test.use({ locale: 'et-EE' });

  test('is offered Estonian', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Jätka eesti keeles')).toBeVisible();
    await expect(page.getByText('Fortsätt på svenska')).toBeHidden();
  });
});

test('the choice of appearance is remembered, and forgotten when it is the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/fi/');
  const button = page.getByRole('button', { name: 'Tumma ulkoasu' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await page.goto('/fi/samba/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
