import type { FaultKind } from '../../engine/index.ts';
import { languageIds } from '../../i18n/language.ts';
import { rulingWords } from './words.ts';

/** The words by which a fault may be looked for, in all languages: its name and its synonyms. */
export async function soughtBy(kind: FaultKind): Promise<string> {
  const languages = await Promise.all(languageIds.map(rulingWords));
  const texts = languages.flatMap(({ faults, synonyms }) => [faults[kind], synonyms[kind] ?? '']);
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  return [...new Set(words)].join(' ');
}
