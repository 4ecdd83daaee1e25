import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LanguageId } from '../../src/i18n/language.ts';
import { type RulingWords, rulingsSchema } from '../../src/site/schema/rulings.ts';

/** The words of rulings in a language, as the site reads them. */
export function ruledWords(language: LanguageId): RulingWords {
  return rulingsSchema.parse(parse(readFileSync(`content/rulings/${language}.yaml`, 'utf8')));
}
