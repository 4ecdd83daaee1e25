import { type Action, type Position, viewFrom } from '../engine/index.ts';
import { dutiful } from './duty.ts';
import { type Memory, nothingSeen } from './memory.ts';
import { mindFor, seatToAct } from './mind.ts';

/**
 * What a player of middle strength does in a position that is not over, seen from the seat that has to act: what judgement holds best,
 * without thinking ahead, by what it remembers of the others.
 */
export function middlesMove(position: Position, memory: Memory = nothingSeen): Action {
  const view = viewFrom(position, seatToAct(position));
  const { play, moves, judgement } = mindFor(view, memory);
  return dutiful(view, play.actionOf(moves, judgement.best(moves)));
}
