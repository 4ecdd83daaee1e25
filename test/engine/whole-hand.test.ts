import { describe, expect, test } from 'vitest';
import {
  bestOpening,
  type Card,
  deckOf,
  formatCards,
  judge,
  type Opening,
  type Position,
  type RulesetId,
  shortestOpening,
  writePosition,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { openingsOf } from './support/openings-of.ts';
import { type Choose, chooser, oneOf } from './support/random-deal.ts';
import { allowTime, type Game, games } from './support/small-tables.ts';
import { type Table, tableOf } from './support/table.ts';
import { firstSeed, tries } from './support/tries.ts';

// Openings that lay the whole hand and go out: then black threes count, and how the wild cards are shared out decides. Hands that are
// almost made for it, against all lawful openings by the tests' own account; for the games with sequences, where that would take too
// long, hands whose best opening is plain.

allowTime();

const tables = tries('TABLES', 150);

/** Takes so many cards that fit out of the deck; fewer if there are fewer. */
function takeSome(deck: Card[], count: number, fits: (card: Card) => boolean): readonly Card[] {
  const taken = deck.filter(fits).slice(0, count);
  for (const card of taken) deck.splice(deck.indexOf(card), 1);
  return taken;
}

/** Eight to thirteen cards: a canasta or nearly, small sets, wild cards, black threes, and perhaps a card that fits nowhere. */
function almostOut([id, options]: Game, choose: Choose): Position {
  const deck = deckOf(settled(id, { options })).slice();
  const ranks = ['K', '9', 'A', '5', '7'];
  const of = (rank: string | undefined) => (card: Card) => card.rank === rank;
  const first = choose(ranks.length);
  const hand = [
    ...takeSome(deck, 4 + choose(4), of(ranks[first])),
    ...takeSome(deck, choose(5), ({ role }) => role === 'wild'),
    ...takeSome(deck, oneOf([0, 2, 3, 3, 4], choose), of(ranks[(first + 1) % ranks.length])),
    ...takeSome(deck, oneOf([0, 0, 2, 3, 4], choose), ({ role }) => role === 'black-three'),
    ...takeSome(deck, choose(2), of(ranks[(first + 2) % ranks.length])),
  ];
  return tableOf(id)({ options, phase: 'play', scores: { A: -5 }, hands: { 1: formatCards(hand.slice(0, 13)) } });
}

/** What is found is lawful, and worth what it says. */
function expectLawful(table: Position, { melds }: Opening): void {
  expect(judge(table, { type: 'meld', melds }).legal, `${writePosition(table)} ${melds.length}`).toBe(true);
}

/** Games in which thirteen cards can go out and brute force can follow. */
const short = games.filter(([id, { quick }]) => id !== 'samba' && id !== 'sitoumussamba' && quick !== true);

describe.each(short)('%s %j', (...game) => {
  test('the best and the shortest opening of hands that are almost out', () => {
    const seen = { whole: 0, kept: 0, threes: 0 };
    for (let seed = firstSeed; seed < firstSeed + tables; seed++) {
      const table = almostOut(game, chooser(seed));
      const all = openingsOf(table);
      const held = table.seats[0]?.hand.known.length ?? 0;
      const best = bestOpening(table);
      expect(best.points, writePosition(table)).toBe(Math.max(0, ...all.map(({ points }) => points)));
      if (best.points > 0) expectLawful(table, best);
      seen[best.cards >= held - 1 ? 'whole' : 'kept'] += 1;
      if (best.melds.some(({ cards }) => cards.some(({ rank }) => rank === '3'))) seen.threes += 1;
      for (const minimum of [50, 90, 120]) {
        const enough = all.filter(({ points }) => points >= minimum).map(({ cards }) => cards);
        const shortest = shortestOpening(table, minimum);
        expect(shortest?.cards, writePosition(table)).toBe(enough.length === 0 ? undefined : Math.min(...enough));
        if (shortest !== undefined) expectLawful(table, shortest);
      }
    }
    expect(seen.whole).toBeGreaterThan(0);
    expect(seen.kept).toBeGreaterThan(tables / 10);
  });
});

const doubled: Table = { contract: { seat: 1, bid: { level: 1, denomination: 'clubs' }, doubledBy: 2 } };

/** Hands with what their best opening is worth and how many cards it lays. */
const plain: readonly (readonly [what: string, RulesetId, hand: string, points: number, cards: number, rest: Table])[] =
  [
    ['two canastas and black threes', 'samba', '4s 4s 4h 4h 4d 4d 4c 5s 5s 5h 5h 5d 5d 5c 3s 3s 3c', 85, 17, {}],
    ['the same with a card to discard', 'samba', '4s 4s 4h 4h 4d 4d 4c 5s 5s 5h 5h 5d 5d 5c 3s 3s 3c 9d', 85, 17, {}],
    ['one canasta: black threes stay', 'samba', '4s 4s 4h 4h 4d 4d 4c 5s 5s 5h 3s 3s 3c', 50, 10, {}],
    [
      'a samba, a canasta and black threes',
      'samba',
      'As Ks Qs Js Ts 9s 8s Kh Kh Kd Kd Kc Kc 2h 3s 3s 3c 4d',
      175,
      17,
      {},
    ],
    [
      'seven of a suit are a samba, not two sequences',
      'samba',
      'Ts 9s 8s 7s 6s 5s 4s Th 9h 8h 7h 6h 5h 4h 9d',
      100,
      14,
      {},
    ],
    ['wild cards where they complete', 'samba', 'Ks Ks Kh Kh Kd 2s 2h Qs Qs Qh Qh Qd Qd Qc 9s 9h 9d', 190, 17, {}],
    ['one card more than the declarer may lay', 'sitoumussamba', '4h 5h 6h 7h 8h 9h Th Ks Kh Kd 9c', 80, 10, doubled],
    ['black threes of a declarer going out', 'sitoumussamba', '4h 5h 6h 7h 8h 9h Th 3s 3c 3s 9c', 65, 10, doubled],
  ];

test.each(plain)('%s (%s)', (_, id, hand, points, cards, rest) => {
  const table = tableOf(id)({ phase: 'play', scores: { A: -5 }, hands: { 1: hand, 3: '' }, ...rest });
  const best = bestOpening(table);
  expect([best.points, best.cards]).toEqual([points, cards]);
  expectLawful(table, best);
});
