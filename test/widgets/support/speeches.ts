import { cardIndex } from '../../../src/i18n/card-index.ts';
import type { LanguageId } from '../../../src/i18n/language.ts';
import { Speech } from '../../../src/widgets/words/speech.ts';
import type { Words } from '../../../src/widgets/words/table-words.ts';
import { contentFile } from '../../content-file.ts';

/** A language at work with the texts of `content/messages`; clauses are called by their ids. */
export function speechOf(language: LanguageId): Speech {
  const words: Words = contentFile(`content/messages/${language}.yaml`);
  return new Speech({ language, letters: cardIndex[language], words, clauses: {}, root: `/${language}/` });
}
