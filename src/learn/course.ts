import { type Action, judge, type Position } from '../engine/index.ts';

/** An act that has been done, and the position before it. */
export interface Step {
  readonly before: Position;
  readonly action: Action;
}

/** What has been done at a table since a task began. */
export interface Course {
  readonly start: Position;
  readonly steps: readonly Step[];
  readonly now: Position;
}

/** What acts come to, one after another: where they lead, or null if one of them is refused. */
export function courseOf(start: Position, actions: readonly Action[]): Course | null {
  const steps: Step[] = [];
  let now = start;
  for (const action of actions) {
    const verdict = judge(now, action);
    if (!verdict.legal) return null;
    steps.push({ before: now, action });
    now = verdict.next;
  }
  return { start, steps, now };
}
