import type { Card } from '../../../src/engine/index.ts';

// What cards are and what they are worth, as all the documents have it; written from them and not from the engine.

const points: { readonly [rank: string]: number } = {
  joker: 50,
  A: 20,
  '2': 20,
  K: 10,
  Q: 10,
  J: 10,
  T: 10,
  '9': 10,
  '8': 10,
  '7': 5,
  '6': 5,
  '5': 5,
  '4': 5,
  '3': 5,
};

/** Card points of a rank; 5 for a three, where it counts as a card. */
export function pointsOf(rank: string): number {
  return points[rank] ?? Number.NaN;
}

/** Card points of melded or held cards. */
export function pointsOfCards(cards: readonly Card[]): number {
  return cards.reduce((sum, { rank }) => sum + pointsOf(rank), 0);
}

/** Jokers and twos, which stand for other cards in sets. */
export function isWild({ rank }: Card): boolean {
  return rank === 'joker' || rank === '2';
}

export function isBlackThree({ rank, suit }: Card): boolean {
  return rank === '3' && (suit === 's' || suit === 'c');
}

export function isRedThree({ rank, suit }: Card): boolean {
  return rank === '3' && (suit === 'h' || suit === 'd');
}
