import type { Action } from '../position/action.ts';
import type { Position } from '../position/position.ts';
import * as layout from './cells/cell-layout.ts';
import { load } from './cells/from-position.ts';
import { actionOf } from './cells/move-actions.ts';
import { MoveList } from './cells/move-list.ts';
import { State } from './cells/play-state.ts';
import {
  type Block,
  type Cell,
  type Field,
  numberOfSeat,
  type Owners,
  type Row,
  type SeatIndex,
  type SeatNumber,
  type SideIndex,
  sideIndex,
} from './cells/table-numbers.ts';
import { unload } from './cells/to-position.ts';
import { dealInto, deckOfFaces, emptyTable } from './deal.ts';
import { Moves } from './list/list-moves.ts';
import { make } from './make/make-move.ts';

const { cell, phase } = layout;

/**
 * A table in play: what can lawfully be done is listed, moves are made in place and taken back. For those who play very many deals;
 * whoever wants to know why something is unlawful asks `judge`.
 */
export class Play {
  #base: Position;
  readonly #state: State;
  readonly #moves: Moves;
  readonly #own = new MoveList();
  /** Where the journal stood before each move that has been made. */
  readonly #marks: number[] = [];
  #made = 0;
  #table: Position | null = null;
  #deck: Int32Array | null = null;

  private constructor(position: Position) {
    this.#base = position;
    this.#state = new State(position.ruleset);
    load(this.#state, position);
    this.#moves = new Moves(this.#state);
  }

  /** The play from a position on. */
  static of(position: Position): Play {
    return new Play(position);
  }

  /** Begins anew from another position of the same ruleset; what has been made before can no longer be taken back. */
  restart(position: Position): void {
    this.#base = position;
    this.#made = 0;
    load(this.#state, position);
  }

  /** Begins anew with the deal of a seed: the same that `deal` of the engine gives, nobody having any total. */
  deal(seed: number): void {
    this.#made = 0;
    const { ruleset } = this.#state;
    this.#table ??= emptyTable(ruleset);
    this.#deck ??= deckOfFaces(ruleset);
    this.#base = this.#table;
    dealInto(this.#state, this.#deck, seed);
  }

  /** Whether the deal is over. */
  get isOver(): boolean {
    return this.#state.at(cell.phase) === phase.over;
  }

  /** The seat in turn, or the partner who is asked. */
  get turn(): SeatNumber {
    const asked = this.#state.at(cell.asked);
    return asked > 0 ? asked : numberOfSeat(this.#state.at(cell.turn));
  }

  /**
   * All lawful elementary moves of the player in turn, each once up to equivalent cards; none when the deal is over. The list is the
   * one given, or one of the play's own that the next call fills anew.
   */
  moves(list: MoveList = this.#own): MoveList {
    this.#moves.list(list);
    return list;
  }

  /** The moves among them that take the pile. */
  takes(list: MoveList = this.#own): MoveList {
    this.#moves.listTakes(list);
    return list;
  }

  /** Makes a move of a list that was filled for this very table. */
  make(list: MoveList, move: number): void {
    this.#marks[this.#made] = this.#state.mark();
    this.#made += 1;
    make(this.#state, list, move, this.#moves.meldOut);
  }

  /** Takes the last move back; nothing happens where none has been made. */
  unmake(): void {
    if (this.#made === 0) return;
    this.#made -= 1;
    this.#state.takeBack(this.#marks[this.#made] ?? 0);
  }

  /** The action that a move of a list filled for this very table stands for. */
  actionOf(list: MoveList, move: number): Action {
    return actionOf(this.#state, list, move, this.#base);
  }

  /** What a cell of the table holds, by its place in `layout`: for those who look at very many tables. */
  at<Value extends number>(place: Cell<Value>): Value {
    return this.#state.at(place);
  }

  /** What a cell of a seat, a side or a meld holds: `in(layout.seatAt(seat), layout.inSeat.held)`. */
  in<Owner extends Owners, Value extends number>(of: Block<Owner>, which: Field<Owner, Value>): Value {
    return this.#state.in(of, which);
  }

  /** What a cell of a row holds, counted from 0: `nth(layout.pileAt, 0)` is the lowest card of the pile. */
  nth<Value extends number>(of: Row<Value>, place: number): Value {
    return this.#state.nth(of, place);
  }

  /** The seats at the table, in order. */
  get seats(): readonly SeatIndex[] {
    return this.#state.seats;
  }

  /** The side of each seat. */
  get sides(): readonly SideIndex[] {
    return this.#state.sides;
  }

  /** The side of a seat. */
  sideOf(seat: SeatIndex): SideIndex {
    return this.#state.sides[seat] ?? sideIndex(0);
  }

  /** How many cards of a kind, numbered as in `layout`, a seat holds. */
  count(seat: SeatIndex, ofKind: number): number {
    return this.#state.countOf(layout.seatAt(seat), ofKind);
  }

  /** Whether the player in turn, who has drawn, can go out in this turn. */
  get canGoOut(): boolean {
    return this.#moves.meldOut.canEmpty();
  }

  /** The position that the table stands at. */
  position(): Position {
    return unload(this.#state, this.#base);
  }
}
