import type { LanguageId } from '../language.ts';
import type { Lemmas } from './lemmas.ts';
import { oneLetterApart } from './one-letter-apart.ts';

/** A base form that a typed word may be a form of. */
export interface Meaning {
  readonly lemma: string;
  /** How sure that is, up to 1: a form of the table is certain, the head of a compound or a word with a wrong letter less so. */
  readonly certainty: number;
  /** Which part of a compound it is, where the word is read as one. */
  readonly part?: 'head' | 'modifier';
}

/** What may hang on a word behind its ending: Finnish questions and owners, Swedish and English genitives, Estonian “too”. */
const clitics: Readonly<Record<LanguageId, RegExp>> = {
  fi: /(?:k[oö](?:han|hän|s)?|kin|kaan|kään|han|hän|ni|si|mme|nne|nsa|nsä|[aäeiouyö]n)$/u,
  sv: /s$/u,
  et: /(?:gi|ki)$/u,
  en: /[’']?s$|[’']$/u,
};

const certain = (lemmas: readonly string[]): Meaning[] => lemmas.map((lemma) => ({ lemma, certainty: 1 }));

/** Shortest parts of a compound, in letters: shorter ones are found in words that are none. */
const shortestHead = 4;
const shortestModifier = 3;

function longestTail(word: string, known: (tail: string) => boolean): string | undefined {
  for (let cut = shortestModifier; cut <= word.length - shortestHead; cut++) {
    const tail = word.slice(cut);
    if (known(tail)) return tail;
  }
  return undefined;
}

/** The base form that a compound base form ends in, “pakka” of “avopakka”; undefined if it is no compound of words of the table. */
export function headOf(lemma: string, lemmas: Lemmas): string | undefined {
  return longestTail(lemma, (tail) => lemmas.of(tail).includes(tail));
}

/**
 * The base forms that a word (in small letters) may be a form of, the likeliest first: by the table; without what hangs on it; as a
 * compound that the table lacks; with one letter wrong. Nothing if it is none of these.
 */
export function meaningsOf(word: string, language: LanguageId, lemmas: Lemmas): Meaning[] {
  const listed = lemmas.of(word);
  if (listed.length > 0) return certain(listed);
  const bare = lemmas.of(word.replace(clitics[language], ''));
  if (bare.length > 0) return certain(bare);
  const tail = longestTail(word, (each) => lemmas.has(each) && lemmas.has(word.slice(0, -each.length)));
  if (tail !== undefined) {
    return [
      ...lemmas.of(tail).map((lemma) => ({ lemma, certainty: 0.8, part: 'head' as const })),
      ...lemmas.of(word.slice(0, -tail.length)).map((lemma) => ({ lemma, certainty: 0.8, part: 'modifier' as const })),
    ];
  }
  const near = new Set<string>();
  for (const length of [word.length, word.length - 1, word.length + 1])
    for (const form of lemmas.forms(length))
      if (oneLetterApart(word, form)) for (const lemma of lemmas.of(form)) near.add(lemma);
  return [...near].map((lemma) => ({ lemma, certainty: 0.7 }));
}
