import { describe, expect, test } from 'vitest';
import {
  canGoOut,
  isTakeable,
  judge,
  legalActions,
  mustTakePile,
  type Position,
  waysToTakePile,
  writePosition,
} from '../../src/engine/index.ts';
import type { Outcome } from './support/outcomes.ts';
import { outcomesOf } from './support/outcomesOf.ts';
import { reachedEnds } from './support/reachedEnds.ts';
import { allowTime, games, mostCards, onSmallTables } from './support/smallTables.ts';

// Going out and taking the pile, asked of the solvers and of all lawful ends of a turn, on small random hands.

allowTime();

/**
 * What the account of lawful ends does not know: ends of Samba that need melds to be merged. There the listed actions are asked, whose
 * reach is tested by itself.
 */
function endsByMerging(table: Position): readonly { readonly out: boolean; readonly tookPile: boolean }[] {
  if (table.ruleset.id !== 'samba') return [];
  return [...reachedEnds(table, ['ask']).values()].map(({ position, path }) => ({
    out: position.ending?.out === table.turn,
    tookPile: path.some(({ type }) => type === 'take'),
  }));
}

/** A card that a red three buys is not known before: whether it is counted on is left open. */
function checkGoingOut(table: Position, ends: readonly Outcome[]): void {
  const out = ends.filter((end) => end.out);
  if (out.length > 0 && out.every(({ bought }) => bought)) return;
  const able = out.length > 0 || endsByMerging(table).some((end) => end.out);
  expect(canGoOut(table), writePosition(table)).toBe(able);
}

describe.each(games)('%s %j', (...game) => {
  const most = mostCards(game);

  test('canGoOut after the draw', () => {
    onSmallTables(game, { phase: 'play', fewest: 1, most }, (table) => {
      checkGoingOut(table, [...outcomesOf(table).values()]);
    });
  });

  test('canGoOut before the draw, and whether the pile can or must be taken', () => {
    onSmallTables(game, { phase: 'draw', fewest: 1, most: most - 2 }, (table) => {
      const ends = [...outcomesOf(table).values()];
      checkGoingOut(table, ends);
      const takeable = ends.some(({ tookPile }) => tookPile);
      const byMerging = !takeable && endsByMerging(table).some(({ tookPile }) => tookPile);
      expect(isTakeable(table), writePosition(table)).toBe(takeable || byMerging);
      // Who must take comes to no other end, since the stock gives nothing and the deal may not be ended so.
      if (!byMerging) expect(mustTakePile(table), writePosition(table)).toBe(ends.every(({ tookPile }) => tookPile));
      const { ways } = waysToTakePile(table);
      expect(ways.length > 0).toBe(isTakeable(table));
      expect(ways).toEqual(legalActions(table).filter(({ type }) => type === 'take'));
      for (const way of ways) expect(judge(table, way).legal, writePosition(table, [way])).toBe(true);
    });
  });
});
