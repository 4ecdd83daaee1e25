import type { Card, Rank } from '../../engine/index.ts';
import { inkOf, type Mark, type Placement } from './mark.ts';

/** The letters in the corners of the court cards and the ace, which every language has its own of, and what stands on the joker. */
export interface IndexLetters {
  readonly ace: string;
  readonly king: string;
  readonly queen: string;
  readonly jack: string;
  readonly joker: string;
}

/** The letters of the packs that are sold everywhere. */
export const englishLetters: IndexLetters = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', joker: 'JOKER' };

const courts: Partial<Record<Rank, Exclude<keyof IndexLetters, 'joker'>>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
};

/** What stands in the corner of a card of this rank. */
export function indexOf(rank: Rank, letters: IndexLetters): string {
  const court = courts[rank];
  if (court !== undefined) return letters[court];
  return rank === 'T' ? '10' : rank;
}

/** How much of a full letter's size an index has, so that it stays in its strip: the ten, the Swedish “Kn”. */
function shareOf(text: string): number {
  if (text.length === 1) return 1;
  return text === '10' ? 0.9 : 0.64;
}

/**
 * The corner of a card in the strip of 29 units that stays in sight in a fan: index above suit, and a star on a wild card. The joker
 * has a star and its name downwards. `size` is the size of a one-letter index, 28.5 on a card of usual size.
 */
export function cornerMarks(card: Card, letters: IndexLetters, size: number): readonly Mark[] {
  const unit = size / 28.5;
  const middle = 15 * unit;
  const ink = inkOf(card.suit);
  if (card.suit === null || card.rank === 'joker') {
    return [
      { kind: 'shape', shape: 'star', fill: ink, at: shapeAt(middle, 19 * unit, 23 * unit) },
      {
        kind: 'text',
        text: letters.joker,
        english: englishLetters.joker,
        fill: ink,
        size: 15.5 * unit,
        x: 9.5 * unit,
        y: 62 * unit,
        downwards: true,
      },
    ];
  }
  const text = indexOf(card.rank, letters);
  const star: Mark = { kind: 'shape', shape: 'star', fill: 'gold', at: shapeAt(middle, 69 * unit, 14 * unit) };
  return [
    {
      kind: 'text',
      text,
      english: indexOf(card.rank, englishLetters),
      fill: ink,
      size: size * shareOf(text),
      x: middle,
      y: 31 * unit,
    },
    { kind: 'shape', shape: card.suit, fill: ink, at: shapeAt(middle, 47 * unit, 22 * unit) },
    ...(card.role === 'wild' ? [star] : []),
  ];
}

/** Where a shape stands whose middle and size are known. */
export function shapeAt(x: number, y: number, size: number, turned = false): Placement {
  const half = turned ? -size / 2 : size / 2;
  return { x: x - half, y: y - half, scale: Math.round((size / 24) * 1000) / 1000, turned };
}
