import type { Suit } from '../../engine/index.ts';

/** The shapes on the cards as SVG paths in a square of 24 units: each suit has its own, so that colour never tells alone. */
export const shapes = {
  s: 'M12 1.5C9.5 6 2.5 9.3 2.5 14.5a4.6 4.6 0 0 0 8.3 2.7c-.2 2.3-1 4-2.6 5.3h7.6c-1.6-1.3-2.4-3-2.6-5.3a4.6 4.6 0 0 0 8.3-2.7C21.5 9.3 14.5 6 12 1.5z',
  h: 'M12 22C9.5 17 2 12.8 2 7.5A5.2 5.2 0 0 1 12 5.4 5.2 5.2 0 0 1 22 7.5C22 12.8 14.5 17 12 22z',
  d: 'M12 1.5c2.2 4.2 4.9 7.5 8 10.5-3.1 3-5.8 6.3-8 10.5-2.2-4.2-4.9-7.5-8-10.5 3.1-3 5.8-6.3 8-10.5z',
  c: 'M12 1.5a4.7 4.7 0 0 0-3.9 7.4 4.8 4.8 0 1 0 2.7 8.3c-.2 2.3-1 4-2.6 5.3h7.6c-1.6-1.3-2.4-3-2.6-5.3a4.8 4.8 0 1 0 2.7-8.3A4.7 4.7 0 0 0 12 1.5z',
  star: 'M12 1.2l3 7 7.6.7-5.8 5 1.8 7.4L12 17.4l-6.6 3.9 1.8-7.4-5.8-5L9 8.2z',
} as const satisfies Record<Suit | 'star', string>;

/** The name of a shape. */
export type Shape = keyof typeof shapes;
