import type { Mark } from './mark.ts';

const part = (fill: 'red' | 'green' | 'gold' | 'joker' | 'skin' | 'paper' | 'cream', d: string): Mark => ({
  kind: 'path',
  d,
  fill,
  stroke: { ink: 'line', width: 0.9 },
});
const bell = (x: number, y: number) => part('gold', `M${x - 3.2} ${y}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z`);

/** The joker's picture: a jester in a cap with three bells. */
export const jokerMarks: readonly Mark[] = [
  { kind: 'path', d: 'M31 13.5h56v113H31z', fill: 'cream', stroke: { ink: 'joker', width: 0.8 } },
  part('red', 'M36 126c0-16 8-25 23-27v27z'),
  part('green', 'M82 126c0-16-8-25-23-27v27z'),
  part('paper', 'M40 103l5-7 6 6 8-8 8 8 6-6 5 7-7 9-5-4-7 8-7-8-5 4z'),
  part('skin', 'M45 66h28v14c0 11-7 18-14 18s-14-7-14-18z'),
  part('joker', 'M44 70C32 62 30 50 38 40c2 8 8 12 15 12z'),
  part('gold', 'M74 70c12-8 14-20 6-30-2 8-8 12-15 12z'),
  part('red', 'M46 66c0-18 6-34 13-42 7 8 13 24 13 42z'),
  part('gold', 'M43 63c10-4 22-4 32 0v7c-10-4-22-4-32 0z'),
  bell(38, 39),
  bell(80, 39),
  bell(59, 23),
  {
    kind: 'path',
    d: 'M51.5 76a1.8 2.2 0 1 0 3.6 0a1.8 2.2 0 1 0-3.6 0zM63 76a1.8 2.2 0 1 0 3.6 0a1.8 2.2 0 1 0-3.6 0z',
    fill: 'line',
  },
  { kind: 'path', d: 'M59 77v7l-2.5.6M51.5 87.5c4 5.5 11 5.5 15 0', stroke: { ink: 'line', width: 1.2 } },
  {
    kind: 'path',
    d: 'M47 83a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM65.8 83a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z',
    fill: 'red',
  },
];
