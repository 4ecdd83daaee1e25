import type { LanguageId } from '../../i18n/language.ts';
import { ask, hunspellDictionary } from '../spelling/tool.ts';
import { type BaseForms, listedBases } from './base-forms.ts';
import { alikeInEstonian } from './estonian.ts';
import type { SameWord } from './same-word.ts';

/** What a spelling program says of words. */
interface Lemmas {
  /** The base forms of every word that it knows. */
  readonly bases: Map<string, Set<string>>;
  /** The verbs of the words that are participles. */
  readonly verbs: Map<string, Set<string>>;
}

function collect(lemmas: Map<string, Set<string>>, word: string | undefined, lemma: string | undefined): void {
  if (word === undefined || lemma === undefined) return;
  const known = lemmas.get(word);
  if (known) known.add(lemma.toLowerCase());
  else lemmas.set(word, new Set([lemma.toLowerCase()]));
}

/**
 * Base forms by Voikko: it answers `A(<word>):1:BASEFORM=<lemma>`. A participle, which it calls a word of its own, is a form of its verb
 * too: `PARTICIPLE=…`, and in `WORDBASES=+heite(heittää)+t+ty(+ty)` the verb.
 */
function finnishLemmas(words: readonly string[]): Lemmas {
  const lemmas: Lemmas = { bases: new Map(), verbs: new Map() };
  const participles = new Set<string>();
  for (const line of ask('voikkospell', ['-M', '-d', 'fi'], words)) {
    const [, word = '', analysis, kind, value = ''] =
      /^A\((.+)\):(\d+):(BASEFORM|PARTICIPLE|WORDBASES)=(.+)$/.exec(line) ?? [];
    if (kind === 'BASEFORM') collect(lemmas.bases, word, value);
    if (kind === 'PARTICIPLE') participles.add(`${word} ${analysis}`);
    if (kind === 'WORDBASES' && participles.has(`${word} ${analysis}`)) {
      for (const [, verb] of value.matchAll(/\(([^+)][^)]*)\)/g)) collect(lemmas.verbs, word, verb);
    }
  }
  return lemmas;
}

/** Stems by Hunspell: it answers `<word> <stem>`. */
function hunspellLemmas(dictionary: string, words: readonly string[]): Lemmas {
  const lemmas: Lemmas = { bases: new Map(), verbs: new Map() };
  for (const line of ask('hunspell', ['-d', dictionary, '-i', 'utf-8', '-s'], words)) {
    const [word, lemma] = line.trim().split(/\s+/);
    collect(lemmas.bases, word, lemma);
  }
  return lemmas;
}

/** The comparison, which asks once for every pair of words. */
function remembering(sameWord: SameWord): SameWord {
  const known = new Map<string, Map<string, boolean>>();
  return (word, glossaryWord) => {
    const answers = known.get(glossaryWord) ?? new Map<string, boolean>();
    const same = answers.get(word) ?? sameWord(word, glossaryWord);
    known.set(glossaryWord, answers.set(word, same));
    return same;
  };
}

/** Prepares the comparison for all the words (in small letters) that will be compared in a language. */
export function sameWordIn(language: LanguageId, words: readonly string[], baseForms: BaseForms): SameWord {
  if (language === 'et') return remembering(alikeInEstonian(baseForms));
  const listed = listedBases(baseForms, language);
  const { bases, verbs } =
    language === 'fi' ? finnishLemmas(words) : hunspellLemmas(hunspellDictionary[language], words);
  const known = new Map<string, readonly string[]>();
  // The project’s own list comes first. A word that is its own base form is nothing else: an opening is not open.
  const basesOf = (word: string): readonly string[] => {
    const own = known.get(word) ?? listed(word);
    const found = bases.get(word) ?? new Set();
    const all = own.length > 0 ? own : found.has(word) ? [word] : [...found];
    known.set(word, all);
    return all;
  };
  return remembering((word, glossaryWord) => {
    if (word === glossaryWord) return true;
    const own = basesOf(word);
    if (own.includes(glossaryWord) || verbs.get(word)?.has(glossaryWord)) return true;
    // Only the Finnish glossary has plurals whose other cases must be recognised: “käsikortit”.
    return language === 'fi' && basesOf(glossaryWord).some((base) => own.includes(base));
  });
}
