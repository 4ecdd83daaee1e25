import type { LanguageId } from '../../i18n/language.ts';
import { ask, hunspellDictionary } from '../spelling/tool.ts';
import { addForm, type Paradigms } from './paradigms.ts';

/** The languages whose dictionaries know the stems of words. */
export type StemmedLanguage = Extract<LanguageId, 'sv' | 'en'>;

/** What may be cut off the end of a base form, and what may stand there instead. */
const endings: Readonly<Record<StemmedLanguage, readonly (readonly [cut: string, added: string])[]>> = {
  sv: [
    [
      '',
      's n en et t ar er or r na arna erna orna rna ars ers ens ets ns ts ad ade at as d de t te a e da dda tt dd ande ende s ning ningar ningen',
    ],
    ['a', 'or orna an orna ade at ar er de te t d tt de s as ats ats ad ande ning ningar ningen'],
    ['e', 'ar arna en ens n'],
    ['el', 'lar larna eln ler'],
    ['er', 'rar rarna ern rar ra'],
    ['en', 'nar narna net nen na'],
    ['m', 'mmar mmarna mmen mma mmade mmer'],
    ['n', 'nnen nner nnar'],
  ].map(([cut = '', added = '']) => [cut, added] as const),
  en: [
    ['', 's es d ed ing er ly r n'],
    ['e', 'ing ed er'],
    ['y', 'ies ied'],
    ['t', 'tting tted'],
    ['p', 'pping pped'],
    ['n', 'nning'],
    ['d', 'dding dded'],
    ['g', 'gging'],
  ].map(([cut = '', added = '']) => [cut, added] as const),
};

/** What Hunspell says the stems of words are. */
export function stemsOf(language: StemmedLanguage, words: readonly string[]): Map<string, Set<string>> {
  const stems = new Map<string, Set<string>>();
  for (const line of ask('hunspell', ['-d', hunspellDictionary[language], '-i', 'utf-8', '-s'], words)) {
    const [word, stem] = line.trim().split(/\s+/);
    if (word !== undefined && stem !== undefined) addForm(stems, word, stem.toLowerCase());
  }
  return stems;
}

/** All forms of Swedish or English words that Hunspell gives back to those words. */
export function stemmedForms(language: StemmedLanguage, lemmas: readonly string[]): Paradigms {
  const guesses = new Map<string, Set<string>>();
  for (const lemma of lemmas) {
    for (const [cut, added] of endings[language]) {
      if (!lemma.endsWith(cut) || lemma.length - cut.length < 2) continue;
      const stem = lemma.slice(0, lemma.length - cut.length);
      for (const ending of added.split(' ')) addForm(guesses, stem + ending, lemma);
    }
  }
  const forms: Paradigms = new Map();
  for (const [word, stems] of stemsOf(language, [...guesses.keys()])) {
    for (const lemma of guesses.get(word) ?? []) if (stems.has(lemma)) addForm(forms, lemma, word);
  }
  return forms;
}
