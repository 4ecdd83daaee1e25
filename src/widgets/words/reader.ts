import { type Position, type Seat, type Side, seatState, sideOf } from '../../engine/index.ts';
import { wholeName } from '../../table/seats.ts';
import type { Speech } from './speech.ts';
import type { WidgetWord } from './table-words.ts';

/**
 * The seat of the reader at the table of a scenario: the first, unless its cards are unknown and another player's turn is shown. It
 * follows from the scenario alone, so that it stays the same whatever is played there, and in every link to a position of it.
 */
export function readerOf(start: Position): Seat {
  const { hand } = seatState(start, 1);
  return hand.known.length > 0 || hand.unknown === 0 ? 1 : start.turn;
}

/** The words for the players from the reader on, clockwise, by their number. */
const names: { readonly [players: number]: readonly WidgetWord[] } = {
  2: ['you', 'opponent'],
  3: ['you', 'left', 'right'],
  4: ['you', 'left', 'partner', 'right'],
};

/** The same of six: three against three, whose partners sit to both sides beyond the neighbours, or three pairs. */
const namesOfSix = {
  sides: ['you', 'left', 'partnerLeft', 'opposite', 'partnerRight', 'right'],
  pairs: ['you', 'left', 'farLeft', 'partner', 'farRight', 'right'],
} as const satisfies { readonly [form: string]: readonly WidgetWord[] };

function nameWord({ seats, sides }: Position, seat: Seat, reader: Seat): WidgetWord | undefined {
  const { length } = seats;
  const place = (seat - reader + length) % length;
  if (length === 6) return namesOfSix[sides.length === 2 ? 'sides' : 'pairs'][place];
  return place === 0 ? 'you' : names[length]?.[place];
}

/** What a player is called: the reader is “you”, the others by where they sit from there. */
export function playerName(position: Position, seat: Seat, reader: Seat, speech: Speech): string {
  return wholeName(nameText(nameWord(position, seat, reader), seat, speech));
}

function nameText(word: WidgetWord | undefined, seat: Seat, speech: Speech): string {
  return word === undefined ? speech.text('player', { seat }) : speech.text(word);
}

/** What stands at a player's place on the table: the name, with soft hyphens where it may be parted. */
export function seatLabel(position: Position, seat: Seat, reader: Seat, speech: Speech): string {
  return nameText(nameWord(position, seat, reader), seat, speech);
}

/** What a side is called: the reader's own and the other, or by its players where there are more than two. */
export function sideName(position: Position, side: Side, reader: Seat, speech: Speech): string {
  const { seating } = position.ruleset;
  if (side === sideOf(seating, reader)) return speech.text('ownSide');
  if (position.sides.length === 2) return speech.text('otherSide');
  const seats = seating.seats.filter((seat) => sideOf(seating, seat) === side);
  return seats.map((seat) => playerName(position, seat, reader, speech)).join(' + ');
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
