import { describe, expect, test } from 'vitest';
import {
  bestOpening,
  formatCards,
  judge,
  type Opening,
  type Position,
  pointsOfAll,
  shortestOpening,
  writePosition,
} from '../../src/engine/index.ts';
import { openingsOf } from './support/openingsOf.ts';
import { allowTime, games, mostCards, onSmallTables } from './support/smallTables.ts';

// The openings that the solvers find, against all lawful openings, on small random hands.

allowTime();

/** The same table for a side that may open with anything: every meld is worth the least minimum. */
function withoutMinimum(table: Position): Position {
  const sides = table.sides.map((side) => ({ ...side, score: -5, minimumRaise: 0 }));
  return { ...table, sides };
}

/** An opening that was found is lawful and worth what it says. */
function checkOpening(table: Position, { melds, points, cards }: Opening): void {
  const laid = melds.flatMap((meld) => meld.cards);
  expect([laid.length, pointsOfAll(table.ruleset.parameters, laid)]).toEqual([cards, points]);
  const where = `${writePosition(table)} ${melds.map((meld) => formatCards(meld.cards)).join(', ')}`;
  expect(judge(table, { type: 'meld', melds }).legal, where).toBe(true);
}

describe.each(games)('%s %j', (...game) => {
  const most = mostCards(game);

  test('bestOpening is worth the most, and can be laid', () => {
    onSmallTables(game, { phase: 'play', fewest: 3, most }, (random) => {
      const table = withoutMinimum(random);
      if (table.sides[0]?.melds.length !== 0) return;
      const best = bestOpening(table);
      expect(best.points, writePosition(table)).toBe(Math.max(0, ...openingsOf(table).map(({ points }) => points)));
      if (best.points > 0) checkOpening(table, best);
    });
  });

  test.each([50, 90, 120])('shortestOpening reaches %i with the fewest cards', (minimum) => {
    onSmallTables(game, { phase: 'play', fewest: 5, most }, (random) => {
      const table = withoutMinimum(random);
      if (table.sides[0]?.melds.length !== 0) return;
      const enough = openingsOf(table).filter(({ points }) => points >= minimum);
      const opening = shortestOpening(table, minimum);
      const fewest = enough.length === 0 ? undefined : Math.min(...enough.map(({ cards }) => cards));
      expect(opening?.cards, writePosition(table)).toBe(fewest);
      if (opening === undefined) return;
      expect(opening.points).toBeGreaterThanOrEqual(minimum);
      checkOpening(table, opening);
    });
  });
});
