import type { Card } from './cards.ts';
import { countsMelds, isDeclarersSide, measure, measureBeside, pointsOfBid } from './contract.ts';
import { disposals, reaches } from './disposal.ts';
import { mayNotMeld, mustKeepCard } from './duties.ts';
import type { Findings } from './findings.ts';
import { at } from './lists.ts';
import { type Made, madeBy, nothingMade } from './made.ts';
import { isComplete, type Meld, pointsOfAll } from './melds.ts';
import type { Parameters } from './parameters.ts';
import {
  actingSide,
  actor,
  type Contract,
  hasOpened,
  minimumOf,
  type Position,
  playableCards,
  playableCount,
} from './position.ts';
import { sideOf } from './seats.ts';
import { circleLength } from './sequence.ts';

/** Whether the side has what going out takes, its hand being empty but for what the position says. */
export function meetsGoingOutRequirement(position: Position): boolean {
  const { parameters } = position.ruleset;
  const { contract } = position;
  if (contract !== null && isDeclarersSide(position)) {
    return measure(position, contract, true) >= pointsOfBid(position, contract);
  }
  return reaches([madeBy(parameters, actingSide(position).melds)], requirementOf(parameters));
}

/** What going out asks for where no bid has to be reached. */
function requirementOf(parameters: Parameters): Made {
  return {
    canastas: parameters.canastasToGoOut + parameters.robberSambas + parameters.robberCanastas,
    sambas: parameters.robberSambas,
    sets: parameters.robberCanastas,
    red: parameters.robberRedCanastas,
    bonus: 0,
  };
}

/** Notes which requirement of going out is not met. */
export function breachRequirement(position: Position, findings: Findings): void {
  const { contract } = position;
  if (contract !== null && isDeclarersSide(position)) {
    findings.breach(countsMelds(contract) ? 'bid-not-reached-with-melds' : 'bid-not-reached');
  } else findings.breach('going-out-requirement', { least: position.ruleset.parameters.canastasToGoOut });
}

const asked = new WeakMap<Position, boolean>();

/**
 * Whether the player in turn, who has drawn, has a legal way to empty the hand in this turn: melds, additions and at most one
 * discard. Exact; unknown cards can only be discarded.
 */
export function canEmptyHand(position: Position): boolean {
  const known = asked.get(position);
  if (known !== undefined) return known;
  const answer = findWayOut(position);
  asked.set(position, answer);
  return answer;
}

function findWayOut(position: Position): boolean {
  if (mustKeepCard(position)) return false;
  const state = actor(position);
  const cards = playableCards(state);
  const unknown = playableCount(state) - cards.length;
  if (unknown > 1) return false;
  if (mayNotMeld(state)) return playableCount(state) <= 1 && meetsGoingOutRequirement(position);
  if (!hasCardsEnough(position, cards.length)) return false;
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

/** Whether there are cards enough, on the table and in the hand, for the canastas that going out asks for. */
function hasCardsEnough(position: Position, held: number): boolean {
  const { parameters } = position.ruleset;
  if (isDeclarersSide(position)) return true;
  const { melds } = actingSide(position);
  const incomplete = melds.filter((meld) => !isComplete(parameters, meld));
  const cards = held + incomplete.reduce((sum, meld) => sum + meld.size, 0);
  const possible = melds.length - incomplete.length + Math.floor(cards / parameters.canastaSize);
  return possible >= requirementOf(parameters).canastas;
}

/**
 * Natural cards that no meld can take, so that at most one of them may be there: no other card of the rank in the hand, no set of it
 * on the table, and where sequences are played no two neighbours in the hand and no sequence of the suit on the table.
 */
function lonelyCards(position: Position, cards: readonly Card[]): readonly Card[] {
  const { parameters } = position.ruleset;
  const { melds } = actingSide(position);
  const ofRank = new Array<number>(circleLength).fill(0);
  for (const card of cards) if (card.suit !== null) ofRank[card.order] = at(ofRank, card.order) + 1;
  return cards.filter((card) => {
    if (card.role !== 'natural' || at(ofRank, card.order) > 1) return false;
    if (melds.some((meld) => meld.kind === 'set' && meld.order === card.order)) return false;
    return parameters.maxSequence === 0 || !fitsSequence(parameters, melds, cards, card);
  });
}

/** Whether a card could be part of a sequence: with two neighbours of the hand, or on a sequence of its suit on the table. */
function fitsSequence(parameters: Parameters, melds: readonly Meld[], cards: readonly Card[], card: Card): boolean {
  if (melds.some((meld) => meld.suit === card.suit)) return true;
  const held = (steps: number) => {
    const place =
      parameters.sequenceOrder === 'circle' ? (card.order + steps + circleLength) % circleLength : card.order + steps;
    return cards.some((other) => other.suit === card.suit && other.order === place);
  };
  return (held(-2) && held(-1)) || (held(-1) && held(1)) || (held(1) && held(2));
}

/** Whether all these cards but one can be melded so that the side then may go out. */
function canMeldAll(position: Position, cards: readonly Card[], discard: Card | null): boolean {
  const { parameters } = position.ruleset;
  const side = actingSide(position);
  const melded = discard === null ? cards : withoutOne(cards, discard);
  // Where a complete combination opens, what going out asks for is opening enough.
  const waived = parameters.completeOpens || (parameters.concealedWaivesMinimum && position.current.drew === 'stock');
  if (!hasOpened(side) && !waived) {
    if (pointsOfAll(parameters, melded) < minimumOf(position)) return false;
  }
  const lays = parameters.redThreesLaid !== 'never';
  const toMeld = lays ? melded.filter((card) => card.role !== 'red-three') : melded;
  const outcomes = disposals(parameters, side.melds, toMeld);
  const { contract } = position;
  if (contract === null || !isDeclarersSide(position)) return reaches(outcomes, requirementOf(parameters));
  return reaches(outcomes, { ...nothingMade, bonus: bonusNeeded(position, contract, melded) });
}

/** The bonus that the declarer's side needs to reach its bid by going out with these cards melded. */
function bonusNeeded(position: Position, contract: Contract, melded: readonly Card[]): number {
  const { parameters, seating } = position.ruleset;
  const side = actingSide(position);
  const partners = position.seats.filter(({ seat }) => seat !== position.turn && sideOf(seating, seat) === side.side);
  const laid = side.melds.flatMap(({ cards }) => cards);
  const melds = countsMelds(contract) ? pointsOfAll(parameters, [...laid, ...melded]) : 0;
  return pointsOfBid(position, contract) - measureBeside(position, side, true, partners) - melds;
}

function withoutOne(cards: readonly Card[], card: Card): readonly Card[] {
  const place = cards.indexOf(card);
  return [...cards.slice(0, place), ...cards.slice(place + 1)];
}
