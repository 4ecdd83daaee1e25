import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page-reader.ts';
import { wakeTable } from './pixels/live-table.ts';
import { mistaken, seenCards } from './pixels/seen-cards.ts';

const path = '/fi/canasta-fi/14/';
const frozen = 'frozen-pile-own-meld';

/** The live table of the frozen pile. */
async function openFrozen(page: Page): Promise<Locator> {
  await page.goto(path);
  await wakeTable(page, { id: frozen });
  return page.locator(`#${frozen}`);
}

function handOf(table: Locator): Locator {
  return table.getByRole('group', { name: 'Oma käsi' }).getByRole('button');
}

/** The middle of what can be touched of something. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A place of the felt where nothing lies. */
async function bareFelt(table: Locator): Promise<{ x: number; y: number }> {
  const box = await table.locator('.felt').boundingBox();
  if (box === null) throw new Error('the felt is not to be seen');
  return { x: box.x + box.width * 0.3, y: box.y + box.height - 4 };
}

test('a table that nobody touches paints nothing', async ({ page }) => {
  await openFrozen(page);
  const askedFor = await page.evaluate(async () => {
    const ask = window.requestAnimationFrame.bind(window);
    let asked = 0;
    window.requestAnimationFrame = (paint) => {
      asked += 1;
      return ask(paint);
    };
    await new Promise((done) => setTimeout(done, 500));
    return asked;
  });
  expect(askedFor).toBe(0);
});

test('no more than two tables of a page are painted at a time, however many are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto(path);
  const tables = page.locator('[data-table="at-sight"]');
  expect(await tables.count()).toBeGreaterThan(2);
  for (const table of await tables.all()) await expect(table).toHaveAttribute('data-state', 'live');
  await expect(page.locator('.felt.painted')).toHaveCount(2);
  await page.waitForTimeout(500);
  expect(await page.locator('.felt canvas').count()).toBe(2);
});

test('the place under the pointer has a ring, and it goes with the pointer', async ({ page }) => {
  const table = await openFrozen(page);
  const pile = table.getByRole('button', { name: /^Avopakka/ }).first();
  const ring = () => pile.evaluate((place) => getComputedStyle(place).boxShadow);
  expect(await ring()).toBe('none');
  await pile.hover();
  expect(await ring()).not.toBe('none');
  const away = await bareFelt(table);
  await page.mouse.move(away.x, away.y);
  expect(await ring()).toBe('none');
});

