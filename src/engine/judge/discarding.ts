import { type Card, without } from '../cards/cards.ts';
import { canEmptyHand, meldable } from '../play/abilities.ts';
import type { ActionOf } from '../position/action.ts';
import { hasDuty } from '../position/duties.ts';
import { actor, type Position, playableCount } from '../position/position.ts';
import { meetsGoingOutRequirement } from '../score/contract.ts';
import {
  chargeFailedGoingOut,
  goOut,
  hasBlackThreesThisTurn,
  isBoundToGoOut,
  passTurn,
  refuseBound,
  refuseKept,
  refuseLastCard,
} from './ending.ts';
import type { Findings } from './findings.ts';
import { checkHeld, withoutHeld } from './hand.ts';

/** Judges the discard, which ends the turn or, with the last card, the deal. */
export function discard(position: Position, { card }: ActionOf<'discard'>, findings: Findings): Position {
  const { parameters } = position.ruleset;
  const isHandCard = parameters.redThreesLaid === 'never';
  if (card.role === 'red-three' && !isHandCard) findings.refuse('discard-red-three', { cards: [card] });
  checkCardsOwed(position, card, findings);
  if (!checkHeld(position, [card], 'discarding', findings)) return position;
  const isLast = playableCount(actor(position)) === 1;
  if (!isLast) checkObligation(position, findings);
  const penalty = actor(position).penaltyCards.includes(card);
  const next: Position = { ...withoutHeld(position, [card], 'discarding', findings), pile: [...position.pile, card] };
  const mayGoOut = meetsGoingOutRequirement(next);
  if (isLast) refuseKept(next, findings, 'discarding');
  if (isLast && !mayGoOut) refuseLastCard(next, { least: parameters.canastasToGoOut }, findings);
  if (penalty) findings.allow('penalty-card-discarded', card.role === 'wild' ? 'wild' : undefined);
  findings.event({ type: 'discarded', seat: position.turn, card });
  if (isLast) {
    findings.allow('going-out-by-discard');
    return goOut(next, findings, 'by-discard');
  }
  findings.allow('discard');
  if (position.current.drew === 'pile') findings.allow('discard', 'after-pile');
  if (!mayGoOut) findings.allow('discard', 'no-going-out');
  if (card.role === 'wild' || (card.role === 'red-three' && isHandCard)) findings.allow('discard-freezes');
  if (card.role === 'black-three') findings.allow('discard-stops');
  return passTurn(chargeFailedGoingOut(next, findings));
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
  const owed = [...penaltyCards, ...waiting, ...surplus];
  if (owed.length === 0) return;
  const melds = meldable(position, owed);
  const mustPay = (cards: readonly Card[]) =>
    cards.length > 0 && (!owed.includes(card) || cards.some((other) => melds.includes(other)));
  if (mustPay(waiting)) findings.refuse('waiting-cards-first', { cards: waiting });
  if (penaltyCards.length > 0 && !owed.includes(card)) findings.refuse('penalty-card-first', { cards: penaltyCards });
  const meldablePenalties = penaltyCards.filter((other) => melds.includes(other));
  if (position.ruleset.parameters.penaltyCardsMustBeMelded && meldablePenalties.length > 0)
    findings.refuse('penalty-card-can-be-melded', { cards: meldablePenalties });
  const left = without(surplus, [card]) ?? surplus;
  const handedOver = hasDuty(actor(position), 'partner-must-meld-or-discard');
  if (mustPay(left)) findings.refuse(handedOver ? 'handed-cards-first' : 'surplus-wilds-first', { cards: left });
}
