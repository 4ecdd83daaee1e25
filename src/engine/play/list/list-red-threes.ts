import * as layout from '../cells/cell-layout.ts';
import type { MoveList } from '../cells/move-list.ts';
import type { State } from '../cells/play-state.ts';
import { type Face, faceOf } from '../cells/table-numbers.ts';
import type { TurnEnd } from '../out/turn-end.ts';

const { cell, inSeat, phase, redThree, three, moveType } = layout;

/** Lists what can be done with red threes: laying them, and buying a stock card with them. */
export class RedThrees {
  readonly #state: State;
  readonly #end: TurnEnd;

  constructor(state: State, end: TurnEnd) {
    this.#state = state;
    this.#end = end;
  }

  /** Whether red threes of the deal are to be laid before the draw. */
  mustBeLaid(): boolean {
    const state = this.#state;
    const { seat } = state;
    return (
      state.laysRedThrees &&
      state.at(cell.phase) === phase.draw &&
      state.in(seat, inSeat.played) === 0 &&
      state.count(redThree) > 0
    );
  }

  /** Red threes to be laid on the table: those of the hand, or those that came with the last card of the stock. */
  listLays(moves: MoveList): void {
    const state = this.#state;
    if (state.laysRedThrees && state.at(cell.lastThrees) > 0) return;
    const lanes = state.laysRedThrees ? state.nth(state.seat, three) : state.at(cell.lastThrees);
    // One of the play may be laid only if the turn can end after it.
    const isFree = state.at(cell.phase) === phase.draw || !state.laysRedThrees;
    for (const face of redThreesIn(lanes)) {
      if (isFree || this.#canEndWithout(face, Math.min(state.replacements, 1), this.#end.mustGoOut()))
        moves.begin(moveType.lay, face);
    }
  }

  /** Red threes with which a stock card can be bought, where contracts are played (sitoumussamba 23). */
  listBuys(moves: MoveList, obliged: boolean): void {
    const state = this.#state;
    if (state.at(cell.lastThrees) > 0 || state.stockCount === 0) return;
    for (const face of redThreesIn(state.nth(state.seat, three)))
      if (this.#canEndWithout(face, 1, obliged)) moves.begin(moveType.buy, face);
  }

  /** Whether the turn can end once a red three has gone to the table and so many unknown cards have come for it. */
  #canEndWithout(face: Face, coming: number, obliged: boolean): boolean {
    const state = this.#state;
    const mark = state.mark();
    state.lose(face);
    state.layRedThree(face);
    state.addIn(state.seat, inSeat.held, coming);
    state.addIn(state.seat, inSeat.unknown, coming);
    const can = this.#end.canEnd(obliged);
    state.takeBack(mark);
    return can;
  }
}

/** The faces of the red threes among threes, four bits a suit. */
function redThreesIn(lanes: number): readonly Face[] {
  if ((lanes & 0x0ff0) === 0) return none;
  return [1, 2].flatMap((suit) => (((lanes >> (suit << 2)) & 15) > 0 ? [faceOf(three, suit)] : []));
}

const none: readonly Face[] = [];
