import { withoutMarks } from '../../i18n/words/letters.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { SearchData } from './data.ts';
import type { Query } from './query.ts';
import { wordsIn } from './search-words.ts';

/** What is asked for that these books do not have: a game, as it was typed, with the nearest that is here; or to play; or other words. */
export type Elsewhere =
  | { readonly kind: 'game'; readonly typed: string; readonly nearest: RulesetId | undefined }
  | { readonly kind: 'play' }
  | { readonly kind: 'words'; readonly typed: string };

/** How much of the end of a word may change in its forms, by how long it is: `brasilialainen`, `brasilialaisen`; short words keep theirs. */
function changing(word: string): number {
  return word.length >= 9 ? 3 : word.length >= 6 ? 1 : 0;
}

/** How many letters may hang on a word of a name: a long name has endings, a short one would be found in other words. */
function mostEnding(word: string): number {
  return word.length >= 5 ? 3 : word.length === 4 ? 1 : 0;
}

function isFormOf(typed: string, word: string): boolean {
  const longer = typed.length - word.length;
  return typed.startsWith(word.slice(0, word.length - changing(word))) && longer >= -1 && longer <= mostEnding(word);
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

/** The words of a query that mean nothing in these books, in no form and under no name, where they are most of it. */
function foreignWords({ units, number }: Query): string | undefined {
  const foreign = units.filter(({ options }) => options.size === 0).map(({ typed }) => typed);
  return number === undefined && foreign.length > units.length / 2 ? [...new Set(foreign)].join(' ') : undefined;
}

/**
 * Tells whether a query asks for a game that these books do not have, for a place to play, or in words of which they have hardly one.
 * `typed` is the query as it was typed, `query` how it was understood.
 */
export function elsewhereIn(typed: string, query: Query, { games, play }: SearchData): Elsewhere | undefined {
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
  if (play.some((name) => placeOf(name, words) >= 0)) return { kind: 'play' };
  const foreign = foreignWords(query);
  return foreign === undefined ? undefined : { kind: 'words', typed: foreign };
}
