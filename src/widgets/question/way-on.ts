import { type Action, judge } from '../../engine/index.ts';
import { withDrawnCards } from '../table/drawn-cards.ts';
import type { TableState } from '../table/table-state.ts';
import { stepsOf } from './desk-state.ts';
import { isReached } from './goal.ts';
import type { MoveQuestion } from './question.ts';

/** A way to what is asked for, from the start of the table, and how many of its acts have been done. */
export interface WayOn {
  readonly actions: readonly Action[];
  readonly done: number;
}

/**
 * The way that a hint names: from where the reader has come to, the shortest rest of a known way that still leads to the goal; the
 * first way from the start where none does. Undefined where no way is known.
 */
export function wayOn({ goal, ways }: MoveQuestion, table: TableState): WayOn | undefined {
  const [first] = ways;
  const acts = table.past.map(({ action }) => action);
  if (acts.length > 0) {
    const rests = ways.flatMap((way) => way.map((_, place) => way.slice(place)));
    const rest = rests.toSorted((one, other) => one.length - other.length).find((some) => leads(some));
    if (rest !== undefined) return { actions: [...acts, ...rest], done: acts.length };
  }
  return first && { actions: first, done: 0 };

  function leads(rest: readonly Action[]): boolean {
    const steps = [...stepsOf(table)];
    let now = table.position;
    for (const listed of rest) {
      const action = withDrawnCards(now, listed);
      const verdict = judge(now, action);
      if (!verdict.legal) return false;
      steps.push({ before: now, action });
      now = verdict.next;
    }
    return isReached(goal, table.start, steps, now);
  }
}
