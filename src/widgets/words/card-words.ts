import { ranks } from '../../engine/index.ts';

/** How a card is spoken of: the pattern, the suits, the ranks. */
export const cardWords = ['name', 's', 'h', 'd', 'c', ...ranks, 'joker'] as const;

/** What melds are named after, in the plural. */
export const rankWords = [...ranks, 'wild', 'blackThrees', 'redThrees', 'sequence'] as const;
