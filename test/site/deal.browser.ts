import { expect, test } from './page-reader.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('an example is followed act by act, each with its verdict and clause, to the count', async ({ page }) => {
  await page.goto('/fi/deal/');
  await page.getByRole('link', { name: /^Samba: tämän sivuston/ }).click();
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText('Kortit on jaettu.');
  await page.getByRole('button', { name: 'Seuraava vaihe' }).click();
  await expect(verdict).toContainText('✓ Sallittu');
  await expect(verdict.getByRole('link').first()).toHaveAttribute('href', /^\/fi\/samba\/\d+\/#/);
  await page.locator('.board').press('End');
  await expect(page.locator('.count')).toBeVisible();
  await page.locator('.board').press('ArrowLeft');
  await expect(page.locator('.count')).toHaveCount(0);
});

test('something else is tried before an act, and the deal goes on as it was', async ({ page }) => {
  await page.goto('/en/deal/');
  await page.getByRole('link', { name: /^Finnish Canasta: a deal/ }).click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'What else?' }).click();
  await expect(page.locator('.verdict')).toContainText('as it was before the act');
  await page.getByText('Every legal move').click();
  await page.locator('.legal .buttons button').first().click();
  await expect(page.locator('.verdict')).toContainText('Tried:');
  await page.getByRole('button', { name: 'Back to the deal' }).click();
  await expect(page.locator('.replay-place')).toContainText('Act 2 of');
});

test('a comment goes along with the copied link, and a damaged link says where', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sv/deal/');
  await page.getByRole('link', { name: /^Samba: en giv/ }).click();
  await page.getByRole('button', { name: 'Nästa steg' }).click();
  await page.getByLabel('Din kommentar till drag 1').fill('Varför inte ta högen?');
  await expect(page).toHaveURL(/#at=1&packed=/);
  await page.getByRole('button', { name: 'Kopiera en länk till given' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/sv/');
  await page.goto(link);
  await expect(page.locator('.verdict')).toContainText('Varför inte ta högen?');
  await page.goto('/sv/');
  await page.goto(link.slice(0, -60));
  await expect(page.getByRole('alert')).toContainText(/Länken är skadad.*tecken \d+/);
  await expect(page.locator('.replay .felt')).toBeVisible();
  await page.goto('/sv/');
  await page.goto('/sv/deal/#deal=1.bridge.x.00');
  await expect(page.getByRole('alert')).toContainText('Given i länken går inte att läsa');
});

test('a practice deal is copied as a link and played back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/et/play/canasta-fi/');
  await page.locator('.practice-setup button[type=submit]').last().click();
  await page.locator('.practice .felt').waitFor();
  await page.getByRole('button', { name: 'Võta põhipakist' }).first().click();
  await page.getByRole('button', { name: 'Veel' }).click();
  await page.getByRole('button', { name: 'Kopeeri raund lingina' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/et/deal/#');
  await page.goto(link);
  await page.getByRole('button', { name: 'Lõppu' }).click();
  await expect(page.locator('.verdict')).toContainText('✓ Lubatud');
});
