import {
  type Action,
  actingSide,
  bestOpening,
  type Card,
  type ClauseAddress,
  clauseOfResult,
  countOf,
  deckOf,
  freezes,
  hasOpened,
  isFrozen,
  isTakeable,
  judge,
  minimumOf,
  nextSeat,
  type Position,
  pointsOnTable,
  type Random,
  type ScoreItem,
  type Side,
  score,
  seatState,
  without,
} from '../engine/index.ts';
import type { AskedAtTable, Freezing } from './asked.ts';
import { inSight } from './sight.ts';

/** Clauses as a list that is not empty; null if it is. */
function some(clauses: readonly ClauseAddress[]): readonly [ClauseAddress, ...ClauseAddress[]] | null {
  const [first, ...others] = new Set(clauses);
  return first === undefined ? null : [first, ...others];
}

/** Of what a verdict rests on no more is told: the most specific comes first, the rest is the same for most acts. */
const mostTold = 3;

/** Whether an act is allowed, and why: the decisive reason, or all on which it rests. */
export function allowed(position: Position, action: Action): AskedAtTable | null {
  const verdict = judge(position, action);
  const [reasons, grounds] = verdict.legal
    ? [[], verdict.grounds.slice(0, mostTold)]
    : [verdict.reasons.slice(0, 1), []];
  // Of several grounds the clause that says the most of each; a refusal has one reason, and its first clauses.
  const clauses = some([
    ...reasons.flatMap((reason) => reason.clauses.slice(0, mostTold)),
    ...grounds.flatMap((ground) => ground.clauses.slice(0, 1)),
  ]);
  if (clauses === null) return null;
  const ask = { form: 'allowed', action } as const;
  return { position, ask, answer: { form: 'allowed', is: verdict.legal }, clauses, reasons, grounds };
}

/** The minimum with which the side in turn has to open. */
export function minimumAsked(position: Position): AskedAtTable {
  const is = minimumOf(position);
  const clauses = [position.ruleset.facts.minimum] as const;
  const ask = { form: 'number', about: 'minimum' } as const;
  return { position, ask, answer: { form: 'number', is }, clauses, reasons: [], grounds: [] };
}

/** The points of the best opening from the hand; the clauses are those by which it opens, or is too low. */
export function bestOpeningAsked(position: Position): AskedAtTable | null {
  const { melds, points } = bestOpening(position);
  if (melds.length === 0) return null;
  const found = allowed(position, { type: 'meld', melds });
  if (found === null) return null;
  const ask = { form: 'number', about: 'best-opening', melds: melds.map(({ cards }) => cards) } as const;
  return { ...found, ask, answer: { form: 'number', is: points } };
}

/** What the declarer’s side has towards its bid on the table; null where there is nothing yet. */
export function contractAsked(position: Position): AskedAtTable | null {
  const { contract } = position;
  const clause = position.ruleset.facts.contract?.results.made;
  if (contract === null || clause === undefined) return null;
  const ask = { form: 'number', about: 'contract' } as const;
  const is = pointsOnTable(position, contract);
  // A side that is behind has nothing towards its bid yet.
  if (is <= 0) return null;
  const answer = { form: 'number', is } as const;
  return { position, ask, answer, clauses: [clause], reasons: [], grounds: [] };
}

/** What a line of the count brings a side, or the whole deal. */
export function countAsked(position: Position, side: Side, item: ScoreItem | 'total'): AskedAtTable | null {
  const found = score(position).find((each) => each.side === side);
  const lines = found?.lines.filter((line) => item === 'total' || line.item === item) ?? [];
  const clauses = some([
    ...lines.map(({ clause }) => clause),
    ...(lines.some((line) => line.item === 'contract') ? [clauseOfResult(position) ?? []].flat() : []),
  ]);
  if (clauses === null) return null;
  const ask = { form: 'number', about: 'count', side, item } as const;
  const is = lines.reduce((sum, { points }) => sum + points, 0);
  return { position, ask, answer: { form: 'number', is }, clauses, reasons: [], grounds: [] };
}

