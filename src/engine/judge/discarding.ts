import { type Card, without } from '../cards/cards.ts';
import { meldable } from '../play/abilities.ts';
import type { ActionOf } from '../position/action.ts';
import { dutiesOf } from '../position/duties.ts';
import { actor, type Position, playableCount } from '../position/position.ts';
import { hasDuty } from '../rules/duties.ts';
import { meetsGoingOutRequirement } from '../score/contract.ts';
import { chargeFailedGoingOut, checkLastDiscard, checkOrdinaryDiscard, goOut, passTurn } from './ending.ts';
import { checkHeld, withoutHeld } from './hand.ts';
import type { Findings } from './verdict.ts';

/** Judges the discard, which ends the turn or, with the last card, the deal. */
export function discard(position: Position, { card }: ActionOf<'discard'>, findings: Findings): Position {
  const { parameters } = position.ruleset;
  const isHandCard = parameters.redThreesLaid === 'never';
  if (card.role === 'red-three' && !isHandCard) findings.refuse('discard-red-three', { cards: [card] });
  checkCardsOwed(position, card, findings);
  if (!checkHeld(position, [card], 'discarding', findings)) return position;
  const isLast = playableCount(actor(position)) === 1;
  if (!isLast) checkOrdinaryDiscard(position, findings);
  const penalty = actor(position).penaltyCards.includes(card);
  const next: Position = { ...withoutHeld(position, [card], 'discarding', findings), pile: [...position.pile, card] };
  if (isLast) checkLastDiscard(next, findings);
  if (penalty) findings.allow('penalty-card-discarded', card.role === 'wild' ? 'wild' : undefined);
  findings.event({ type: 'discarded', seat: position.turn, card });
  if (isLast) {
    findings.allow('going-out-by-discard');
    return goOut(next, findings, 'by-discard');
  }
  findings.allow('discard');
  if (position.current.drew === 'pile') findings.allow('discard', 'after-pile');
  if (!meetsGoingOutRequirement(next)) findings.allow('discard', 'no-going-out');
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
