import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { type Passage, wordsOf } from './prose.ts';
import { unknownWords } from './tool.ts';
import { ownWords, readWordGroups } from './word-list.ts';

/** A word that neither the dictionary nor the project’s list knows, with the places where it stands. */
export interface Misspelling {
  readonly language: LanguageId;
  readonly word: string;
  readonly places: readonly string[];
}

/** The words of passages with the places where each stands. Single letters are names of clauses and cards, not words. */
export function places(passages: readonly Passage[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file, line, text } of passages) {
    for (const word of wordsOf(text)) {
      if (word.length < 2) continue;
      const known = found.get(word);
      if (known) known.push(`${file}:${line}`);
      else found.set(word, [`${file}:${line}`]);
    }
  }
  return found;
}

/** Every word of the passages that is spelled wrongly, or that the project’s list should have. */
export function misspellings(root: string, passages: readonly Passage[]): Misspelling[] {
  return languageIds.flatMap((language) => {
    const words = places(passages.filter((passage) => passage.language === language));
    const isOwn = ownWords(readWordGroups(root, language));
    const unknown = unknownWords(language, [...words.keys()]);
    return [...words]
      .filter(([word]) => unknown.has(word) && !isOwn(word))
      .map(([word, at]) => ({ language, word, places: at }));
  });
}
