import type { LanguageId } from '../../i18n/language.ts';
import { ask, hunspellDictionary } from '../spelling/tool.ts';

/** Tells whether a word of a text is a form of a word of the glossary; both in small letters. */
export type SameWord = (word: string, glossaryWord: string) => boolean;

type Lemmas = Map<string, Set<string>>;

function collect(lemmas: Lemmas, word: string | undefined, lemma: string | undefined): void {
  if (word === undefined || lemma === undefined) return;
  const known = lemmas.get(word);
  if (known) known.add(lemma.toLowerCase());
  else lemmas.set(word, new Set([lemma.toLowerCase()]));
}

/** Base forms by Voikko: it answers `A(<word>):1:BASEFORM=<lemma>`. */
function finnishLemmas(words: readonly string[]): Lemmas {
  const lemmas: Lemmas = new Map();
  for (const line of ask('voikkospell', ['-M', '-d', 'fi'], words)) {
    const [, word, lemma] = /^A\((.+)\):\d+:BASEFORM=(.+)$/.exec(line) ?? [];
    collect(lemmas, word, lemma);
  }
  return lemmas;
}

/** Stems by Hunspell: it answers `<word> <stem>`. */
function hunspellLemmas(dictionary: string, words: readonly string[]): Lemmas {
  const lemmas: Lemmas = new Map();
  for (const line of ask('hunspell', ['-d', dictionary, '-i', 'utf-8', '-s'], words)) {
    const [word, lemma] = line.trim().split(/\s+/);
    collect(lemmas, word, lemma);
  }
  return lemmas;
}

/**
 * Two Estonian words that agree in all but their endings. The Estonian dictionary lists inflected forms and knows no stems, so this is an
 * approximation: nouns in -mine, verbs in -ma, and otherwise all letters but the last, with at most three letters more.
 */
function alikeInEstonian(word: string, glossaryWord: string): boolean {
  if (word === glossaryWord) return true;
  if (/mine$|mised$/.test(glossaryWord)) {
    const stem = glossaryWord.replace(/(ne|sed)$/, '');
    return word.startsWith(`${stem}ne`) || word.startsWith(`${stem}s`);
  }
  if (glossaryWord.endsWith('ma')) {
    const ending = word.startsWith(glossaryWord.slice(0, -2)) ? word.slice(glossaryWord.length - 2) : '-';
    return /^(n|d|b|me|te|vad|s|sid|da|des|mas|mast|mata|nud|tud|ti|takse|v)$/.test(ending);
  }
  const stem = glossaryWord.slice(0, -1);
  return stem.length >= 4 && word.startsWith(stem) && word.length <= glossaryWord.length + 3;
}

/** Prepares the comparison for all the words (in small letters) that will be compared in a language. */
export function sameWordIn(language: LanguageId, words: readonly string[]): SameWord {
  if (language === 'et') return alikeInEstonian;
  const lemmas = language === 'fi' ? finnishLemmas(words) : hunspellLemmas(hunspellDictionary[language], words);
  // A word that is its own base form is nothing else: an opening is not open.
  const basesOf = (word: string): ReadonlySet<string> => {
    const found = lemmas.get(word) ?? new Set<string>();
    return found.has(word) ? new Set([word]) : found;
  };
  return (word, glossaryWord) => {
    if (word === glossaryWord) return true;
    const bases = basesOf(word);
    // Only the Finnish glossary has plurals whose other cases must be recognised: “käsikortit”.
    return bases.has(glossaryWord) || (language === 'fi' && [...basesOf(glossaryWord)].some((base) => bases.has(base)));
  };
}
