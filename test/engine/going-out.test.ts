import { describe, expect, test } from 'vitest';
import {
  type Card,
  canGoOut,
  checkSetup,
  deckOf,
  isTakeable,
  judge,
  legalActions,
  mustTakePile,
  type NamedMeld,
  type Position,
  type Ruleset,
  waysToTakePile,
  writePosition,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import type { Outcome } from './support/outcomes.ts';
import { outcomesOf } from './support/outcomes-of.ts';
import { type Choose, chooser, oneOf } from './support/random-deal.ts';
import { reachedEnds } from './support/reached-ends.ts';
import { allowTime, games, mostCards, onSmallTables } from './support/small-tables.ts';
import { firstSeed, tries } from './support/tries.ts';

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

/** A random small hand beside sets of a few ranks, of some of which slips have made two or three. */
function tableAfterSlips(ruleset: Ruleset, choose: Choose): Position {
  const deck = deckOf(ruleset).slice();
  const take = (fits: (card: Card) => boolean) => {
    const place = deck.findIndex((card) => fits(card) && choose(2) === 0);
    return place < 0 ? [] : deck.splice(place, 1);
  };
  const ofRank = (rank: string) => take((card) => card.rank === rank);
  const aWild = () => take(({ role }) => role === 'wild');
  const some = (count: number, make: () => readonly Card[]) => Array.from({ length: count }, make).flat();
  const ranks = ['K', 'Q', '7'].slice(0, 1 + choose(3));
  const melds: NamedMeld[] = [];
  for (const rank of ranks)
    for (let sets = 1 + choose(3); sets > 0; sets--) {
      const cards = [...some(2 + choose(4), () => ofRank(rank)), ...some(choose(4), aWild)];
      if (cards.length > 2 && cards.some(({ role }) => role === 'natural'))
        melds.push({ name: `m${sets}${rank}`, cards });
    }
  const hand = some(1 + choose(5), () =>
    oneOf([aWild, ...[...ranks, '9', 'A'].map((rank) => () => ofRank(rank))], choose)(),
  );
  const { id, options } = ruleset;
  const hands = { 1: hand.length > 0 ? hand : ofRank('9') };
  const setup = { ruleset: id, agreement: { options }, phase: 'play', hands, melds: { A: melds } } as const;
  const table = checkSetup(setup);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

const afterSlips = [settled('canasta-fi'), settled('canasta-sv'), settled('canasta-sv', { options: { quick: true } })];

test.each(afterSlips)('canGoOut where slips have made several sets of a rank: $id, $options', (ruleset) => {
  let able = 0;
  const tables = Math.ceil(tries('TABLES', 400) / 20);
  for (let number = 0; number < tables; number++) {
    const table = tableAfterSlips(ruleset, chooser(firstSeed + number));
    const ends = [...reachedEnds(table, ['ask']).values()];
    const out = ends.some(({ position }) => position.ending?.out === table.turn);
    if (out) able += 1;
    expect(canGoOut(table), writePosition(table)).toBe(out);
  }
  expect(able).toBeGreaterThan(tables / 4);
});
