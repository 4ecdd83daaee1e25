import type { Card } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import type { DutyCode } from '../rules/duties.ts';
import { minimumAt } from '../rules/opening.ts';
import { pileState, pileStateOf } from '../rules/pile.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { nextSeat, type Seat, type Side, sideIndexOf } from '../rulesets/seats.ts';
import type { Bid, Call } from './action.ts';
import type { Meld } from './melds.ts';

/** Where a deal stands. */
export const phases = ['deal', 'auction', 'contract-opening', 'draw', 'play', 'over'] as const;
/** The phase of a deal: `draw` before and `play` after the draw of the player in turn. */
export type Phase = (typeof phases)[number];

/** Cards of which some are known and the rest only counted: a hand, or the stock from the top down. */
export interface Cards {
  readonly known: readonly Card[];
  readonly unknown: number;
}

/** What lies before a side, and what has been charged to it in this deal. */
export interface SideState {
  readonly side: Side;
  /** Running total before this deal. */
  readonly score: number;
  readonly melds: readonly Meld[];
  readonly redThrees: readonly Card[];
  /** Points by which the opening minimum has been raised in this deal. */
  readonly minimumRaise: number;
  /** Penalty points charged so far in this deal. */
  readonly penalties: number;
}

/** A ruling still to be served, by code of the vocabulary of rulings, with its number where it has one. */
export interface Duty {
  readonly code: DutyCode;
  readonly count: number;
}

/** What a seat holds and has done. */
export interface SeatState {
  readonly seat: Seat;
  readonly hand: Cards;
  readonly penaltyCards: readonly Card[];
  /** Cards laid out of turn that wait for the seat's turn. */
  readonly waiting: readonly Card[];
  readonly duties: readonly Duty[];
  /** Whether the seat has finished a turn in this deal. */
  readonly played: boolean;
  /** Whether the seat has melded in this deal, before the turn that is being played. */
  readonly melded: boolean;
}

/** What has happened in the turn that is being played. */
export interface Turn {
  readonly drew: 'nothing' | 'stock' | 'pile';
  /** Whether the player has melded of his own will, so not for taking the pile. */
  readonly melded: boolean;
  /** Whether cards went to a meld that lay on the table when the turn began. */
  readonly addedThisTurn: boolean;
  /** Whether a red three that should have been laid before was laid in this turn before the draw. */
  readonly lateRedThree: boolean;
  /** The partner who has to answer, while the question waits. */
  readonly asked: Seat | null;
  readonly answer: 'yes' | 'no' | null;
  /** Cards that must go in this turn: wild cards that a merge has set free or, with the duty of the ruling, the partner's mistaken draw. */
  readonly surplus: readonly Card[];
  /** Red threes of the draw that emptied the stock, which must be laid or put into a sequence; then the deal ends. */
  readonly lastThrees: readonly Card[];
}

/** The contract of a deal with an auction. */
export interface Contract {
  readonly seat: Seat;
  readonly bid: Bid;
  readonly doubledBy: Seat | null;
}

/** Why deals end: somebody went out, the stock is gone, its last card was a red three, or a ruling has ended the game. */
export const endings = ['gone-out', 'without-stock', 'red-three', 'lost-game'] as const;

/** How a deal ended. */
export interface Ending {
  /** Who went out; null if the stock ran out. */
  readonly out: Seat | null;
  readonly concealed: boolean;
  /** Whether a concealed hand had a canasta of its own. */
  readonly ownCanasta: boolean;
  readonly cause: (typeof endings)[number];
  /** The side that a ruling has made lose the game; null after any other ending. */
  readonly loser: Side | null;
}

/** A checked position: possible in its ruleset, ready to be judged. Never changed; every act gives a new one. */
export interface Position {
  readonly ruleset: Ruleset;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly dealer: Seat;
  readonly stock: Cards;
  /** Bottom to top. */
  readonly pile: readonly Card[];
  readonly seats: readonly SeatState[];
  readonly sides: readonly SideState[];
  readonly current: Turn;
  readonly calls: readonly Call[];
  readonly contract: Contract | null;
  readonly ending: Ending | null;
}

