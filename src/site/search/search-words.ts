/** A word of a text as it stands there, and in small letters. */
export interface Word {
  readonly at: number;
  readonly length: number;
  readonly word: string;
}

/** The words and numbers of a text in their order. Words joined by a hyphen are words of their own. */
export function wordsIn(text: string): Word[] {
  return Array.from(
    text.matchAll(/\d{1,3}(?:[ \u00a0.,]\d{3})+(?!\d)|\d+|\p{L}[\p{L}\p{M}’']*/gu),
    ({ 0: word, index: at }) => ({
      at,
      length: word.length,
      word: word
        .toLowerCase()
        .replace(/^\d.*/, (number) => number.replace(/\D/g, ''))
        .replace(/[\s\u00a0]/g, '')
        .replace(/’/g, "'")
        .replace(/'$/, ''),
    }),
  );
}
