import type { ClauseAddress, RulesetId } from '../../engine/index.ts';
import { afterLaterTry, afterQuestion, afterTask, type Grade } from '../../learn/progress/schedule.ts';
import { changeProgress } from './kept-progress.ts';

// Apart from what is only read: when something comes back is reckoned by a package of its own.

/** Remembers that a question of the trainer was answered; tells whether the device did. */
export function keepAnswer(game: RulesetId, kind: string, clauses: readonly ClauseAddress[], grade: Grade): boolean {
  return changeProgress((progress) => afterQuestion(progress, game, kind, clauses, grade, Date.now()));
}

/** Remembers how a task of a lesson came out at the first try of a visit; tells whether the device did. */
export function keepTask(lesson: string, task: number, clauses: readonly ClauseAddress[], grade: Grade): boolean {
  return changeProgress((progress) => afterTask(progress, lesson, task, clauses, grade, Date.now()));
}

/** Remembers that a task was done at a later try of the same visit; tells whether the device did. */
export function keepLaterTry(lesson: string, task: number): boolean {
  return changeProgress((progress) => afterLaterTry(progress, lesson, task));
}
