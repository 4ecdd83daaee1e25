import { expect, test } from 'vitest';
import {
  type Action,
  type Card,
  checkSetup,
  deckOf,
  formatCards,
  judge,
  type Position,
  writePosition,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { contractLayings, type Table } from './support/contract-layings.ts';
import { isOpening, isOpeningWithPile } from './support/contract-openings.ts';
import { type Choose, chooser, oneOf } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';

// Openings in play of Sitoumussamba (11, 15, 17) from hands that are rich in cards of a rank, of a suit or in twos, with and without the
// pile: every way to lay some of the hand out as lawful melds is put to the judge and to an account of the document.

const tables = tries('TABLES', 20);
const ruleset = settled('sitoumussamba');

const runs: readonly (readonly string[])[] = [
  ['4h', '5h', '6h', '7h', '8h', '9h', 'Th'],
  ['Qs', 'Ks', 'As', '2s', '3s', '4s', '5s'],
];

type Contract = NonNullable<Position['contract']>;

/** A doubled bid of one's own, somebody else's, or none: in all of them one opens in play. */
function someContract(choose: Choose): Contract | undefined {
  const bid = {
    level: oneOf([1, 2, 4, 6], choose),
    denomination: oneOf(['hearts', 'canasta', 'twos'] as const, choose),
  };
  return oneOf<() => Contract | undefined>(
    [() => undefined, () => ({ seat: 1, bid, doubledBy: 2 }), () => ({ seat: 2, bid, doubledBy: null })],
    choose,
  )();
}

/** An unopened side whose player holds seven to nine cards, most of them of one kind, with a pile that such a card tops. */
function richTable(choose: Choose): Position {
  const first = choose(53);
  // Copies of a card lie together, so that hands of many equal cards can be laid out in fewer ways.
  const deck = [...deckOf(ruleset)].sort((one, other) => ((one.index + first) % 53) - ((other.index + first) % 53));
  const take = (count: number, fits: (card: Card) => boolean): readonly Card[] => {
    const taken = deck.filter(fits).slice(0, count);
    for (const card of taken) deck.splice(deck.indexOf(card), 1);
    return taken;
  };
  const rank = oneOf(['2', '2', '4', '8', 'A'] as const, choose);
  const core = oneOf(
    [
      () => take(5 + choose(4), (card) => card.rank === rank),
      () => take(4 + choose(3), (card) => card.rank === rank),
      () => oneOf(runs, choose).flatMap((code) => take(1, (card) => card.code === code)),
    ],
    choose,
  )();
  const wilds = take(choose(3), ({ role }) => role === 'wild');
  const other = oneOf(['3', '8', 'A', 'K'] as const, choose);
  const fill = take(2, (card) => card.rank === other);
  const top = take(1, (card) => card.rank === (core[0]?.rank ?? rank));
  const position = checkSetup({
    ruleset: 'sitoumussamba',
    agreement: {},
    hands: { 1: [...core, ...wilds, ...fill], 2: 3, 3: take(2, ({ role }) => role === 'natural'), 4: 3 },
    pile: [...take(1 + choose(2), ({ role }) => role === 'natural' || choose(4) === 0), ...top],
    stock: take(4, ({ role }) => role === 'natural'),
    scores: { A: oneOf([-5, 0, 1500, 3000, 7000, 10_000], choose) },
    contract: someContract(choose),
  });
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

function asMelds(melds: Table) {
  return melds.map((cards) => ({ cards }));
}

function check(position: Position, action: Action, lawful: boolean, melds: Table): void {
  const { legal } = judge(position, action);
  if (legal !== lawful) expect(legal, `${writePosition(position, [action])} ${melds.map(formatCards)}`).toBe(lawful);
}

test('every way to open, after the draw and with the pile', { timeout: 20_000 + tables * 1000 }, () => {
  const count = { opened: 0, refused: 0, withPile: 0 };
  for (let seed = firstSeed; seed < firstSeed + tables; seed++) {
    const before = richTable(chooser(seed));
    const after: Position = { ...before, phase: 'play', current: { ...before.current, drew: 'stock' } };
    const hand = before.seats[0]?.hand.known ?? [];
    for (const { table } of contractLayings([], hand)) {
      if (table.length === 0) continue;
      const opens = isOpening(after, table);
      check(after, { type: 'meld', melds: asMelds(table) }, opens, table);
      count[opens ? 'opened' : 'refused'] += 1;
      for (const [at, cards] of table.entries()) {
        const others = table.filter((_, place) => place !== at);
        const lawful = isOpeningWithPile(before, cards, others);
        check(before, { type: 'take', with: cards, melds: asMelds(others) }, lawful, table);
        if (lawful) count.withPile += 1;
      }
    }
  }
  expect(Math.min(count.opened, count.refused, count.withPile)).toBeGreaterThan(tables / 4);
});
