import type { Card } from '../cards/cards.ts';
import { actingSide, actor, cardsNotHeld, type Position, seatState } from '../position/position.ts';
import { takeHeld } from '../position/transitions.ts';
import { partnersOf } from '../rulesets/seats.ts';
import type { Findings } from './verdict.ts';

/** What cards leave the hand for; `laying` is of red threes to the table. */
export type Use = 'melding' | 'discarding' | 'laying';

/**
 * Those of the cards that the player in turn does not hold. Notes where they are, of those that are `told` otherwise only if they lie
 * before the partner.
 */
export function noteMissing(
  position: Position,
  cards: readonly Card[],
  use: Use,
  findings: Findings,
  told: readonly Card[] = [],
): readonly Card[] {
  const missing = cardsNotHeld(actor(position), cards);
  if (missing.length === 0) return missing;
  const partners = partnersOf(position.ruleset.seating, position.turn).map((seat) => seatState(position, seat));
  const penaltyCards = partners.flatMap((partner) => partner.penaltyCards);
  const ofPartner = missing.filter((card) => penaltyCards.includes(card));
  if (ofPartner.length > 0) findings.refuse('partners-penalty-card', { cards: ofPartner });
  const others = missing.filter((card) => !penaltyCards.includes(card) && !told.includes(card));
  const melded = actingSide(position).melds.flatMap(({ cards }) => cards);
  const inMelds = others.filter((card) => melded.includes(card));
  if (inMelds.length > 0) findings.refuse('melded-card-stays', { cards: inMelds }, use);
  const elsewhere = others.filter((card) => !melded.includes(card));
  if (elsewhere.length > 0) findings.refuse('card-not-held', { cards: elsewhere }, use);
  return missing;
}

/** The position without cards that the seat in turn holds; what was owed of them is noted as it is melded. */
export function withoutHeld(position: Position, cards: readonly Card[], use: Use, findings: Findings): Position {
  const taken = takeHeld(position, cards);
  if (use !== 'melding') return taken.position;
  for (const place of taken.places) {
    if (place === 'waiting') findings.allow('waiting-cards-melded');
    if (place === 'penaltyCards') findings.allow('penalty-card-used');
  }
  return taken.position;
}