/** A turn in which nothing has happened yet. */
export const freshTurn: Turn = {
  drew: 'nothing',
  melded: false,
  addedThisTurn: false,
  lateRedThree: false,
  asked: null,
  answer: null,
  surplus: [],
  lastThrees: [],
};

/** The state of a seat. */
export function seatState(position: Position, seat: Seat): SeatState {
  return at(position.seats, seat - 1);
}

/** The state of the seat in turn. */
export function actor(position: Position): SeatState {
  return seatState(position, position.turn);
}

/** The state of the side of a seat. */
export function sideState(position: Position, seat: Seat): SideState {
  return at(position.sides, sideIndexOf(position.ruleset.seating, seat));
}

/** The state of the side in turn. */
export function actingSide(position: Position): SideState {
  return sideState(position, position.turn);
}

/** The top card of the pile. */
export function topOf(position: Position): Card | undefined {
  return position.pile.at(-1);
}

/** How many cards a collection holds, known and unknown. */
export function countOf(cards: Cards): number {
  return cards.known.length + cards.unknown;
}

/** The known cards that a seat may meld or discard: its hand, its penalty cards and its waiting cards. */
export function playableCards(state: SeatState): readonly Card[] {
  if (state.penaltyCards.length === 0 && state.waiting.length === 0) return state.hand.known;
  return [...state.hand.known, ...state.penaltyCards, ...state.waiting];
}

/** How many cards a seat may meld or discard, unknown ones included; penalty and waiting cards count as hand cards. */
export function playableCount(state: SeatState): number {
  return countOf(state.hand) + state.penaltyCards.length + state.waiting.length;
}

/** A copy of the position with another state of a seat. */
export function withSeat(position: Position, state: SeatState): Position {
  const seats = position.seats.slice();
  seats[state.seat - 1] = state;
  return { ...position, seats };
}

/** A copy of the position with another state of a side. */
export function withSide(position: Position, state: SideState): Position {
  const sides = position.sides.slice();
  sides[position.ruleset.seating.sides.indexOf(state.side)] = state;
  return { ...position, sides };
}

/** A copy of the position with red threes more on the table before the side of a seat. */
export function withRedThrees(position: Position, seat: Seat, cards: readonly Card[]): Position {
  const side = sideState(position, seat);
  return withSide(position, { ...side, redThrees: [...side.redThrees, ...cards] });
}

/** The opening minimum of the side in turn, raises included. */
export function minimumOf(position: Position, side: SideState = actingSide(position)): number {
  return minimumAt(position.ruleset.parameters, side.score) + side.minimumRaise;
}

/** Whether the side has a lawful meld on the table. */
export function hasOpened(side: SideState): boolean {
  return side.melds.length > 0;
}

/** Whether the side in turn has made its first meld in the turn that is being played. */
export function openedThisTurn(position: Position): boolean {
  const { melds } = actingSide(position);
  return melds.length > 0 && melds.every(({ begunThisTurn }) => begunThisTurn);
}

/** Whether a card freezes the pile for everybody while it lies in it: a wild card or a red three. */
export function freezes(card: Card): boolean {
  return card.role === 'wild' || card.role === 'red-three';
}

/** How the pile stands for the side in turn, as the bits of `pileState`. */
export function statePile(position: Position): number {
  return pileStateOf(position.ruleset.parameters, hasOpened(actingSide(position)), position.pile.some(freezes));
}

/** Whether the pile is frozen for the side in turn. */
export function isFrozen(position: Position): boolean {
  return (statePile(position) & pileState.frozen) !== 0;
}

/** Who deals next: the seat to the left of the dealer. */
export function nextDealer(position: Position): Seat {
  return nextSeat(position.ruleset.seating, position.dealer);
}

/** Those of the cards that a seat does not hold; an unknown card of the hand may be any one of them. */
export function cardsNotHeld(state: SeatState, cards: readonly Card[]): readonly Card[] {
  const held: (Card | null)[] = playableCards(state).slice();
  const missing: Card[] = [];
  for (const card of cards) {
    const place = held.indexOf(card);
    if (place < 0) missing.push(card);
    else held[place] = null;
  }
  return missing.slice(state.hand.unknown);
}
