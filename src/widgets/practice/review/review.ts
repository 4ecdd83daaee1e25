import type { Action } from '../../../engine/index.ts';
import type { MoveReason } from '../../../players/index.ts';
import { actionsIn, lineOf } from '../game/errand-lines.ts';
import { chanceNow, type Game, memoryNow, readersSeat, readersView } from '../game/game.ts';
import type { Thinkers } from '../game/thinkers.ts';
import { isLaidInTurn } from './laid-in-turn.ts';

/** One of the reader's moves set beside what was possible. */
export interface ReviewedMove {
  /** Its number in the deal. */
  readonly number: number;
  readonly better: Action;
  /** What a strong player would have done after it in the same turn, as far as that was known beforehand. */
  readonly after: readonly Action[];
  readonly reason: MoveReason | null;
  /** How many points more the better move was worth by estimate; 0 if the reader's was as good. */
  readonly points: number;
}

/**
 * The reader's moves of a deal, one after another as they have been thought through: by the chance of the hint in the same place, so that
 * what the hint advised is not found wanting. Nor is the order found wanting in which a turn lays what would have been laid anyway.
 */
export async function* reviewed(game: Game, thinkers: Pick<Thinkers, 'ask'>): AsyncGenerator<ReviewedMove> {
  for (const [number, { seat, before, action }] of game.moves.entries()) {
    if (seat !== readersSeat) continue;
    const line = lineOf(readersView(before), action);
    const stood = { ...game, moves: game.moves.slice(0, number), position: before };
    const told = await thinkers.ask({ kind: 'compare', line, seed: chanceNow(stood), memory: memoryNow(stood) });
    const [better = action, ...after] = actionsIn(told.line);
    const points = isLaidInTurn(game, number, better) ? 0 : told.points;
    yield { number, better, after, reason: told.reason, points };
  }
}
