import { type Action, denominations } from './action.ts';
import type { Card } from './cards.ts';
import { largerOpeningsForBid, openingsForBid } from './declarer-opening.ts';
import { mayNotDraw, mustLayRedThrees, redThreesHeld } from './duties.ts';
import { permits } from './judge.ts';
import { meldCandidates } from './meld-candidates.ts';
import { actor, type Position } from './position.ts';
import { takeCandidates } from './take-candidates.ts';

/**
 * The legal elementary actions of the player in turn, up to equivalent cards, one after another as they are asked for. Every
 * position that a legal turn can reach is reached by listed actions, and until the deal is over there always is one.
 */
export function* eachLegalAction(position: Position): Generator<Action> {
  for (const action of candidates(position)) if (permits(position, action)) yield action;
}

/** All legal elementary actions as a list; see `eachLegalAction`. */
export function legalActions(position: Position): readonly Action[] {
  return [...eachLegalAction(position)];
}

function* candidates(position: Position): Generator<Action> {
  if (position.phase === 'over') return;
  if (position.current.asked !== null) {
    yield* (['yes', 'no', 'pass'] as const).map((answer) => ({ type: 'answer', answer }) as const);
    return;
  }
  switch (position.phase) {
    case 'deal':
      yield { type: 'turn-up' };
      return;
    case 'draw':
      yield* lays(position);
      if (mustLayRedThrees(position)) return;
      yield { type: 'draw' };
      yield* takeCandidates(position);
      yield { type: 'end' };
      yield { type: 'ask' };
      if (mayNotDraw(actor(position))) yield* plays(position);
      return;
    case 'play':
      yield* lays(position);
      yield { type: 'ask' };
      yield* plays(position);
      return;
    case 'auction':
      yield* calls(position);
      return;
    case 'contract-opening':
      yield* declarersOpenings(position);
      return;
  }
}

function* calls(position: Position): Generator<Action> {
  yield { type: 'call', call: 'pass' };
  yield { type: 'call', call: 'double' };
  for (let level = 1; level <= position.ruleset.parameters.maxLevel; level++) {
    for (const denomination of denominations) yield { type: 'call', call: { level, denomination } };
  }
}

function* declarersOpenings(position: Position): Generator<Action> {
  if (position.contract === null) return;
  const { bid } = position.contract;
  for (const melds of openingsForBid(position, bid)) yield { type: 'meld', melds };
  yield { type: 'call', call: 'no-opening' };
  for (const melds of largerOpeningsForBid(position, bid)) yield { type: 'meld', melds };
}

function* lays(position: Position): Generator<Action> {
  const { ruleset, current } = position;
  const cards = ruleset.parameters.redThreesLaid === 'never' ? current.lastThrees : redThreesHeld(actor(position));
  for (const card of new Set(cards)) yield { type: 'lay', card };
}

function* plays(position: Position): Generator<Action> {
  yield* meldCandidates(position);
  if (position.ruleset.has('contract')) {
    for (const card of new Set(redThreesHeld(actor(position)))) yield { type: 'buy', card };
  }
  for (const card of discardCandidates(position)) yield { type: 'discard', card };
}

/** One card of each kind that a discard can tell apart: rank and role, or face where suits matter, and whether it is a penalty card. */
function discardCandidates(position: Position): readonly Card[] {
  const state = actor(position);
  const suitsMatter = position.ruleset.parameters.maxSequence > 0;
  const alike = (one: Card, other: Card) =>
    one === other || (!suitsMatter && one.order === other.order && one.role === other.role);
  const kinds = (cards: readonly Card[]) => {
    const found: Card[] = [];
    for (const card of cards) if (!found.some((other) => alike(other, card))) found.push(card);
    return found;
  };
  const { penaltyCards, waiting, hand } = state;
  const inHand = kinds(waiting.length > 0 ? [...waiting, ...hand.known] : hand.known);
  return penaltyCards.length === 0 ? inHand : [...kinds(penaltyCards), ...inHand];
}
