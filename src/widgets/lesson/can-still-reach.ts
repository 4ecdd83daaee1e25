import { judge, legalActions } from '../../engine/index.ts';
import type { Course } from '../../learn/course.ts';
import { type Goal, isReached } from '../../learn/goal.ts';
import { withDrawnCards } from '../table/drawn-cards.ts';

/** How many positions are looked at, and how many acts in each, before the goal is thought within reach: the reader does not wait. */
const mostPositions = 60;
const mostActs = 150;

/** Whether a goal can still be reached in the turn with which the task began; true where that cannot be told soon. */
export function canStillReach(goal: Goal, course: Course): boolean {
  let left = mostPositions;
  const open = (now: Course): boolean => {
    if (isReached(goal, now)) return true;
    const { start, steps, now: position } = now;
    if (position.phase === 'over' || position.turn !== start.turn) return false;
    left -= 1;
    const actions = left < 0 ? [] : legalActions(position, mostActs);
    if (left < 0 || actions.length === mostActs) return true;
    return actions.some((listed) => {
      const action = withDrawnCards(position, listed);
      const verdict = judge(position, action);
      return verdict.legal && open({ start, steps: [...steps, { before: position, action }], now: verdict.next });
    });
  };
  return open(course);
}
