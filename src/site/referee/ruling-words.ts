import { getEntry } from 'astro:content';
import type { LanguageId } from '../../i18n/language.ts';
import { rulingWordsFor } from '../messages-for.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { RulingWords } from '../schema/rulings.ts';

/** The words of rulings in a language, from `content/rulings`: as a ruleset says them, or as all do. */
export async function rulingWords(language: LanguageId, ruleset?: RulesetId): Promise<RulingWords> {
  const entry = await getEntry('rulings', language);
  if (!entry) throw new Error(`content/rulings/${language}.yaml is missing`);
  return rulingWordsFor(entry.data, ruleset);
}
