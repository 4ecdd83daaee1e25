import type { Card, Position } from '../../../src/engine/index.ts';

function sorted(cards: readonly Card[]): readonly string[] {
  return cards.map(({ code }) => code).sort();
}

/** A text that two positions share if they differ in nothing but the order of cards in hands and melds. */
export function unordered({ ruleset, ...position }: Position): string {
  const { seats, sides, stock, pile, current } = position;
  return JSON.stringify({
    ...position,
    ruleset: ruleset.id,
    stock: { ...stock, known: stock.known.map(({ code }) => code) },
    pile: pile.map(({ code }) => code),
    seats: seats.map(({ hand, penaltyCards, waiting, duties, seat, played, melded }) => ({
      seat,
      played,
      melded,
      duties,
      hand: [sorted(hand.known), hand.unknown],
      penaltyCards: sorted(penaltyCards),
      waiting: sorted(waiting),
    })),
    sides: sides.map(({ melds, redThrees, ...side }) => ({
      ...side,
      melds: melds.map(({ name, kind, order, suit, naturals, wilds, size, begunThisTurn, cards }) => ({
        name,
        kind,
        order,
        suit,
        naturals,
        wilds,
        size,
        begunThisTurn,
        cards: sorted(cards),
      })),
      redThrees: sorted(redThrees),
    })),
    current: { ...current, surplus: sorted(current.surplus), lastThrees: sorted(current.lastThrees) },
  });
}
