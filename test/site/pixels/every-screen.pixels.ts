import { expect, test } from '../page-reader.ts';
import { lookAt, openTable } from './live-table.ts';
import { type FaceSheets, mistaken, seenCards } from './seen-cards.ts';
import { tableOfEveryKind } from './shown-tables.ts';

const widths = [320, 340, 360, 375, 384, 390, 393, 412, 430, 440, 600, 768, 800, 1024, 1280, 1366, 1440] as const;
const scales = [1, 1.25, 1.5, 1.75, 2, 2.625, 3] as const;

/** How many tables are looked at on every screen; the screens take turns, so that each table is seen at every width and scale. */
const tablesOnScreen = 3;

test.setTimeout(600_000);

const tables = tableOfEveryKind();

for (const [row, scale] of scales.entries()) {
  for (const [column, width] of widths.entries()) {
    test(`cards at ${width} pixels, scale ${scale}`, async ({ browser }) => {
      const first = (row * widths.length + column) * tablesOnScreen;
      const some = Array.from({ length: tablesOnScreen }, (_, index) => tables[(first + index) % tables.length]);
      await lookAt(browser, { width, scale }, async (page, reader) => {
        const sheets: FaceSheets = new Map();
        for (const table of some) {
          if (table === undefined) continue;
          const felt = await openTable(page, table);
          const { painted, cards } = await seenCards(page, reader, felt, sheets);
          expect(painted, `${table.id} is painted live`).toBe(true);
          expect(mistaken(cards), table.id).toEqual([]);
        }
      });
    });
  }
}
