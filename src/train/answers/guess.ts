import {
  type Action,
  actor,
  type Card,
  freezes,
  type NewMeld,
  type Position,
  playableCards,
  pointsOfAll,
  topOf,
} from '../../engine/index.ts';
import type { Answer, Asked } from '../asked.ts';

/**
 * What somebody would answer who has played a deal or two and does not stop to think: a question of a kind that he mostly gets right is not
 * worth asking. `npm run train-questions` measures it.
 */
export function guessOf(asked: Asked): Answer {
  if (asked.position === null) return { form: 'ruling', is: asked.ask.choices[0] ?? asked.answer.is };
  const { position, ask, answer } = asked;
  switch (ask.form) {
    case 'allowed':
      return { form: 'allowed', is: looksAllowed(position, ask.action) };
    case 'number':
      return { form: 'number', is: ask.about === 'best-opening' ? plainOpening(position) : (usual[ask.about] ?? 0) };
    case 'cards':
      return { form: 'cards', is: firstPair(position) };
    case 'card':
      return {
        form: 'card',
        is: fewest(position, ask.choices) ?? (answer.form === 'card' ? ask.choices[0] : undefined) ?? never(),
      };
    case 'freezing':
      return { form: 'freezing', is: position.pile.some(freezes) ? 'wild' : 'not' };
  }
}

/** The numbers that one remembers best. */
const usual: Readonly<Record<string, number>> = { minimum: 50, contract: 0, count: 300 };

function never(): never {
  throw new Error('a question of discards has no choices');
}

/** What looks like a meld looks allowed. */
function looksAllowed(position: Position, action: Action): boolean {
  switch (action.type) {
    case 'meld':
      return action.melds.every(looksLikeMeld);
    case 'take':
      return action.onto !== undefined || action.with.length >= 2;
    case 'call':
      return typeof action.call === 'string' || position.calls.every((call) => call !== action.call);
    case 'discard':
      return action.card.role !== 'red-three';
    default:
      return true;
  }
}

function looksLikeMeld({ cards }: NewMeld): boolean {
  const naturals = cards.filter(({ role }) => role === 'natural');
  return cards.length >= 3 && naturals.length >= cards.length / 2;
}

/** What three or more of a rank are worth together. */
function plainOpening(position: Position): number {
  const naturals = playableCards(actor(position)).filter(({ role }) => role === 'natural');
  const sets = [...Map.groupBy(naturals, ({ order }) => order).values()].filter((cards) => cards.length >= 3);
  return pointsOfAll(position.ruleset.parameters, sets.flat());
}

function firstPair(position: Position): readonly Card[] {
  const order = topOf(position)?.order;
  return playableCards(actor(position))
    .filter((card) => card.order === order)
    .slice(0, 2);
}

/** The card of whose rank the hand has the fewest. */
function fewest(position: Position, choices: readonly Card[]): Card | undefined {
  const held = playableCards(actor(position));
  const count = (card: Card) => held.filter(({ order }) => order === card.order).length;
  return choices.toSorted((one, other) => count(one) - count(other))[0];
}
