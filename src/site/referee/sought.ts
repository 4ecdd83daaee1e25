import { readFile } from 'node:fs/promises';
import { type FaultKind, faultKindList } from '../../engine/index.ts';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { type Lemmas, readLemmas } from '../../i18n/words/lemmas.ts';
import { headOf } from '../../i18n/words/meanings.ts';
import type { RulingWords } from '../schema/rulings.ts';
import type { FaultWords, SoughtWords } from './fault-search.ts';

/**
 * What the guide's search knows: the base forms by which each fault may be looked for, of its name and its synonyms, in every language,
 * and of the forms of a language those that lead to one of them.
 */
export async function soughtWords(all: Readonly<Record<LanguageId, RulingWords>>): Promise<SoughtWords> {
  const faults: { [Kind in FaultKind]?: FaultWords } = {};
  const forms: Partial<Record<LanguageId, string>> = {};
  for (const language of languageIds) {
    const { faults: names, synonyms, ignored } = all[language];
    const table = await readFile(`content/lemmas/${language}.txt`, 'utf8');
    const lemmas = readLemmas(table);
    const idle = baseForms(ignored, lemmas);
    const wanted = new Set<string>();
    for (const kind of faultKindList) {
      const words = baseForms(`${names[kind]} ${synonyms[kind] ?? ''}`, lemmas).filter((word) => !idle.includes(word));
      for (const word of words) {
        wanted.add(word);
        const head = headOf(word, lemmas);
        if (head !== undefined) wanted.add(head);
      }
      faults[kind] = { ...faults[kind], [language]: words };
    }
    forms[language] = linesOf(table, wanted);
  }
  return { faults, forms };
}

function baseForms(text: string, lemmas: Lemmas): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return [...new Set(words.flatMap((word) => (lemmas.has(word) ? lemmas.of(word) : [word])))];
}

/** The lines of a table whose base form is wanted. */
function linesOf(table: string, wanted: ReadonlySet<string>): string {
  return table
    .split('\n')
    .filter((line) => {
      const [stem = '', ends = ''] = line.split('|');
      return wanted.has(stem + (ends.split(' ')[0] ?? ''));
    })
    .join('\n');
}
