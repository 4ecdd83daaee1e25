import { type Ruleset, type RulesetId, rulesetFor, type SixForm } from '../../engine/index.ts';
import { type Paper, type Question, type QuestionWish, readQuestion } from '../../train/index.ts';

/** What a question is made from: the game as agreed, and a wish with a seed, or a place of a paper. */
export interface QuestionErrand {
  readonly ruleset: RulesetId;
  readonly options: Ruleset['options'];
  readonly players: number;
  readonly form: SixForm;
  readonly from:
    | { readonly wish: QuestionWish; readonly seed: number }
    | { readonly paper: Paper; readonly place: number };
}

/** The errand for a ruleset as agreed. */
export function errandFor({ id, options, players, form }: Ruleset, from: QuestionErrand['from']): QuestionErrand {
  return { ruleset: id, options, players, form, from };
}

/** The question that has been made; null where there is none. */
export function broughtBack(errand: QuestionErrand, text: string): Question | null {
  return text === '' ? null : readQuestion(text, rulesetOf(errand));
}

/** The game as agreed. */
export function rulesetOf({ ruleset, options, players, form }: QuestionErrand): Ruleset {
  const settled = rulesetFor(ruleset, { options, players, form });
  if (!settled.ok) throw new Error(`${ruleset} cannot be settled: ${settled.error.code}`);
  return settled.value;
}
