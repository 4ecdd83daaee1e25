/** The words of a line. */
export type WordOf<Line extends string> = Line extends `${infer Word} ${infer Rest}` ? Word | WordOf<Rest> : Line;

/** The words of some lines, in their order. */
export function wordsOf<Line extends string>(lines: readonly Line[]): readonly WordOf<Line>[] {
  const isWord = (word: string): word is string & WordOf<Line> => word !== '';
  return lines.flatMap((line) => line.split(' ')).filter(isWord);
}
