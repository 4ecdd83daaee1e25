import type { TextWord } from './marked-text.ts';
import type { Name } from './name.ts';
import type { SameWord } from './same-word.ts';

/** Words of a clause text that are said of terms, outside every mark. */
export interface Use {
  /** The terms that it may be: “meld” is a noun and a verb. */
  readonly terms: ReadonlySet<string>;
  /** The words as they stand there, in small letters. */
  readonly text: string;
  /** Where in the source its first word begins. */
  readonly at: number;
  readonly words: readonly TextWord[];
}

function standsAt(name: Name, words: readonly TextWord[], from: number, sameWord: SameWord): boolean {
  return name.words.every((part, index) => {
    const word = words[from + index];
    return (
      word !== undefined && !word.mark && !word.quoted && (index === 0 || word.follows) && sameWord(word.word, part)
    );
  });
}

/**
 * The uses of terms in a text, in order. The longest name wins: in “discard pile” nothing is said of a discard, and a compound that
 * contains the word of a term is another word.
 */
export function usesIn(words: readonly TextWord[], names: readonly Name[], sameWord: SameWord): Use[] {
  const uses: Use[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const standing = names.filter((name) => standsAt(name, words, from, sameWord));
    const length = Math.max(0, ...standing.map((name) => name.words.length));
    if (length === 0) continue;
    const found = words.slice(from, from + length);
    uses.push({
      terms: new Set(standing.filter((name) => name.words.length === length).map(({ term }) => term)),
      text: found.map(({ word }) => word).join(' '),
      at: words[from]?.at ?? 0,
      words: found,
    });
    from += length - 1;
  }
  return uses;
}
