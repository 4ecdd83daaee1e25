import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { cardIndex } from '../../../src/i18n/card-index.ts';
import type { LanguageId } from '../../../src/i18n/language.ts';
import { Speech } from '../../../src/widgets/words/speech.ts';
import type { Words } from '../../../src/widgets/words/table-words.ts';

/** A language at work with the texts of `content/messages`; clauses are called by their ids. */
export function speechOf(language: LanguageId): Speech {
  const words: Words = parse(readFileSync(`content/messages/${language}.yaml`, 'utf8'));
  return new Speech({ language, letters: cardIndex[language], words, clauses: {}, root: `/${language}/` });
}
