import {
  type Block,
  cellAt,
  type Face,
  faceOf,
  know,
  type MeldCells,
  type MeldRef,
  meldField,
  type Row,
  rowAt,
  type SeatCells,
  type SeatIndex,
  type SeatNumber,
  type SideCells,
  type SideIndex,
  seatField,
  sideField,
} from './table-numbers.ts';

/**
 * What each cell of a play state holds. Seats and sides are numbered from 0, ranks from 0 (ace) to 12 (two) and 13 (joker). Files of this
 * room make constants of their own of these: the compiler of the runtime knows the values of those, but looks imported ones up at each use.
 */

/** Single cells. Yes and no are 1 and 0; a seat is its number from 1, 0 for none. */
export const cell = {
  phase: cellAt(0),
  /** The seat in turn, from 0. */
  turn: cellAt<SeatIndex>(1),
  /** 0 nothing, 1 stock, 2 pile. */
  drew: cellAt(2),
  melded: cellAt(3),
  addedThisTurn: cellAt(4),
  lateRedThree: cellAt(5),
  asked: cellAt<SeatNumber>(6),
  /** 0 none, 1 yes, 2 no. */
  answer: cellAt(7),
  /** Known cards of the stock, and how many unknown ones follow. */
  stock: cellAt(8),
  stockUnknown: cellAt(9),
  pile: cellAt(10),
  /** Cards of the pile that freeze it. */
  freezing: cellAt(11),
  /** Whether black threes have been begun in this turn. */
  blackThrees: cellAt(12),
  /** Melds begun in this turn. */
  begun: cellAt(13),
  /** Cards on the table, in the order they were laid. */
  laid: cellAt(14),
  out: cellAt<SeatNumber>(15),
  concealed: cellAt(16),
  ownCanasta: cellAt(17),
  cause: cellAt(18),
  bidder: cellAt<SeatNumber>(19),
  level: cellAt(20),
  denomination: cellAt(21),
  doubler: cellAt<SeatNumber>(22),
  calls: cellAt(23),
  dealer: cellAt<SeatIndex>(27),
  /** How many cards must be melded or discarded in this turn. */
  surplus: cellAt(24),
  /** Red threes of the draw that emptied the stock, by suit. */
  lastThrees: cellAt(26),
} as const;

/** Phases as numbers, in the order of `phases`. */
export const phase = { deal: 0, auction: 1, contractOpening: 2, draw: 3, play: 4, over: 5 } as const;

/**
 * The cells of a seat, from `seatAt`. The first fourteen hold the cards of a rank by suit, four bits a suit; the joker's its number. The two
 * after them hold counts, see `countsAt`.
 */
export const inSeat = {
  held: seatField(16),
  unknown: seatField(17),
  played: seatField(18),
  melded: seatField(19),
  /** Cards of the hand that wait on the table, or are penalty cards. */
  owed: seatField(20),
  /** The duties as bits; the number of each is in the cells from `dutyCountsAt` on. */
  duties: seatField(21),
} as const;

/** The cells of a side, from `sideAt`; from the eleventh on the first meld of each kind, see `firstAt`. */
export const inSide = {
  /** Places of melds in use, those of merged ones included; melds on the table. */
  places: sideField(0),
  melds: sideField(1),
  minimum: sideField(2),
  sets: sideField(3),
  sambas: sideField(4),
  redSets: sideField(5),
  bonus: sideField(6),
  points: sideField(7),
  redThrees: sideField(8),
  penalties: sideField(9),
  /** The kinds of which melds lie, as bits, and sixteen bits higher those of which there have been several. */
  kinds: sideField(26),
  /** The ranks of which some set takes one natural, and those of which some set takes a wild card, as bits; see `standing`. */
  naturalsTaken: sideField(27),
  wildsTaken: sideField(28),
} as const;

/** The cells of a meld, from `meldAt`. */
export const inMeld = {
  /** The kind: the rank of a set, or one of `kind`; -1 for a meld that has been merged into another. */
  kind: meldField(0),
  naturals: meldField(1),
  wilds: meldField(2),
  cards: meldField(3),
  begun: meldField(4),
  /** From 1 the number of a name that the engine gives, below 0 the place of one that was there. */
  name: meldField(5),
  suit: meldField(6),
  /** The highest rank of a sequence, -1 if its cards make no run. */
  high: meldField(7),
  /** The next meld of the kind, `noMeld` after the last. */
  next: meldField<MeldRef>(8),
  /** Whether something lies with it that does not belong to it, so that it takes no card. */
  unsound: meldField(9),
  /** What it is and takes, as bits of `standing`; kept by `settle` of the state. */
  standing: meldField(10),
} as const;

