import { isClauseAddress, isRulesetId } from '../../engine/index.ts';
import { doneTasks, noProgress } from '../../learn/progress/progress.ts';
import { forgetGame, keepLaterTry, keepTask, keptProgress } from '../progress/kept-progress.ts';

export { keepsProgress } from '../progress/kept-progress.ts';

/** What is remembered of tasks: which of a lesson have been done; `damaged` where the device kept something that cannot be read. */
export function readTasks(): { readonly doneIn: (lesson: string) => readonly number[]; readonly damaged: boolean } {
  const { value, damaged } = keptProgress();
  return { doneIn: (lesson) => doneTasks(value ?? noProgress, lesson), damaged };
}

/** Remembers how a task came out; `about` are its clauses. The first try of a visit counts; one done later is done, and still comes back. */
export function rememberTask(lesson: string, task: number, about: string, isFirst: boolean, done: boolean): void {
  const clauses = about.split(' ').filter(isClauseAddress);
  if (isFirst) keepTask(lesson, task, clauses, done ? 'right' : 'wrong');
  else if (done) keepLaterTry(lesson, task);
}

/** Forgets the game that a lesson, such as `samba/02-turn`, is of. */
export function forgetGameOf(lesson: string): void {
  const [game = ''] = lesson.split('/');
  if (isRulesetId(game)) forgetGame(game);
}
