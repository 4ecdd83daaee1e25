import { type Card, without } from '../cards/cards.ts';
import { canEmptyHand, canGoOut, isEnoughMerged, meldable, mustTakePile } from '../play/legal-actions.ts';
import type { ActionOf } from '../position/action.ts';
import { dutiesOf, mustKeep, redThreesHeld } from '../position/duties.ts';
import { countCanastas } from '../position/melds.ts';
import {
  actingSide,
  actor,
  countOf,
  openedThisTurn,
  type Position,
  playableCount,
  withSeat,
  withSide,
} from '../position/position.ts';
import { over, passTurn, withHandCards } from '../position/transitions.ts';
import { viewFrom } from '../position/view.ts';
import { countsMeldedCards, hasAuction } from '../rules/bid.ts';
import { hasDuty, mustGoOutIfAble } from '../rules/duties.ts';
import { isEnoughForConcealed, leavesACard } from '../rules/out.ts';
import { partnersOf } from '../rulesets/seats.ts';
import { isDeclarersSide, meetsGoingOutRequirement } from '../score/contract.ts';
import { noteMissing, withoutHeld } from './hand.ts';
import type { Findings, Values } from './verdict.ts';

/** Whether the partner's yes or a ruling obliges the player to go out in this turn, if that is possible. */
function isBoundToGoOut(position: Position): boolean {
  return position.current.answer === 'yes' || mustGoOutIfAble(dutiesOf(actor(position)));
}

/** Notes what obliges the player to go out. */
function refuseBound(position: Position, findings: Findings): void {
  if (position.current.answer === 'yes') findings.refuse('answered-yes');
  if (mustGoOutIfAble(dutiesOf(actor(position)))) findings.refuse('must-go-out-by-ruling');
}

/** Whether black threes were melded in this turn, which only going out allows. */
export function hasBlackThreesThisTurn(position: Position): boolean {
  return actingSide(position).melds.some((meld) => meld.kind === 'black-threes' && meld.begunThisTurn);
}

/**
 * Checks that the turn can still be brought to a lawful end after an act that began in `before`, perhaps under the duty to go out.
 * `toCome` cards of the stock come to the hand with the act; it is judged before they are seen.
 */
export function checkTurnCanEnd(before: Position, after: Position, findings: Findings, toCome = 0): void {
  const position = toCome > 0 ? withHandCards(after, [], toCome) : after;
  const threes = hasBlackThreesThisTurn(position);
  if (playableCount(actor(position)) === 0) {
    const enough = meetsGoingOutRequirement(position) || isEnoughMerged(position);
    if (position.ruleset.parameters.goingOutNeedsDiscard) findings.refuse('last-card-is-discarded');
    if (!enough) refuseRequirement(position, findings);
    refuseKept(position, findings);
    if (!enough && threes) findings.refuse('black-threes-only-going-out');
    return;
  }
  const obliged = hasBlackThreesThisTurn(before) || (isBoundToGoOut(before) && canEmptyHand(before));
  const mayPlayOn = canPlayOn(position);
  if (mayPlayOn && !threes && !obliged) return;
  if (canEmptyHand(position)) return;
  if (threes) findings.refuse('black-threes-only-going-out');
  if (obliged) refuseBound(position, findings);
  if (mayPlayOn) return;
  refuseKept(position, findings);
  if (mustKeep(position) && canEmptyHand(withoutKeeping(position))) return;
  refuseLastCard(position, { count: playableCount(actor(position)) }, findings);
}

/** The position as if neither the partner's no nor a ruling kept the player from going out. */
function withoutKeeping(position: Position): Position {
  const state = actor(position);
  const duties = state.duties.filter(({ code }) => code !== 'keep-one-card-after-discard');
  return { ...withSeat(position, { ...state, duties }), current: { ...position.current, answer: null } };
}

/** Notes what keeps the player from going out, if anything does: the partner's no, or a ruling. */
function refuseKept(position: Position, findings: Findings, circumstance?: 'discarding'): void {
  if (!mustKeep(position)) return;
  if (position.current.answer === 'no') findings.refuse('answered-no', {}, circumstance);
  else findings.refuse('must-keep-card-by-ruling');
}

