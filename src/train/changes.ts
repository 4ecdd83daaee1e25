import {
  type Action,
  actingSide,
  actor,
  type Bid,
  type Call,
  type Card,
  denominations,
  faces,
  freezes,
  hasOpened,
  type Position,
  playableCards,
  type SeatState,
  topOf,
  without,
} from '../engine/index.ts';
import type { Change, Changed } from './asked.ts';
import { otherMelds } from './other-melds.ts';
import { copiesLeft } from './sight.ts';

/** Everything nearby: the position and the act with one thing changed, the nearest first. */
export function* changesOf(position: Position, action: Action): Generator<Changed> {
  yield* otherCalls(position, action);
  yield* otherLaid(position, action);
  yield* otherHeld(position, action);
  yield* otherUpcard(position, action);
  yield* otherPile(position, action);
  yield* otherScore(position, action);
  yield* otherMelds(position, action);
}

/** The cards of the hand that an act lays. */
function laidBy(action: Action): readonly Card[] {
  switch (action.type) {
    case 'take':
      return action.with;
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    case 'discard':
      return [action.card];
    default:
      return [];
  }
}

/** The act with one card laid put in the place of another, or left out (null). */
function laying(action: Action, from: Card, to: Card | null): Action | null {
  const swap = (cards: readonly Card[]) => {
    const rest = without(cards, [from]);
    return rest === undefined ? cards : to === null ? rest : [...rest, to];
  };
  switch (action.type) {
    case 'take':
      return action.with.includes(from) ? { ...action, with: swap(action.with) } : null;
    case 'meld': {
      const place = action.melds.findIndex(({ cards }) => cards.includes(from));
      const all = action.melds.map((meld, at) => (at === place ? { ...meld, cards: swap(meld.cards) } : meld));
      return all.some(({ cards }) => cards.length === 0) ? null : { ...action, melds: all };
    }
    case 'add': {
      const place = action.additions.findIndex(({ cards }) => cards.includes(from));
      const all = action.additions.map((one, at) => (at === place ? { ...one, cards: swap(one.cards) } : one));
      return all.some(({ cards }) => cards.length === 0) ? null : { ...action, additions: all };
    }
    case 'discard':
      return to === null ? null : { ...action, card: to };
    default:
      return null;
  }
}

/** The act with one card more. */
function layingAlso(action: Action, card: Card): Action | null {
  const [first, ...others] = action.type === 'meld' ? action.melds : [];
  if (action.type === 'meld' && first)
    return { ...action, melds: [{ ...first, cards: [...first.cards, card] }, ...others] };
  if (action.type === 'take') return { ...action, with: [...action.with, card] };
  return null;
}

function* otherLaid(position: Position, action: Action): Generator<Changed> {
  const laid = laidBy(action);
  if (laid.length === 0) return;
  const rest = [...new Set(without(playableCards(actor(position)), laid) ?? [])];
  for (const from of new Set(laid))
    for (const to of rest) {
      const other = laying(action, from, to);
      if (other && isAlike(from, to)) yield { position, action: other, change: { thing: 'laid', from, to } };
    }
  for (const to of rest) {
    const more = layingAlso(action, to);
    if (more && laid.some((from) => isAlike(from, to) || to.role === 'wild'))
      yield { position, action: more, change: { thing: 'laid', from: null, to } };
  }
  for (const from of new Set(laid)) {
    const fewer = laid.length > 2 ? laying(action, from, null) : null;
    if (fewer) yield { position, action: fewer, change: { thing: 'laid', from, to: null } };
  }
}

/** Whether two cards are near each other: of one rank, neighbours of one suit, or one of them is wild or a three. */
function isAlike(one: Card, other: Card): boolean {
  if (one === other) return false;
  if (one.role !== 'natural' || other.role !== 'natural') return true;
  return one.order === other.order || (one.suit === other.suit && Math.abs(one.order - other.order) <= 2);
}

function* otherHeld(position: Position, action: Action): Generator<Changed> {
  const laid = laidBy(action);
  const state = actor(position);
  for (const from of new Set(laid))
    for (const to of nearby(from)) {
      const rest = without(state.hand.known, [from]);
      const other = laying(action, from, to);
      if (rest === undefined || other === null || copiesLeft(position, to) === 0) continue;
      const changed: SeatState = { ...state, hand: { ...state.hand, known: [...rest, to] } };
      yield { position: withSeat(position, changed), action: other, change: { thing: 'held', from, to } };
    }
}

