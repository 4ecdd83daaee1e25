import type { Card } from '../../engine/index.ts';
import type { ViewCard } from '../../table/view.ts';

/** How the reader holds his hand: by rank, by suit, or in an order of his own, which is a list of keys. */
export interface HandOrder {
  readonly by: 'rank' | 'suit' | 'own';
  readonly own: readonly string[];
}

/** As the hand lies at first. */
export const byRank: HandOrder = { by: 'rank', own: [] };

/** The cards of a hand in an order; cards that have come since the reader ordered them follow by rank. */
export function inHandOrder(cards: readonly ViewCard[], { by, own }: HandOrder): readonly ViewCard[] {
  const sorted = cards.toSorted((a, b) => compare(a.card, b.card, by === 'suit'));
  if (by !== 'own') return sorted;
  const placeOf = ({ key }: ViewCard) => (own.includes(key) ? own.indexOf(key) : own.length);
  return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The reader's own order after some cards have been brought before the card at a place of the hand. */
export function withMoved(cards: readonly ViewCard[], moved: readonly string[], before: string | null): HandOrder {
  const keys = cards.map(({ key }) => key);
  const others = keys.filter((key) => !moved.includes(key));
  const place = before === null ? others.length : others.indexOf(before);
  const at = place < 0 ? others.length : place;
  return {
    by: 'own',
    own: [...others.slice(0, at), ...keys.filter((key) => moved.includes(key)), ...others.slice(at)],
  };
}

const suitOrder = ['s', 'h', 'c', 'd'] as const;

/** Wild cards first, then from the ace down with suits together, or suit by suit: as players hold their cards. */
function compare(a: Card | null, b: Card | null, bySuit: boolean): number {
  return orderOf(a, bySuit) - orderOf(b, bySuit);
}

function orderOf(card: Card | null, bySuit: boolean): number {
  if (card === null) return 10_000;
  if (card.rank === 'joker') return -2000;
  if (card.rank === '2') return -1000 + card.index;
  const suit = card.suit === null ? 0 : suitOrder.indexOf(card.suit);
  return bySuit ? suit * 100 + card.order : card.order * 10 + suit;
}
