/** Ranks from the highest down, as cards are written. */
const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;

/** How a card is spoken of: the pattern, the suits, the ranks. */
export const cardWords = ['name', 's', 'h', 'd', 'c', ...ranks, 'joker'] as const;

/** What melds are named after, in the plural. */
export const rankWords = [...ranks, 'wild', 'blackThrees', 'redThrees', 'sequence'] as const;
