import type { Page } from '@playwright/test';
import { inTurn } from '../turns.ts';
import { expect, test } from './page-reader.ts';
import { type Camera, cameraOf, zoom } from './pixels/camera.ts';
import { lookAt, openTable, type Screen, wakeTable } from './pixels/live-table.ts';
import { type FaceSheets, mistaken, seenCards } from './pixels/seen-cards.ts';
import { tableOfEveryKind } from './pixels/shown-tables.ts';

/** Screens at which cards once went missing; `npm run pixels` looks at all. */
const screens: readonly Screen[] = [
  { width: 360, scale: 2 },
  { width: 393, scale: 2.625 },
  { width: 800, scale: 1.5 },
  { width: 1280, scale: 1.5 },
];

// A busy machine may take long over a picture.
test.setTimeout(600_000);

const tables = tableOfEveryKind();

for (const [place, screen] of screens.entries()) {
  test(`the canvas shows the cards of the position at ${screen.width} pixels, scale ${screen.scale}`, async ({
    browser,
  }) => {
    const some = inTurn(tables, 1, place);
    await lookAt(browser, screen, async (page, reader) => {
      const sheets: FaceSheets = new Map();
      let recognised = 0;
      for (const table of some) {
        const felt = await openTable(page, table);
        const { painted, cards } = await seenCards(page, reader, felt, sheets);
        expect(painted, `${table.id} is painted live`).toBe(true);
        expect(mistaken(cards), table.id).toEqual([]);
        recognised += cards.filter(({ seen }) => seen !== null).length;
      }
      expect(recognised).toBeGreaterThan(4 * some.length);
    });
  });
}

/** What may happen to a page while a table on it is live; it gives the camera that sees the page then. */
const changes: readonly { name: string; happen: (page: Page) => Promise<Camera> }[] = [
  { name: 'a resize', happen: (page) => page.setViewportSize({ width: 701, height: 960 }).then(() => cameraOf(page)) },
  {
    name: 'a rotation',
    happen: (page) => page.setViewportSize({ width: 1400, height: 1024 }).then(() => cameraOf(page)),
  },
  {
    name: 'a change of colour scheme',
    happen: (page) => page.emulateMedia({ colorScheme: 'dark' }).then(() => cameraOf(page)),
  },
  { name: 'a zoom', happen: (page) => zoom(page, 1.25) },
];

// The camera of a zoomed page knows one zoom, so that the second has a page of its own.
const pages: readonly (typeof changes)[] = [
  inTurn(changes, 2),
  [{ name: 'a zoom to twice the size', happen: (page) => zoom(page, 2) }],
];

for (const happened of pages)
  test(`the canvas shows the cards of the position after ${happened.map(({ name }) => name).join(', ')} while it is live`, async ({
    browser,
  }) => {
    // Zoomed to twice the size, the felt is half as far from the bottom.
    await lookAt(browser, { width: 1024, scale: 1, height: 1600 }, async (page, reader) => {
      const table = tables.find(({ id }) => id === 'opening-with-the-pile') ?? tables[0];
      if (table === undefined) throw new Error('there are no tables');
      const felt = await openTable(page, table);
      for (const { name, happen } of happened) {
        const camera = await happen(page);
        await wakeTable(page, table);
        // Each change has other sizes or colours, so other faces to compare with.
        const { painted, cards } = await seenCards(page, reader, felt, new Map(), camera);
        expect(painted, name).toBe(true);
        expect(mistaken(cards), name).toEqual([]);
        expect(cards.filter(({ seen }) => seen !== null).length, name).toBeGreaterThan(8);
      }
    });
  });
