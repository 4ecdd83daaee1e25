import { questionFor, questionOfPaper, writeQuestion } from '../../train/index.ts';
import { type QuestionErrand, rulesetOf } from './question-errand.ts';

/** Makes a question, as text; empty where there is none. */
export function runErrand(errand: QuestionErrand): string {
  const ruleset = rulesetOf(errand);
  const { from } = errand;
  const question =
    'wish' in from ? questionFor(ruleset, from.wish, from.seed) : questionOfPaper(ruleset, from.paper, from.place);
  return question === null ? '' : writeQuestion(question);
}
