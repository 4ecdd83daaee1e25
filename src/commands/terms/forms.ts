import type { LanguageId } from '../../i18n/language.ts';
import type { RulesetId } from '../../site/ruleset-id.ts';
import type { Term } from '../../site/schema/term.ts';
import { wordsOf } from '../spelling/prose.ts';

/** A form of a term as its words, in small letters. */
export interface Form {
  readonly term: string;
  readonly form: string;
  readonly words: readonly string[];
  /** What the texts say instead. */
  readonly instead: string;
}

/** The forms of all terms as a ruleset’s texts use them, and those that they leave to others. */
export interface Forms {
  readonly proper: readonly Form[];
  readonly foreign: readonly Form[];
}

/** Sorts the forms of the glossary for the texts of a ruleset (or for those that all share) in a language. */
export function formsFor(
  terms: Readonly<Record<string, Term>>,
  ruleset: RulesetId | undefined,
  language: LanguageId,
): Forms {
  const proper: Form[] = [];
  const foreign: Form[] = [];
  for (const [term, entry] of Object.entries(terms)) {
    const own = ruleset && entry.in?.[ruleset]?.[language];
    const instead = own ?? entry[language];
    const others = Object.values(entry.in ?? {}).flatMap((words) => words[language] ?? []);
    const form = (text: string): Form => ({ term, form: text, words: wordsOf(text.toLowerCase()), instead });
    proper.push(form(entry[language]), ...(own ? [form(own)] : []));
    const rest = new Set([...(entry.also?.[language] ?? []), ...others]);
    for (const text of rest) if (text !== own && text !== entry[language]) foreign.push(form(text));
  }
  // A synonym of one term may be the first form of another: “hand” is a deal to some, and cards to all.
  const taken = new Set(proper.map(({ form }) => form));
  return { proper, foreign: foreign.filter(({ form }) => !taken.has(form)) };
}