/** Notes which requirement of going out is not met. */
function refuseRequirement(position: Position, findings: Findings): void {
  const { contract, ruleset } = position;
  const { canastasToGoOut, robberCanastas } = ruleset.parameters;
  if (contract !== null && isDeclarersSide(position)) {
    const melded = countsMeldedCards(ruleset.parameters, contract.bid.level);
    findings.refuse(melded ? 'bid-not-reached-with-melds' : 'bid-not-reached');
  } else if (robberCanastas > 0) findings.refuse('robber-requirement', { least: robberCanastas });
  else findings.refuse('going-out-requirement', { least: canastasToGoOut });
}

/** Notes that a card must be kept, since something is missing for going out. */
function refuseLastCard(position: Position, values: Values, findings: Findings): void {
  findings.refuse('keep-one-card', values, openedThisTurn(position) ? 'opening-turn' : undefined);
  if (hasAuction(position.ruleset.parameters)) refuseRequirement(position, findings);
}

/** Whether the player in turn has gone out: the hand is empty and the melds, merged as they lie, are enough. */
export function isOut(position: Position): boolean {
  return playableCount(actor(position)) === 0 && meetsGoingOutRequirement(position);
}

/** Whether an ordinary discard that leaves a card can end the turn. */
export function canPlayOn(position: Position): boolean {
  const state = actor(position);
  const left = playableCount(state);
  // Red threes are counted only where two cards are left and none of them can be an unknown one.
  const free = left < 2 || state.hand.unknown > 0 || position.ruleset.parameters.redThreesLaid === 'never';
  return leavesACard(left, free ? 0 : redThreesHeld(state).length);
}

/**
 * Ends an act that began in `before`: the turn must still be able to end, and the deal ends where the hand is empty, or once the red threes
 * of the draw that emptied the stock have gone.
 */
export function endAct(before: Position, position: Position, findings: Findings): Position {
  if (before.current.lastThrees.length > 0) {
    findings.allow('last-stock-cards-shown');
    return position.current.lastThrees.length > 0 ? position : endDeal(position, 'red-three', findings);
  }
  checkTurnCanEnd(before, position, findings);
  return isOut(position) ? goOut(position, findings) : position;
}

/** Ends the deal: the player in turn has gone out, by melding all cards or by discarding the last. */
export function goOut(position: Position, findings: Findings, last?: 'by-discard'): Position {
  const { parameters } = position.ruleset;
  const concealed = isConcealed(position);
  const ownCanasta = canastasThisTurn(position) > 0;
  findings.allow('going-out', isDeclarersSide(position) ? 'declarer' : last);
  const withPile = position.current.drew === 'pile' ? 'with-pile' : undefined;
  if (concealed) findings.allow('going-out-concealed', ownCanasta ? withPile : 'without-canasta');
  // Where there is an auction only the opening may take the whole hand, elsewhere any first meld of the player.
  const whole = hasAuction(parameters) ? openedThisTurn(position) : !hasMeldedBefore(position);
  if (whole && parameters.maxSequence > 0) findings.allow('whole-hand-out');
  if (position.current.answer === 'yes') findings.allow('answer-binds');
  else if (partnersOf(position.ruleset.seating, position.turn).length > 0) findings.allow('going-out-unasked');
  findings.event({ type: 'went-out', seat: position.turn, concealed });
  const done = withSeat(position, { ...actor(position), played: true, melded: true });
  return over(done, { out: position.turn, concealed, ownCanasta, cause: 'gone-out', loser: null });
}

/** After a yes that could not be kept the side is charged as its turn ends (canasta-fi 23-d). */
function chargeFailedGoingOut(position: Position, findings: Findings): Position {
  const { failedGoingOutPenalty } = position.ruleset.parameters;
  if (position.current.answer !== 'yes' || failedGoingOutPenalty === 0) return position;
  findings.allow('going-out-failed');
  const side = actingSide(position);
  return withSide(position, { ...side, penalties: side.penalties + failedGoingOutPenalty });
}

/** Ends the deal without anybody going out. */
export function endDeal(position: Position, cause: 'without-stock' | 'red-three', findings: Findings): Position {
  findings.event({ type: 'deal-ended' });
  return over(position, { cause });
}

/** Whether the hand went out concealed: nothing of the side, or of the player, was melded before this turn, but now a canasta. */
function isConcealed(position: Position): boolean {
  const { parameters } = position.ruleset;
  if (parameters.concealedLooksAt === 'none') return false;
  const bySide = parameters.concealedLooksAt === 'side';
  if (bySide ? !openedThisTurn(position) : hasMeldedBefore(position)) return false;
  if (position.current.drew === 'pile' && !parameters.concealedWithPile) return false;
  return isEnoughForConcealed(parameters, canastasThisTurn(position));
}

