/**
 * What each cell of a play state holds. Seats and sides are numbered from 0, ranks from 0 (ace) to 12 (two) and 13 (joker). Files of this
 * room make constants of their own of these: the compiler of the runtime knows the values of those, but looks imported ones up at each use.
 */

/** Single cells. Yes and no are 1 and 0; a seat is its number from 1, 0 for none. */
export const cell = {
  phase: 0,
  /** The seat in turn, from 0. */
  turn: 1,
  /** 0 nothing, 1 stock, 2 pile. */
  drew: 2,
  melded: 3,
  addedThisTurn: 4,
  lateRedThree: 5,
  asked: 6,
  /** 0 none, 1 yes, 2 no. */
  answer: 7,
  /** Known cards of the stock, and how many unknown ones follow. */
  stock: 8,
  stockUnknown: 9,
  pile: 10,
  /** Cards of the pile that freeze it. */
  freezing: 11,
  /** Whether black threes have been begun in this turn. */
  blackThrees: 12,
  /** Melds begun in this turn. */
  begun: 13,
  /** Cards on the table, in the order they were laid. */
  laid: 14,
  out: 15,
  concealed: 16,
  ownCanasta: 17,
  cause: 18,
  bidder: 19,
  level: 20,
  denomination: 21,
  doubler: 22,
  calls: 23,
  dealer: 27,
  /** How many cards must be melded or discarded in this turn. */
  surplus: 24,
  /** Red threes of the draw that emptied the stock, by suit. */
  lastThrees: 26,
} as const;

/** Phases as numbers, in the order of `phases`. */
export const phase = { deal: 0, auction: 1, contractOpening: 2, draw: 3, play: 4, over: 5 } as const;

/** The cells of a seat, from `seatAt`. The first fourteen hold the cards of a rank by suit, four bits a suit; the joker's its number. */
export const inSeat = {
  /** How many cards of each kind, four bits a kind, in two cells: rank, 11 black threes only, 12 twos, 13 jokers, 14 red threes. */
  counts: 14,
  held: 16,
  unknown: 17,
  played: 18,
  melded: 19,
  /** Cards of the hand that wait on the table, or are penalty cards. */
  owed: 20,
  /** The duties as bits, and from the next cell on the number of each, in the order of `dutyCodes`. */
  duties: 21,
  dutyCounts: 22,
} as const;

/** The cells of a side, from `sideAt`. */
export const inSide = {
  /** Places of melds in use, those of merged ones included; melds on the table. */
  places: 0,
  melds: 1,
  minimum: 2,
  sets: 3,
  sambas: 4,
  redSets: 5,
  bonus: 6,
  points: 7,
  redThrees: 8,
  penalties: 9,
  /** The first meld of each kind, 0 for none, else its place and one. */
  first: 10,
  /** The kinds of which melds lie, as bits, and sixteen bits higher those of which there have been several. */
  kinds: 26,
  /** The ranks of which some set takes one natural, and those of which some set takes a wild card, as bits; see `standing`. */
  naturalsTaken: 27,
  wildsTaken: 28,
} as const;

/** The cells of a meld, from `meldAt`. */
export const inMeld = {
  /** The kind: the rank of a set, or one of `kind`; -1 for a meld that has been merged into another. */
  kind: 0,
  naturals: 1,
  wilds: 2,
  cards: 3,
  begun: 4,
  /** From 1 the number of a name that the engine gives, below 0 the place of one that was there. */
  name: 5,
  suit: 6,
  /** The highest rank of a sequence, -1 if its cards make no run. */
  high: 7,
  /** The next meld of the kind, as in `inSide.first`. */
  next: 8,
  /** Whether something lies with it that does not belong to it, so that it takes no card. */
  unsound: 9,
  /** What it is and takes, as bits of `standing`; kept by `settle` of the state. */
  standing: 10,
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
export const jokerFace = 52;

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
export const surplusAt = sides + 3 * sideSize;
const owedSize = 14;
const owed = surplusAt + owedSize;
/** The pile from the bottom. */
export const pileAt = owed + 12 * owedSize;
/** The melds, place by place, so that there need be no more cells than a table has melds; who only looks has no cells after them. */
const melds = pileAt + mostCards;
/** The stock from its last card, and the cards on the table: face, place of the meld and side in one number. */
export const stockAt = melds + 3 * meldPlaces * meldSize;
export const laidAt = stockAt + mostCards;
export const callsAt = laidAt + mostCards;
/** All cells of a table. */
export const cellCount = callsAt + mostCalls;

/** The cells of a table without stock, calls and the order of the cards on it, with room for so many melds of each side. */
export function cellsFor(places: number): number {
  return melds + Math.min(places, meldPlaces) * 3 * meldSize;
}

/** The first cell of a seat. */
export function seatAt(seat: number): number {
  return seats + seat * seatSize;
}

/** The first cell of a side. */
export function sideAt(side: number): number {
  return sides + side * sideSize;
}

/** The first cell of a meld of a side. */
export function meldAt(side: number, place: number): number {
  return melds + (place * 3 + side) * meldSize;
}

/** The first cell of the penalty cards of a seat, by rank as in a hand. */
export function penaltyAt(seat: number): number {
  return owed + seat * 2 * owedSize;
}

/** The first cell of the cards of a seat that wait on the table. */
export function waitingAt(seat: number): number {
  return owed + (seat * 2 + 1) * owedSize;
}
