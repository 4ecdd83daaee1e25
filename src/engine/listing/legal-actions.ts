import type { Card } from '../cards/cards.ts';
import { largerOpeningsForBid, openingsForBid } from '../judge/declarer-opening.ts';
import { permissionsIn } from '../judge/judge.ts';
import { meldCandidates } from '../planning/meld-candidates.ts';
import { takeCandidates } from '../planning/take-candidates.ts';
import { type Action, denominations } from '../position/action.ts';
import { mayNotDraw, mustLayRedThrees, redThreesHeld } from '../position/duties.ts';
import { actor, type Position } from '../position/position.ts';

/**
 * The legal elementary actions of the player in turn, up to equivalent cards, one after another as they are asked for. Every
 * position that a legal turn can reach is reached by listed actions, and until the deal is over there always is one.
 */
export function* eachLegalAction(position: Position): Generator<Action> {
  const isPermitted = permissionsIn(position);
  for (const kind of candidates(position)) {
    for (const action of kind) if (isPermitted(action)) yield action;
  }
}

/** All legal elementary actions as a list; see `eachLegalAction`. */
export function legalActions(position: Position): readonly Action[] {
  const isPermitted = permissionsIn(position);
  const legal: Action[] = [];
  for (const kind of candidates(position)) {
    for (const action of kind) if (isPermitted(action)) legal.push(action);
  }
  return legal;
}

const answers: readonly Action[] = (['yes', 'no', 'pass'] as const).map((answer) => ({ type: 'answer', answer }));
const turnUp: readonly Action[] = [{ type: 'turn-up' }];
const draw: readonly Action[] = [{ type: 'draw' }];
const ask: readonly Action[] = [{ type: 'ask' }];
const endOrAsk: readonly Action[] = [{ type: 'end' }, { type: 'ask' }];

/** What might be legal, kind by kind in the order of the list; what there may be much of is made as it is asked for. */
function candidates(position: Position): readonly Iterable<Action>[] {
  if (position.phase === 'over') return [];
  if (position.current.asked !== null) return [answers];
  switch (position.phase) {
    case 'deal':
      return [turnUp];
    case 'draw': {
      if (mustLayRedThrees(position)) return [lays(position)];
      const plays = mayNotDraw(actor(position)) ? playCandidates(position) : [];
      return [lays(position), draw, takeCandidates(position), endOrAsk, ...plays];
    }
    case 'play':
      return [lays(position), ask, ...playCandidates(position)];
    case 'auction':
      return [calls(position)];
    case 'contract-opening':
      return [declarersOpenings(position)];
  }
}

function playCandidates(position: Position): readonly Iterable<Action>[] {
  return [meldCandidates(position), buys(position), discards(position)];
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

function lays(position: Position): readonly Action[] {
  const { ruleset, current } = position;
  const cards = ruleset.parameters.redThreesLaid === 'never' ? current.lastThrees : redThreesHeld(actor(position));
  return cards.length === 0 ? none : [...new Set(cards)].map((card) => ({ type: 'lay', card }));
}

function buys(position: Position): readonly Action[] {
  if (!position.ruleset.parameters.redThreeBuysCard) return none;
  return [...new Set(redThreesHeld(actor(position)))].map((card) => ({ type: 'buy', card }));
}

function discards(position: Position): readonly Action[] {
  return discardCandidates(position).map((card) => ({ type: 'discard', card }));
}

const none: readonly Action[] = [];

/**
 * One card of each kind that a discard can tell apart: rank and role, or face where suits matter, and whether it is a penalty card.
 * Cards that must go stand for others of their kind.
 */
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
  const { surplus } = position.current;
  const owesCards = waiting.length + surplus.length > 0;
  const inHand = kinds(owesCards ? [...waiting, ...surplus, ...hand.known] : hand.known);
  return penaltyCards.length === 0 ? inHand : [...kinds(penaltyCards), ...inHand];
}
