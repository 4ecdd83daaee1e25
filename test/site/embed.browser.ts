import { embedHeight } from '../../src/site/share/embed-height.ts';
import { expect, test } from './page-reader.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fragment chooses one clause of an embedded section', async ({ page }) => {
    await page.goto('/embed/sv/samba/14/#14-b');
    await expect(page.locator('[id="14-b"]')).toContainText('är frusen');
    await expect(page.locator('.clause:visible')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Samba, punkt 14 b' })).toHaveAttribute('href', '/sv/samba/14-b/');
    await expect(page.getByText('CC BY 4.0')).toBeVisible();
  });

  test('an embedded table leads to its picture', async ({ page }) => {
    await page.goto('/embed/sv/canasta-fi/table/#frozen-pile-own-meld');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('listitem').getByRole('link')).toHaveAttribute(
      'href',
      /^\/sv\/canasta-fi\/\d+\/#frozen-pile-own-meld$/,
    );
  });
});

test('one table stands alone and can be tried', async ({ page }) => {
  await page.goto('/embed/fi/canasta-fi/table/#frozen-pile-own-meld');
  const table = page.locator('.table-widget');
  await expect(table).toHaveCount(1);
  await expect(table).toHaveAttribute('data-state', 'live');
  await expect(page.locator('.page-header')).toHaveCount(0);
});

test('an unknown table is told of, and all are there to choose from', async ({ page }) => {
  await page.goto('/embed/en/samba/table/#no-such-table');
  await expect(page.getByText('There is no table of that name.')).toBeVisible();
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.locator('.table-widget')).toHaveCount(1);
});

test('the page of a clause offers lines to embed it and its first table, and its QR code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/et/samba/14-b/');
  await page.getByText('Lisa oma lehele või trüki QR-kood').click();
  await expect(page.locator('.share code').first()).toContainText(
    '/embed/et/samba/14/#14-b" title="Samba reeglid, punkt 14',
  );
  await page.getByRole('button', { name: 'Kopeeri rida' }).last().click();
  await expect(page.locator('[data-announcement]')).toHaveText('Kopeeritud');
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^<iframe src="http[^"]*\/embed\/et\/samba\/table\/#[a-z-]+" title="[^"]+\?"/);
  await expect(page.getByRole('img', { name: /^QR-kood/ })).toBeVisible();
});

test('the line to copy makes the frame high enough for every clause at every width', async ({ page }) => {
  for (const section of ['13', '14', '22', '23', '27', '34']) {
    for (const width of [320, 480, 720]) {
      await page.setViewportSize({ width, height: 200 });
      await page.goto(`/embed/fi/canasta-fi/${section}/`);
      for (const clause of await page.locator('.clause').all()) {
        const id = await clause.getAttribute('id');
        const html = await clause.locator('.clause-text').innerHTML();
        await page.goto(`/embed/fi/canasta-fi/${section}/#${id}`);
        const needed = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(needed, `${id} at ${width} px`).toBeLessThanOrEqual(Number.parseFloat(embedHeight(html)) * 16);
      }
    }
  }
});
