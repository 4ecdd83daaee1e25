import { getCollection, getEntry } from 'astro:content';
import type { LanguageId } from '../../i18n/language.ts';
import type { Term } from '../schema/term.ts';

/** A term of the game as a glossary shows it in a language. */
export interface GlossaryEntry {
  readonly id: string;
  readonly word: string;
  readonly definition: string;
  readonly term: Term;
}

/** The entries that begin with one letter. */
export interface LetterGroup {
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

/** The words before a verb or a phrase that a reader does not look under. */
const particle: Partial<Record<LanguageId, RegExp>> = { sv: /^(att|den som) /, en: /^to / };

function sortKey(word: string, language: LanguageId): string {
  return word.replace(particle[language] ?? '', '');
}

async function definitionsIn(language: LanguageId): Promise<Record<string, string>> {
  const entry = await getEntry('definitions', language);
  if (!entry) throw new Error(`content/glossary/definitions/${language}.yaml is missing`);
  return entry.data;
}

/** What a term means in a language; throws when there is no such term, since only a wrong id can ask for it. */
export async function glossaryEntry(id: string, language: LanguageId): Promise<GlossaryEntry> {
  const term = await getEntry('terms', id);
  const definition = (await definitionsIn(language))[id];
  if (!term || definition === undefined) throw new Error(`the glossary does not define ${id}`);
  return { id, word: term.data[language], definition, term: term.data };
}

/** The whole glossary in the alphabetical order of a language, letter by letter. */
export async function glossary(language: LanguageId): Promise<LetterGroup[]> {
  const terms = await getCollection('terms');
  const entries = await Promise.all(terms.map(({ id }) => glossaryEntry(id, language)));
  const { compare } = new Intl.Collator(language);
  const sorted = entries.sort((a, b) => compare(sortKey(a.word, language), sortKey(b.word, language)));
  const groups = Map.groupBy(sorted, ({ word }) => sortKey(word, language).charAt(0).toLocaleUpperCase(language));
  return Array.from(groups, ([letter, group]) => ({ letter, entries: group }));
}
