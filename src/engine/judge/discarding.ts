import { type Card, without } from '../cards/cards.ts';
import { canEmptyHand, meldable } from '../play/abilities.ts';
import type { ActionOf } from '../position/action.ts';
import { hasDuty } from '../position/duties.ts';
import { actor, openedThisTurn, type Position, playableCount } from '../position/position.ts';
import { hasAuction } from '../rules/bid.ts';
import { meetsGoingOutRequirement } from '../score/requirement.ts';
import { chargeFailedGoingOut, goOut, passTurn } from './ending.ts';
import type { Findings } from './findings.ts';
import { checkHeld, withoutHeld } from './hand.ts';
import { hasBlackThreesThisTurn, isBoundToGoOut, refuseBound, refuseKept, refuseRequirement } from './turn-end.ts';

/** Judges the discard, which ends the turn or, with the last card, the deal. */
export function discard(position: Position, action: ActionOf<'discard'>, findings: Findings): Position {
  const { parameters } = position.ruleset;
  const { card } = action;
  if (parameters.redThreesLaid !== 'never' && card.role === 'red-three')
    findings.refuse('discard-red-three', { cards: [card] });
  checkCardsOwed(position, card, findings);
  if (!checkHeld(position, [card], 'discarding', findings)) return position;
  const left = playableCount(actor(position)) - 1;
  if (left > 0) checkObligation(position, findings);
  const penalty = actor(position).penaltyCards.includes(card);
  const next: Position = { ...withoutHeld(position, [card], 'discarding', findings), pile: [...position.pile, card] };
  if (left === 0) checkLastCard(next, findings);
  if (findings.broken) return position;
  if (penalty) findings.allow('penalty-card-discarded', card.role === 'wild' ? 'wild' : undefined);
  findings.event({ type: 'discarded', seat: position.turn, card });
  if (left === 0) {
    findings.allow('going-out-by-discard');
    return goOut(next, findings, 'by-discard');
  }
  findings.allow('discard');
  if (position.current.drew === 'pile') findings.allow('discard', 'after-pile');
  if (!meetsGoingOutRequirement(next)) findings.allow('discard', 'no-going-out');
  if (card.role === 'wild' || (card.role === 'red-three' && parameters.redThreesLaid === 'never'))
    findings.allow('discard-freezes');
  if (card.role === 'black-three') findings.allow('discard-stops');
  return passTurn(chargeFailedGoingOut(next, findings));
}

/** The last card may be discarded only as going out. */
function checkLastCard(next: Position, findings: Findings): void {
  refuseKept(next, findings, 'discarding');
  if (meetsGoingOutRequirement(next)) return;
  const opening = openedThisTurn(next) ? 'opening-turn' : undefined;
  findings.refuse('keep-one-card', { least: next.ruleset.parameters.canastasToGoOut }, opening);
  if (hasAuction(next.ruleset.parameters)) refuseRequirement(next, findings);
}

/** A turn that must end with going out may not end with an ordinary discard. */
function checkObligation(position: Position, findings: Findings): void {
  if (hasBlackThreesThisTurn(position)) findings.refuse('black-threes-only-going-out');
  if (isBoundToGoOut(position) && canEmptyHand(position)) refuseBound(position, findings);
}

/**
 * Cards that must leave before any other is discarded: those that waited on the table, penalty cards, and those that must be melded or
 * discarded in this turn. A discard takes one card, so that where several kinds are owed a card of any of them will do.
 */
function checkCardsOwed(position: Position, card: Card, findings: Findings): void {
  const { penaltyCards, waiting } = actor(position);
  const { surplus } = position.current;
  if (penaltyCards.length + waiting.length + surplus.length === 0) return;
  const paysOne = [...penaltyCards, ...waiting, ...surplus].includes(card);
  const canBeMelded = new Set(meldable(position, [...penaltyCards, ...waiting, ...surplus]));
  if (waiting.length > 0 && (!paysOne || waiting.some((owed) => canBeMelded.has(owed))))
    findings.refuse('waiting-cards-first', { cards: waiting });
  if (penaltyCards.length > 0 && !paysOne) findings.refuse('penalty-card-first', { cards: penaltyCards });
  if (position.ruleset.parameters.penaltyCardsMustBeMelded) {
    const meldable = penaltyCards.filter((owed) => canBeMelded.has(owed));
    if (meldable.length > 0) findings.refuse('penalty-card-can-be-melded', { cards: meldable });
  }
  const left = without(surplus, [card]) ?? surplus;
  if (left.length > 0 && (!paysOne || left.some((owed) => canBeMelded.has(owed)))) {
    const handedOver = hasDuty(actor(position), 'partner-must-meld-or-discard');
    findings.refuse(handedOver ? 'handed-cards-first' : 'surplus-wilds-first', { cards: left });
  }
}
