import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booklet } from '../../src/commands/pdf/booklet.ts';
import { spreadsOf } from '../../src/commands/pdf/imposition.ts';

test('eight pages are two sheets that fold into one another', () => {
  expect(spreadsOf(8)).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ]);
  expect(spreadsOf(5)).toEqual([
    [null, 0],
    [1, null],
    [null, 2],
    [3, 4],
  ]);
});

test('folded and leafed through, a booklet has every page once and in order, whatever their number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (pages) => {
      const spreads = spreadsOf(pages);
      // Whoever leafs through comes by the right half of every front and the left half of its back, to the middle, and then back.
      const forth = spreads.map(([left, right], side) => (side % 2 === 0 ? right : left));
      const back = spreads.map(([left, right], side) => (side % 2 === 0 ? left : right)).reverse();
      const read = [...forth, ...back].filter((page) => page !== null);
      expect(read).toEqual(Array.from({ length: pages }, (_, page) => page));
      expect(spreads.length % 2).toBe(0);
    }),
  );
});

test('a booklet is on A4 sheets, two A5 pages beside each other', async () => {
  const source = await PDFDocument.create();
  for (let page = 0; page < 6; page++) source.addPage([420, 595]).drawText(`page ${page}`);
  const made = await PDFDocument.load(await booklet(await source.save()));
  expect(made.getPageCount()).toBe(4);
  expect(made.getPages().map((page) => Math.round(page.getWidth()) > Math.round(page.getHeight()))).not.toContain(
    false,
  );
});
