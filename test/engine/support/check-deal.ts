import { expect } from 'vitest';
import {
  type Card,
  cardAt,
  judge,
  legalActions,
  type Position,
  type Ruleset,
  readPosition,
  score,
  totalsAfter,
  viewFrom,
  winner,
  writePosition,
} from '../../../src/engine/index.ts';
import { expectSame } from './expect-same.ts';
import { withHiddenCardsMixed, withOtherCards } from './hidden-cards.ts';
import { type Choose, chooser, playDeal, type Step } from './random-deal.ts';
import { recount } from './recount.ts';
import { closely } from './tries.ts';

/** How many of each card a deck holds, written from the documents: two packs and four jokers, or three and six. */
function deckOf({ id }: Ruleset): { readonly of: number; readonly jokers: number; readonly all: number } {
  return id === 'samba' || id === 'sitoumussamba' ? { of: 3, jokers: 6, all: 162 } : { of: 2, jokers: 4, all: 108 };
}

const joker = 52;

/** What is wrong with the number of cards; nothing if the deck is whole and every card known. */
export function misdealt(position: Position): readonly string[] {
  const deck = deckOf(position.ruleset);
  const counts = new Array<number>(53).fill(0);
  const count = (cards: readonly Card[]) => {
    for (const { index } of cards) counts[index] = (counts[index] ?? 0) + 1;
  };
  count(position.stock.known);
  count(position.pile);
  let unknown = position.stock.unknown;
  for (const { hand, penaltyCards, waiting } of position.seats) {
    count(hand.known);
    count(penaltyCards);
    count(waiting);
    unknown += hand.unknown;
  }
  for (const { melds, redThrees } of position.sides) {
    count(redThrees);
    for (const meld of melds) count(meld.cards);
  }
  const wrong: string[] = [];
  let all = 0;
  for (const [index, copies] of counts.entries()) {
    all += copies;
    if (copies !== (index === joker ? deck.jokers : deck.of)) wrong.push(`${copies} of ${cardAt(index).code}`);
  }
  return all === deck.all && unknown === 0 ? wrong : [...wrong, `${all} known and ${unknown} unknown cards`];
}

/**
 * Plays the random deal of a seed and checks everything that must hold in every deal: there is always an action, every listed
 * action is accepted, no card is lost or made, the notation loses nothing, nobody's view tells a hidden card, the deal ends and the score is the recount's.
 */
export function checkDeal(ruleset: Ruleset, seed: number): void {
  const choose = chooser(seed + 1_000_003);
  const played = playDeal(ruleset, seed, seed % 3 === 0 ? 'indifferent' : 'keen', (step) => {
    checkCards(step, seed);
    // The cheap check runs at every step, the dear ones often enough to meet every kind of position.
    if (choose(8 * closely) === 0) checkListed(step, seed);
    if (choose(40 * closely) === 0) checkNotation(step, seed);
    if (choose(40 * closely) === 0) checkViews(step, choose, seed);
  });
  expectSame(misdealt(played.start), [], () => place(played.start, seed));
  if (played.end.ending === null) throw new Error(`over without an end: ${place(played.end, seed)}`);
  checkScore(played, seed);
}

/** Where something went wrong, to be found again. */
function place(position: Position, seed: number): string {
  return `seed ${seed}: ${writePosition(position)}`;
}

function checkCards({ before, after }: Step, seed: number): void {
  const wrong = misdealt(after);
  if (wrong.length > 0) expect(wrong, place(before, seed)).toEqual([]);
}

function checkListed({ before, listed }: Step, seed: number): void {
  for (const action of listed) {
    const verdict = judge(before, action);
    if (!verdict.legal) expect(verdict.reasons, `${place(before, seed)} ${JSON.stringify(action)}`).toEqual([]);
  }
}

function checkNotation({ before, listed }: Step, seed: number): void {
  const text = writePosition(before, listed);
  expect(text).toMatch(/^[A-Za-z0-9._~-]+$/);
  const line = readPosition(text);
  expectSame(line, { ok: true, value: { position: before, actions: listed } }, () => place(before, seed));
}

/**
 * A seat's view must be the same whatever the cards it cannot see are: the other hands and the stock change their cards with each
 * other. What the player in turn may do must not tell them either; the exception is the contract, for which the partner's hand
 * counts (sitoumussamba 26-b).
 */
function checkViews({ before, listed }: Step, choose: Choose, seed: number): void {
  const where = () => place(before, seed);
  const { current, stock, seats, ...open } = before;
  for (const { seat, hand } of seats) {
    const view = viewFrom(before, seat);
    const shuffledView = viewFrom(withHiddenCardsMixed(before, seat, choose), seat);
    expectSame(shuffledView, view, where);
    expect(writePosition(shuffledView)).toBe(writePosition(view));
    expectSame(view.seats[seat - 1]?.hand, hand, where);
    const { current: seenTurn, stock: seenStock, seats: seenSeats, ...seen } = view;
    expectSame(seen, open, where);
    expectSame(seenStock, { known: [], unknown: stock.known.length }, where);
    expectSame(
      seenSeats.map((state) => state.hand.known.length + state.hand.unknown),
      seats.map((state) => state.hand.known.length),
      where,
    );
    if (seat === before.turn) expectSame(seenTurn, current, where);
  }
  expectSame(legalActions(withOtherCards(before, choose)), listed, where);
  if (before.ruleset.has('contract')) return;
  expectSame(legalActions(viewFrom(before, before.turn)), listed, where);
}

function checkScore(played: ReturnType<typeof playDeal>, seed: number): void {
  const { end } = played;
  const scores = score(end);
  const where = () => place(end, seed);
  const counted = scores.map(({ side, base, cards }) => ({ side, base, cards }));
  expectSame(counted, recount(played), where);
  for (const { lines, base, cards, total } of scores) {
    const sum = (group: string) => lines.reduce((points, line) => points + (line.group === group ? line.points : 0), 0);
    expectSame([sum('base'), sum('cards')], [base, cards], where);
    expectSame(total, base + cards, where);
    expectSame(Math.abs(total % 5), 0, where);
  }
  const totals = end.sides.map(({ side, score: before }, index) => ({
    side,
    total: before + (scores[index]?.total ?? Number.NaN),
  }));
  expectSame(totalsAfter(end), totals, where);
  const highest = Math.max(...totals.map(({ total }) => total));
  const leaders = totals.filter(({ total }) => total === highest);
  const target = { samba: 10_000, sitoumussamba: 20_000 }[String(end.ruleset.id)] ?? 5000;
  const expected = highest < target ? 'none' : leaders.length === 1 ? leaders[0]?.side : 'draw';
  expectSame(winner(end), expected, where);
}