/** How a meld stands: bits of one number. */
export const standing = {
  complete: 1,
  /** A set that one natural may come to, and one that a wild card may, whatever lies beside it. */
  takesNatural: 2,
  takesWild: 4,
} as const;

/** Kinds of melds besides sets, whose kind is their rank; the last is of no game. */
export const kind = { blackThrees: 11, twos: 12, wild: 13, run: 14, unsound: 15 } as const;

/** Ranks and kinds of cards with a part of their own. */
export const three = 11;
export const two = 12;
export const joker = 13;
export const redThree = 14;
/** The ranks of which there are sets of naturals, as bits. */
export const setRanks = (1 << three) - 1;
/** The face of a joker. */
export const jokerFace = faceOf(joker, 0);

/** What a move does; the names are those of actions. */
export const moveType = {
  draw: 0,
  turnUp: 1,
  end: 2,
  ask: 3,
  answer: 4,
  discard: 5,
  lay: 6,
  buy: 7,
  call: 8,
  meld: 9,
  add: 10,
  merge: 11,
  take: 12,
} as const;

const seatSize = 33;
const sideSize = 30;
/** The most melds that one side can have. */
export const meldPlaces = 72;
const meldSize = 11;
const mostCards = 168;
const mostCalls = 256;

const seats = 32;
const sides = seats + 6 * seatSize;
/** The cards that must be melded or discarded in this turn, by rank as in a hand. */
export const surplusAt = rowAt(sides + 3 * sideSize);
const owedSize = 14;
const owed = surplusAt + owedSize;
/** The pile from the bottom. */
export const pileAt = rowAt<Face>(owed + 12 * owedSize);
/** The melds, place by place, so that there need be no more cells than a table has melds; who only looks has no cells after them. */
const melds = pileAt + mostCards;
/** The stock from its last card, and the cards on the table: face, place of the meld and side in one number. */
export const stockAt = rowAt<Face>(melds + 3 * meldPlaces * meldSize);
export const laidAt = rowAt(stockAt + mostCards);
export const callsAt = rowAt(laidAt + mostCards);
/** All cells of a table. */
export const cellCount = callsAt + mostCalls;

/** The cells of a table without stock, calls and the order of the cards on it, with room for so many melds of each side. */
export function cellsFor(places: number): number {
  return melds + Math.min(places, meldPlaces) * 3 * meldSize;
}

/** The kind of card of each face: its rank, but for red threes. */
const kinds = Int32Array.from({ length: jokerFace + 1 }, (_, face) =>
  face === 45 || face === 46 ? redThree : face >> 2,
);

/** The kind of card of a face: its rank, `three` for black threes only, or `redThree`. */
export function kindOfFace(face: Face): number {
  return kinds[face] ?? 0;
}

/** The cells of a seat. */
export function seatAt(seat: SeatIndex): SeatCells {
  const first = seats + seat * seatSize;
  know<SeatCells>(first);
  return first;
}

/** The cells of a side. */
export function sideAt(side: SideIndex): SideCells {
  const first = sides + side * sideSize;
  know<SideCells>(first);
  return first;
}

/** The cells of a meld of a side, by its place from 0. */
export function meldAt(side: SideIndex, place: number): MeldCells {
  const first = melds + (place * 3 + side) * meldSize;
  know<MeldCells>(first);
  return first;
}

/** How many cards of each kind a seat holds, four bits a kind: by rank, 11 black threes only, 12 twos, 13 jokers, 14 red threes. */
export function countsAt(seat: Block<'seat'>): Row {
  return rowAt(seat + 14);
}

/** The number of each duty of a seat, in the order of `dutyCodes`. */
export function dutyCountsAt(seat: Block<'seat'>): Row {
  return rowAt(seat + 22);
}

/** The first meld of each kind that a side has, `noMeld` where it has none. */
export function firstAt(side: SideCells): Row<MeldRef> {
  return rowAt(side + 10);
}

/** The penalty cards of a seat, by rank as in a hand. */
export function penaltyAt(seat: SeatIndex): Row {
  return rowAt(owed + seat * 2 * owedSize);
}

/** The cards of a seat that wait on the table, by rank as in a hand. */
export function waitingAt(seat: SeatIndex): Row {
  return rowAt(owed + (seat * 2 + 1) * owedSize);
}
