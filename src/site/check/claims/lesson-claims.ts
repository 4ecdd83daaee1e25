import type { Task } from '../../learn/lesson/task.ts';
import type { ExampleStep } from '../../learn/lesson/worked-example.ts';
import type { WrittenExample, WrittenTask } from '../../schema/teaching/lesson.ts';
import { cardListsIn, notBorneOut, numbersOn, type Sayable } from './borne-out.ts';
import { doingsAt } from './doings.ts';

/** The words of a task, with what they are. */
export interface TaskWords {
  readonly path: readonly PropertyKey[];
  readonly words: WrittenTask['ask'];
}

/** The sentences of a task: what is asked, what the tempting way teaches, the nudge, and why it is so. */
export function wordsOfTask({ ask, tempting, hint, after }: WrittenTask): readonly TaskWords[] {
  return [
    { path: ['ask'], words: ask },
    { path: ['tempting', 'teaches'], words: tempting.teaches },
    ...(hint === undefined ? [] : [{ path: ['hint'], words: hint }]),
    { path: ['after'], words: after },
  ];
}

/**
 * What the words of a task say that its table does not bear out: a card of a rank that lies nowhere on it and comes up in none of its ways,
 * or a number of two digits that the engine has from nothing there.
 */
export function taskClaimFaults(
  written: WrittenTask,
  task: Task,
): readonly (TaskWords & { readonly reason: string })[] {
  const sayable = sayableOf(written, task);
  return wordsOfTask(written).flatMap((one) => notBorneOut(one.words, sayable).map((reason) => ({ ...one, reason })));
}

function sayableOf({ position, solution, tempting, question }: WrittenTask, task: Task): Sayable {
  const lists = cardListsIn([position, solution, tempting.do, tempting.answer, question]);
  const asked = task.kind === 'answer' && task.question.kind === 'allowed' ? [task.question.actions] : [];
  const ways = task.kind === 'play' ? [task.solution, task.tempting] : asked;
  const answers = task.kind === 'answer' ? [task.right, task.tempting] : [];
  const numbers = answers.filter((answer) => typeof answer === 'number');
  return {
    lists,
    numbers: new Set([...numbersOn(task.position, ways, lists), ...numbers]),
    doings: doingsAt(task.position, ways),
  };
}

/** What the words of a worked example say that its table, step by step, does not bear out. */
export function exampleClaimFaults(
  { position, steps: written }: WrittenExample,
  steps: readonly ExampleStep[],
): readonly string[] {
  const [first] = steps;
  if (first === undefined) return [];
  const lists = cardListsIn([position, written.map(({ do: act }) => act ?? null)]);
  const ways = [steps.flatMap(({ action }) => action ?? [])];
  const numbers = numbersOn(first.before, ways, lists);
  const doings = doingsAt(first.before, ways);
  return steps.flatMap(({ say }, place) =>
    notBorneOut(say, { lists, numbers, doings }).map((reason) => `step ${place + 1} of the example: ${reason}`),
  );
}
