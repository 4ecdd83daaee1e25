import { canEmptyHand, isEnoughMerged } from '../play/abilities.ts';
import { hasDuty, mustKeepCard, redThreesHeld } from '../position/duties.ts';
import { actingSide, actor, openedThisTurn, type Position, playableCount, withSeat } from '../position/position.ts';
import { countsMeldedCards, hasAuction } from '../rules/bid.ts';
import { leavesACard } from '../rules/out.ts';
import { isDeclarersSide } from '../score/contract.ts';
import { meetsGoingOutRequirement } from '../score/requirement.ts';
import type { Findings } from './findings.ts';
import { isOfRank } from './meld-grounds.ts';

/** Whether this turn must end with going out: black threes have been melded, or the player is bound to it and able. */
function mustGoOut(position: Position): boolean {
  return hasBlackThreesThisTurn(position) || (isBoundToGoOut(position) && canEmptyHand(position));
}

/** Whether the partner's yes or a ruling obliges the player to go out in this turn, if that is possible. */
export function isBoundToGoOut(position: Position): boolean {
  return position.current.answer === 'yes' || hasDuty(actor(position), 'must-go-out-if-able');
}

/** Notes what obliges the player to go out. */
export function refuseBound(position: Position, findings: Findings): void {
  if (position.current.answer === 'yes') findings.refuse('answered-yes');
  if (hasDuty(actor(position), 'must-go-out-if-able')) findings.refuse('must-go-out-by-ruling');
}

/** Whether black threes were melded in this turn, which only going out allows. */
export function hasBlackThreesThisTurn(position: Position): boolean {
  return actingSide(position).melds.some((meld) => meld.kind === 'black-threes' && meld.begunThisTurn);
}

/**
 * Checks, after an act of the player in turn, that the turn can still be brought to a lawful end, and notes the rules that every
 * ending would break. `before` is the position in which the act was begun, perhaps under the duty to go out.
 */
export function checkTurnCanEnd(before: Position, position: Position, findings: Findings): void {
  const state = actor(position);
  const count = playableCount(state);
  const threes = hasBlackThreesThisTurn(position);
  if (position.current.lastThrees.length > 0) return;
  if (count === 0) {
    checkGoingOut(position, findings);
    if (threes && !isEnough(position)) findings.refuse('black-threes-only-going-out');
    return;
  }
  const obliged = mustGoOut(before);
  if (threes || obliged) {
    if (canEmptyHand(position)) return;
    if (threes) findings.refuse('black-threes-only-going-out');
    if (obliged) refuseBound(position, findings);
    if (canPlayOn(position)) return;
  } else if (canPlayOn(position) || canEmptyHand(position)) return;
  refuseKept(position, findings);
  const free = withoutKeeping(position);
  if (free === position || !canEmptyHand(free)) noteKeepOne(position, count, findings);
}

/** The position as if nothing kept the player from going out: neither the partner's no nor a ruling. */
function withoutKeeping(position: Position): Position {
  if (!mustKeepCard(position)) return position;
  const state = actor(position);
  const duties = state.duties.filter(({ code }) => code !== 'keep-one-card-after-discard');
  return { ...withSeat(position, { ...state, duties }), current: { ...position.current, answer: null } };
}

/** Notes what keeps the player from going out, if anything does: the partner's no, or a ruling. */
export function refuseKept(position: Position, findings: Findings, circumstance?: 'discarding'): void {
  if (!mustKeepCard(position)) return;
  if (position.current.answer === 'no') findings.refuse('answered-no', {}, circumstance);
  else findings.refuse('must-keep-card-by-ruling');
}

/** Notes which requirement of going out is not met. */
export function refuseRequirement(position: Position, findings: Findings): void {
  const { contract } = position;
  const { parameters } = position.ruleset;
  if (contract !== null && isDeclarersSide(position)) {
    findings.refuse(
      countsMeldedCards(parameters, contract.bid.level) ? 'bid-not-reached-with-melds' : 'bid-not-reached',
    );
    return;
  }
  const { canastasToGoOut, robberCanastas } = parameters;
  if (robberCanastas > 0) findings.refuse('robber-requirement', { least: robberCanastas });
  else findings.refuse('going-out-requirement', { least: canastasToGoOut });
}

/** A turn that can only end by going out, for which something is missing. */
function noteKeepOne(position: Position, count: number, findings: Findings): void {
  findings.refuse('keep-one-card', { count }, openedThisTurn(position) ? 'opening-turn' : undefined);
  if (hasAuction(position.ruleset.parameters)) refuseRequirement(position, findings);
}

/** Whether the hand, which is empty, leaves melds that are enough as they lie or once they have been merged. */
function isEnough(position: Position): boolean {
  if (meetsGoingOutRequirement(position)) return true;
  const { melds } = actingSide(position);
  return melds.some((one) => melds.some((other) => other !== one && isOfRank(one, other))) && isEnoughMerged(position);
}

/** Whether the player in turn has gone out: the hand is empty and the melds, merged as they lie, are enough. */
export function isOut(position: Position): boolean {
  return playableCount(actor(position)) === 0 && meetsGoingOutRequirement(position);
}

/** Checks that a hand that has been emptied may be: the requirement is met or merging will meet it, and nothing forbids going out. */
function checkGoingOut(position: Position, findings: Findings): void {
  if (position.ruleset.parameters.goingOutNeedsDiscard) findings.refuse('last-card-is-discarded');
  if (!isEnough(position)) refuseRequirement(position, findings);
  refuseKept(position, findings);
}

/** Whether an ordinary discard that leaves a card can end the turn. */
export function canPlayOn(position: Position): boolean {
  const state = actor(position);
  const left = playableCount(state);
  // Red threes are counted only where two cards are left and none of them can be an unknown one.
  const free = left < 2 || state.hand.unknown > 0 || position.ruleset.parameters.redThreesLaid === 'never';
  return leavesACard(left, free ? 0 : redThreesHeld(state).length);
}
