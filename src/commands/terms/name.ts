import type { AllowedForms } from '../../site/schema/allowed-form.ts';
import type { Term } from '../../site/schema/term.ts';
import { type Passage, wordsOf } from '../spelling/prose.ts';
import type { Mark, MarkedText } from './marked-text.ts';
import type { SameWord } from './same-word.ts';

/** What a term is called in a text, as words in small letters. */
export interface Name {
  readonly term: string;
  readonly words: readonly string[];
}

/** Where a text stands. */
export type Place = Pick<Passage, 'file' | 'language' | 'ruleset'>;

/** Tells whether an entry of the list of allowed forms is about a form in a text. */
export function allows(allowed: AllowedForms, form: string, { language, ruleset, file }: Place): boolean {
  return (
    (allowed.language === undefined || allowed.language === language) &&
    allowed.forms.includes(form) &&
    (allowed.rulesets === undefined || (ruleset !== undefined && allowed.rulesets.includes(ruleset))) &&
    (allowed.files === undefined || allowed.files.some((folder) => file.startsWith(`${folder}/`)))
  );
}

/** The form without the particle that names a verb: “to meld” stands in a text as “melds”. */
function bare(form: string): string {
  return form.toLowerCase().replace(/^(?:to|att) /, '');
}

/** What a text may call the terms. */
export interface Names {
  /** First forms, the ruleset’s own, synonyms and words made from them. */
  readonly names: readonly Name[];
  /** Those among them that the list of allowed forms calls everyday: they need no mark. */
  readonly everyday: readonly Name[];
}

/** Collects what a text may call the terms of the glossary. A synonym that is the first form of another term is none. */
export function namesIn(terms: Readonly<Record<string, Term>>, place: Place, allowed: readonly AllowedForms[]): Names {
  const { language, ruleset } = place;
  const entries = allowed.filter((each) => each.everyday);
  const firsts = new Set(Object.values(terms).map((entry) => entry[language]));
  const names: Name[] = [];
  const everyday: Name[] = [];
  for (const [term, entry] of Object.entries(terms)) {
    const own = ruleset && entry.in?.[ruleset]?.[language];
    const synonyms = (entry.also?.[language] ?? []).filter((form) => !firsts.has(form));
    const derived = entry.derived?.[language] ?? [];
    const forms = [entry[language], ...(own ? [own] : []), ...synonyms, ...derived];
    for (const form of new Set(forms)) {
      const list = entries.some((each) => allows(each, form, place)) ? everyday : names;
      const words = wordsOf(bare(form));
      list.push({ term, words });
      // A verb may stand before or behind its object: “ottaa avopakan”, “avopakan ottanut”.
      if (words.length > 1 && derived.includes(form)) list.push({ term, words: words.toReversed() });
    }
  }
  return { names, everyday };
}

/** What a text itself marks as a term is a name of it there, unless it is an everyday word. */
export function ownNames({ words, marks }: MarkedText, everyday: readonly Name[], sameWord: SameWord): Name[] {
  const named = (mark: Mark): Name => ({
    term: mark.term,
    words: words.filter((word) => word.mark === mark).map(({ word }) => word),
  });
  const isEveryday = (name: Name) =>
    everyday.some(
      ({ term, words: form }) =>
        term === name.term &&
        form.length === name.words.length &&
        form.every((part, index) => sameWord(name.words[index] ?? '', part)),
    );
  return marks.map(named).filter((name) => name.words.length > 0 && !isEveryday(name));
}
