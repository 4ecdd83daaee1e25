import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { type ClauseAddress, isRulesetId, type RulesetId } from '../../engine/index.ts';
import { type Memory, type Progress, progressIn, questionKey } from './progress.ts';

/** How an answer was: wrong, right but slow, or right. */
export type Grade = 'wrong' | 'slow' | 'right';

// What was wrong is asked again the same day, what was right after some days. Nothing is left to chance: the same answers give the same times.
const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });

const ratings = { wrong: Rating.Again, slow: Rating.Hard, right: Rating.Good } as const;

/** What is remembered after an answer; `memory` is null where nothing was. */
export function remembered(memory: Memory | null, grade: Grade, now: number): Memory {
  const before = memory === null ? createEmptyCard(now) : cardOf(memory);
  // A clock that was put back must not make what was asked last lie in the future.
  const at = new Date(Math.max(now, memory?.last ?? now));
  const { card } = scheduler.next(before, at, ratings[grade]);
  return {
    due: card.due.getTime(),
    last: at.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    step: card.learning_steps,
    asked: card.reps,
    lapses: card.lapses,
    right: grade !== 'wrong',
  };
}

/** How likely something is still known, from 0 to 1. */
export function chanceKnown(memory: Memory, now: number): number {
  return scheduler.get_retrievability(cardOf(memory), new Date(Math.max(now, memory.last)), false);
}

/** The progress after a question of the trainer was answered: every clause on which its answer rests has been asked. */
export function afterQuestion(
  progress: Progress,
  game: RulesetId,
  kind: string,
  clauses: readonly ClauseAddress[],
  grade: Grade,
  now: number,
): Progress {
  const { tasks, questions } = progressIn(progress, game);
  const keys = clauses.map((clause) => questionKey(kind, clause));
  const asked = keys.map((key) => [key, remembered(questions[key] ?? null, grade, now)]);
  return { ...progress, [game]: { tasks, questions: { ...questions, ...Object.fromEntries(asked) } } };
}

/**
 * The progress after a task of a lesson, such as `samba/02-turn`, was tried for the first time on a visit: with `right` it is done; what was
 * wrong comes back.
 */
export function afterTask(
  progress: Progress,
  lesson: string,
  task: number,
  clauses: readonly ClauseAddress[],
  grade: Grade,
  now: number,
): Progress {
  const [game = '', name = ''] = lesson.split('/');
  if (!isRulesetId(game)) return progress;
  const { tasks, questions } = progressIn(progress, game);
  const key = `${name}/${task}`;
  const before = tasks[key];
  const memory = remembered(before?.memory ?? null, grade, now);
  const done = before?.done === true || grade !== 'wrong';
  return { ...progress, [game]: { tasks: { ...tasks, [key]: { done, clauses, memory } }, questions } };
}

/** The progress after a task was done at a later try of the same visit: it is done, and what was wrong stays to be asked again. */
export function afterLaterTry(progress: Progress, lesson: string, task: number): Progress {
  const [game = '', name = ''] = lesson.split('/');
  if (!isRulesetId(game)) return progress;
  const { tasks, questions } = progressIn(progress, game);
  const key = `${name}/${task}`;
  const before = tasks[key];
  if (before === undefined) return progress;
  return { ...progress, [game]: { tasks: { ...tasks, [key]: { ...before, done: true } }, questions } };
}

function cardOf({ due, last, stability, difficulty, state, step, asked, lapses }: Memory): Card {
  return {
    due: new Date(due),
    last_review: new Date(last),
    stability,
    difficulty,
    state,
    learning_steps: step,
    reps: asked,
    lapses,
    scheduled_days: 0,
    elapsed_days: 0,
  };
}
