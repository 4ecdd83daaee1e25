import { type Card, isRedThree, without } from '../../cards/cards.ts';
import { makeMeld, meldTypeOf } from '../../position/melds.ts';
import {
  countOf,
  freshTurn,
  type Position,
  playableCount,
  seatState,
  sideState,
  withRedThrees,
  withSeat,
  withSide,
} from '../../position/position.ts';
import { nextSeat, type Seat } from '../../rulesets/seats.ts';
import type { CardPlace } from '../faults.ts';
import { drawAfterwards } from './drawn-cards.ts';

// Where the cards go that a ruling moves. A card that does not lie where it is taken from stays where it is.

/** The cards of the melds that the side of the seat in turn has begun in this turn. */
export function cardsBegunThisTurn(position: Position, seat: Seat): readonly Card[] {
  if (seat !== position.turn) return [];
  return sideState(position, seat).melds.flatMap(({ begunThisTurn, cards }) => (begunThisTurn ? cards : []));
}

/** Takes a card from the seat's hand, if it is there; an unknown one may be it. */
function fromHand(position: Position, seat: Seat, card: Card): Position | undefined {
  const state = seatState(position, seat);
  const { hand } = state;
  const known = without(hand.known, [card]);
  if (known !== undefined) return withSeat(position, { ...state, hand: { ...hand, known } });
  if (hand.unknown === 0) return undefined;
  return withSeat(position, { ...state, hand: { ...hand, unknown: hand.unknown - 1 } });
}

/** Takes a card from the melds of the seat's side, those begun in this turn first; a meld without cards is gone. */
function fromMelds(position: Position, seat: Seat, card: Card): Position | undefined {
  const side = sideState(position, seat);
  const { melds } = side;
  const holding = melds.filter(({ cards }) => cards.includes(card));
  const from = holding.find(({ begunThisTurn }) => begunThisTurn) ?? holding.at(-1);
  if (from === undefined) return undefined;
  const left = without(from.cards, [card]) ?? from.cards;
  const { parameters } = position.ruleset;
  const smaller =
    left.length === 0 ? [] : [makeMeld(from.name, meldTypeOf(parameters, left), left, from.begunThisTurn)];
  return withSide(position, { ...side, melds: melds.flatMap((meld) => (meld === from ? smaller : [meld])) });
}

/** Takes a card from the pile, the uppermost copy. */
function fromPile(position: Position, _: Seat, card: Card): Position | undefined {
  const place = position.pile.lastIndexOf(card);
  return place < 0 ? undefined : { ...position, pile: position.pile.toSpliced(place, 1) };
}

/** How a card is taken from where a fault has left it; undefined if it does not lie there. */
const takeFrom: {
  readonly [Place in CardPlace]: (position: Position, seat: Seat, card: Card) => Position | undefined;
} = { hand: fromHand, melds: fromMelds, pile: fromPile };

/** A card lies face up before its owner as a penalty card. */
export function makePenaltyCard(position: Position, seat: Seat, card: Card, place: CardPlace): Position {
  const taken = takeFrom[place](position, seat, card);
  if (taken === undefined) return position;
  const state = seatState(taken, seat);
  return withSeat(taken, { ...state, penaltyCards: [...state.penaltyCards, card] });
}

/** A card goes back to the hand; one that was never taken from the hand stays there. */
export function takeBack(position: Position, seat: Seat, card: Card, place: CardPlace): Position {
  const taken = place === 'hand' ? undefined : takeFrom[place](position, seat, card);
  if (taken === undefined) return position;
  const state = seatState(taken, seat);
  return withSeat(taken, { ...state, hand: { ...state.hand, known: [...state.hand.known, card] } });
}

/** Who has taken back everything that was melded in this turn has not melded in it: the hand may still go out concealed. */
export function notMelded(position: Position, seat: Seat): Position {
  const { current } = position;
  const isLeft = current.addedThisTurn || cardsBegunThisTurn(position, seat).length > 0;
  if (seat !== position.turn || !current.melded || isLeft) return position;
  return { ...position, current: { ...current, melded: false } };
}

/** A card melded out of turn waits on the table for its owner's turn. */
export function layToWait(position: Position, seat: Seat, card: Card): Position {
  const taken = fromHand(position, seat, card);
  if (taken === undefined) return position;
  const state = seatState(taken, seat);
  return withSeat(taken, { ...state, waiting: [...state.waiting, card] });
}

/**
 * Takes cards back that were discarded: until the next player has drawn, the turn goes on with them. It does not where no discard
 * would be left to it.
 */
export function callBack(position: Position, seat: Seat, cards: readonly Card[]): Position {
  const taken = cards.reduce((next, card) => takeBack(next, seat, card, 'pile'), position);
  const ended = position.phase === 'draw' && nextSeat(position.ruleset.seating, seat) === position.turn;
  const left = playableCount(seatState(position, seat)) + countOf(position.stock);
  if (taken === position || !ended) return taken;
  return left < 2 ? position : { ...taken, turn: seat, phase: 'play', current: { ...freshTurn, drew: 'stock' } };
}

/** Lays red threes of a hand; those of the turn that is being played are replaced as ever, those laid late are not. */
export function layRedThrees(position: Position, seat: Seat, cards: readonly Card[], isReplaced: boolean): Position {
  const threes = cards.filter(isRedThree);
  const laid = threes.reduce((next, card) => {
    const taken = fromHand(next, seat, card);
    return taken === undefined ? next : withRedThrees(taken, seat, [card]);
  }, position);
  return isReplaced && laid !== position ? drawAfterwards(laid, seat, threes.length) : laid;
}

/** A red three goes to the side of the next opponent. */
export function giveRedThree(position: Position, seat: Seat, card: Card): Position {
  const taken = card.role === 'red-three' ? fromHand(position, seat, card) : undefined;
  if (taken === undefined) return position;
  return withRedThrees(taken, nextSeat(position.ruleset.seating, seat), [card]);
}
