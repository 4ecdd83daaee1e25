import { type Position, type Seat, type Side, seatState, sideOf } from '../engine/index.ts';
import type { Tongue } from './tongue.ts';
import type { WidgetWord } from './words.ts';

/**
 * The seat of the reader at the table of a scenario: the first, unless its cards are unknown and another player's turn is shown. It
 * follows from the scenario alone, so that it stays the same whatever is played there, and in every link to a position of it.
 */
export function readerOf(start: Position): Seat {
  const { hand } = seatState(start, 1);
  return hand.known.length > 0 || hand.unknown === 0 ? 1 : start.turn;
}

/** What a player is called: the reader is “you”, the others by where they sit from there. */
export function playerName(position: Position, seat: Seat, reader: Seat, tongue: Tongue): string {
  const names: Record<number, readonly WidgetWord[]> = {
    2: ['you', 'opponent'],
    3: ['you', 'left', 'right'],
    4: ['you', 'left', 'partner', 'right'],
  };
  const { length } = position.seats;
  const place = (seat - reader + length) % length;
  const word = place === 0 ? 'you' : names[length]?.[place];
  return word === undefined ? tongue.text('player', { seat }) : tongue.text(word);
}

/** What a side is called: the reader's own and the other, or by its players where there are more than two. */
export function sideName(position: Position, side: Side, reader: Seat, tongue: Tongue): string {
  const { seating } = position.ruleset;
  if (side === sideOf(seating, reader)) return tongue.text('ownSide');
  if (position.sides.length === 2) return tongue.text('otherSide');
  const seats = seating.seats.filter((seat) => sideOf(seating, seat) === side);
  return seats.map((seat) => playerName(position, seat, reader, tongue)).join(' + ');
}

/**
 * Whether the player in turn holds cards that nobody sees, so that there is nothing to choose from: the table does not play on for
 * him. Calls need no cards.
 */
export function isOutOfSight(position: Position): boolean {
  if (position.phase !== 'draw' && position.phase !== 'play' && position.phase !== 'contract-opening') return false;
  const { hand, penaltyCards, waiting } = seatState(position, position.turn);
  return hand.unknown > 0 && hand.known.length + penaltyCards.length + waiting.length === 0;
}
