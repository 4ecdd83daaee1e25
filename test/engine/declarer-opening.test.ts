import { expect, test } from 'vitest';
import {
  type Bid,
  bestOpening,
  type Card,
  type CardCode,
  cardFrom,
  checkSetup,
  type Denomination,
  deckOf,
  formatCards,
  judge,
  legalActions,
  type Position,
  shortestOpening,
  writePosition,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { isDeclarersOpening } from './support/contract-openings.ts';
import { openingsOf } from './support/openings-of.ts';
import { type Choose, chooser, oneOf } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';

// The declarer's opening of Sitoumussamba (16) by brute force: every way to share a small hand out into melds is put to the judge and
// to an account of the document. He may say that he cannot open if, and only if, no way is lawful; and then that is all that is listed.
// What he lays before play he lays in one act, so every lawful way is listed, the minimal ones first.

const tables = tries('TABLES', 60);
const ruleset = settled('sitoumussamba');
const rankGroups = ['K9', 'A23', 'QJT9', 'A456', '3456', '27', '23'];
const denominations: readonly Denomination[] = ['clubs', 'hearts', 'spades', 'canasta', 'twos'];

/** A declarer with five to seven cards of few ranks and suits. */
function declarer(choose: Choose): Position {
  const ranks = oneOf(rankGroups, choose);
  const suits = oneOf(['sh', 'shdc', 'h'], choose);
  const left = deckOf(ruleset).filter(({ rank, suit, role }) => {
    return (suit !== null && ranks.includes(rank) && suits.includes(suit)) || (role === 'wild' && choose(4) === 0);
  });
  const hand: Card[] = [];
  for (let count = 5 + choose(3); count > 0 && left.length > 0; count--)
    hand.push(...left.splice(choose(left.length), 1));
  const bid: Bid = { level: 1 + choose(8), denomination: oneOf(denominations, choose) };
  const position = checkSetup({
    ruleset: 'sitoumussamba',
    agreement: {},
    turn: 1,
    dealer: 4,
    phase: 'contract-opening',
    calls: [bid, 'pass', 'pass', 'pass'],
    contract: { seat: 1, bid, doubledBy: null },
    hands: { 1: hand, 2: 3, 3: 3, 4: 3 },
    stock: 20,
    scores: { A: oneOf([-5, 0, 3000], choose) },
  });
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

/** All ways to share some of the cards out into melds. */
function* sharings(
  cards: readonly Card[],
  melds: readonly (readonly Card[])[],
): Generator<readonly (readonly Card[])[]> {
  const [card, ...others] = cards;
  if (card === undefined) {
    yield melds;
    return;
  }
  yield* sharings(others, melds);
  for (const [place, meld] of melds.entries()) {
    yield* sharings(others, [...melds.slice(0, place), [...meld, card], ...melds.slice(place + 1)]);
  }
  yield* sharings(others, [...melds, [card]]);
}

/** Whether the judge lets the declarer open with these melds, which the account must confirm. */
function opens(position: Position, melds: readonly (readonly Card[])[]): boolean {
  const { legal } = judge(position, { type: 'meld', melds: melds.map((cards) => ({ cards })) });
  if (legal !== isDeclarersOpening(position, melds)) {
    expect(legal, `${writePosition(position)} ${melds.map(formatCards).join(', ')}`).toBe(!legal);
  }
  return legal;
}

/** Melds as a text that is the same for the same cards in any order. */
function written(melds: readonly (readonly Card[])[]): string {
  return melds
    .map((cards) => formatCards(cards.toSorted((one, other) => one.index - other.index)))
    .sort()
    .join(', ');
}

test('every opening is listed once; who has none may say so, and nobody else', {
  timeout: 20_000 + tables * 500,
}, () => {
  const seen = { able: 0, unable: 0, several: 0 };
  for (let seed = firstSeed; seed < firstSeed + tables; seed++) {
    const position = declarer(chooser(seed));
    const where = `seed ${seed}: ${writePosition(position)}`;
    const hand = position.seats[0]?.hand.known ?? [];
    const lawful = new Set([...sharings(hand, [])].filter((melds) => opens(position, melds)).map(written));
    const able = lawful.size > 0;
    seen[able ? 'able' : 'unable'] += 1;
    if (lawful.size > 3) seen.several += 1;
    expect(judge(position, { type: 'call', call: 'no-opening' }).legal, where).toBe(!able);
    const listed = legalActions(position);
    expect(listed.length, where).toBeGreaterThan(0);
    expect(
      listed.every(({ type }) => type === (able ? 'meld' : 'call')),
      where,
    ).toBe(true);
    const melds = listed.flatMap((action) => (action.type === 'meld' ? [action.melds.map(({ cards }) => cards)] : []));
    expect(melds.map(written).sort(), where).toEqual([...lawful].sort());
  }
  expect(Math.min(seen.able, seen.unable, seen.several)).toBeGreaterThan(tables / 10);
});

test('the best and the shortest opening', { timeout: 20_000 + tables * 500 }, () => {
  let found = 0;
  for (let seed = firstSeed; seed < firstSeed + tables; seed++) {
    const [own, ...others] = declarer(chooser(seed)).sides;
    if (own === undefined) throw new Error('no side');
    // Below zero every meld is worth the minimum.
    const position: Position = { ...declarer(chooser(seed)), sides: [{ ...own, score: -5 }, ...others] };
    const where = `seed ${seed}: ${writePosition(position)}`;
    const lawful = openingsOf(position);
    expect(bestOpening(position).points, where).toBe(Math.max(0, ...lawful.map(({ points }) => points)));
    const enough = lawful.filter(({ points }) => points >= 50).map(({ cards }) => cards);
    expect(shortestOpening(position, 50)?.cards, where).toBe(enough.length === 0 ? undefined : Math.min(...enough));
    if (enough.length > 0) found += 1;
  }
  expect(found).toBeGreaterThan(tables / 10);
});

test('black threes, which wait for going out, do not make the declarer able', () => {
  const codes: readonly CardCode[] = ['3s', '3s', '3s', '3c', '2h', '2d', '9d'];
  const hand = codes.flatMap((code) => cardFrom(code) ?? []);
  const bid: Bid = { level: 7, denomination: 'clubs' };
  const position = checkSetup({
    ruleset: 'sitoumussamba',
    agreement: {},
    phase: 'contract-opening',
    calls: [bid, 'pass', 'pass', 'pass'],
    contract: { seat: 1, bid, doubledBy: null },
    hands: { 1: hand },
    scores: { A: -5 },
  });
  expect(position.ok && judge(position.value, { type: 'call', call: 'no-opening' }).legal).toBe(true);
});
