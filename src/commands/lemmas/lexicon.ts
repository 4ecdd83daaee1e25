import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { LanguageId } from '../../i18n/language.ts';
import { searchSchema } from '../../site/schema/search.ts';
import { readAsked } from '../../site/search/asked.ts';
import { readProse, wordsOf } from '../spelling/prose.ts';
import { readGlossary } from '../terms/glossary.ts';

/** The words of a language that readers can look for. */
export interface Lexicon {
  /** Every word of the texts, in small letters. */
  readonly words: readonly string[];
  /** Those that stand in the glossary as terms, most of them base forms. */
  readonly terms: ReadonlySet<string>;
}

/** The interface texts are not searched: everything else that people read is. */
function isSearched(file: string): boolean {
  return !file.startsWith('content/messages/') && file !== 'content/glossary/allowed.yaml';
}

/** The words that people type though they stand in no text. */
function typedWords(root: string, language: LanguageId): string[] {
  const { languages } = searchSchema.parse(parse(readFileSync(join(root, 'content/search.yaml'), 'utf8')));
  const asked = readAsked(root).map((each) => each[language]);
  return [...languages[language].alike, ...asked].flatMap((text) => wordsOf(text.toLowerCase()));
}

/** Reads the words of a language below `root`. */
export function readLexicon(root: string, language: LanguageId): Lexicon {
  const passages = readProse(root).filter((passage) => passage.language === language && isSearched(passage.file));
  const words = passages.flatMap(({ text }) =>
    wordsOf(text.toLowerCase()).flatMap((word) => [word, ...word.split('-')]),
  );
  const terms = Object.values(readGlossary(root).terms).flatMap((term) => [
    term[language],
    ...(term.also?.[language] ?? []),
    ...(term.derived?.[language] ?? []),
  ]);
  return {
    words: [...new Set([...words, ...typedWords(root, language)])].filter((word) => word.length > 1).sort(),
    terms: new Set(terms.flatMap((term) => wordsOf(term.toLowerCase()))),
  };
}
