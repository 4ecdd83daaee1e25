import type { Card, Rank } from '../../engine/index.ts';
import { shapeAt } from './corner.ts';
import { inkOf, type Mark } from './mark.ts';

const [left, middle, right] = [44, 57, 70];
const corners = [
  [left, 29],
  [right, 29],
  [left, 111],
  [right, 111],
] as const;
const ends = [
  [middle, 31],
  [middle, 109],
] as const;
const sides = [
  [left, 70],
  [right, 70],
] as const;
const nines = [
  [left, 56.5],
  [right, 56.5],
  [left, 83.5],
  [right, 83.5],
] as const;

/** Where the suit stands on the number cards. */
const places: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  '3': [...ends, [middle, 70]],
  '4': corners,
  '5': [...corners, [middle, 70]],
  '6': [...corners, ...sides],
  '7': [...corners, ...sides, [middle, 49.5]],
  '8': [...corners, ...sides, [middle, 49.5], [middle, 90.5]],
  '9': [...corners, ...nines, [middle, 70]],
  T: [...corners, ...nines, [middle, 42.5], [middle, 97.5]],
};

/** The suit of a number card as often as its number says; those in the lower half stand on their heads. */
export function pipMarks(card: Card): readonly Mark[] {
  const { suit, rank } = card;
  if (suit === null || rank === 'joker') return [];
  const some = places[rank] ?? [];
  const size = some.length < 4 ? 26 : some.length < 7 ? 22 : 19;
  return some.map(([x, y]) => ({ kind: 'shape', shape: suit, fill: inkOf(suit), at: shapeAt(x, y, size, y > 71) }));
}
