import type { Action } from '../../engine/index.ts';
import type { MoveReason } from '../../players/index.ts';
import { actionIn, lineOf } from './errand.ts';
import { type Game, readersSeat, readersView } from './game.ts';
import type { Thinkers } from './thinkers.ts';

/** One of the reader's moves set beside what was possible. */
export interface ReviewedMove {
  /** Its number in the deal. */
  readonly number: number;
  readonly better: Action;
  readonly reason: MoveReason | null;
  /** How many points more the better move was worth by estimate; 0 if the reader's was as good. */
  readonly points: number;
}

/** The reader's moves of a deal, one after another as they have been thought through. */
export async function* reviewed({ moves, seed }: Game, thinkers: Thinkers): AsyncGenerator<ReviewedMove> {
  for (const [number, { seat, before, action }] of moves.entries()) {
    if (seat !== readersSeat) continue;
    const line = lineOf(readersView(before), action);
    const { line: better, reason, points } = await thinkers.ask({ kind: 'compare', line, seed: seed + number });
    yield { number, better: actionIn(better), reason, points };
  }
}
