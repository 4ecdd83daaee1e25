import type { Card, Rank } from '../engine/index.ts';
import type { Shape } from './shapes.ts';

/** The letters in the corners of the court cards and the ace, which every language has its own of; other ranks are numbers. */
export interface IndexLetters {
  readonly ace: string;
  readonly king: string;
  readonly queen: string;
  readonly jack: string;
}

/** The colours of a face: what CSS and the canvas each know as a colour of the table. */
export type Ink = 'black' | 'red' | 'joker';

/** Something drawn on the face of a card, in the units of `face`. */
export type Mark =
  | { readonly kind: 'index'; readonly text: string; readonly x: number; readonly y: number; readonly size: number }
  | { readonly kind: 'shape'; readonly shape: Shape; readonly x: number; readonly y: number; readonly size: number };

const courts: Partial<Record<Rank, keyof IndexLetters>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };

/** What stands in the corner of a card of this rank. */
export function indexOf(rank: Rank, letters: IndexLetters): string {
  const court = courts[rank];
  if (court !== undefined) return letters[court];
  return rank === 'T' ? '10' : rank;
}

/** The colour in which a card is drawn. */
export function inkOf(card: Card): Ink {
  if (card.suit === null) return 'joker';
  return card.red ? 'red' : 'black';
}

/** How large an index is so that it fits into the strip of a covered card: a letter or digit, the ten, the Swedish “Kn”. */
function indexSize(text: string): number {
  if (text.length === 1) return 19;
  return text === '10' ? 15 : 12.5;
}

/** What is drawn on the face of a card: a big index above its suit in the strip that stays in sight, and the suit again, large. */
export function marksOf(card: Card, letters: IndexLetters): readonly Mark[] {
  if (card.suit === null || card.rank === 'joker') {
    return [
      { kind: 'shape', shape: 'joker', x: 3, y: 5, size: 14 },
      { kind: 'shape', shape: 'joker', x: 11, y: 25, size: 30 },
    ];
  }
  const text = indexOf(card.rank, letters);
  return [
    { kind: 'index', text, x: text === '10' ? 12 : 11, y: 19, size: indexSize(text) },
    { kind: 'shape', shape: card.suit, x: 5, y: 23.5, size: 12 },
    { kind: 'shape', shape: card.suit, x: 17, y: 34, size: 24 },
  ];
}
