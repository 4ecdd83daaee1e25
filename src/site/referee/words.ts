import { getEntry } from 'astro:content';
import type { LanguageId } from '../../i18n/language.ts';
import type { RulingWords } from '../schema/rulings.ts';

/** The words of rulings in a language, from `content/rulings`. */
export async function rulingWords(language: LanguageId): Promise<RulingWords> {
  const entry = await getEntry('rulings', language);
  if (!entry) throw new Error(`content/rulings/${language}.yaml is missing`);
  return entry.data;
}
