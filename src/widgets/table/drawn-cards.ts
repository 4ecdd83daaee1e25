import { type Action, type Card, deckOf, judge, type Position, seatState, writePosition } from '../../engine/index.ts';

/**
 * An action that brings cards from a stock of which only the number is known, made definite: some cards that have not been seen yet
 * come up. The same position always gives the same cards, so that undoing and drawing again deceives nobody. Red threes are left
 * out: the replacement they bring is another story, and scenarios tell it with a known stock. Every other action stays as it is.
 */
export function withDrawnCards(position: Position, action: Action): Action {
  const count = unseenDraws(position, action);
  if (count === 0) return action;
  const cards: Card[] = [];
  const unseen = unseenCards(position).filter(({ role }) => role !== 'red-three');
  const start = hash(writePosition(position));
  for (let draw = 0; draw < count; draw++) {
    const [card] = unseen.splice((start + draw * 7) % Math.max(unseen.length, 1), 1);
    if (card !== undefined) cards.push(card);
  }
  if (cards.length < count) return action;
  switch (action.type) {
    case 'draw':
      return { ...action, cards };
    case 'take':
    case 'lay':
    case 'buy':
      return { ...action, draws: cards };
    default:
      return action;
  }
}

/** How many cards that nobody has named the action brings into the hand; none where the player's hand is not known anyway. */
function unseenDraws(position: Position, action: Action): number {
  const { hand } = seatState(position, position.turn);
  if (position.stock.known.length > 0 || position.stock.unknown === 0 || hand.known.length === 0) return 0;
  const verdict = judge(position, action);
  return verdict.legal ? seatState(verdict.next, position.turn).hand.unknown - hand.unknown : 0;
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
