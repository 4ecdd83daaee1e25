import type { Card, Meld } from '../../engine/index.ts';

/** Whether natural cards look as if they belonged to a meld: of its rank, or of a sequence's suit. */
export function looksFitting(naturals: readonly Card[], { kind, suit, order }: Meld): boolean {
  return naturals.every((card) => (kind === 'sequence' ? card.suit === suit : card.order === order));
}
