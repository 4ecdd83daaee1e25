import { type DutyCode, dutyCodes } from '../position/position.ts';
import * as layout from './layout.ts';
import type { State } from './state.ts';

const { cell, inSeat } = layout;

/** Whether the seat in turn has a duty. */
export function hasDuty(state: State, code: DutyCode): boolean {
  if (state.at(state.seat + inSeat.dutied) === 0) return false;
  return state.at(state.seat + inSeat.duties + dutyCodes.indexOf(code)) > 0;
}

/** Whether rulings take this turn's draw away. */
export function mayNotDraw(state: State): boolean {
  if (state.at(state.seat + inSeat.dutied) === 0) return false;
  return hasDuty(state, 'no-draw-next-turn') || hasDuty(state, 'no-draw-for-turns');
}

/** Whether rulings keep the seat in turn from melding. */
export function mayNotMeld(state: State): boolean {
  if (state.at(state.seat + inSeat.dutied) === 0) return false;
  return hasDuty(state, 'no-meld-this-turn') || hasDuty(state, 'no-meld-for-turns');
}

/** Whether the player in turn must keep a card: the partner has said no, or a ruling says so. Who must go out by a ruling must. */
export function mustKeepCard(state: State): boolean {
  if (state.at(cell.answer) === 2 && !hasDuty(state, 'must-go-out-if-able')) return true;
  return hasDuty(state, 'keep-one-card-after-discard');
}

/** Whether the partner's yes or a ruling obliges the player to go out in this turn, if that is possible. */
export function isBoundToGoOut(state: State): boolean {
  return state.at(cell.answer) === 1 || hasDuty(state, 'must-go-out-if-able');
}
