import { type Action, judge, type Position } from '../../../engine/index.ts';
import { type Game, readersView } from '../game/game.ts';
import type { ReviewedMove } from './review.ts';

/** An act of the better line, and the table before it as the reader saw it. */
export interface LineStep {
  readonly before: Position;
  readonly action: Action;
}

/** The line that would have been better than a move, act by act, and the table after it; no step where the game has no such move. */
export function betterLine(
  { moves, position }: Pick<Game, 'moves' | 'position'>,
  { number, better, after }: Pick<ReviewedMove, 'number' | 'better' | 'after'>,
): { readonly steps: readonly LineStep[]; readonly end: Position } {
  const made = moves[number];
  let end = readersView(made?.before ?? position);
  const steps: LineStep[] = [];
  for (const action of made === undefined ? [] : [better, ...after]) {
    const verdict = judge(end, action);
    if (!verdict.legal) break;
    steps.push({ before: end, action });
    end = verdict.next;
  }
  return { steps, end };
}
