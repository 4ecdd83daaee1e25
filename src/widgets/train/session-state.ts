import type { Grade } from '../../learn/progress/schedule.ts';
import { type Answer, type Question, turnedChange } from '../../train/index.ts';

/** A question of a session that has been answered. */
export interface Done {
  readonly question: Question;
  readonly answer: Answer;
  readonly grade: Grade;
}

/** So many questions later the twin of a question comes: not right after it, when its answer is still in the ear. */
const twinAfter = 3;

/** From so many seconds on an answer is slow, by its form. */
const slowFrom: Readonly<Record<Answer['form'], number>> = {
  allowed: 25,
  number: 60,
  cards: 40,
  card: 45,
  freezing: 25,
  ruling: 60,
};

/** How an answer was: wrong, right but slow, or right. */
export function gradeOf(form: Answer['form'], isRight: boolean, seconds: number): Grade {
  if (!isRight) return 'wrong';
  return seconds > slowFrom[form] ? 'slow' : 'right';
}

/** The twin of a question as a question of its own, whose twin is the first. */
export function twinAsked({ twin, kind, seed, ...asked }: Question): Question | null {
  if (twin === null) return null;
  const { change: _, ...turned } = twin;
  return { kind, seed, ...turned, twin: { ...asked, change: turnedChange(twin.change) } };
}

/** So many twins a session has room for: the rest is for what is due, weak or new. */
const mostTwins = 3;

/**
 * The twin that is asked at a place of a session, because the question some places before was answered wrong, or, of every four, because it
 * has one; null where the place is free. Once both have been asked, neither comes again: the answer has been read by then.
 */
export function twinDue(done: readonly Done[], place: number): Question | null {
  const before = done[place - twinAfter];
  if (before === undefined || isAskedTwice(done, before)) return null;
  const twins = done.filter((one, at) => done.slice(0, at).some((other) => isOfOneDeal(one, other))).length;
  const isOwed = before.grade === 'wrong' || place % 4 === 0;
  return isOwed && twins < mostTwins ? twinAsked(before.question) : null;
}

/** Whether a question and its twin have both been asked. */
function isAskedTwice(done: readonly Done[], asked: Done): boolean {
  return done.filter((one) => isOfOneDeal(one, asked)).length > 1;
}

function isOfOneDeal({ question: one }: Done, { question: other }: Done): boolean {
  return one.kind === other.kind && one.seed === other.seed;
}
