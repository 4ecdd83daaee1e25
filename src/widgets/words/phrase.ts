import type { Card } from '../../engine/index.ts';
import { type Fillings, fillMessage } from '../../i18n/message.ts';

export { numberText } from '../../i18n/message.ts';

/** What a gap of a message is filled with. Cards stay cards, so that each place can show them in its own way. */
export type Filling = string | number | readonly Card[];

/** A piece of a filled message. */
export type Piece = string | readonly Card[];

/** Fills the gaps of a message of the tables. */
export function phrase(pattern: string, fillings: Fillings<readonly Card[]>, language: string): readonly Piece[] {
  return fillMessage(pattern, fillings, language);
}

/** The same as one text; `speak` says how cards are spoken of. */
export function phraseText(
  pattern: string,
  fillings: Fillings<readonly Card[]>,
  language: string,
  speak: (cards: readonly Card[]) => string = () => '',
): string {
  return phrase(pattern, fillings, language)
    .map((piece) => (typeof piece === 'string' ? piece : speak(piece)))
    .join('');
}
