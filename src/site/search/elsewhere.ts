import { withoutMarks } from '../../i18n/words/letters.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { SearchData } from './data.ts';
import { wordsIn } from './search-words.ts';

/** What is asked for that these books do not have: a game, as it was typed, with the nearest that is here; or to play. */
export type Elsewhere =
  | { readonly kind: 'game'; readonly typed: string; readonly nearest: RulesetId | undefined }
  | { readonly kind: 'play' };

/** How much of the end of a word may change in its forms, by how long it is: `brasilialainen`, `brasilialaisen`; short words keep theirs. */
function changing(word: string): number {
  return word.length >= 9 ? 3 : word.length >= 6 ? 1 : 0;
}

/** How many letters may hang on a word of a name: a long name has endings, a short one would be found in other words. */
function mostEnding(word: string): number {
  return word.length >= 5 ? 3 : word.length === 4 ? 1 : 0;
}

function isFormOf(typed: string, word: string): boolean {
  return (
    typed.startsWith(word.slice(0, word.length - changing(word))) && typed.length - word.length <= mostEnding(word)
  );
}

/** The words of a text without the dots of their letters, with the place of each. */
function plainWords(text: string) {
  return wordsIn(text.normalize('NFC')).map(({ word, at, length }) => ({ word: withoutMarks(word), at, length }));
}

/** Where a name stands among words, in any form. */
function placeOf(name: string, words: readonly { readonly word: string }[]): number {
  const own = plainWords(name);
  return words.findIndex((_, from) => own.every(({ word }, next) => isFormOf(words[from + next]?.word ?? '', word)));
}

/** Tells whether a query asks for a game that these books do not have, or for a place to play. */
export function elsewhereIn(typed: string, { games, play }: SearchData): Elsewhere | undefined {
  const words = plainWords(typed);
  for (const { called, nearest } of games) {
    for (const name of called) {
      const from = placeOf(name, words);
      const first = words[from];
      const last = words[from + plainWords(name).length - 1];
      if (first !== undefined && last !== undefined)
        return { kind: 'game', typed: typed.normalize('NFC').slice(first.at, last.at + last.length), nearest };
    }
  }
  return play.some((name) => placeOf(name, words) >= 0) ? { kind: 'play' } : undefined;
}
