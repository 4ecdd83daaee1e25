import type { Card } from './cards.ts';
import { disposals, reaches } from './disposal.ts';
import { mayNotMeld, mustKeepCard } from './duties.ts';
import { nothingMade } from './made.ts';
import { countCanastas, pointsOfAll } from './melds.ts';
import { actingSide, actor, hasOpened, minimumOf, type Position, playableCards, playableCount } from './position.ts';

/** Whether the side has what going out takes. */
export function meetsGoingOutRequirement(position: Position): boolean {
  const { parameters } = position.ruleset;
  return countCanastas(parameters, actingSide(position).melds) >= parameters.canastasToGoOut;
}

/**
 * Whether the player in turn, who has drawn, has a legal way to empty the hand in this turn: melds, additions and at most one
 * discard. Exact; unknown cards can only be discarded.
 */
export function canEmptyHand(position: Position): boolean {
  if (mustKeepCard(position)) return false;
  const state = actor(position);
  const cards = playableCards(state);
  const unknown = playableCount(state) - cards.length;
  if (unknown > 1) return false;
  if (mayNotMeld(state)) return playableCount(state) <= 1 && meetsGoingOutRequirement(position);
  const lonely = lonelyCards(position, cards);
  if (lonely.length > 1 - unknown) return false;
  if (unknown === 1) return canMeldAll(position, cards, null);
  const { goingOutNeedsDiscard, redThreesLaid } = position.ruleset.parameters;
  if (lonely.length === 0 && !goingOutNeedsDiscard && canMeldAll(position, cards, null)) return true;
  const tried = new Set<Card>();
  return (lonely.length > 0 ? lonely : cards).some((card) => {
    if (tried.has(card) || (card.role === 'red-three' && redThreesLaid !== 'never')) return false;
    tried.add(card);
    return canMeldAll(position, cards, card);
  });
}

/**
 * Natural cards that no meld can take, so that at most one of them may be there: no other card of the rank in the hand, no set of it
 * on the table, and no neighbour or run in the suit where sequences are played.
 */
function lonelyCards(position: Position, cards: readonly Card[]): readonly Card[] {
  const { maxSequence, sequenceOrder } = position.ruleset.parameters;
  const { melds } = actingSide(position);
  return cards.filter((card) => {
    if (card.role !== 'natural' || melds.some((meld) => meld.kind === 'set' && meld.order === card.order)) return false;
    if (cards.some((other) => other !== card && other.order === card.order)) return false;
    if (cards.indexOf(card) !== cards.lastIndexOf(card)) return false;
    if (maxSequence === 0) return true;
    if (sequenceOrder === 'circle' || melds.some((meld) => meld.suit === card.suit)) return false;
    return !cards.some((other) => other.suit === card.suit && Math.abs(other.order - card.order) === 1);
  });
}

/** Whether all these cards but one can be melded so that the side then may go out. */
function canMeldAll(position: Position, cards: readonly Card[], discard: Card | null): boolean {
  const { parameters } = position.ruleset;
  const side = actingSide(position);
  const melded = discard === null ? cards : withoutOne(cards, discard);
  if (!hasOpened(side) && !(parameters.concealedWaivesMinimum && position.current.drew === 'stock')) {
    if (pointsOfAll(parameters, melded) < minimumOf(position)) return false;
  }
  const lays = parameters.redThreesLaid !== 'never';
  const toMeld = lays ? melded.filter((card) => card.role !== 'red-three') : melded;
  return reaches(disposals(parameters, side.melds, toMeld), { ...nothingMade, canastas: parameters.canastasToGoOut });
}

function withoutOne(cards: readonly Card[], card: Card): readonly Card[] {
  const place = cards.indexOf(card);
  return [...cards.slice(0, place), ...cards.slice(place + 1)];
}
