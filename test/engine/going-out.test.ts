import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Agreement,
  canGoOut,
  isTakeable,
  judge,
  legalActions,
  type Position,
  type RulesetId,
  waysToTakePile,
  writePosition,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { outcomesOf } from './support/outcomesOf.ts';
import { chooser } from './support/randomDeal.ts';
import { reachedEnds } from './support/reachedEnds.ts';
import { smallTable, type Wish } from './support/smallTable.ts';

// Going out and taking the pile, asked of the solvers and of all lawful ends of a turn, on small random hands.

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

/**
 * Whether the turn can end with going out. The account of lawful ends knows no merging; where merging may help, the listed actions
 * are asked, whose reach is tested by itself.
 */
function isAble(table: Position): boolean {
  if ([...outcomesOf(table).values()].some(({ out }) => out)) return true;
  if (table.ruleset.id !== 'samba') return false;
  return [...reachedEnds(table, ['ask']).values()].some(({ position }) => position.ending?.out === table.turn);
}

describe.each(agreements)('%s %j', (id, options) => {
  const most = id === 'samba' ? 6 : 9;

  test('canGoOut after the draw', () => {
    always(id, options, { phase: 'play', fewest: 1, most }, (table) => {
      const able = isAble(table);
      expect(canGoOut(table), writePosition(table)).toBe(able);
    });
  });

  test('canGoOut before the draw, and whether the pile can be taken', () => {
    always(id, options, { phase: 'draw', fewest: 1, most: most - 2 }, (table) => {
      const ends = [...outcomesOf(table).values()];
      expect(canGoOut(table), writePosition(table)).toBe(isAble(table));
      const takeable = ends.some(({ tookPile }) => tookPile);
      expect(isTakeable(table), writePosition(table)).toBe(takeable);
      const ways = waysToTakePile(table);
      expect(ways.length > 0).toBe(takeable);
      expect(ways).toEqual(legalActions(table).filter(({ type }) => type === 'take'));
      for (const way of ways) expect(judge(table, way).legal, writePosition(table, [way])).toBe(true);
    });
  });
});
