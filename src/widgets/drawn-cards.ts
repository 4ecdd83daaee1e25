import { type Action, type Card, deckOf, type Position, seatState, writePosition } from '../engine/index.ts';

/**
 * A draw from a stock of which only the number is known, made definite: some card that has not been seen yet comes up. The same
 * position always gives the same card, so that undoing and drawing again deceives nobody. Red threes are left out: the replacement
 * they bring is another story, and scenarios tell it with a known stock. Every other action stays as it is.
 */
export function withDrawnCards(position: Position, action: Action): Action {
  if (action.type !== 'draw' || action.cards !== undefined) return action;
  const { known, unknown } = position.stock;
  const hand = seatState(position, position.turn).hand;
  const count = Math.min(position.ruleset.parameters.drawCount, unknown);
  // Who plays with unknown cards draws unknown ones.
  if (known.length > 0 || count === 0 || hand.known.length === 0) return action;
  const unseen = unseenCards(position).filter(({ role }) => role !== 'red-three');
  const start = hash(writePosition(position));
  const cards: Card[] = [];
  for (let draw = 0; draw < count; draw++) {
    const [card] = unseen.splice((start + draw * 7) % Math.max(unseen.length, 1), 1);
    if (card !== undefined) cards.push(card);
  }
  return cards.length === count ? { type: 'draw', cards } : action;
}

function unseenCards(position: Position): Card[] {
  const unseen = [...deckOf(position.ruleset)];
  for (const card of seenCards(position)) {
    const place = unseen.indexOf(card);
    if (place >= 0) unseen.splice(place, 1);
  }
  return unseen;
}

function seenCards(position: Position): readonly Card[] {
  return [
    ...position.pile,
    ...position.stock.known,
    ...position.seats.flatMap(({ hand, penaltyCards, waiting }) => [...hand.known, ...penaltyCards, ...waiting]),
    ...position.sides.flatMap(({ melds, redThrees }) => [...melds.flatMap(({ cards }) => cards), ...redThrees]),
  ];
}

function hash(text: string): number {
  let value = 17;
  for (const sign of text) value = (value * 33 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}
