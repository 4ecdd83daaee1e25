import type { LanguageId } from '../language.ts';
import { partsOf } from './compounds.ts';
import type { Lemmas } from './lemmas.ts';
import { withoutMarks } from './letters.ts';
import { oneLetterApart } from './one-letter-apart.ts';

/** A base form that a typed word may be a form of. */
export interface Meaning {
  readonly lemma: string;
  /** How sure that is, up to 1: a form of the table is certain, the part of a compound or a word with a wrong letter less so. */
  readonly certainty: number;
  /** Which part of a compound it is, from 0 on, where the word is read as one. */
  readonly part?: number;
}

/** How sure it is what was meant: without the dots of its letters, as part of a compound, with a letter wrong, by its beginning. */
export const certainties = { unmarked: 0.95, part: 0.95, near: 0.7, beginning: 0.6 } as const;

/** What may hang on a word behind its ending: Finnish questions and owners, Swedish and English genitives, Estonian “too”. */
const clitics: Readonly<Record<LanguageId, RegExp>> = {
  fi: /(?:k[oö](?:han|hän|s)?|kin|kaan|kään|han|hän|ni|si|mme|nne|nsa|nsä|[aäeiouyö]n)$/u,
  sv: /s$/u,
  et: /(?:gi|ki)$/u,
  en: /[’']?s$|[’']$/u,
};

const meant = (lemmas: readonly string[], certainty = 1): Meaning[] => lemmas.map((lemma) => ({ lemma, certainty }));

/** Shortest parts of a compound, in letters: shorter ones are found in words that are none. */
const shortestHead = 4;
const shortestModifier = 3;

/** The base form that a compound base form ends in, “pakka” of “avopakka”; undefined if it is no compound of words of the table. */
export function headOf(lemma: string, lemmas: Lemmas): string | undefined {
  for (let cut = shortestModifier; cut <= lemma.length - shortestHead; cut++) {
    const tail = lemma.slice(cut);
    if (lemmas.of(tail).includes(tail)) return tail;
  }
  return undefined;
}

/** The base forms of all forms of the table that differ from the word by one letter, dots apart. */
function nearLemmas(word: string, lemmas: Lemmas): readonly string[] {
  const near = new Set<string>();
  const plain = withoutMarks(word);
  for (const length of [word.length, word.length - 1, word.length + 1])
    for (const form of lemmas.forms(length))
      if (oneLetterApart(word, form) || oneLetterApart(plain, withoutMarks(form)))
        for (const lemma of lemmas.of(form)) near.add(lemma);
  return [...near];
}

/** How many letters, and what share of the word, a word that is not in the table must have in common with the beginning of one that is. */
const shortestBeginning = 5;
const leastBeginning = 0.6;

/** How many letters two words have in common from their beginning on. */
function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The base forms of the forms that begin most like the word: `viivytellä` for `viivyttely`, `förhala` for `förhalning`. */
function likeBeginning(word: string, lemmas: Lemmas): readonly string[] {
  let longest = Math.max(shortestBeginning, Math.ceil(word.length * leastBeginning));
  const begun = new Set<string>();
  for (const form of lemmas.forms()) {
    const common = Math.min(commonBeginning(word, form), word.length - 1);
    if (common < longest || common < form.length * leastBeginning) continue;
    if (common > longest) begun.clear();
    longest = common;
    for (const lemma of lemmas.of(form)) begun.add(lemma);
  }
  return [...begun];
}

/**
 * The base forms that a word (in small letters) may be a form of, the likeliest first: by the table; without what hangs on it; without the
 * dots of its letters; with one letter wrong; as a compound that the table lacks; by its beginning. Nothing if it is none of these.
 */
export function meaningsOf(word: string, language: LanguageId, lemmas: Lemmas): Meaning[] {
  const bare = word.replace(clitics[language], '');
  const listed = [lemmas.of(word), lemmas.of(bare)].find(({ length }) => length > 0);
  if (listed !== undefined) return meant(listed);
  const unmarked = [lemmas.unmarked(word), lemmas.unmarked(bare)].find(({ length }) => length > 0);
  if (unmarked !== undefined) return meant(unmarked, certainties.unmarked);
  const parts = partsOf(word, language, lemmas);
  const known = parts.length > 1 ? [] : nearLemmas(word, lemmas);
  if (known.length > 0) return meant(known, certainties.near);
  if (parts.length === 0) return meant(likeBeginning(word, lemmas), certainties.beginning);
  return parts.flatMap((part, place) =>
    part.lemmas.map((lemma) => ({ lemma, certainty: certainties.part, part: place })),
  );
}
