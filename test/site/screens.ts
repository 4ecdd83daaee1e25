/**
 * Makes a contact sheet of every kind of page of the built site, over widths, scales, appearances and states, to be looked at by people.
 * Usage: npm run build && npm run screens [-- KIND … look=LOOK …]: the words choose pages and looks by parts of their names; without them
 * all are taken.
 * The pictures, and an `index.html` that shows them side by side, go to `screens/`. SITE_ADDRESS names a server to look at instead of `dist/`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserSwitches, findBrowser } from './find-browser.ts';
import { serve } from './serve.ts';

const folder = 'screens';

/** A kind of page, and what is done on it before the picture is taken. */
interface Kind {
  readonly name: string;
  readonly route: string;
  readonly act?: (page: Page) => Promise<void>;
}

/** Scrolls until a part of the page is at its top, and lets what wakes at sight wake. */
async function bring(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView());
  await page.waitForTimeout(1500);
}

/** Waits for a table to be played at, and chooses two of its cards. */
async function playing(page: Page, selector: string): Promise<void> {
  const cards = page.locator(`${selector} .place.card[aria-disabled="false"]`);
  await cards.nth(1).waitFor({ state: 'attached', timeout: 20_000 });
  for (const place of [0, 1]) await cards.nth(place).press('Enter');
}

/** Waits for the trainer's question. */
const asked = (page: Page) => page.locator('.train-question .felt .place').first().waitFor({ state: 'attached' });

const kinds: readonly Kind[] = [
  { name: 'choice', route: '/' },
  { name: 'home', route: '/en/' },
  { name: 'home-fi', route: '/fi/' },
  { name: 'contents', route: '/en/canasta-fi/' },
  { name: 'section', route: '/en/canasta-fi/14/' },
  { name: 'section-long-title', route: '/fi/canasta-fi/22/' },
  { name: 'section-tables', route: '/et/canasta-fi/14/', act: (page) => bring(page, '#tables') },
  { name: 'section-end', route: '/sv/samba/11/', act: (page) => bring(page, '.neighbours') },
  {
    name: 'sheet',
    route: '/et/samba/14/',
    act: async (page) => {
      const name = page.locator('.bar-name');
      if (await name.isVisible()) await name.click();
    },
  },
  { name: 'clause', route: '/en/samba/14-b/' },
  { name: 'pair', route: '/fi/samba/with/sv/' },
  { name: 'whole', route: '/sv/classic/all/' },
  { name: 'start', route: '/fi/canasta-fi/start/' },
  { name: 'from', route: '/en/samba/start/canasta-fi/' },
  { name: 'first-deal', route: '/en/canasta-fi/first-deal/' },
  { name: 'lessons', route: '/et/learn/canasta-fi/' },
  { name: 'lesson', route: '/en/learn/canasta-fi/1/' },
  { name: 'lesson-table', route: '/en/learn/canasta-fi/5/#task-1' },
  { name: 'lesson-end', route: '/en/learn/canasta-fi/5/#end' },
  { name: 'practice', route: '/en/play/samba/' },
  {
    name: 'practice-table',
    route: '/en/play/canasta-fi/',
    act: async (page) => {
      await page.locator('.practice-setup button[type=submit]').or(page.locator('.practice .felt')).first().waitFor();
      const deal = page.locator('.practice-setup button[type=submit]');
      if (await deal.isVisible()) await deal.click();
      await playing(page, '.practice');
    },
  },
  {
    name: 'auction',
    route: '/fi/sitoumussamba/12/',
    act: async (page) => {
      await bring(page, '#bid-over-spades');
      await page.locator('#bid-over-spades .bidding button').last().click();
    },
  },
  { name: 'trainer', route: '/sv/train/canasta-fi/' },
  { name: 'trainer-question', route: '/en/train/canasta-fi/#kind=take', act: (page) => asked(page) },
  {
    name: 'trainer-answer',
    route: '/fi/train/samba/#kind=take',
    act: async (page) => {
      await asked(page);
      await page.keyboard.press('1');
      await page.waitForTimeout(800);
    },
  },
  { name: 'score', route: '/en/score/' },
  {
    name: 'score-game',
    route: '/fi/score/canasta-fi/',
    act: async (page) => {
      const begin = page.locator('main form button[type=submit], main .page-action').first();
      if (await begin.isVisible()) await begin.click();
      await page.waitForTimeout(800);
    },
  },
  { name: 'evening', route: '/sv/score/evening/' },
  { name: 'deal', route: '/en/deal/' },
  { name: 'changes', route: '/en/changes/' },
  { name: 'card', route: '/et/samba/card/' },
  { name: 'labs', route: '/sv/classic/lab/' },
  { name: 'lab', route: '/en/samba/lab/meld/' },
  { name: 'referee', route: '/fi/referee/samba/' },
  { name: 'ruling-question', route: '/en/referee/canasta-fi/#drew-out-of-turn' },
  {
    name: 'ruling',
    route: '/sv/referee/canasta-fi/#drew-out-of-turn',
    act: async (page) => {
      for (let question = 0; question < 4; question++) {
        const answer = page.locator('.answers button').first();
        if (!(await answer.isVisible())) break;
        await answer.click();
        await page.waitForTimeout(300);
      }
    },
  },
  { name: 'exam', route: '/fi/referee/sitoumussamba/exam/' },
  { name: 'compare', route: '/en/compare/' },
  { name: 'search', route: '/et/search/?q=lisapakk' },
  {
    name: 'search-dialog',
    route: '/en/canasta-fi/14/',
    act: async (page) => {
      await page.locator('[data-search]').click();
      await page.locator('dialog input[type=search]').fill('frozen pile');
      await page.waitForTimeout(1000);
    },
  },
  { name: 'glossary', route: '/sv/glossary/' },
  { name: 'reuse', route: '/en/reuse/' },
  { name: 'offline', route: '/fi/offline/' },
  { name: 'status', route: '/et/status/' },
  { name: 'not-found', route: '/en/samba/99/' },
  { name: 'embed', route: '/embed/en/canasta-fi/14/#14-b' },
];

