import { canGoOut, judge, legalActions, type Position } from '../../engine/index.ts';
import type { Step } from '../../learn/course.ts';
import { withDrawnCards } from '../table/drawn-cards.ts';
import { type Goal, isReached } from './goal.ts';

/** How many positions are looked at, and how many acts in each, before nothing is said: the reader does not wait. */
const mostPositions = 60;
const mostActs = 150;

/** The acts that come before the draw, or are it. */
const beforePlay: readonly Goal[] = ['take', 'draw', 'end', 'turn-up', 'call'];

/**
 * Whether the player who was in turn at the start can no longer bring a goal about in this turn, whatever he does; false where that
 * cannot be told soon.
 */
export function isLost(goal: Goal, start: Position, steps: readonly Step[], now: Position): boolean {
  let left = mostPositions;
  const open = (position: Position, done: readonly Step[]): boolean => {
    if (isReached(goal, start, done, position)) return true;
    if (position.phase === 'over' || position.turn !== start.turn) return false;
    if (position.phase === 'play' && beforePlay.includes(goal)) return false;
    if (position.phase === 'play' && position.current.asked === null && goal === 'out') return canGoOut(position);
    left -= 1;
    const actions = left < 0 ? [] : legalActions(position, mostActs);
    if (left < 0 || actions.length === mostActs) return true;
    return actions.some((listed) => {
      const action = withDrawnCards(position, listed);
      const verdict = judge(position, action);
      return verdict.legal && open(verdict.next, [...done, { before: position, action }]);
    });
  };
  return !open(now, steps);
}
