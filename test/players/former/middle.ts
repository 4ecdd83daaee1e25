import { type Action, type Position, viewFrom } from '../../../src/engine/index.ts';
import { mindFor, seatToAct } from './mind.ts';

/**
 * What a player of middle strength does in a position that is not over, seen from the seat that has to act: what judgement holds best,
 * without thinking ahead.
 */
export function middlesMove(position: Position): Action {
  const { play, moves, judgement } = mindFor(viewFrom(position, seatToAct(position)));
  return play.actionOf(moves, judgement.best(moves));
}
