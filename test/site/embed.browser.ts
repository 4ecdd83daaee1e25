import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { test as plain } from '@playwright/test';
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
  expect(line).toMatch(/<script async src="http[^"]*\/frame\.js"><\/script>$/);
  await page.getByRole('combobox', { name: 'Keel' }).last().selectOption('sv');
  await page.getByRole('combobox', { name: 'Välimus' }).last().selectOption('dark');
  await expect(page.locator('.share code').last()).toContainText('/embed/sv/samba/table/?theme=dark#');
  // A build that was not told its address has no code that leads to it.
  const { site } = JSON.parse(readFileSync('dist/site.json', 'utf8'));
  await expect(page.getByRole('img', { name: /^QR-kood/ })).toHaveCount(site === null ? 0 : 1);
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

/** A page elsewhere with a frame and the script of its line; `dark` as its ground says. */
const clubPage = (frame: string, dark: boolean) => `<!doctype html>
  <html><body style="margin:0;background:${dark ? '#111' : '#fff'}">
  <iframe src="${frame}" title="x" style="width:100%;height:20rem;border:0"></iframe>
  <script async src="${new URL('/frame.js', frame).href}"></script></body></html>`;

/** The test of a frame on the page of a club, which a server of its own serves: to the browser that is another site. */
const club = plain.extend<{ visit: (place: string, dark?: boolean) => Promise<void> }>({
  visit: async ({ page, baseURL }, use) => {
    let html = '';
    const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html));
    await new Promise<void>((ready) => server.listen(0, ready));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await use(async (place, dark = false) => {
      html = clubPage(new URL(place, baseURL).href, dark);
      await page.goto(`http://localhost:${port}/`);
    });
    server.close();
  },
});

club.describe('on the page of a club', () => {
  for (const [place, least] of [
    ['/embed/fi/canasta-fi/14/#14-b', 100],
    ['/embed/en/samba/table/#best-opening', 500],
  ] as const) {
    club(
      `the frame of ${place} is as high as what it shows, and light or dark like its page`,
      async ({ page, visit }) => {
        for (const dark of [false, true]) {
          await visit(place, dark);
          const inner = page.frameLocator('iframe');
          await expect(inner.locator('html')).toHaveAttribute('data-theme', dark ? 'dark' : 'light');
          const fits = async () => {
            const box = await page.locator('iframe').boundingBox();
            const over = await inner.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
            return box !== null && box.height >= least && over <= 0;
          };
          await expect.poll(fits).toBe(true);
        }
      },
    );
  }

  club('a message from elsewhere changes no frame', async ({ page, visit }) => {
    await visit('/embed/fi/canasta-fi/14/#14-b');
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'light');
    const before = await page.locator('iframe').boundingBox();
    await page.evaluate(() => window.postMessage({ type: 'canasta-codex', height: 5000 }, '*'));
    await page.waitForTimeout(200);
    expect((await page.locator('iframe').boundingBox())?.height).toBe(before?.height);
  });

  club('on a phone a table in a frame is played on one screen', async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit('/embed/en/canasta-fi/table/#frozen-pile-own-meld');
    const inner = page.frameLocator('iframe');
    await inner.locator('.table-widget[data-state="live"]').waitFor();
    await inner.locator('.felt .place.card').first().click();
    await inner.locator('.acts button').first().click();
    await expect(inner.locator('.verdict')).toContainText(/Allowed|Not allowed/);
    const over = await inner
      .locator('html')
      .evaluate((html) => [html.scrollHeight - html.clientHeight, html.scrollWidth - html.clientWidth]);
    expect(over.filter((each) => each > 0)).toEqual([]);
    // Felt, verdict, acts and tools are seen together on the screen.
    const board = await inner.locator('.board').boundingBox();
    expect(board?.height).toBeLessThanOrEqual(740);
  });
});

test('the script of the frames is small', () => {
  expect(readFileSync('public/frame.js').length).toBeLessThan(1000);
});