/** One way to take the pile, for somebody who is to show with which cards. */
export function takeWithAsked(position: Position, cards: readonly Card[]): AskedAtTable | null {
  const found = allowed(position, { type: 'take', with: cards, melds: [] });
  if (found === null || found.reasons.length > 0) return null;
  return { ...found, ask: { form: 'cards', about: 'take-with' }, answer: { form: 'cards', is: cards } };
}

/** By what the pile is frozen for the side in turn. */
export function freezingOf(position: Position): Freezing {
  if (!isFrozen(position)) return 'not';
  const card = position.pile.find(freezes);
  if (card === undefined) return 'not-opened';
  return card.role === 'wild' ? 'wild' : 'red-three';
}

/** Why the pile is frozen, or that it is not. */
export function freezingAsked(position: Position): AskedAtTable {
  const clauses = [position.ruleset.facts.frozen] as const;
  const answer = { form: 'freezing', is: freezingOf(position) } as const;
  return { position, ask: { form: 'freezing' }, answer, clauses, reasons: [], grounds: [] };
}

/** So many hands of the next player are dealt to see what he could take. */
const samples = 25;

/** After so many of them it is given up if no card can be clearly the safest any more. */
const firstSamples = 5;

/** The safest discard must be safer than the next by so many of a hundred hands. */
const clearly = 20;

/**
 * Which of some cards is the safest discard: the one with which, of the hands that the next player may hold, he could take the pile with
 * the fewest. Null where no card is clearly safer than the others.
 */
export function safestAsked(position: Position, choices: readonly Card[], random: Random): AskedAtTable | null {
  const risks = risksOf(position, choices, random);
  if (risks === null) return null;
  const sorted = risks.toSorted((one, other) => one - other);
  const [least = 0, next = 0] = sorted;
  const card = choices[risks.indexOf(least)];
  if (card === undefined || next - least < clearly) return null;
  const found = allowed(position, { type: 'discard', card });
  if (found === null || found.reasons.length > 0) return null;
  return { ...found, ask: { form: 'card', about: 'safest', choices }, answer: { form: 'card', is: card }, risks };
}

/** In how many of a hundred hands the next player could take the pile after each of these discards; null if one is not allowed. */
function risksOf(position: Position, choices: readonly Card[], random: Random): readonly number[] | null {
  const { ruleset, turn } = position;
  const next = nextSeat(ruleset.seating, turn);
  const size = countOf(seatState(position, next).hand);
  const unseen = without(deckOf(ruleset), inSight(position)) ?? [];
  const after = choices.map((card) => judge(position, { type: 'discard', card }));
  if (size === 0 || unseen.length < size) return null;
  const takes = choices.map(() => 0);
  for (let sample = 0; sample < samples; sample++) {
    const hand = someCards(unseen, size, random);
    for (const [place, verdict] of after.entries()) {
      if (!verdict.legal || verdict.next.phase === 'over') return null;
      const table = withHand(verdict.next, hand);
      if (isTakeable(table)) takes[place] = (takes[place] ?? 0) + 1;
    }
    if (sample + 1 === firstSamples && !isPromising(takes)) return null;
  }
  return takes.map((count) => Math.round((count * 100) / samples));
}

/** Whether, after the first hands, one card has been taken with more seldom than each of the others. */
function isPromising(takes: readonly number[]): boolean {
  const [least = 0, next = 0] = takes.toSorted((one, other) => one - other);
  return next > least;
}

function withHand(position: Position, hand: readonly Card[]): Position {
  const { turn } = position;
  const seats = position.seats.map((state) =>
    state.seat === turn ? { ...state, hand: { known: hand, unknown: 0 } } : state,
  );
  return { ...position, seats };
}

function someCards(cards: readonly Card[], count: number, random: Random): readonly Card[] {
  const left = cards.slice();
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)).flat();
}

/** Whether a side may still open: it has no melds. */
export function isUnopened(position: Position): boolean {
  return !hasOpened(actingSide(position));
}
