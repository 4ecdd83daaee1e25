import { leavesACard } from '../../rules/out.ts';
import * as layout from '../cells/cell-layout.ts';
import { layPart } from '../cells/lay-cells.ts';
import type { Part } from '../cells/packed-meld.ts';
import type { State } from '../cells/play-state.ts';
import type { MeldOut } from './meld-out.ts';
import { mayBeginPlainly } from './plain-laying.ts';
import { isBoundToGoOut, mustKeep } from './turn-duties.ts';

const { cell, inSeat, redThree } = layout;

/** Whether the turn can still be brought to a lawful end, as the table lies or after cards have been laid. */
export class TurnEnd {
  readonly #state: State;
  readonly #meldOut: MeldOut;
  /** Whether the hand can be emptied as the table lies: 0 and 1, 2 in the plainest way, -1 while it has not been asked. */
  #emptiable = -1;

  constructor(state: State, meldOut: MeldOut) {
    this.#state = state;
    this.#meldOut = meldOut;
  }

  /** Begins with a table: what was found about another one is forgotten. */
  begin(): void {
    this.#emptiable = -1;
  }

  /** Whether the hand can be emptied in this turn, as the table lay at the beginning; asked once. */
  canEmpty(): boolean {
    if (this.#emptiable < 0) this.#emptiable = this.#meldOut.canEmpty() ? (this.#meldOut.isPlain ? 2 : 1) : 0;
    return this.#emptiable > 0;
  }

  /** Whether this turn must end with going out: black threes have been melded, or the player is bound to it and able. */
  mustGoOut(): boolean {
    const state = this.#state;
    return state.at(cell.blackThrees) === 1 || (isBoundToGoOut(state) && this.canEmpty());
  }

  /** Whether the turn can end with an ordinary discard that leaves a card, once so many more cards have gone from the hand. */
  canPlayOn(gone = 0): boolean {
    const state = this.#state;
    const redThrees = state.laysRedThrees && state.in(state.seat, inSeat.unknown) <= gone ? state.count(redThree) : 0;
    return leavesACard(state.held - gone, redThrees);
  }

  /** Whether an act that takes so many cards from the hand, no black threes among them, leaves nothing to plan for the end of the turn. */
  leavesOpen(gone: number, obliged: boolean): boolean {
    return !obliged && this.#state.at(cell.lastThrees) === 0 && this.canPlayOn(gone);
  }

  /**
   * How many cards, no black threes among them, an act can take from the hand at most so that nothing is to be planned for the end of
   * the turn; below 0 if there always is.
   */
  freeCards(obliged: boolean): number {
    const state = this.#state;
    if (obliged || state.at(cell.lastThrees) > 0) return -1;
    let free = state.held - 2;
    while (free >= 0 && !this.canPlayOn(free)) free -= 1;
    return free;
  }

  /** Whether the turn can end as the table lies; `obliged` says that it was so before the act. */
  canEnd(obliged: boolean): boolean {
    const state = this.#state;
    if (state.at(cell.lastThrees) > 0) return true;
    if (state.held === 0) {
      return !state.parameters.goingOutNeedsDiscard && !mustKeep(state) && this.#meldOut.isEnoughMerged();
    }
    if (obliged || state.at(cell.blackThrees) === 1) return this.#meldOut.canEmpty();
    return this.canPlayOn() || this.#meldOut.canEmpty();
  }

  /** Whether so few cards are left that the player goes out by laying or discarding the last, with the canastas that lie there. */
  #goesOutAfter(left: number): boolean {
    const state = this.#state;
    if (left > 1 || (left === 0 && state.parameters.goingOutNeedsDiscard)) return false;
    if (state.at(cell.lastThrees) > 0 || state.at(cell.bidder) > 0 || mustKeep(state)) return false;
    return (left === 0 || !state.laysRedThrees || state.count(redThree) === 0) && this.#meldOut.isEnough();
  }

  /**
   * Whether the turn can end once a part of so many cards has been laid that leaves no ordinary discard; the part is lawful where it comes to lie. Only
   * a hand that can be emptied can be emptied after it.
   */
  canEndAfter(part: Part, cards: number, obliged: boolean): boolean {
    const state = this.#state;
    if (this.#goesOutAfter(state.held - cards)) return true;
    if (state.at(cell.lastThrees) === 0 && !this.canEmpty()) return false;
    if (this.#emptiable === 2 && mayBeginPlainly(state, part, cards)) return true;
    const mark = state.mark();
    layPart(state, part);
    const can = this.canEnd(obliged);
    state.takeBack(mark);
    return can;
  }
}