/** How a page is looked at: the size of the window, and what of a browser is unlike the usual. */
interface Look extends BrowserContextOptions {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly media?: 'print';
}

const looks: readonly Look[] = [
  { name: '320', width: 320, height: 568 },
  { name: '360@3', width: 360, height: 740, deviceScaleFactor: 3 },
  { name: '390 dark@2', width: 390, height: 844, deviceScaleFactor: 2, colorScheme: 'dark' },
  { name: '600', width: 600, height: 900 },
  { name: '820@2', width: 820, height: 1180, deviceScaleFactor: 2 },
  { name: '1100', width: 1100, height: 800 },
  { name: '1280@1.5', width: 1280, height: 800, deviceScaleFactor: 1.5 },
  { name: '853@1.5', width: 853, height: 480, deviceScaleFactor: 1.5 },
  { name: '1280 dark', width: 1280, height: 800, colorScheme: 'dark' },
  { name: '1440', width: 1440, height: 900 },
  { name: '1600', width: 1600, height: 1000 },
  { name: '1600 dark', width: 1600, height: 1000, colorScheme: 'dark' },
  { name: '1920', width: 1920, height: 1080 },
  { name: '390 forced colours', width: 390, height: 844, forcedColors: 'active' },
  { name: '1280 forced colours', width: 1280, height: 800, forcedColors: 'active' },
  { name: '390 without scripts', width: 390, height: 844, javaScriptEnabled: false },
  { name: '1280 without scripts', width: 1280, height: 800, javaScriptEnabled: false },
  { name: 'print', width: 794, height: 1123, media: 'print' },
];

const fileOf = (kind: Kind, look: Look) => `${kind.name}-${look.name.replaceAll(/[^a-z0-9.]+/g, '-')}.png`;

/** All pictures on one page: a row for every kind, a column for every look, each picture leading to itself in full size. */
function contactSheet(shown: readonly Kind[]): string {
  const rows = shown.map((kind) => {
    const pictures = looks.map(
      (look) =>
        `<a href="${fileOf(kind, look)}"><img loading="lazy" src="${fileOf(kind, look)}" alt="">${look.name}</a>`,
    );
    return `<h2>${kind.name} <small>${kind.route}</small></h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;margin:24px}div{display:flex;gap:12px;overflow:auto;padding-bottom:12px}
a{flex:none;display:grid;gap:4px;color:inherit;font-size:12px}img{height:360px;border:1px solid #bbb}</style>${rows.join('\n')}`;
}

const words = process.argv.slice(2);
/** Those with one of the words in their names; all where there is none. */
function named<Named extends { readonly name: string }>(all: readonly Named[], parts: readonly string[]) {
  return all.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
}
const shown = named(
  kinds,
  words.filter((word) => !word.startsWith('look=')),
);
const taken = named(
  looks,
  words.filter((word) => word.startsWith('look=')).map((word) => word.slice('look='.length)),
);
const own = process.env.SITE_ADDRESS;
const server = own === undefined ? await serve('dist', 0) : undefined;
const address = server?.address();
const origin = own ?? `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
if (words.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  for (const look of taken) {
    const { name, width, height, media, ...options } = look;
    const context = await browser.newContext({
      ...options,
      viewport: { width, height },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    for (const kind of shown) {
      await page.goto(origin + kind.route, { waitUntil: 'load', timeout: 120_000 });
      if (media) await page.emulateMedia({ media });
      else if (options.javaScriptEnabled !== false) await kind.act?.(page).catch((error) => console.log(error));
      await page.waitForTimeout(300);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) console.log(`${kind.route} at ${name}: ${beyond} px beyond the window`);
      await page.screenshot({ path: join(folder, fileOf(kind, look)), animations: 'disabled' });
    }
    await context.close();
  }
} finally {
  await browser.close();
  server?.close();
}
writeFileSync(join(folder, 'index.html'), contactSheet(shown));
console.log(`${shown.length} kinds of pages in ${taken.length} looks: ${folder}/index.html`);
