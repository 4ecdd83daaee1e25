import { type Filling, type Piece, phrase } from '../../../widgets/words/phrase.ts';
import type { Messages } from '../../schema/messages.ts';

/** The texts of the lessons’ pages in a language. */
export type LearnWords = Messages['learn'];

/** A message in pieces, of which a gap may be filled with several. */
export function pieced(
  pattern: string,
  fillings: Readonly<Record<string, number | readonly Piece[]>>,
  language: string,
): readonly Piece[] {
  const mark = '\uE000';
  const lists = Object.entries(fillings).filter((entry): entry is [string, readonly Piece[]] =>
    Array.isArray(entry[1]),
  );
  const marked: Record<string, Filling> = {};
  for (const [name, filling] of Object.entries(fillings))
    marked[name] = typeof filling === 'number' ? filling : `${mark}${name}${mark}`;
  return phrase(pattern, marked, language).flatMap((piece) =>
    typeof piece !== 'string'
      ? [piece]
      : piece.split(mark).flatMap((text) => lists.find(([name]) => name === text)?.[1] ?? (text === '' ? [] : [text])),
  );
}
