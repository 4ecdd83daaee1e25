import type { Card, Position } from '../../engine/index.ts';
import type { ViewCard } from '../../table/view.ts';

/** The cards in sight by the place where they lie, each with a key that stays with it from position to position. */
export interface KeyedCards {
  readonly serial: number;
  readonly places: ReadonlyMap<string, readonly ViewCard[]>;
}

/** Names of the places of a position. */
export const placeOf = {
  hand: (seat: number) => `hand:${seat}`,
  penalty: (seat: number) => `penalty:${seat}`,
  waiting: (seat: number) => `waiting:${seat}`,
  meld: (side: string, name: string) => `meld:${side}:${name}`,
  redThrees: (side: string) => `red:${side}`,
  pile: 'pile',
} as const;

const none: KeyedCards = { serial: 0, places: new Map() };

/**
 * Gives every known card of a position a key. A card that stays where it lay keeps its key; one that has moved takes it along; the
 * engine's cards have no identity of their own, so equal cards are told apart by nothing but these keys.
 */
export function keyCards(position: Position, before: KeyedCards = none): KeyedCards {
  const places = cardsByPlace(position);
  const free = new Map<Card, string[]>();
  const stays = new Map<string, (string | null)[]>();
  for (const [place, cards] of places) {
    stays.set(place, claim(cards, before.places.get(place) ?? [], free));
  }
  for (const [place, cards] of before.places) {
    if (places.has(place)) continue;
    for (const { card, key } of cards) if (card !== null) release(free, card, key);
  }
  let { serial } = before;
  const keyed = new Map<string, readonly ViewCard[]>();
  for (const [place, cards] of places) {
    const kept = stays.get(place) ?? [];
    keyed.set(
      place,
      cards.map((card, index) => {
        const key = kept[index] ?? free.get(card)?.shift();
        if (key !== undefined) return { key, card };
        serial += 1;
        return { key: `${card.code}.${serial}`, card };
      }),
    );
  }
  return { serial, places: keyed };
}

/** Keys for the cards that lay here before; keys that nobody claims become free for cards elsewhere. */
function claim(cards: readonly Card[], before: readonly ViewCard[], free: Map<Card, string[]>): (string | null)[] {
  const rest = before.slice();
  const claimed = cards.map((card) => {
    const index = rest.findIndex((viewed) => viewed.card === card);
    return index < 0 ? null : (rest.splice(index, 1)[0]?.key ?? null);
  });
  for (const { card, key } of rest) if (card !== null) release(free, card, key);
  return claimed;
}

function release(free: Map<Card, string[]>, card: Card, key: string): void {
  free.set(card, [...(free.get(card) ?? []), key]);
}

function cardsByPlace(position: Position): ReadonlyMap<string, readonly Card[]> {
  return new Map<string, readonly Card[]>([
    ...position.seats.flatMap(({ seat, hand, penaltyCards, waiting }) => [
      [placeOf.hand(seat), hand.known] as const,
      [placeOf.penalty(seat), penaltyCards] as const,
      [placeOf.waiting(seat), waiting] as const,
    ]),
    ...position.sides.flatMap(({ side, melds, redThrees }) => [
      ...melds.map((meld) => [placeOf.meld(side, meld.name), meld.cards] as const),
      [placeOf.redThrees(side), redThrees] as const,
    ]),
    [placeOf.pile, position.pile] as const,
  ]);
}
