import { at } from '../cards/lists.ts';

/** Seats are numbered clockwise from 1; seat 1 is “you”. */
export type Seat = 1 | 2 | 3 | 4 | 5 | 6;
/** Sides are letters; side A is seat 1's. */
export type Side = 'A' | 'B' | 'C';
/** How six play: three against three, three pairs, or three against three of whom two of each side play while one sits out in turn. */
export const sixForms = ['sides', 'pairs', 'rotating'] as const;
/** A way for six to play. */
export type SixForm = (typeof sixForms)[number];

const allSeats = [1, 2, 3, 4, 5, 6] as const satisfies readonly Seat[];
const allSides = ['A', 'B', 'C'] as const satisfies readonly Side[];

/** Who sits where: the active seats clockwise and the side of each. */
export interface Seating {
  readonly seats: readonly Seat[];
  readonly sides: readonly Side[];
  /** The index of the side (in `sides`) of each seat, by seat - 1. */
  readonly sideIndex: readonly number[];
}

/**
 * The seating for a number of players. Five play as four active seats, one of the three sitting out (samba 39), and so do six where
 * one of each side sits out (samba 40-a); otherwise six sit as two sides of three or as three pairs (samba 40-b, 40-c).
 */
export function seatingFor(players: number, form: SixForm): Seating {
  const active = players === 5 || form === 'rotating' ? 4 : players;
  const sides = active === 3 || (active === 6 && form === 'pairs') ? 3 : 2;
  return {
    seats: allSeats.slice(0, active),
    sides: allSides.slice(0, sides),
    sideIndex: allSeats.slice(0, active).map((_, place) => place % sides),
  };
}

/** Whether a number is one of the seats 1 to 6. */
export function isSeat(value: unknown): value is Seat {
  return allSeats.some((seat) => seat === value);
}

/** Whether a text is one of the side letters. */
export function isSide(value: unknown): value is Side {
  return allSides.some((side) => side === value);
}

/** The seat that a text names; undefined if it names none. */
export function seatFrom(text: string | undefined): Seat | undefined {
  return allSeats.find((seat) => seat === Number(text));
}

/** The side that a text names; undefined if it names none. */
export function sideFrom(text: string | undefined): Side | undefined {
  return allSides.find((side) => side === text);
}

/** The index in `sides` of a seat's side. */
export function sideIndexOf(seating: Seating, seat: Seat): number {
  return at(seating.sideIndex, seat - 1);
}

/** The side of a seat. */
export function sideOf(seating: Seating, seat: Seat): Side {
  return at(seating.sides, sideIndexOf(seating, seat));
}

/** The next seat clockwise. */
export function nextSeat(seating: Seating, seat: Seat): Seat {
  return at(seating.seats, seat % seating.seats.length);
}

/** The seat before, that is on the right. */
export function previousSeat(seating: Seating, seat: Seat): Seat {
  return at(seating.seats, (seat + seating.seats.length - 2) % seating.seats.length);
}

/** The partners of a seat, the nearest on the left first. */
export function partnersOf(seating: Seating, seat: Seat): readonly Seat[] {
  const partners: Seat[] = [];
  for (let other = nextSeat(seating, seat); other !== seat; other = nextSeat(seating, other)) {
    if (sideIndexOf(seating, other) === sideIndexOf(seating, seat)) partners.push(other);
  }
  return partners;
}
