import { type LanguageId, languageIds } from '../../i18n/language.ts';
import type { TranslationRecords } from '../schema/translations.ts';
import { type Blocks, fingerprint } from './block.ts';

/** `fresh`: made from the source-language text as it is; `stale`: from an older one; `unrecorded`: from nobody knows which. */
export type State = 'fresh' | 'stale' | 'unrecorded' | 'missing';

/** One block of text in one language, compared with the source-language text. */
export interface Translation {
  readonly block: string;
  readonly language: LanguageId;
  readonly state: State;
}

/** A section’s texts, each taken apart into blocks. */
export type SectionTexts = ReadonlyMap<LanguageId, Blocks>;

function stateOf(sourceText: string, text: string | undefined, recorded: string | undefined): State {
  if (text === undefined) return 'missing';
  if (recorded === undefined) return 'unrecorded';
  return recorded === fingerprint(sourceText) ? 'fresh' : 'stale';
}

/** How every block of a section stands in every language but its source’s, which is never a translation. */
export function translationsOf(texts: SectionTexts, source: LanguageId, records: TranslationRecords): Translation[] {
  const others = languageIds.filter((language) => language !== source);
  return Array.from(texts.get(source) ?? []).flatMap(([block, sourceText]) =>
    others.map((language) => ({
      block,
      language,
      state: stateOf(sourceText, texts.get(language)?.get(block), records[block]?.[language]),
    })),
  );
}
