import { stringify } from 'yaml';
import {
  type Action,
  type Card,
  failure,
  type Position,
  parseCards,
  type Result,
  success,
} from '../../../engine/index.ts';
import { courseOf } from '../../../learn/course.ts';
import { type Goal, isReached } from '../../../learn/goal.ts';
import { type Answer, type Choice, isSameAnswer, type Question, rightAnswer } from '../../../learn/question.ts';
import { numbersOf } from '../../parameters.ts';
import type { RulesetId } from '../../ruleset-id.ts';
import { type PlayCase, readSiteScenario } from '../../scenario/site-scenario.ts';
import type { WrittenQuestion, WrittenTask } from '../../schema/teaching/lesson.ts';
import { withWholeStock } from './whole-stock.ts';

/** A task to be played: where it begins, what is to be brought about, one way there and one that tempts. */
export interface PlayTask {
  readonly kind: 'play';
  readonly position: Position;
  readonly goal: Goal;
  readonly solution: readonly Action[];
  readonly tempting: readonly Action[];
}

/** A task to be answered: the question, what the engine answers, and a wrong answer that tempts. */
export interface AnswerTask {
  readonly kind: 'answer';
  readonly position: Position;
  readonly question: Question;
  readonly right: Answer;
  readonly tempting: Answer;
}

export type Task = PlayTask | AnswerTask;

/** Whether any number of choices may be made in answer to a task: more than one is right. */
export function isOfSeveral(task: Task): boolean {
  return task.kind === 'answer' && Array.isArray(task.right) && task.right.length > 1;
}

/** Reads a task and proves it; the failure says what is wrong with it. */
export function readTask(ruleset: RulesetId, task: WrittenTask): Result<Task, string> {
  const asked = task.question !== undefined && 'allowed' in task.question ? task.question.allowed : undefined;
  const lines = [task.solution, task.tempting.do, asked].filter((line) => line !== undefined);
  const read = (position: WrittenTask['position']) =>
    readSiteScenario(
      stringify({
        ruleset,
        options: task.options ?? {},
        about: task.about,
        position,
        cases: [...lines.map((line) => ({ do: line, expect: 'legal' })), { tell: 'frozen', is: false }],
      }),
    );
  // A deal that is over may have ended because the stock ran out.
  const scenario = task.position.phase === 'over' ? read(task.position) : withWholeStock(task.position, read);
  if (!scenario.ok) return failure(scenario.error.map(({ code, detail }) => `${code}: ${detail}`).join('; '));
  const { position, cases } = scenario.value;
  const plays = cases.filter((one): one is PlayCase => one.kind === 'play').map(({ actions }) => actions);
  if (task.goal !== undefined && task.question === undefined) return playTask(position, task.goal, plays);
  if (task.question !== undefined && task.goal === undefined) return answerTask(position, task, task.question, plays);
  return failure('a task has either a goal or a question');
}

function playTask(
  position: Position,
  goal: Goal,
  [solution, tempting]: readonly (readonly Action[])[],
): Result<Task, string> {
  if (solution === undefined || tempting === undefined) return failure('a goal needs a solution and a tempting way');
  const way = courseOf(position, solution);
  if (way === null) return failure('the solution is refused');
  if (!isReached(goal, way)) return failure('the solution does not reach the goal');
  const other = courseOf(position, tempting);
  if (other !== null && isReached(goal, other)) return failure('the tempting way reaches the goal');
  return success({ kind: 'play', position, goal, solution, tempting });
}

function answerTask(
  position: Position,
  { tempting }: WrittenTask,
  written: WrittenQuestion,
  plays: readonly (readonly Action[])[],
): Result<Task, string> {
  const question = questionOf(position, written, plays.at(-1) ?? []);
  if (!question.ok) return question;
  const right = rightAnswer(question.value, position);
  if (Array.isArray(right) && right.length === 0) return failure('none of the choices is right');
  const wrong = temptingAnswer(written, tempting.answer);
  if (wrong === null) return failure('the tempting answer is none to this question');
  if (isSameAnswer(right, wrong)) return failure('the tempting answer is right');
  return success({ kind: 'answer', position, question: question.value, right, tempting: wrong });
}

function temptingAnswer(written: WrittenQuestion, answer: WrittenTask['tempting']['answer']): Answer | null {
  if (answer === undefined) return null;
  if (!Array.isArray(answer)) return answer;
  if (!('pick' in written)) return null;
  const places = answer.map((choice) => written.pick.indexOf(choice));
  return places.includes(-1) ? null : places;
}

function questionOf(
  position: Position,
  written: WrittenQuestion,
  actions: readonly Action[],
): Result<Question, string> {
  if ('is' in written) return success({ kind: 'yes', about: written.is });
  if ('meld' in written) return withCards(written.meld, (cards) => ({ kind: 'is-meld', cards }));
  if ('allowed' in written) return success({ kind: 'allowed', actions });
  if ('value' in written) return withCards(written.value, (cards) => ({ kind: 'value', cards }));
  if ('minimum' in written) return success({ kind: 'minimum' });
  if ('score' in written) return success({ kind: 'score', side: written.score, item: written.item });
  if ('winner' in written) return success({ kind: 'winner' });
  if ('parameter' in written) {
    const value = numbersOf(position.ruleset.id).numbers.get(written.parameter);
    if (value === undefined) return failure(`there is no number “${written.parameter}”`);
    return success({ kind: 'number', is: value });
  }
  return pickOf(written);
}

function pickOf(written: Extract<WrittenQuestion, { pick: string[] }>): Result<Question, string> {
  const choices: (readonly Card[])[] = [];
  for (const text of written.pick) {
    const cards = parseCards(text);
    if (!cards.ok) return failure(`no card: ${cards.error}`);
    choices.push(cards.value);
  }
  const held = parseCards(written.with ?? '');
  if (!held.ok) return failure(`no card: ${held.error}`);
  return success({ kind: 'pick', choices, which: choiceOf(written, held.value) });
}

function choiceOf({ by, onto }: Extract<WrittenQuestion, { pick: string[] }>, held: readonly Card[]): Choice {
  switch (by) {
    case 'meld':
      return { by, with: held };
    case 'addable':
      return { by, onto: onto ?? '' };
    default:
      return { by };
  }
}

function withCards(text: string, question: (cards: readonly Card[]) => Question): Result<Question, string> {
  const cards = parseCards(text);
  return cards.ok ? success(question(cards.value)) : failure(`no card: ${cards.error}`);
}
