import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageId } from '../../i18n/language.ts';

/** The project’s own words of a language: groups, each with a comment above it, in alphabetical order within. */
export type WordGroups = readonly (readonly string[])[];

/** Reads `content/spelling/<language>.txt`: a word a line, comments after `#`, groups set apart by comments or empty lines. */
export function readWordGroups(root: string, language: LanguageId): WordGroups {
  const lines = readFileSync(join(root, `content/spelling/${language}.txt`), 'utf8').split('\n');
  const groups: string[][] = [[]];
  for (const line of lines) {
    const word = line.replace(/#.*/, '').trim();
    if (word === '') groups.push([]);
    else groups.at(-1)?.push(word);
  }
  return groups.filter((group) => group.length > 0);
}

/** Tells whether the project’s list has a word; a capital at its beginning may be that of a sentence. */
export function ownWords(groups: WordGroups): (word: string) => boolean {
  const words = new Set(groups.flat());
  return (word) => words.has(word) || words.has(word.charAt(0).toLowerCase() + word.slice(1));
}
