import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { listedBases, readBaseForms } from '../terms/base-forms.ts';
import { estonianForms } from './estonian.ts';
import { analyse, finnishForms } from './finnish.ts';
import { type StemmedLanguage, stemmedForms, stemsOf } from './germanic.ts';
import { readIrregular } from './irregular.ts';
import { readLexicon } from './lexicon.ts';
import { addForm, type Paradigms } from './paradigms.ts';

/** The base forms of the Finnish words, and all forms of those. */
function finnish(words: readonly string[]): Paradigms {
  const analyses = analyse(words);
  const kinds = new Map<string, string>();
  for (const { bases } of analyses.values()) for (const [base, kind] of bases) kinds.set(base, kind);
  const forms = finnishForms(kinds);
  for (const [word, { bases, verbs }] of analyses) {
    for (const base of [...bases.keys(), ...verbs]) addForm(forms, base, word);
  }
  return forms;
}

/** A stem that shares no beginning with its word is a mistake: “discard” is no “card”. */
function isPlausible(word: string, stem: string): boolean {
  return word.slice(0, Math.min(3, stem.length - 1)) === stem.slice(0, Math.min(3, stem.length - 1));
}

function germanic(language: StemmedLanguage, words: readonly string[]): Paradigms {
  const stems = [...stemsOf(language, words)].flatMap(([word, found]) =>
    [...found].filter((stem) => isPlausible(word, stem)).map((stem) => [word, stem] as const),
  );
  const forms = stemmedForms(language, [...new Set(stems.map(([, stem]) => stem))]);
  for (const [word, stem] of stems) addForm(forms, stem, word);
  return forms;
}

function dictionaryForms(language: LanguageId, words: readonly string[], terms: ReadonlySet<string>): Paradigms {
  if (language === 'fi') return finnish(words);
  if (language === 'et') return estonianForms(words, terms);
  return germanic(language, words);
}

/** The base forms of every form. */
function byForm(paradigms: Paradigms): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [lemma, forms] of paradigms) {
    for (const form of [lemma, ...forms]) found.set(form, [...(found.get(form) ?? []), lemma]);
  }
  return found;
}

/**
 * Gives compounds that no dictionary has the forms of their last part: “apukorttipöytäyksen” is a form of “apukorttipöytäys” as
 * “pöytäyksen” is of “pöytäys”.
 */
function addCompounds(paradigms: Paradigms, words: readonly string[]): void {
  const lemmas = byForm(paradigms);
  for (const word of words.filter((each) => !lemmas.has(each))) {
    const cut = Array.from(word, (_, index) => index).find(
      (index) => index >= 3 && word.length - index >= 4 && lemmas.has(word.slice(index)),
    );
    if (cut === undefined) continue;
    for (const lemma of lemmas.get(word.slice(cut)) ?? []) {
      const head = word.slice(0, cut);
      for (const form of paradigms.get(lemma) ?? []) addForm(paradigms, head + lemma, head + form);
    }
  }
}

/** The base forms of the words of a language, each with all its forms, made with the spelling programs of this machine. */
export function lemmaTable(root: string, language: LanguageId): Paradigms {
  const { words, terms } = readLexicon(root, language);
  const paradigms = dictionaryForms(language, words, terms);
  for (const [lemma, forms] of Object.entries(readIrregular(root)[language] ?? {})) {
    for (const form of forms.split(/\s+/)) addForm(paradigms, lemma, form);
  }
  addCompounds(paradigms, words);
  const listed = listedBases(readBaseForms(root), language);
  for (const word of words) for (const base of listed(word)) addForm(paradigms, base, word);
  const known = byForm(paradigms);
  for (const word of words) if (!known.has(word)) addForm(paradigms, word, word);
  return paradigms;
}

/** The tables of all languages. */
export function lemmaTables(root: string): [LanguageId, Paradigms][] {
  return languageIds.map((language) => [language, lemmaTable(root, language)]);
}
