import type { Card } from './cards.ts';
import { at } from './lists.ts';

/** Places of the natural ranks ace (0) to four (10). */
export const naturalPlaces = 11;

/** A hand sorted by what its cards can do where suits play no part. */
export interface HandCounts {
  /** Natural cards by place of the rank, ace (0) to four (10). */
  readonly naturals: readonly number[];
  readonly jokers: number;
  readonly twos: number;
  readonly blackThrees: number;
  readonly redThrees: number;
}

/** Counts a hand. */
export function countHand(cards: readonly Card[]): HandCounts {
  const naturals = new Array<number>(naturalPlaces).fill(0);
  let jokers = 0;
  let twos = 0;
  let blackThrees = 0;
  let redThrees = 0;
  for (const card of cards) {
    if (card.role === 'natural') naturals[card.order] = at(naturals, card.order) + 1;
    else if (card.role === 'black-three') blackThrees += 1;
    else if (card.role === 'red-three') redThrees += 1;
    else if (card.rank === 'joker') jokers += 1;
    else twos += 1;
  }
  return { naturals, jokers, twos, blackThrees, redThrees };
}
