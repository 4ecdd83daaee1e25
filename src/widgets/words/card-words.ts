import { ranks } from '../../engine/index.ts';

/** How a card is spoken of: the pattern, the suits, the ranks. */
export const cardWords = ['name', 's', 'h', 'd', 'c', ...ranks, 'joker'] as const;

/** What melds are called where cards go to them, in the form of the language that says so: “the kings”, “kuninkaisiin”. */
export const meldWords = [...ranks, 'wild', 'blackThrees', 'sequence'] as const;
