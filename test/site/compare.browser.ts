import { chooseLanguage, expect, test } from './page-reader.ts';

test('every game states its numbers, each leading to its clause', async ({ page }) => {
  await page.goto('/en/compare/?game=classic.samba');
  const row = page.getByRole('row', { name: /packs of cards/ });
  await expect(row.locator('[data-game=samba]')).toHaveText(/^3 /);
  await expect(row.locator('[data-game=classic]')).toHaveText(/^2 /);
  await expect(row).toHaveAttribute('data-differs', '');
  await row.locator('[data-game=samba] a').click();
  await expect(page).toHaveURL(/\/en\/samba\/2(-\w+)*\/$/);
});

test('games and topics can be chosen, and the address keeps the choice in every language', async ({ page }) => {
  await page.goto('/en/compare/');
  await page.getByLabel('Finnish Canasta').uncheck();
  await expect(page.getByRole('columnheader', { name: 'Samba, 5 players' })).toBeHidden();
  await page.locator('summary', { hasText: 'Variants' }).click();
  await page.getByLabel('Samba, 5 players').check();
  await page.locator('summary', { hasText: 'Topics' }).click();
  await page.getByLabel('Cards and deal').uncheck();
  await page.getByLabel('Differences only').uncheck();
  await expect(page.getByRole('columnheader', { name: 'Finnish Canasta' })).toBeHidden();
  await expect(page.getByRole('row', { name: /packs of cards/ })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Finnish Canasta' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Samba, 5 players' })).toBeVisible();
  await chooseLanguage(page, 'Language', 'suomi');
  await expect(page).toHaveURL(/\/fi\/compare\/\?.*differing=no/);
  await expect(page.getByRole('columnheader', { name: 'Suomalainen canasta' })).toBeHidden();
});

test('on a phone the comparison opens with the game that the reader comes from and one other, else with all five', async ({
  page,
}) => {
  await page.goto('/en/compare/');
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(6);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/samba/');
  await page.locator('footer').getByRole('link', { name: 'The games compared' }).click();
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(3);
  await expect(page.getByRole('columnheader', { name: 'Samba', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Finnish Canasta' })).toBeVisible();
  // The sign of a difference stands only where these two differ.
  await page.goto('/en/compare/?game=classic.canasta-fi&differing=no');
  await expect(page.getByRole('row', { name: /packs of cards/ }).locator('.differs')).toBeHidden();
});

test('the page scrolls, not the table in it, and the names of the games stay in sight; what differs is all there is at first', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/en/compare/');
    // Two packs has every Canasta; on the wide screen the Sambas stand beside them.
    await expect(page.getByRole('row', { name: /packs of cards/ })).toBeVisible({ visible: width > 360 });
    const inner = await page.locator('.compare-scroll').evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(inner).toBe(0);
    await page.locator('tbody:not([hidden])').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'Finnish Canasta' })).toBeInViewport();
  }
});

test('an address that names nothing known is taken for one without a choice', async ({ page }) => {
  await page.goto('/en/compare/?game=%F0%9F%83%8F.<script>&topic=&differing=no');
  await expect(page.getByRole('columnheader', { name: 'Finnish Canasta' })).toBeVisible();
  await expect(page.getByRole('row', { name: /packs of cards/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table is there and nothing to press', async ({ page }) => {
    await page.goto('/sv/compare/');
    await expect(page.getByRole('columnheader', { name: 'Wienercanasta' })).toBeAttached();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
