import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test, visit } from './own-site.ts';
import { expect } from './page-reader.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit its language can be read, played and searched without a network', async ({ page, site }) => {
  await visit(page, '/fi/samba/14/');
  await site.goAway();

  await page.goto('/fi/canasta-fi/14/');
  await expect(page.locator('[id="14-b"]')).toContainText('lukittu');
  const table = page.locator('.table-widget').first();
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-state', 'live');

  await page.goto(
    `/fi/search/?${new URLSearchParams({ q: 'saako lukitun pakan nostaa jokerilla', ruleset: 'samba' })}`,
  );
  await page.locator('[data-clause="samba/14-b"] a').click();
  await expect(page).toHaveURL(/\/fi\/samba\/14\/#14-b$/);
  await expect(page.locator('[id="14-b"]')).toBeInViewport();

  await page.goto('/fi/referee/samba/');
  await page.waitForLoadState('networkidle');
  await page.locator('#what').fill('tiputti kortin');
  await page.locator('.found a', { hasText: 'Käsikortti näytettiin' }).click();
  await expect(page.locator('.slip .row dd')).not.toHaveCount(0);
  await expect(page.locator('.slip .rests')).toContainText('32 a');
  await page.goto('/fi/learn/canasta-fi/2/#task-1');
  const task = page.locator('#task-1');
  await task.scrollIntoViewIfNeeded();
  await expect(task).toHaveAttribute('data-state', 'live');

  await page.goto('/sv/samba/14/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utan nätverk');
  await expect(page.locator('[data-instead]')).toBeVisible();

  await site.comeBack();
  await page.goto('/sv/samba/14/');
  await expect(page.locator('[id="14-b"]')).toContainText('frusen');
});

test('however short the first visit, the page that is read is kept before the rest of its language', async ({
  page,
  site,
}) => {
  await page.goto('/fi/samba/14/');
  // A cache tells its files in the order in which they came.
  const firstKept = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.endsWith(' fi'));
      const [first] = name === undefined ? [] : await (await caches.open(name)).keys();
      return first === undefined ? '' : new URL(first.url).pathname;
    });
  await expect.poll(firstKept, { timeout: 60_000 }).toBe('/fi/samba/14/');
  await site.goAway();
  await page.reload();
  await expect(page.locator('[id="14-b"]')).toContainText('lukittu');
});

test('another language is kept when the reader wants it, and removed again', async ({ page, site }) => {
  await visit(page, '/en/');
  const swedish = page.locator('[data-kept-language=sv]');
  await expect(swedish).toContainText(/\d MB/);
  await swedish.getByRole('button', { name: 'Keep svenska' }).click();
  await expect(swedish.getByText('kept on this device')).toBeVisible({ timeout: 120_000 });
  await site.goAway();
  await page.goto('/sv/classic/12/');
  await expect(page.locator('.clause').first()).toBeVisible();
  await page.goto('/en/offline/');
  await swedish.getByRole('button', { name: 'Remove svenska' }).click();
  await expect(swedish.getByRole('button', { name: 'Keep svenska' })).toBeVisible();
  await page.goto('/sv/classic/12/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utan nätverk');
});

test('what is broken or gone of the kept files heals with the next page that is read', async ({ page, site }) => {
  await visit(page, '/et/samba/14/');
  const broken = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (count++ % 2 === 0) await cache.delete(request);
        else await cache.put(request, new Response('<h1>Welcome to the hotel’s network</h1>'));
      }
    }
    return count;
  });
  expect(broken).toBeGreaterThan(200);
  await visit(page, '/et/samba/14/');
  await expect(async () => {
    const left = await page.evaluate(async () => {
      const texts = (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
      });
      return (await Promise.all(texts)).flat().filter((text) => text?.includes('hotel')).length;
    });
    expect(left).toBe(0);
  }).toPass({ timeout: 60_000 });
  await site.goAway();
  await page.goto('/et/classic/12/');
  await expect(page.locator('.clause').first()).toBeVisible();
});

test('a new version is told of, and stands in place of the old one when the reader takes it', async ({
  page,
  site,
}) => {
  await visit(page, '/en/samba/14/');
  const read = (path: string) => readFileSync(`dist/${path}`, 'utf8');
  const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const section = read('en/samba/14/index.html');
  const newSection = section.replace('</h1>', ' (second edition)</h1>');
  const list = read('offline/en.json');
  const newList = list.replace(digest(section), digest(newSection));
  site.changed.set('/en/samba/14/', newSection);
  site.changed.set('/offline/en.json', newList);
  site.changed.set('/sw.js', read('sw.js').replace(digest(list), digest(newList)));

  await page.goto('/en/samba/14/');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('second edition');
  await expect(page.getByText('There is a new version of the site.')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second edition');
  await site.goAway();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second edition');
});

test('a clause opens without a network however its address is written', async ({ page, site }) => {
  await visit(page, '/fi/canasta-fi/14/');
  await site.goAway();
  for (const path of ['/fi/canasta-fi/14-b/', '/fi/canasta-fi/14-b', '/fi/canasta-fi/14-B/', '/fi/Canasta-FI/14-B']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/fi\/canasta-fi\/14\/#14-b$/);
    await expect(page.locator('[id="14-b"]')).toBeVisible();
  }
});

/** What the service worker finds where the device has no room for files whose address has this in it. */
const withoutRoom = (place: string) => `{
  const { put } = Cache.prototype;
  Cache.prototype.put = function (request, response) {
    return new Request(request).url.includes('${place}')
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : put.call(this, request, response);
  };
}
`;

for (const [room, place, left] of [
  ['for a part of a language', '/fi/samba/', 1e9],
  ['not even for what all languages share', '/_astro/', 1e6],
] as const)
  test(`where there is room ${room}, the reader is told so, and everything can be read with a network`, async ({
    page,
    site,
  }) => {
    site.changed.set('/sw.js', withoutRoom(place) + readFileSync('dist/sw.js', 'utf8'));
    await page.addInitScript((bytes) => {
      navigator.storage.estimate = async () => ({ quota: bytes, usage: 0 });
    }, left);
    await page.goto('/fi/offline/');
    await expect(page.locator('[data-kept-language=fi]').getByRole('status')).toHaveText(
      'Laitteella ei ole tarpeeksi tilaa. Vapauta tilaa tai poista jokin kieli ja yritä uudelleen.',
      { timeout: 60_000 },
    );
    await page.goto('/fi/samba/14/');
    await expect(page.locator('[id="14-b"]')).toContainText('lukittu');
  });
