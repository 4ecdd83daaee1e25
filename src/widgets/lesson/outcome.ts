/**
 * How a try has come out: the task is done, as it is written or in another way; the tempting way was taken; it was allowed but misses the goal; of several choices those made
 * are right but not all, or some right and some wrong; it was refused or wrong.
 */
export type Outcome = 'done' | 'otherwise' | 'tempted' | 'missed' | 'incomplete' | 'mixed' | 'refused';

/**
 * How an answer in words has come out. In go the answer, the right one and the tempting one as the page writes them, places of choices
 * with commas between; `several` is true where any number of choices may be made.
 */
export function answerOutcome(answer: string, right: string, tempting: string, several: boolean): Outcome {
  if (answer === right) return 'done';
  if (answer === tempting) return 'tempted';
  if (!several || answer === '') return 'refused';
  const wanted = new Set(right.split(','));
  const chosen = answer.split(',');
  const hits = chosen.filter((place) => wanted.has(place)).length;
  if (hits === 0) return 'refused';
  return hits === chosen.length ? 'incomplete' : 'mixed';
}
