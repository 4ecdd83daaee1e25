import { type Card, type Position, seatState } from '../../engine/index.ts';

/** The cards that lie face up in the picture of a position: the hand of the player in turn, the pile, and what is on the table. */
export function picturedCards(position: Position): readonly Card[] {
  const { hand, penaltyCards, waiting } = seatState(position, position.turn);
  return [
    ...hand.known,
    ...penaltyCards,
    ...waiting,
    ...position.pile,
    ...position.sides.flatMap(({ melds, redThrees }) => [...melds.flatMap(({ cards }) => cards), ...redThrees]),
  ];
}
