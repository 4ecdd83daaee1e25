import type { Card, Rank } from '../../engine/index.ts';
import { shapeAt } from './corner.ts';
import { type Figure, inkOf, type Mark } from './mark.ts';

/** The court cards' figures by rank. */
export const figureOf: Partial<Record<Rank, Figure>> = { K: 'king', Q: 'queen', J: 'jack' };

/** A path with the dark line round it that all parts of a figure have. */
const part = (fill: 'red' | 'green' | 'blue' | 'gold' | 'skin' | 'dark' | 'cream' | 'paper', d: string): Mark => ({
  kind: 'path',
  d,
  fill,
  stroke: { ink: 'line', width: 0.9 },
});
const line = (d: string): Mark => ({ kind: 'path', d, stroke: { ink: 'line', width: 1 } });
const dots = (ink: 'red' | 'line' | 'paper' | 'gold', ...at: readonly (readonly [number, number])[]): Mark => ({
  kind: 'path',
  d: at.map(([x, y]) => `M${x - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0z`).join(''),
  fill: ink,
});

/** The upper half of each figure, above the sash that runs up to the right through the middle of the card. */
const halves: Record<Figure, readonly Mark[]> = {
  king: [
    // Sword, robe, collar, hair and beard, face, crown.
    part('paper', 'M34.5 27l2-5 2 5v47h-4z'),
    part('gold', 'M31 66h11v3.5H31z'),
    part('blue', 'M30 90V76c1-8 8-13 16-15l8 5 9-5c4 1 7 1.5 10-2.5L54 72z'),
    part('red', 'M45 61l9 15 9-14-3-6H48z'),
    part('gold', 'M47.5 61l6.5 10 6.5-10-2-3h-9z'),
    part('dark', 'M43 34c-2 7-1 16 2 21 3 6 6 10 9 10s6-4 9-10c3-5 4-14 2-21z'),
    part('skin', 'M46.5 35h15v9c0 3-1.5 5-3 6h-9c-1.5-1-3-3-3-6z'),
    part('dark', 'M47 49c2-3 4.5-3.2 7-2.2 2.5-1 5-.8 7 2.2-2.5 1.6-4.5 1.2-7 .4-2.5.8-4.5 1.2-7-.4z'),
    part('gold', 'M43 36l-3-15 7.5 6L54 17l6.5 10 7.5-6-3 15c-7-2-15-2-22 0z'),
    dots('red', [54, 29], [47.5, 32], [60.5, 32]),
    dots('line', [50.5, 40.5], [57.5, 40.5]),
    line('M54 41v4.5l-1.6.4'),
  ],
  queen: [
    // Long hair, gown, face, crown, and a flower in the hand.
    part('gold', 'M42 36c-4 9-4 19-2 27l8 3h12l8-5c2-8 2-17-2-25z'),
    part('green', 'M30 90V78c2-9 9-13 17-15h14c4 .5 7 0 10-3L54 72z'),
    part('red', 'M46 63c2 8 5 10 8 10s6-3 8-10l-8-3z'),
    part('skin', 'M50 52h8v9c-2.5 2.5-5.5 2.5-8 0z'),
    part('skin', 'M46 36c0 13 3.5 19 8 19s8-6 8-19z'),
    part('gold', 'M45 41c0-6 4-8 9-8s9 2 9 8c-3-4-6-5-9-5s-6 1-9 5z'),
    part('gold', 'M43.5 34L42 21l5.5 5 3-7 3.5 6 3.5-6 3 7 5.5-5-1.5 13c-7-2-14-2-21 0z'),
    dots('red', [48, 30], [54, 29], [60, 30]),
    dots('line', [50.7, 42], [57.3, 42]),
    line('M54 43v3.5l-1.3.3M51.5 50.5c1.7 1.2 3.3 1.2 5 0'),
    line('M73 56c-1-6-1.5-12 .5-19'),
    part('red', 'M70 37c-1-5 1-8 4-8s4 4 2 8c-2 2-4 2-6 0z'),
  ],
  jack: [
    // A spear, the doublet with its ruff, hair, face, cap and feather.
    line('M73.5 59V26'),
    part('paper', 'M73.5 17l3 7-3 5-3-5z'),
    part('red', 'M30 90V77c2-8 9-12 17-14h14c4 .5 7 0 10-3L54 72z'),
    part('green', 'M35 86V74l6-5v12z'),
    part('gold', 'M42 36v17c3 4 6 5 6 5h12s3-1 6-5V36z'),
    part(
      'paper',
      'M43 61c1-4 4-4 5.5-2 1.5-3 4-3 5.5-.5 1.5-2.5 4-2.5 5.5.5 1.5-2 4.5-2 5.5 2 0 4-5 6-11 6s-11-2-11-6z',
    ),
    part('skin', 'M46 36h16v9c0 7-4 11-8 11s-8-4-8-11z'),
    part('red', 'M42 35c-2-9 4-14 12-14s14 5 12 14z'),
    part('gold', 'M41 34.5h26v4H41z'),
    part('paper', 'M60 32c-1-7 2-13 8-15 1 6-1 12-8 15z'),
    dots('line', [50.5, 43], [57.5, 43]),
    line('M54 44v3.5l-1.5.3M51.5 51.5c1.7 1 3.3 1 5 0'),
  ],
};

const sash: readonly Mark[] = [
  part('gold', 'M30 82.5L78 47v10.5L30 93z'),
  dots('line', [36, 83.4], [45, 76.7], [54, 70], [63, 63.3], [72, 56.6]),
];

/** The marks of a figure: half of it, the other half turned round, and the sash over the seam. */
export function figureMarks(figure: Figure): readonly Mark[] {
  const half: Mark = { kind: 'group', marks: halves[figure], at: { x: 0, y: 0, scale: 1 } };
  return [half, { ...half, at: { x: 108, y: 140, scale: 1, turned: true } }, ...sash];
}

/** A court card's picture: the figure in its frame, with the suit in two corners. */
export function courtMarks(card: Card): readonly Mark[] {
  const { suit, rank } = card;
  const figure = rank === 'joker' ? undefined : figureOf[rank];
  if (suit === null || figure === undefined) return [];
  const pip = (x: number, y: number, turned: boolean): Mark => ({
    kind: 'shape',
    shape: suit,
    fill: inkOf(suit),
    at: shapeAt(x, y, 10.5, turned),
  });
  return [
    { kind: 'path', d: 'M30 13.5h48v113H30z', fill: 'cream', stroke: { ink: 'line', width: 0.8 } },
    { kind: 'figure', figure, at: { x: 0, y: 0, scale: 1 } },
    // The king's sword stands where the others have their suit.
    pip(figure === 'king' ? 72 : 36, 20.5, false),
    pip(figure === 'king' ? 36 : 72, 119.5, true),
  ];
}
