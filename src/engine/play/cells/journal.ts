import * as layout from './cell-layout.ts';
import { type Block, type Cell, type Field, know, type Owners, type Row } from './table-numbers.ts';

const { cellCount, cellsFor } = layout;

/** How much of the journal a move can take at most: two numbers for each cell that it writes, of a pile of all cards five a card. */
const roomOfMove = 4096;

/** Cells of numbers as `layout` has them, and a journal of what they were, so that everything since a mark can be taken back. */
export class Cells {
  /** The cells of the table, and behind them the journal; whoever marks or reserves may find them in another array afterwards. */
  cells: Int32Array;
  /** Whether the stock, the calls and the order of the cards on the table are known. */
  readonly isWhole: boolean;
  /** Where the journal begins and where it goes on. Most tables are only looked at: room is made as it is needed. */
  #journal: number;
  #noted: number;

  /** So many empty cells: all, or those of a table without stock for so many melds as `cellsFor` says. */
  constructor(size: number) {
    this.cells = new Int32Array(size);
    this.isWhole = size === cellCount;
    this.#journal = size;
    this.#noted = size;
  }

  /** Makes room for so many melds of each side. */
  reserve(places: number): void {
    if (cellsFor(places) <= this.#journal) return;
    const further = cellsFor(places + 4) - this.#journal;
    const larger = new Int32Array(this.cells.length + further);
    larger.set(this.cells.subarray(0, this.#journal));
    larger.set(this.cells.subarray(this.#journal), this.#journal + further);
    this.cells = larger;
    this.#journal += further;
    this.#noted += further;
  }

  /** Empties all cells; nothing can be taken back any more. */
  clear(): void {
    this.cells.fill(0, 0, this.#journal);
    this.#noted = this.#journal;
  }

  /** What a cell holds. */
  at<Value extends number>(place: Cell<Value>): Value {
    const held = this.cells[place] ?? 0;
    know<Value>(held);
    return held;
  }

  /** What a cell of a seat, a side or a meld holds. */
  in<Owner extends Owners, Value extends number>(of: Block<Owner>, which: Field<Owner, Value>): Value {
    const held = this.cells[of + which] ?? 0;
    know<Value>(held);
    return held;
  }

  /** What a cell of a row holds, counted from 0. */
  nth<Value extends number>(of: Row<Value>, place: number): Value {
    const held = this.cells[of + place] ?? 0;
    know<Value>(held);
    return held;
  }

  /** Puts a number into a cell; the journal keeps the one before. */
  set<Value extends number>(place: Cell<Value>, value: NoInfer<Value>): void {
    this.#put(place, value);
  }

  /** Puts a number into a cell of a seat, a side or a meld. */
  setIn<Owner extends Owners, Value extends number>(
    of: Block<Owner>,
    which: Field<Owner, Value>,
    value: NoInfer<Value>,
  ): void {
    this.#put(of + which, value);
  }

  /** Puts a number into a cell of a row, counted from 0. */
  setNth<Value extends number>(of: Row<Value>, place: number, value: NoInfer<Value>): void {
    this.#put(of + place, value);
  }

  /** Puts a number into a cell of a table that is being set up, so that nothing is noted; the same for the next two. */
  fill<Value extends number>(place: Cell<Value>, value: NoInfer<Value>): void {
    this.cells[place] = value;
  }

  fillIn<Owner extends Owners, Value extends number>(
    of: Block<Owner>,
    which: Field<Owner, Value>,
    value: NoInfer<Value>,
  ): void {
    this.cells[of + which] = value;
  }

  fillNth<Value extends number>(of: Row<Value>, place: number, value: NoInfer<Value>): void {
    this.cells[of + place] = value;
  }

  /** Adds to a cell. */
  add(place: Cell, by: number): void {
    this.#put(place, (this.cells[place] ?? 0) + by);
  }

  /** Adds to a cell of a seat, a side or a meld. */
  addIn<Owner extends Owners>(of: Block<Owner>, which: Field<Owner>, by: number): void {
    const place = of + which;
    this.#put(place, (this.cells[place] ?? 0) + by);
  }

  /** Adds to a cell of a row, counted from 0. */
  addNth(of: Row, place: number, by: number): void {
    this.#put(of + place, (this.cells[of + place] ?? 0) + by);
  }

  #put(place: number, value: number): void {
    const { cells } = this;
    const noted = this.#noted;
    cells[noted] = place;
    cells[noted + 1] = cells[place] ?? 0;
    this.#noted = noted + 2;
    cells[place] = value;
  }

  /** Where the journal stands now; there is room in it for whatever a move writes. */
  mark(): number {
    if (this.#noted + roomOfMove > this.cells.length) {
      const longer = new Int32Array(2 * this.#noted - this.#journal + roomOfMove);
      longer.set(this.cells);
      this.cells = longer;
    }
    return this.#noted - this.#journal;
  }

  /** Takes everything back that has been noted since a mark. */
  takeBack(mark: number): void {
    const { cells } = this;
    const end = mark + this.#journal;
    for (let noted = this.#noted - 2; noted >= end; noted -= 2) cells[cells[noted] ?? 0] = cells[noted + 1] ?? 0;
    this.#noted = end;
  }

  /** Forgets what was before, so that nothing can be taken back any more. */
  forget(): void {
    this.#noted = this.#journal;
    this.mark();
  }
}
