/**
 * What the numbers of a table in play stand for. At runtime all of them are plain numbers, and knowing their kind costs nothing; the compiler keeps
 * the kinds apart, so that the place of a seat cannot be taken for its first cell, nor a face for a meld.
 */

declare const stands: unique symbol;
declare const holds: unique symbol;
declare const row: unique symbol;
declare const block: unique symbol;
declare const field: unique symbol;

/** A seat, numbered from 0; `noSeat` for none. */
export type SeatIndex = number & { readonly [stands]: 'seat' };
/** A seat by its own number, from 1; `nobody`, 0, for none. */
export type SeatNumber = number & { readonly [stands]: 'seat number' };
/** A side, numbered from 0. */
export type SideIndex = number & { readonly [stands]: 'side' };
/** A meld of a side by its place, from 1; `noMeld`, 0, for none. */
export type MeldRef = number & { readonly [stands]: 'meld' };
/** A card by its face: its rank times four and its suit, 0 to 51, 52 for a joker; `noFace` for none. */
export type Face = number & { readonly [stands]: 'face' };

/** The place of a single cell, and what kind of number the cell holds. */
export type Cell<Value extends number = number> = number & { readonly [holds]: Value };
/** The place of the first of some cells in a row that hold the same kind of number. */
export type Row<Value extends number = number> = number & { readonly [row]: Value };
/** Who has cells of an own. */
export type Owners = 'seat' | 'side' | 'meld';
/** The place of the first of the cells that a seat, a side or a meld has. */
export type Block<Owner extends Owners> = number & { readonly [block]: Owner };
/** Which of these cells is meant, and what kind of number it holds. */
export type Field<Owner extends Owners, Value extends number = number> = number & {
  readonly [field]: Owner;
  readonly [holds]: Value;
};

/** The cells of a seat, which begin with the cards of its hand: rank by rank four bits a suit. */
export type SeatCells = Block<'seat'> & Row;
/** The cells of a side. */
export type SideCells = Block<'side'>;
/** The cells of a meld. */
export type MeldCells = Block<'meld'>;

/**
 * Says of a number that it stands for something. Nothing is asked at runtime: each kind has one function that says it, where it is known, and all others
 * take the number from there.
 */
export function know<Kind extends number>(_number: number): asserts _number is Kind {
  // Whoever plays thousands of deals cannot wait for a check at each number.
}

/** The seat with this place among the seats. */
export function seatIndex(place: number): SeatIndex {
  know<SeatIndex>(place);
  return place;
}

/** The seat of a number from 1; `noSeat` of 0. */
export function seatOfNumber(number: SeatNumber): SeatIndex {
  return seatIndex(number - 1);
}

/** The seat of so many that comes so many places after another one. */
export function seatAfter(seat: SeatIndex, places: number, seats: number): SeatIndex {
  return seatIndex((seat + places) % seats);
}

/** The seat with this number, from 1; 0 stands for none. */
export function seatNumber(number: number): SeatNumber {
  know<SeatNumber>(number);
  return number;
}

/** The number of a seat; 0 of `noSeat`. */
export function numberOfSeat(seat: SeatIndex): SeatNumber {
  return seatNumber(seat + 1);
}

/** The side with this place among the sides. */
export function sideIndex(place: number): SideIndex {
  know<SideIndex>(place);
  return place;
}

/** The meld with this place, from 1, among those of its side. */
export function meldRef(place: number): MeldRef {
  know<MeldRef>(place);
  return place;
}

/** The card of this index. */
export function faceOfIndex(index: number): Face {
  know<Face>(index);
  return index;
}

/** The card of a rank (0 ace to 12 two) and a suit (0 to 3). */
export function faceOf(rank: number, suit: number): Face {
  return faceOfIndex(rank * 4 + suit);
}

/** The cell at a place that holds numbers of this kind. */
export function cellAt<Value extends number = number>(place: number): Cell<Value> {
  know<Cell<Value>>(place);
  return place;
}

/** The row that begins at a place. */
export function rowAt<Value extends number = number>(place: number): Row<Value> {
  know<Row<Value>>(place);
  return place;
}

/** A cell of a row. */
export function cellOfRow<Value extends number>(of: Row<Value>, place: number): Cell<Value> {
  return cellAt(of + place);
}

/** A cell of a seat, a side or a meld. */
export function cellIn<Owner extends Owners, Value extends number>(
  of: Block<Owner>,
  which: Field<Owner, Value>,
): Cell<Value> {
  return cellAt(of + which);
}

/** The cell so many places after the first of a seat. */
export function seatField<Value extends number = number>(place: number): Field<'seat', Value> {
  know<Field<'seat', Value>>(place);
  return place;
}

/** The cell so many places after the first of a side. */
export function sideField<Value extends number = number>(place: number): Field<'side', Value> {
  know<Field<'side', Value>>(place);
  return place;
}

/** The cell so many places after the first of a meld. */
export function meldField<Value extends number = number>(place: number): Field<'meld', Value> {
  know<Field<'meld', Value>>(place);
  return place;
}

export const noSeat = seatIndex(-1);
export const nobody = seatNumber(0);
export const noMeld = meldRef(0);
export const noFace = faceOfIndex(-1);