/** The position with one card of the hand other, the nearest first. */
export function* otherInHand(
  position: Position,
  cards: readonly Card[],
): Generator<{ position: Position; change: Change }> {
  const state = actor(position);
  for (const from of new Set(cards))
    for (const to of nearby(from)) {
      const rest = without(state.hand.known, [from]);
      // A red three would not stay in the hand.
      if (rest === undefined || to.role === 'red-three' || copiesLeft(position, to) === 0) continue;
      const changed: SeatState = { ...state, hand: { ...state.hand, known: [...rest, to] } };
      yield { position: withSeat(position, changed), change: { thing: 'hand', from, to } };
    }
}

function* otherUpcard(position: Position, action: Action): Generator<Changed> {
  const from = topOf(position);
  if (action.type !== 'take' || from === undefined) return;
  for (const to of [...laidBy(action).flatMap((card) => sameRank(card)), ...nearby(from)])
    if (to !== from && copiesLeft(position, to) > 0)
      yield {
        position: { ...position, pile: [...position.pile.slice(0, -1), to] },
        action,
        change: { thing: 'upcard', from, to },
      };
}

/** What freezes the pile put away, or put into it. */
export function otherFreezing(position: Position): Generator<Changed> {
  return otherPile(position, { type: 'take', with: [], melds: [] });
}

function* otherPile(position: Position, action: Action): Generator<Changed> {
  const { pile } = position;
  if (action.type !== 'take' || pile.length < 2) return;
  const freezing = pile.findIndex((card, place) => place < pile.length - 1 && freezes(card));
  const place = freezing >= 0 ? freezing : pile.length - 2;
  const from = pile[place];
  if (from === undefined) return;
  const others =
    freezing >= 0 ? faces.filter(({ role }) => role === 'natural') : faces.filter(({ role }) => role === 'wild');
  const to = others.find((card) => copiesLeft(position, card) > 0 && card !== from);
  if (to === undefined) return;
  yield { position: { ...position, pile: pile.with(place, to) }, action, change: { thing: 'pile', from, to } };
}

function* otherScore(position: Position, action: Action): Generator<Changed> {
  if (action.type !== 'meld' && action.type !== 'take') return;
  for (const near of otherMinimum(position)) yield { ...near, action };
}

/** The position with a score that asks the side for another minimum, as long as it has not opened before this turn. */
export function* otherMinimum(position: Position): Generator<{ position: Position; change: Change }> {
  const own = actingSide(position);
  if (hasOpened(own) && own.melds.some(({ begunThisTurn }) => !begunThisTurn)) return;
  for (const to of nearScores(position))
    yield { position: withScore(position, to), change: { thing: 'score', from: own.score, to } };
}

/** Scores of the side on the other side of a step of the opening minimum. */
export function nearScores(position: Position): readonly number[] {
  const { score } = actingSide(position);
  const steps = position.ruleset.parameters.minimums.flatMap(({ below }) => (below === null ? [] : [below]));
  const above = steps.filter((below) => below > score);
  const under = steps.filter((below) => below <= score).map((below) => below - 5);
  return [...above, ...under].sort((one, other) => Math.abs(one - score) - Math.abs(other - score)).slice(0, 2);
}

/** The position with another score of the side in turn. */
export function withScore(position: Position, score: number): Position {
  const own = actingSide(position);
  return { ...position, sides: position.sides.map((side) => (side === own ? { ...own, score } : side)) };
}

function* otherCalls(position: Position, action: Action): Generator<Changed> {
  if (action.type !== 'call' || typeof action.call === 'string') return;
  const { level, denomination } = action.call;
  const place = denominations.indexOf(denomination);
  const near: (Bid | undefined)[] = [
    bidAt(level, place + 1),
    bidAt(level, place - 1),
    bidAt(level + 1, place),
    bidAt(level - 1, place),
    bidAt(level, place + 2),
    bidAt(level, place - 2),
  ];
  const from: Call = action.call;
  for (const to of near)
    if (to !== undefined && to.level >= 1 && to.level <= position.ruleset.parameters.maxLevel)
      yield { position, action: { type: 'call', call: to }, change: { thing: 'call', from, to } };
}

function bidAt(level: number, place: number): Bid | undefined {
  const denomination = denominations[place];
  return denomination === undefined ? undefined : { level, denomination };
}

/** The cards next to a card: the next ranks of its suit, the others of its rank, and wild cards and threes. */
function nearby(card: Card): readonly Card[] {
  const next = faces.filter(({ suit, order }) => suit === card.suit && Math.abs(order - card.order) === 1);
  const others = faces.filter(({ order, suit }) => order === card.order && suit !== card.suit);
  const special = faces.filter(({ role, red }) => role !== 'natural' && red === card.red);
  return [...next, ...others, ...special].filter((other) => other !== card);
}

function sameRank(card: Card): readonly Card[] {
  return faces.filter(({ order }) => order === card.order);
}

function withSeat(position: Position, changed: SeatState): Position {
  return { ...position, seats: position.seats.map((state) => (state.seat === changed.seat ? changed : state)) };
}
