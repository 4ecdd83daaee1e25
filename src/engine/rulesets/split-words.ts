/** The words of a line; a space is between them, or another sign. */
export type WordOf<
  Line extends string,
  Between extends string = ' ',
> = Line extends `${infer Word}${Between}${infer Rest}` ? Word | WordOf<Rest, Between> : Line;

/** The words of some lines, in their order. */
export function wordsOf<Line extends string>(lines: readonly Line[]): readonly WordOf<Line>[] {
  const isWord = (word: string): word is string & WordOf<Line> => word !== '';
  return lines.flatMap((line) => line.split(' ')).filter(isWord);
}
