/** How a task came out: right at the first try without the way being shown, or later. */
export type TaskResult = 'first' | 'later';

/** A way through the steps of a lesson: the example, the tasks, the end. Steps go by the ids of their elements. */
export interface LessonRun {
  readonly steps: readonly string[];
  readonly now: string;
  /** The tasks that are done. */
  readonly results: Readonly<Record<string, TaskResult>>;
  /** The tasks at which something went wrong, or whose way was shown, before they were done. */
  readonly stumbled: readonly string[];
}

/** A run that begins at a step; at the first where there is no such step. */
export function beginRun(steps: readonly string[], at: string): LessonRun {
  return { steps, now: steps.includes(at) ? at : (steps[0] ?? ''), results: {}, stumbled: [] };
}

/** The run at another of its steps; the same where it has no such step. */
export function goTo(run: LessonRun, step: string): LessonRun {
  return run.steps.includes(step) ? { ...run, now: step } : run;
}

/** The run at the step after the one where it is; the end stays. */
export function goOn(run: LessonRun): LessonRun {
  const next = run.steps[run.steps.indexOf(run.now) + 1];
  return next === undefined ? run : { ...run, now: next };
}

/** The run after a try at a task, or after its way was shown, which counts as a try that went wrong. What is done stays as it came out. */
export function afterTry(run: LessonRun, task: string, right: boolean): LessonRun {
  if (run.results[task] !== undefined) return run;
  const stumbled = run.stumbled.includes(task);
  if (right) return { ...run, results: { ...run.results, [task]: stumbled ? 'later' : 'first' } };
  return stumbled ? run : { ...run, stumbled: [...run.stumbled, task] };
}

/** What is to be repeated: the tasks that were not right at the first try, in their order. What was never tried is not among them. */
export function toRepeat({ steps, stumbled }: LessonRun): readonly string[] {
  return steps.filter((step) => stumbled.includes(step));
}

/** A run through the tasks that went wrong; `end` comes last. */
export function repeated(run: LessonRun, end: string): LessonRun {
  const steps = [...toRepeat(run), end];
  return beginRun(steps, steps[0] ?? end);
}

/**
 * Where a reader who comes back goes on: at the first task that has not been done; with the example where nothing has been, or everything.
 */
export function placeToBegin(example: string, tasks: readonly string[], isDone: (task: string) => boolean): string {
  const open = tasks.filter((task) => !isDone(task));
  return open.length === tasks.length ? example : (open[0] ?? example);
}

/** Which tasks come back before a lesson, or in a test: those that went wrong longest ago first, `most` at most. */
export function comingBack(
  wrong: readonly { readonly lesson: string; readonly task: number; readonly last: number }[],
  among: readonly string[],
  most: number,
): readonly { readonly lesson: string; readonly task: number }[] {
  return wrong
    .filter(({ lesson }) => among.includes(lesson))
    .toSorted((one, other) => one.last - other.last)
    .slice(0, most)
    .map(({ lesson, task }) => ({ lesson, task }));
}
