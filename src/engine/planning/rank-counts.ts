import type { Card } from '../cards/cards.ts';

/**
 * Cards counted by place of the rank (0 to 12), packed into one number with four bits a place: equal counts are equal numbers, and
 * two counts are added by adding the numbers. A place holds up to 15 cards; three packs have 12 of a rank.
 */
export type RankCounts = number;

const perPlace = 16;
const units: readonly RankCounts[] = Array.from({ length: 13 }, (_, place) => perPlace ** place);

/** One card at a place. */
export function oneAt(place: number): RankCounts {
  return units[place] ?? 0;
}

/** How many cards there are at a place. */
export function countAt(counts: RankCounts, place: number): number {
  return Math.floor(counts / oneAt(place)) % perPlace;
}

/** Cards counted by place; jokers have none. */
export function countRanks(cards: readonly Card[]): RankCounts {
  let counts = 0;
  for (const card of cards) counts += oneAt(card.order);
  return counts;
}
