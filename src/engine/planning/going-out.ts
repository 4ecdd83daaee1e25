import type { Card } from '../cards/cards.ts';
import { mayNotMeld, mustKeepCard } from '../position/duties.ts';
import { isComplete, pointsOf, pointsOfAll } from '../position/melds.ts';
import {
  actingSide,
  actor,
  type Contract,
  hasOpened,
  minimumOf,
  type Position,
  playableCards,
  playableCount,
} from '../position/position.ts';
import { countsMeldedCards } from '../rules/bid.ts';
import { canastasToGoOut } from '../rules/out.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { sideOf } from '../rulesets/seats.ts';
import { isDeclarersSide, measureBeside, pointsOfBid } from '../score/contract.ts';
import { type Made, nothingMade } from '../score/made.ts';
import { meetsGoingOutRequirement } from '../score/requirement.ts';
import { canDispose } from './disposal.ts';
import { withoutSlips } from './slip.ts';

/** Whether, the hand being empty, merging melds that lie on the table gives the side what going out takes. */
export function meetsRequirementByMerging(position: Position): boolean {
  const { mergeSets, mergeSequences } = position.ruleset.parameters;
  return (mergeSets !== 'never' || mergeSequences) && canMeldAll(position, playableCards(actor(position)), false);
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

/** What `canEmptyHand` said of a position. */
interface Answer {
  readonly position: Position;
  readonly canEmpty: boolean;
}

/**
 * The last two answers: while the acts of a position are judged, it is asked about in turn with those that they lead to. A map of
 * all answers costs more than it saves.
 */
let latest: Answer | null = null;
let earlier: Answer | null = null;

/**
 * Whether the player in turn, who has drawn, has a legal way to empty the hand in this turn: melds, additions and at most one
 * discard. Exact; unknown cards can only be discarded.
 */
export function canEmptyHand(position: Position): boolean {
  if (latest?.position === position) return latest.canEmpty;
  const known = earlier?.position === position ? earlier : { position, canEmpty: findWayOut(position) };
  earlier = latest;
  latest = known;
  return known.canEmpty;
}

function findWayOut(position: Position): boolean {
  if (mustKeepCard(position) || position.current.lastThrees.length > 0) return false;
  const state = actor(position);
  const cards = playableCards(state);
  const unknown = playableCount(state) - cards.length;
  if (unknown > 1) return false;
  if (mayNotMeld(state)) return playableCount(state) <= 1 && meetsGoingOutRequirement(position);
  if (!hasCardsEnough(position, cards.length)) return false;
  return canMeldAll(position, cards, unknown === 1);
}

/** Whether there are cards enough, on the table and in the hand, for the canastas that going out asks for. */
function hasCardsEnough(position: Position, held: number): boolean {
  const { parameters } = position.ruleset;
  if (isDeclarersSide(position)) return true;
  const { melds } = actingSide(position);
  const incomplete = melds.filter((meld) => !isComplete(parameters, meld));
  const cards = held + incomplete.reduce((sum, meld) => sum + meld.size, 0);
  const possible = melds.length - incomplete.length + Math.floor(cards / parameters.canastaSize);
  return possible >= canastasToGoOut(parameters);
}

/**
 * Whether all these cards, or all but one for the discard, can be melded so that the side then may go out; all if an unknown card is
 * the discard.
 */
function canMeldAll(position: Position, cards: readonly Card[], unknownDiscard: boolean): boolean {
  const { parameters } = position.ruleset;
  const { contract } = position;
  const { melds, surplus } = withoutSlips(parameters, actingSide(position).melds);
  const held = surplus.length > 0 ? [...cards, ...surplus] : cards;
  const lays = parameters.redThreesLaid !== 'never';
  const toMeld = lays ? held.filter((card) => card.role !== 'red-three') : held;
  const toSpare = pointsAboveMinimum(position, cards);
  const declares = contract !== null && isDeclarersSide(position);
  const meldedCounts = declares && countsMeldedCards(parameters, contract.bid.level);
  return canDispose(parameters, melds, toMeld, {
    aim: declares
      ? { needed: { ...nothingMade, bonus: bonusNeeded(position, contract, cards) }, countsPoints: true }
      : { needed: requirementOf(parameters), countsPoints: false },
    mayMeldAll: (unknownDiscard || !parameters.goingOutNeedsDiscard) && toSpare >= 0,
    priceOf: (card) => {
      const points = pointsOf(parameters, card);
      if (unknownDiscard || points > toSpare) return null;
      return meldedCounts ? points : 0;
    },
  });
}

/** The points by which cards exceed what the side still has to open with; any number where the minimum does not matter. */
function pointsAboveMinimum(position: Position, cards: readonly Card[]): number {
  const { parameters } = position.ruleset;
  // Where a complete combination opens, what going out asks for is opening enough.
  const waived = parameters.completeOpens || (parameters.concealedWaivesMinimum && position.current.drew === 'stock');
  if (hasOpened(actingSide(position)) || waived) return Number.POSITIVE_INFINITY;
  return pointsOfAll(parameters, cards) - minimumOf(position);
}

/** The bonus that the declarer's side needs to reach its bid by going out with these cards melded. */
function bonusNeeded(position: Position, contract: Contract, melded: readonly Card[]): number {
  const { parameters, seating } = position.ruleset;
  const side = actingSide(position);
  const partners = position.seats.filter(({ seat }) => seat !== position.turn && sideOf(seating, seat) === side.side);
  const laid = side.melds.flatMap(({ cards }) => cards);
  const melds = countsMeldedCards(parameters, contract.bid.level) ? pointsOfAll(parameters, [...laid, ...melded]) : 0;
  return pointsOfBid(position, contract) - measureBeside(position, side, true, partners) - melds;
}
