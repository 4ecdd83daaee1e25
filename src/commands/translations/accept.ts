import { isLanguageId, type LanguageId, languageIds } from '../../i18n/language.ts';
import { clauseOf, fingerprint } from '../../site/freshness/block.ts';
import type { TranslationRecords } from '../../site/schema/translations.ts';
import type { TranslatedRuleset } from './library.ts';

/** Which translations are meant: all where nothing is named. */
export interface Selection {
  /** Clauses (`14-b`), whole sections (`14`) and single parts of a text, as the list names them (`14-b/note`). */
  readonly clauses: readonly string[];
  readonly languages: readonly LanguageId[];
}

/** Sorts the words of a command line into clauses and languages. */
export function selection(words: readonly string[]): Selection {
  return { clauses: words.filter((word) => !isLanguageId(word)), languages: words.filter(isLanguageId) };
}

function means(name: string, block: string): boolean {
  const clause = clauseOf(block);
  return block === name || clause === name || clause.split('-')[0] === name;
}

/**
 * Records the selected translations as made from the source-language text as it is now. Throws when a name selects nothing, so that a
 * slip of the pen does not pass for done.
 */
export function accept(
  { id, source, sections, records }: TranslatedRuleset,
  { clauses, languages }: Selection,
): TranslationRecords {
  const blocks = sections.flatMap((texts) => [...(texts.get(source) ?? [])]);
  const stray = clauses.find((name) => !blocks.some(([block]) => means(name, block)));
  if (stray !== undefined) throw new Error(`${id} has no clause ${stray}`);
  const wanted = languageIds.filter((each) => each !== source && (languages.length === 0 || languages.includes(each)));
  const accepted = { ...records };
  for (const [block, text] of blocks) {
    if (clauses.length > 0 && !clauses.some((name) => means(name, block))) continue;
    const section = sections.find((texts) => texts.get(source)?.has(block));
    const written = wanted.filter((language) => section?.get(language)?.has(block));
    const prints = Object.fromEntries(written.map((language) => [language, fingerprint(text)]));
    accepted[block] = { ...accepted[block], ...prints };
  }
  return accepted;
}
