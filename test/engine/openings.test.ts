import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Agreement,
  bestOpening,
  formatCards,
  judge,
  type Position,
  pointsOfAll,
  type RulesetId,
  shortestOpening,
  writePosition,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { outcomesOf } from './support/outcomesOf.ts';
import { chooser } from './support/randomDeal.ts';
import { smallTable, type Wish } from './support/smallTable.ts';

// The openings that the solvers find, against all lawful ends of a turn, on small random hands.

const numRuns = Number(process.env.TABLES ?? 150);
const seed = Number(process.env.SEED ?? 1);
// The machine may be busy, and `npm run fuzz` tries many more.
vi.setConfig({ testTimeout: 20_000 + numRuns * 1000 });

const agreements: readonly (readonly [RulesetId, NonNullable<Agreement['options']>])[] = [
  ['canasta-fi', {}],
  ['classic', {}],
  ['classic', { viennese: true }],
  ['classic', { noPileOntoCompletedCanasta: true, noPileWithWild: true }],
  ['canasta-sv', {}],
  ['canasta-sv', { quick: true }],
  ['samba', {}],
];

/** Checks something of random small tables, the message of a failure being the position. */
function always(id: RulesetId, options: Agreement['options'], wish: Wish, check: (table: Position) => void): void {
  const ruleset = settled(id, { options: options ?? {} });
  fc.assert(
    fc.property(fc.nat(), (number) => check(smallTable(ruleset, wish, chooser(number)))),
    { numRuns, seed },
  );
}

/** The same table for a side that may open with anything: every meld is worth the least minimum. */
function withoutMinimum(table: Position): Position {
  const sides = table.sides.map((side) => ({ ...side, score: -5, minimumRaise: 0 }));
  return { ...table, sides };
}

describe.each(agreements)('%s %j', (id, options) => {
  const most = id === 'samba' ? 6 : 9;

  test('bestOpening is worth the most, and can be laid', () => {
    always(id, options, { phase: 'play', fewest: 3, most }, (random) => {
      const table = withoutMinimum(random);
      if (table.sides[0]?.melds.length !== 0) return;
      const ends = [...outcomesOf(table).values()];
      const { melds, points, cards } = bestOpening(table);
      expect(points, writePosition(table)).toBe(Math.max(0, ...ends.map((end) => end.points)));
      const laid = melds.flatMap((meld) => meld.cards);
      expect([laid.length, pointsOfAll(table.ruleset.parameters, laid)]).toEqual([cards, points]);
      if (points === 0) return;
      const verdict = judge(table, { type: 'meld', melds });
      expect(verdict.legal, `${writePosition(table)} ${melds.map((meld) => formatCards(meld.cards)).join(', ')}`).toBe(
        true,
      );
    });
  });

  test.each([50, 90, 120])('shortestOpening reaches %i with the fewest cards', (minimum) => {
    always(id, options, { phase: 'play', fewest: 5, most }, (random) => {
      const table = withoutMinimum(random);
      if (table.sides[0]?.melds.length !== 0) return;
      const enough = [...outcomesOf(table).values()].filter(({ points }) => points >= minimum);
      const opening = shortestOpening(table, minimum);
      const fewest = enough.length === 0 ? undefined : Math.min(...enough.map(({ cards }) => cards));
      expect(opening?.cards, writePosition(table)).toBe(fewest);
      if (opening === undefined) return;
      expect(opening.points).toBeGreaterThanOrEqual(minimum);
      expect(judge(table, { type: 'meld', melds: opening.melds }).legal, writePosition(table)).toBe(true);
    });
  });
});
