/**
 * How a try has come out, by the name with which the page holds what is said: the task is done, as it is written or in another way; the
 * tempting way was taken; it was allowed but misses the goal, or has made it impossible in this turn; a number is too low or too high; of
 * several choices those made are right but not all, or some right and some wrong; a choice is wrong; it was refused or wrong.
 */
export type Outcome =
  | 'done'
  | 'otherwise'
  | 'tempted'
  | 'missed'
  | 'lost'
  | 'low'
  | 'high'
  | 'incomplete'
  | 'mixed'
  | 'refused'
  | `choice-${string}`;

/** Whether a try has done the task. */
export function isDone(outcome: Outcome): boolean {
  return outcome === 'done' || outcome === 'otherwise';
}

/** What kind of answer a form takes: any number of choices, one of several, or a number. */
export type AnswerKind = 'several' | 'one' | 'number';

/**
 * How an answer in words has come out: the fitting outcomes, the most telling first, of which the page has at least the last. In go the
 * answer, the right one and the tempting one as the page writes them, places of choices with commas between.
 */
export function answerOutcomes(answer: string, right: string, tempting: string, kind: AnswerKind): readonly Outcome[] {
  if (answer === right) return ['done'];
  if (answer === tempting) return ['tempted'];
  if (answer === '') return ['refused'];
  if (kind === 'number') {
    const [given, wanted] = [Number(answer), Number(right)];
    return Number.isNaN(given) ? ['refused'] : [given < wanted ? 'low' : 'high', 'refused'];
  }
  if (kind === 'one') return [`choice-${answer}`, 'refused'];
  const wanted = new Set(right.split(','));
  const chosen = answer.split(',');
  const wrong = chosen.filter((place) => !wanted.has(place)).map((place): Outcome => `choice-${place}`);
  if (wrong.length === 0) return ['incomplete'];
  return [...wrong, wrong.length < chosen.length ? 'mixed' : 'refused'];
}