/** Whether the player in turn has melded before this turn, or added in it to what lay on the table before. */
function hasMeldedBefore(position: Position): boolean {
  return actor(position).melded || position.current.addedThisTurn;
}

function canastasThisTurn(position: Position): number {
  const begun = actingSide(position).melds.filter((meld) => meld.begunThisTurn);
  return countCanastas(position.ruleset.parameters, begun);
}

/** Judges letting the deal end: the stock is empty and the player does not take the pile. */
export function judgeEnd(position: Position, findings: Findings): Position {
  if (countOf(position.stock) > 0) findings.refuse('stock-is-not-empty', { count: countOf(position.stock) });
  else if (mustTakePile(position)) findings.refuse('must-take-pile');
  if (isBoundToGoOut(position) && canGoOut(viewFrom(position, position.turn))) refuseBound(position, findings);
  findings.allow('deal-ends-without-stock');
  return endDeal(chargeFailedGoingOut(position, findings), 'without-stock', findings);
}

/** Judges the discard, which ends the turn or, with the last card, the deal. */
export function discard(position: Position, { card }: ActionOf<'discard'>, findings: Findings): Position | null {
  const { parameters } = position.ruleset;
  const isHandCard = parameters.redThreesLaid === 'never';
  if (card.role === 'red-three' && !isHandCard) findings.refuse('discard-red-three', { cards: [card] });
  checkCardsOwed(position, card, findings);
  if (noteMissing(position, [card], 'discarding', findings).length > 0) return null;
  const isLast = playableCount(actor(position)) === 1;
  const penalty = actor(position).penaltyCards.includes(card);
  const next: Position = { ...withoutHeld(position, [card], 'discarding', findings), pile: [...position.pile, card] };
  const enough = meetsGoingOutRequirement(next);
  if (isLast) {
    refuseKept(next, findings, 'discarding');
    if (!enough) refuseLastCard(next, { least: parameters.canastasToGoOut }, findings);
  } else {
    // A turn that must end with going out may not end with an ordinary discard.
    if (hasBlackThreesThisTurn(position)) findings.refuse('black-threes-only-going-out');
    if (isBoundToGoOut(position) && canEmptyHand(position)) refuseBound(position, findings);
  }
  if (penalty) findings.allow('penalty-card-discarded', card.role === 'wild' ? 'wild' : undefined);
  findings.event({ type: 'discarded', seat: position.turn, card });
  if (isLast) {
    findings.allow('going-out-by-discard');
    return goOut(next, findings, 'by-discard');
  }
  findings.allow('discard');
  if (position.current.drew === 'pile') findings.allow('discard', 'after-pile');
  if (!enough) findings.allow('discard', 'no-going-out');
  if (card.role === 'wild' || (card.role === 'red-three' && isHandCard)) findings.allow('discard-freezes');
  if (card.role === 'black-three') findings.allow('discard-stops');
  return passTurn(chargeFailedGoingOut(next, findings));
}

/** Cards that must leave before any other is discarded; where several kinds are owed a card of any of them will do. */
function checkCardsOwed(position: Position, card: Card, findings: Findings): void {
  const { penaltyCards, waiting } = actor(position);
  const { surplus } = position.current;
  if (penaltyCards.length + waiting.length + surplus.length === 0) return;
  const owed = [...penaltyCards, ...waiting, ...surplus];
  const melds = meldable(position, owed);
  const mustPay = (cards: readonly Card[]) =>
    cards.length > 0 && (!owed.includes(card) || cards.some((other) => melds.includes(other)));
  if (mustPay(waiting)) findings.refuse('waiting-cards-first', { cards: waiting });
  if (penaltyCards.length > 0 && !owed.includes(card)) findings.refuse('penalty-card-first', { cards: penaltyCards });
  const meldablePenalties = penaltyCards.filter((other) => melds.includes(other));
  if (position.ruleset.parameters.penaltyCardsMustBeMelded && meldablePenalties.length > 0)
    findings.refuse('penalty-card-can-be-melded', { cards: meldablePenalties });
  const left = without(surplus, [card]) ?? surplus;
  const handedOver = hasDuty(dutiesOf(actor(position)), 'partner-must-meld-or-discard');
  if (mustPay(left)) findings.refuse(handedOver ? 'handed-cards-first' : 'surplus-wilds-first', { cards: left });
}
