import type { Action, Position } from '../../engine/index.ts';
import { middlesMove } from '../../players/index.ts';

/** The player who sits in for the others where the script does not say how they play: the middle one, always the same in the same place. */
export function middlePlayer(view: Position): Action {
  return middlesMove(view);
}
