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
import { outcomesOf } from './support/outcomesOf.ts';
import { reachedEnds } from './support/reachedEnds.ts';
import { allowTime, games, mostCards, onSmallTables } from './support/smallTables.ts';

// Going out and taking the pile, asked of the solvers and of all lawful ends of a turn, on small random hands.

allowTime();

/**
 * Whether the turn can end with going out. The account of lawful ends knows no merging; where merging may help, the listed actions
 * are asked, whose reach is tested by itself. A card that a red three buys is not known before: it may or may not be counted on.
 */
function isAble(table: Position): boolean | 'with bought cards' {
  const out = [...outcomesOf(table).values()].filter((end) => end.out);
  if (out.some(({ bought }) => !bought)) return true;
  if (out.length > 0) return 'with bought cards';
  if (table.ruleset.id !== 'samba') return false;
  return [...reachedEnds(table, ['ask']).values()].some(({ position }) => position.ending?.out === table.turn);
}

function checkGoingOut(table: Position): void {
  const able = isAble(table);
  if (able !== 'with bought cards') expect(canGoOut(table), writePosition(table)).toBe(able);
}

describe.each(games)('%s %j', (...game) => {
  const most = mostCards(game);

  test('canGoOut after the draw', () => {
    onSmallTables(game, { phase: 'play', fewest: 1, most }, checkGoingOut);
  });

  test('canGoOut before the draw, and whether the pile can or must be taken', () => {
    onSmallTables(game, { phase: 'draw', fewest: 1, most: most - 2 }, (table) => {
      const ends = [...outcomesOf(table).values()];
      checkGoingOut(table);
      const takeable = ends.some(({ tookPile }) => tookPile);
      expect(isTakeable(table), writePosition(table)).toBe(takeable);
      // Every lawful end has the pile taken, since the stock gives nothing and the deal may not be ended so.
      expect(mustTakePile(table), writePosition(table)).toBe(ends.every(({ tookPile }) => tookPile));
      const ways = waysToTakePile(table);
      expect(ways.length > 0).toBe(takeable);
      expect(ways).toEqual(legalActions(table).filter(({ type }) => type === 'take'));
      for (const way of ways) expect(judge(table, way).legal, writePosition(table, [way])).toBe(true);
    });
  });
});
