import type { CardMark } from '../view.ts';
import { rounded } from './face.ts';
import type { Mark } from './mark.ts';

const ring = (ink: 'chosen' | 'meant' | 'laid' | 'line', width: number, dash?: number): Mark => ({
  kind: 'path',
  d: rounded(-1, -1, 102, 142, 8.5),
  stroke: dash === undefined ? { ink, width } : { ink, width, dash },
});

/** What cards wear over their faces; each has a form of its own, since colour never tells alone. */
export const signMarks: Record<CardMark, readonly Mark[]> = {
  chosen: [
    ring('chosen', 5),
    {
      kind: 'path',
      d: 'M39 -1a11 11 0 1 0 22 0a11 11 0 1 0-22 0z',
      fill: 'chosen',
      stroke: { ink: 'line', width: 1.4 },
    },
    { kind: 'path', d: 'M44.5 -1l4 4.5 7.5-8.5', stroke: { ink: 'line', width: 2.8 } },
  ],
  meant: [ring('line', 5), ring('meant', 5, 9)],
  laid: [ring('laid', 5)],
  // Over the index, which is seen however far the next card covers this one.
  drawn: [{ kind: 'path', d: rounded(3, -8, 24, 11, 5.5), fill: 'chosen', stroke: { ink: 'line', width: 1.4 } }],
};

/** How far signs and shadows reach beyond the card, in its units. */
export const signReach = 14;
