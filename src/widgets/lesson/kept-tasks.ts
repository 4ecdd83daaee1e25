import { isClauseAddress, isRulesetId } from '../../engine/index.ts';
import { doneTasks, noProgress, wrongTasks } from '../../learn/progress/progress.ts';
import { forgetGame, keptProgress, putBack } from '../progress/kept-progress.ts';

export { keepsProgress } from '../progress/kept-progress.ts';

/** What is remembered of the tasks of lessons. */
export interface KeptTasks {
  /** Which tasks of a lesson, such as `samba/02-turn`, have been done. */
  readonly doneIn: (lesson: string) => readonly number[];
  /** The tasks that were wrong when they were last tried, and when that was. */
  readonly wrong: ReturnType<typeof wrongTasks>;
  /** Whether the device kept something that cannot be read. */
  readonly damaged: boolean;
}

/** What the device remembers of tasks. */
export function readTasks(): KeptTasks {
  const { value, damaged } = keptProgress();
  const progress = value ?? noProgress;
  return { doneIn: (lesson) => doneTasks(progress, lesson), wrong: wrongTasks(progress), damaged };
}

/** Remembers how a task came out; `about` are its clauses. The first try of a visit counts; one done later is done, and still comes back. */
export async function rememberTask(
  lesson: string,
  task: number,
  about: string,
  isFirst: boolean,
  done: boolean,
): Promise<void> {
  const { keepLaterTry, keepTask } = await import('../progress/kept-answers.ts');
  const clauses = about.split(' ').filter(isClauseAddress);
  if (isFirst) keepTask(lesson, task, clauses, done ? 'right' : 'wrong');
  else if (done) keepLaterTry(lesson, task);
}

/** Forgets what was done in a game; gives back what puts it back. */
export function forgetTasksOf(game: string): () => void {
  const before = keptProgress().value;
  if (isRulesetId(game)) forgetGame(game);
  return () => {
    if (before !== null) putBack(before);
  };
}
