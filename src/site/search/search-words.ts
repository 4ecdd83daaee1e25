/** A word of a text as it stands there, and in small letters. */
export interface Word {
  readonly at: number;
  readonly length: number;
  readonly word: string;
}

/** A number may be written in groups, “1 500”. */
const wordPattern = /\d{1,3}(?:[ \u00a0.,]\d{3})+(?!\d)|\d+|\p{L}[\p{L}\p{M}’']*/gu;

/** A word in small letters; a number without what parts its groups, an apostrophe straight, and none at the end. */
function plain(word: string): string {
  const small = word.toLowerCase();
  if (/^\d/.test(small)) return small.replace(/\D/g, '');
  return /[’']/.test(small) ? small.replace(/’/g, "'").replace(/'$/, '') : small;
}

/** The words and numbers of a text in their order. Words joined by a hyphen are words of their own. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index: at }) => {
    return { at, length: word.length, word: plain(word) };
  });
}
