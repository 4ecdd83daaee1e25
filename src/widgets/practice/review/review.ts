import type { Action } from '../../../engine/index.ts';
import type { MoveReason } from '../../../players/index.ts';
import { actionIn, lineOf } from '../game/errand.ts';
import { chanceNow, type Game, readersSeat, readersView } from '../game/game.ts';
import type { Thinkers } from '../game/thinkers.ts';

/** One of the reader's moves set beside what was possible. */
export interface ReviewedMove {
  /** Its number in the deal. */
  readonly number: number;
  readonly better: Action;
  readonly reason: MoveReason | null;
  /** How many points more the better move was worth by estimate; 0 if the reader's was as good. */
  readonly points: number;
}

/**
 * The reader's moves of a deal, one after another as they have been thought through: by the chance of the hint in the same place, so that
 * what the hint advised is not found wanting.
 */
export async function* reviewed(game: Game, thinkers: Pick<Thinkers, 'ask'>): AsyncGenerator<ReviewedMove> {
  for (const [number, { seat, before, action }] of game.moves.entries()) {
    if (seat !== readersSeat) continue;
    const line = lineOf(readersView(before), action);
    const seed = chanceNow({ ...game, moves: game.moves.slice(0, number) });
    const { line: better, reason, points } = await thinkers.ask({ kind: 'compare', line, seed });
    yield { number, better: actionIn(better), reason, points };
  }
}
