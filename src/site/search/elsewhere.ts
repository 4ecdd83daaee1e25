import { withoutMarks } from '../../i18n/words/letters.ts';
import { certainties } from '../../i18n/words/meanings.ts';
import { oneLetterApart } from '../../i18n/words/one-letter-apart.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { SearchData } from './data.ts';
import type { Query } from './query.ts';
import { wordsIn } from './search-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is asked for that these books do not have: a game, as it was typed, with the nearest that is here; or to play; or other words. */
export type Elsewhere =
  | { readonly kind: 'game'; readonly typed: string; readonly nearest: RulesetId | undefined }
  | { readonly kind: 'play' }
  | { readonly kind: 'words'; readonly typed: string };

/** A word of a text without the dots of its letters, with its place. */
interface PlainWord {
  readonly word: string;
  /** With its dots. */
  readonly marked: string;
  readonly at: number;
  readonly length: number;
}

/** How much of the end of a word may change in its forms, by how long it is: `brasilialainen`, `brasilialaisen`; short words keep theirs. */
function changing(word: string): number {
  return word.length >= 9 ? 3 : word.length >= 6 ? 1 : 0;
}

/** How many letters may hang on a word of a name: a long name has endings, a short one would be found in other words. */
function mostEnding(word: string): number {
  return word.length >= 8 ? 4 : word.length >= 5 ? 3 : word.length === 4 ? 1 : 0;
}

function isFormOf(typed: string, word: string): boolean {
  const longer = typed.length - word.length;
  return typed.startsWith(word.slice(0, word.length - changing(word))) && longer >= -1 && longer <= mostEnding(word);
}

/** Shorter names have too many neighbours to guess that one was meant. */
const shortestGuessed = 6;

/** Tells whether a word that the books do not know is a name with a letter wrong behind the first, in any form: `pinnochle`, `brazillians`. */
function isNear(typed: PlainWord, word: string, words: Vocabulary): boolean {
  const longer = typed.word.length - word.length;
  if (word.length < shortestGuessed || word[0] !== typed.word[0] || longer < -1 || longer > mostEnding(word))
    return false;
  const beginnings = [-1, 0, 1].map((more) => typed.word.slice(0, word.length + more));
  if (!beginnings.some((beginning) => oneLetterApart(beginning, word))) return false;
  // Whoever has mistyped a word of the books means that.
  return !words
    .meanings(typed.marked)
    .some(({ certainty, part }) => part === undefined && certainty >= certainties.near);
}

/** What may stand between the parts of a compound: `ristiseiska|n|pelaaja`, `bridž|i|mäng`. */
const joints = ['', '-', 's', 'n', 'i', 'e', 'a', 'u'];

/** Tells whether a word is a compound of a name and what is said of any game: `unokortit`, `bridgebudgivning`. */
function isCompoundWith(
  { word, marked }: PlainWord,
  name: string,
  heads: readonly string[],
  words: Vocabulary,
): boolean {
  return (
    word.startsWith(name) &&
    joints.some((joint) => {
      const head = marked.slice(name.length + joint.length);
      return word.startsWith(name + joint) && [head, ...words.textTokens(head)].some((each) => heads.includes(each));
    })
  );
}

/** The words of a text without the dots of their letters, with the place of each. */
function plainWords(text: string): PlainWord[] {
  return wordsIn(text.normalize('NFC')).map(({ word, at, length }) => {
    return { word: withoutMarks(word), marked: word, at, length };
  });
}

/** A name of a game, or a word for wanting to play, as its words. */
type Name = readonly PlainWord[];

const namesKnown = new WeakMap<readonly string[], readonly Name[]>();

function namesOf(called: readonly string[]): readonly Name[] {
  const known = namesKnown.get(called) ?? called.map(plainWords);
  namesKnown.set(called, known);
  return known;
}

/** Where a name stands among words, in any form, perhaps mistyped. */
function placeOf(name: Name, typed: readonly PlainWord[], heads: readonly string[], words: Vocabulary): number {
  const [first] = name;
  return typed.findIndex((each, from) => {
    if (name.length === 1 && first !== undefined && isCompoundWith(each, first.word, heads, words)) return true;
    return name.every(({ word }, next) => {
      const here = typed[from + next];
      return here !== undefined && (isFormOf(here.word, word) || isNear(here, word, words));
    });
  });
}

/** The words of a query that mean nothing in these books, in no form and under no name, where they are most of it. */
function foreignWords({ units, number }: Query): string | undefined {
  const foreign = units.filter(({ options }) => options.size === 0).map(({ typed }) => typed);
  return number === undefined && foreign.length > units.length / 2 ? [...new Set(foreign)].join(' ') : undefined;
}

/**
 * Tells whether a query asks for a game that these books do not have, or for what only other games have, for a place to play, or in words of
 * which they have hardly one. `typed` is the query as it was typed, `query` how it was understood in `words`.
 */
export function elsewhereIn(
  typed: string,
  query: Query,
  { games, gameHeads, play }: SearchData,
  words: Vocabulary,
): Elsewhere | undefined {
  const all = plainWords(typed);
  for (const { called, nearest } of games) {
    for (const name of namesOf(called)) {
      const from = placeOf(name, all, gameHeads, words);
      const first = all[from];
      const last = all[from + name.length - 1];
      if (first !== undefined && last !== undefined)
        return { kind: 'game', typed: typed.normalize('NFC').slice(first.at, last.at + last.length), nearest };
    }
  }
  if (namesOf(play).some((name) => placeOf(name, all, [], words) >= 0)) return { kind: 'play' };
  const foreign = foreignWords(query);
  return foreign === undefined ? undefined : { kind: 'words', typed: foreign };
}
