/** The base forms of words as they are inflected, by form; empty until a page brings them along. */
export type Lemmas = ReadonlyMap<string, string>;

/** Endings are at most so long that what two forms share may still be the same word. */
const longestEnding = 5;
const shortestStem = 4;

/** Whether a word that somebody types is a form of a word of a text: by its base form, as its beginning, or by the stem they share. */
export function isSameWord(typed: string, word: string, lemmas: Lemmas): boolean {
  const base = lemmas.get(typed);
  if (base !== undefined && base === (lemmas.get(word) ?? word)) return true;
  if (word.startsWith(typed)) return true;
  const shared = sharedBeginning(typed, word);
  return shared >= shortestStem && typed.length - shared <= longestEnding && word.length - shared <= longestEnding;
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How well a text, as its words, answers what is typed: the number of typed words that it has. */
export function wordsFound(typed: string, words: readonly string[], lemmas: Lemmas): number {
  const asked = typed.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return asked.filter((one) => words.some((word) => isSameWord(one, word, lemmas))).length;
}
