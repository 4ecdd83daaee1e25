import { type Card, without } from '../cards/cards.ts';
import { actingSide, actor, cardsNotHeld, type Position, seatState, withSeat } from '../position/position.ts';
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

/**
 * The position without cards that the seat in turn holds. Waiting and penalty cards go first, since they must go; a card that is in no
 * known place is one of the unknown cards of the hand.
 */
export function withoutHeld(position: Position, cards: readonly Card[], use: Use, findings: Findings): Position {
  const state = actor(position);
  let { waiting, penaltyCards } = state;
  let { unknown } = state.hand;
  const known = state.hand.known.slice();
  for (const card of cards) {
    if (waiting.includes(card)) {
      waiting = lessOf(waiting, [card]);
      if (use === 'melding') findings.allow('waiting-cards-melded');
    } else if (penaltyCards.includes(card)) {
      penaltyCards = lessOf(penaltyCards, [card]);
      if (use === 'melding') findings.allow('penalty-card-used');
    } else if (known.includes(card)) known.splice(known.indexOf(card), 1);
    else unknown -= 1;
  }
  const next = withSeat(position, { ...state, hand: { known, unknown }, waiting, penaltyCards });
  const { surplus, lastThrees } = position.current;
  if (surplus.length === 0 && lastThrees.length === 0) return next;
  const left = { surplus: lessOf(surplus, cards), lastThrees: lessOf(lastThrees, cards) };
  return { ...next, current: { ...next.current, ...left } };
}

/** A list without those of the cards that are in it. */
function lessOf(list: readonly Card[], cards: readonly Card[]): readonly Card[] {
  return cards.reduce((left, card) => without(left, [card]) ?? left, list);
}

/** The position with more cards in the hand of the seat in turn; what may be done is judged before drawn cards are seen: unknown. */
export function withHandCards(position: Position, more: readonly Card[], unknown = 0): Position {
  const state = actor(position);
  const hand = { known: [...state.hand.known, ...more], unknown: state.hand.unknown + unknown };
  return withSeat(position, { ...state, hand });
}
