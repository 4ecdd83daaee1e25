import type { Card, Position } from '../engine/index.ts';

/** How many more copies of a card the deck has than are in sight. */
export function copiesLeft(position: Position, card: Card): number {
  const { packs, jokers } = position.ruleset.parameters;
  const seen = inSight(position).filter((other) => other === card).length;
  return (card.rank === 'joker' ? jokers : packs) - seen;
}

/** All cards that a view knows. */
export function inSight({ stock, pile, seats, sides }: Position): readonly Card[] {
  return [
    ...stock.known,
    ...pile,
    ...seats.flatMap((state) => [...state.hand.known, ...state.penaltyCards, ...state.waiting]),
    ...sides.flatMap(({ melds, redThrees }) => [...redThrees, ...melds.flatMap(({ cards }) => cards)]),
  ];
}
