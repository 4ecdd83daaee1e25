import * as layout from './layout.ts';
import type { MoveList } from './move-list.ts';
import type { State } from './state.ts';
import type { TurnEnd } from './turn-end.ts';

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
      state.at(seat + inSeat.played) === 0 &&
      state.count(redThree) > 0
    );
  }

  /** Red threes to be laid on the table: those of the hand, or those that came with the last card of the stock. */
  listLays(moves: MoveList): void {
    const state = this.#state;
    const lanes = state.laysRedThrees ? state.at(state.seat + three) : state.at(cell.lastThrees);
    if (((lanes >> 4) & 255) === 0) return;
    if (state.laysRedThrees && state.at(cell.lastThrees) > 0) return;
    for (let suit = 1; suit <= 2; suit++) {
      const face = three * 4 + suit;
      if (((lanes >> (suit << 2)) & 15) > 0 && this.#mayLay(face)) moves.begin(moveType.lay, face);
    }
  }

  /** A red three of the play may be laid only if the turn can end after it. */
  #mayLay(face: number): boolean {
    const state = this.#state;
    if (state.at(cell.phase) === phase.draw || !state.laysRedThrees) return true;
    const mark = state.mark();
    const obliged = this.#end.mustGoOut();
    const replaced = state.replacements > 0 ? 1 : 0;
    state.lose(face);
    state.layRedThree(face);
    state.add(state.seat + inSeat.held, replaced);
    state.add(state.seat + inSeat.unknown, replaced);
    const can = this.#end.canEnd(obliged);
    state.takeBack(mark);
    return can;
  }

  /** Red threes with which a stock card can be bought, where contracts are played (sitoumussamba 23). */
  listBuys(moves: MoveList, obliged: boolean): void {
    const state = this.#state;
    if (state.count(redThree) === 0 || state.at(cell.lastThrees) > 0) return;
    if (state.stockCount === 0) return;
    const { seat } = state;
    for (let suit = 1; suit <= 2; suit++) {
      const face = three * 4 + suit;
      if (((state.at(seat + three) >> (suit << 2)) & 15) === 0) continue;
      const mark = state.mark();
      state.lose(face);
      state.layRedThree(face);
      state.add(seat + inSeat.held, 1);
      state.add(seat + inSeat.unknown, 1);
      const can = this.#end.canEnd(obliged);
      state.takeBack(mark);
      if (can) moves.begin(moveType.buy, face);
    }
  }
}