test('the first key after a drag that led nowhere counts', async ({ page }) => {
  const table = await openFrozen(page);
  const card = handOf(table).nth(2);
  const from = await middleOf(card);
  const to = await bareFelt(table);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await card.focus();
  await page.keyboard.press('Space');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('Escape puts carried cards back, and then nothing is chosen any more', async ({ page }) => {
  const table = await openFrozen(page);
  const card = handOf(table).first();
  const before = await table.getByRole('status').first().textContent();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  const from = await middleOf(card);
  const to = await middleOf(table.getByRole('button', { name: /^Avopakka/ }).first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(table.locator('.felt.dragging')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(table.locator('.felt.dragging')).toHaveCount(0);
  await page.mouse.up();
  expect(await table.getByRole('status').first().textContent()).toBe(before);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await card.focus();
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('a card carried within the hand stays where it was put', async ({ page }) => {
  const table = await openFrozen(page);
  const hand = handOf(table);
  const names = await hand.allTextContents();
  const from = await middleOf(hand.first());
  const last = await hand.last().boundingBox();
  if (last === null) throw new Error('the hand is not to be seen');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width * 0.7, last.y + last.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(hand.last()).toHaveText(names[0] ?? '');
  expect(await hand.allTextContents()).toEqual([...names.slice(1), names[0]]);
});

test('a second tap on a card takes all of its rank', async ({ page }) => {
  await page.goto('/fi/canasta-fi/13/');
  await wakeTable(page, { id: 'opening-with-the-pile' });
  const hand = handOf(page.locator('#opening-with-the-pile'));
  await hand.filter({ hasText: 'kuningas' }).first().dblclick();
  await expect(hand.filter({ hasText: 'kuningas' }).and(page.locator('[aria-pressed="true"]'))).toHaveCount(2);
  await expect(page.locator('#opening-with-the-pile .place.card[aria-pressed="true"]')).toHaveCount(2);
});

test('the cards keep four colours and A K Q J on this device', async ({ page }) => {
  await page.goto('/sv/canasta-fi/14/');
  await wakeTable(page, { id: frozen });
  const table = page.locator(`#${frozen}`);
  await table.getByText('Kort', { exact: true }).click();
  await table.getByLabel('Fyra färger').check();
  await table.getByLabel('A K Q J i hörnen').check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-suits', 'four');
  await expect(page.locator('html')).toHaveAttribute('data-indices', 'english');
});

test('where the browser keeps nothing, the choice holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
  });
  const table = await openFrozen(page);
  await table.getByText('Kortit', { exact: true }).click();
  await table.getByLabel('Neljä väriä').check();
  await expect(page.locator('html')).toHaveAttribute('data-suits', 'four');
});

/** Opens the tools of a table and has it fill the screen. */
async function fillScreen(page: Page, table: Locator): Promise<void> {
  const full = table.getByRole('button', { name: 'Koko näyttö' });
  if (!(await full.isVisible())) await table.getByRole('button', { name: 'Lisää', exact: true }).click();
  await full.click();
  await expect.poll(() => page.evaluate((id) => document.fullscreenElement?.id === id, frozen)).toBe(true);
}

test('on the full screen the felt is as large as can be seen at once, and all the rest stands beside it', async ({
  page,
}) => {
  const table = await openFrozen(page);
  const felt = table.locator('.felt');
  for (const screen of [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(screen);
    await fillScreen(page, table);
    await table.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(felt).toBeInViewport({ ratio: 0.99 });
    const { width, height } = (await felt.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.max(height / screen.height, (width + 344) / screen.width)).toBeGreaterThan(0.9);
    for (const part of ['.asked', '.turn-line', '.verdict', '.acts']) {
      await expect(table.locator(part)).toBeInViewport({ ratio: 0.6 });
      await expect(felt).toBeInViewport({ ratio: 0.99 });
    }
    // What has no room beside it is scrolled to, and the felt stays.
    await table.getByRole('button', { name: 'Ota avopakka', exact: true }).click();
    await expect(table.getByRole('status').first()).toContainText('Ei sallittu');
    await expect(felt).toBeInViewport({ ratio: 0.99 });
    await table.getByRole('button', { name: 'Lisää', exact: true }).click();
    await table.getByRole('button', { name: 'Poistu koko näytön tilasta' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    await expect(table.getByRole('button', { name: 'Poistu koko näytön tilasta' })).toHaveCount(0);
  }
});

test('leaving the full screen, by whatever key, puts carried cards back and leaves the table in sight', async ({
  page,
}) => {
  const table = await openFrozen(page);
  await fillScreen(page, table);
  const card = handOf(table).nth(3);
  const from = await middleOf(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 160, { steps: 6 });
  await expect(table.locator('.felt.dragging')).toHaveCount(1);
  await page.evaluate(() => document.exitFullscreen());
  await expect(table.locator('.felt.dragging')).toHaveCount(0);
  await page.mouse.up();
  await expect(table.getByRole('status').first()).toContainText('Vastaa pelaamalla');
  await fillScreen(page, table);
  await page.evaluate(() => {
    addEventListener('fullscreenchange', () => scrollTo({ top: 0, behavior: 'instant' }), {
      once: true,
      capture: true,
    });
    return document.exitFullscreen();
  });
  await expect(table.locator('.felt')).toBeInViewport({ ratio: 0.9 });
});

test('print shows the cards of a live table', async ({ page }) => {
  const table = await openFrozen(page);
  await page.emulateMedia({ media: 'print' });
  await expect(table.locator('canvas')).toBeHidden();
  await expect(table.locator('.felt .table-picture use').first()).toBeVisible();
});

test('on paper a page of dark appearance is dark ink on white, its tables too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const inks = ['body', '.clause-text', 'h2', `#${frozen} .table-picture .label-plain`];
  for (const ink of inks) {
    const seen = await page
      .locator(ink)
      .first()
      .evaluate((element) => {
        const { color, fill } = getComputedStyle(element);
        return element instanceof SVGElement ? fill : color;
      });
    const [red = 255, green = 255, blue = 255] = (seen.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue), `${ink} is ${seen}`).toBeLessThan(110);
  }
  const title = page.locator(`#${frozen} h3`).first();
  expect(await title.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper);
});

test('the cards keep their faces where colours are forced', async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: 'active', reducedMotion: 'reduce' });
  const other = await browser.newContext();
  const page = await context.newPage();
  await page.setViewportSize({ width: 1024, height: 1400 });
  await openFrozen(page);
  const felt = page.locator(`#${frozen} .felt`);
  const { cards } = await seenCards(page, await other.newPage(), felt, new Map());
  expect(cards.filter(({ seen }) => seen !== null).length).toBeGreaterThan(5);
  expect(mistaken(cards)).toEqual([]);
  const ground = await felt.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(ground).toContain('gradient');
  await context.close();
  await other.close();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  /** Moves a finger over the screen from one point to another. */
  async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [from]);
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8;
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    await touch('touchEnd', []);
  }

  test('a swipe up over the hand scrolls the page', async ({ page }) => {
    const table = await openFrozen(page);
    const from = await middleOf(handOf(table).nth(2));
    const before = await page.evaluate(() => scrollY);
    await swipe(page, from, { x: from.x + 3, y: from.y - 160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
    await expect(table.locator('.felt.dragging')).toHaveCount(0);
  });

  test('no ring stays round a place that was tapped', async ({ page }) => {
    const table = await openFrozen(page);
    const pile = table.getByRole('button', { name: /^Avopakka/ }).first();
    await pile.tap();
    await expect(table.getByRole('status').first()).toContainText(/ei sallittu/i);
    // Where the page has moved under the finger it would stand nowhere: what a finger leaves behind is as if it hovered.
    await pile.hover();
    const hovered = await pile.evaluate((place) => place.matches(':hover'));
    const ring = await pile.evaluate((place) => getComputedStyle(place).boxShadow);
    expect({ hovered, ring }).toEqual({ hovered: true, ring: 'none' });
  });

  test('a card that is moved sideways follows the finger to its place', async ({ page }) => {
    const table = await openFrozen(page);
    const card = handOf(table).first();
    const from = await middleOf(card);
    const to = await middleOf(table.getByRole('button', { name: /^Avopakka/ }).first());
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: from.x + 14, y: from.y }]);
    await touch('touchMove', [{ x: from.x + 30, y: from.y - 4 }]);
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 },
      ]);
    }
    await expect(table.locator('.felt.dragging')).toHaveCount(1);
    await touch('touchEnd', []);
    await expect(table.getByRole('status').first()).toContainText(/sallittu/i);
  });

  test('verdict, acts and tools stay within a screen of the felt, and what is shown is in sight', async ({ page }) => {
    const table = await openFrozen(page);
    const felt = table.locator('.felt');
    await table.getByRole('button', { name: 'Ota avopakka', exact: true }).click();
    await expect(table.getByRole('status').first()).toContainText(/ei sallittu/i);
    await felt.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    for (const part of ['.verdict', '.acts', '.tools']) {
      await expect(table.locator(part)).toBeInViewport({ ratio: 1 });
    }
    await fillScreen(page, table);
    await table.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
    for (const part of ['.asked', '.felt', '.verdict', '.acts', '.tools']) {
      await expect(table.locator(part)).toBeInViewport({ ratio: 0.99 });
    }
    expect((await felt.boundingBox())?.width).toBeGreaterThan(0.9 * 360);
    await page.evaluate(() => document.exitFullscreen());
    await table.getByRole('button', { name: 'Näytä', exact: true }).click();
    await table.locator('.sheet-body button').first().scrollIntoViewIfNeeded();
    await table.locator('.sheet-body button').first().click();
    await expect(felt).toBeInViewport({ ratio: 0.95 });
  });

  test('what a tool opens, and the next question after an answer, come into sight', async ({ page }) => {
    const table = await openFrozen(page);
    await table.getByRole('button', { name: 'Vihje', exact: true }).click();
    await expect(table.locator('.sheet')).toBeInViewport({ ratio: 0.99 });
    const hand = handOf(table);
    await hand.nth(2).dblclick();
    await table.locator('.acts .gold').click();
    await table.getByRole('button', { name: 'Seuraava kysymys' }).scrollIntoViewIfNeeded();
    await expect(table.locator('.asked')).not.toBeInViewport();
    await table.getByRole('button', { name: 'Seuraava kysymys' }).click();
    await expect(table.locator('.asked')).toBeInViewport({ ratio: 0.99 });
  });
});
