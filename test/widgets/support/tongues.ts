import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { cardIndex } from '../../../src/i18n/cardIndex.ts';
import type { LanguageId } from '../../../src/i18n/language.ts';
import { Tongue } from '../../../src/widgets/tongue.ts';
import type { Words } from '../../../src/widgets/words.ts';

/** A language at work with the texts of `content/messages`; clauses are called by their ids. */
export function tongueOf(language: LanguageId): Tongue {
  const words: Words = parse(readFileSync(`content/messages/${language}.yaml`, 'utf8'));
  return new Tongue({ language, letters: cardIndex[language], words, clauses: {}, root: `/${language}/` });
}
