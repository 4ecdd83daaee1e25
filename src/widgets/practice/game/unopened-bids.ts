import type { Contract } from '../../../engine/index.ts';
import type { Move } from './game.ts';

/** The contracts of a deal whose declarers have said that they cannot open, in the order in which they fell. */
export function unopenedBids(moves: readonly Move[]): readonly Contract[] {
  return moves.flatMap(({ before, action }) =>
    action.type === 'call' && action.call === 'no-opening' && before.contract !== null ? [before.contract] : [],
  );
}
