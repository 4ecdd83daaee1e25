import { mustGoOutIfAble, mustKeepCard } from '../../rules/duties.ts';
import * as layout from '../cells/cell-layout.ts';
import type { State } from '../cells/play-state.ts';

const { cell } = layout;

/** Whether the player in turn must keep a card; see `mustKeepCard` of the rules. */
export function mustKeep(state: State): boolean {
  return mustKeepCard(state.duties, state.at(cell.answer) === 2);
}

/** Whether the partner's yes or a ruling obliges the player to go out in this turn, if that is possible. */
export function isBoundToGoOut(state: State): boolean {
  return state.at(cell.answer) === 1 || mustGoOutIfAble(state.duties);
}
