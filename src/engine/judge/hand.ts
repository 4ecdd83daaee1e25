import { type Card, without } from '../cards/cards.ts';
import {
  actingSide,
  actor,
  cardsNotHeld,
  hasOpened,
  type Position,
  seatState,
  withSeat,
} from '../position/position.ts';
import { partnersOf } from '../rulesets/seats.ts';
import type { Findings } from './findings.ts';

/** What cards leave the hand for; `laying` is of red threes to the table. */
export type Use = 'melding' | 'discarding' | 'laying';

/** The pile while it is being taken: only its top card may be melded yet. */
export interface PileInTaking {
  /** The cards below the top card. */
  readonly below: readonly Card[];
  /** How many of the cards that leave the hand, from the first, go with the top card. */
  readonly withTop: number;
}

/** Whether the player in turn holds the cards; if not, notes where they are. */
export function checkHeld(
  position: Position,
  cards: readonly Card[],
  use: Use,
  findings: Findings,
  pile: PileInTaking | null = null,
): boolean {
  const missing = cardsNotHeld(actor(position), cards);
  if (missing.length === 0) return true;
  noteMissing(position, missing, use, findings, pile);
  if (pile !== null) noteInPile(position, cards, missing, pile, findings);
  return false;
}

/** Takes cards out of the hand of the seat in turn. The position stays as it is if a card is not held. */
export function takeFromHand(position: Position, cards: readonly Card[], use: Use, findings: Findings): Position {
  return checkHeld(position, cards, use, findings) ? withoutHeld(position, cards, use, findings) : position;
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
      continue;
    }
    if (penaltyCards.includes(card)) {
      penaltyCards = lessOf(penaltyCards, [card]);
      if (use === 'melding') findings.allow('penalty-card-used');
      continue;
    }
    const place = known.indexOf(card);
    if (place >= 0) known.splice(place, 1);
    else unknown -= 1;
  }
  const next = withSeat(position, { ...state, hand: { known, unknown }, waiting, penaltyCards });
  const { surplus, lastThrees } = position.current;
  if (surplus.length === 0 && lastThrees.length === 0) return next;
  return {
    ...next,
    current: { ...next.current, surplus: lessOf(surplus, cards), lastThrees: lessOf(lastThrees, cards) },
  };
}

/** A list without those of the cards that are in it. */
function lessOf(list: readonly Card[], cards: readonly Card[]): readonly Card[] {
  return cards.reduce((left, card) => without(left, [card]) ?? left, list);
}

/**
 * The position with so many unknown cards more in the hand of the seat in turn: what may be done is judged before a drawn card has
 * been seen, whatever it is.
 */
export function withUnknownCards(position: Position, count: number): Position {
  const state = actor(position);
  return withSeat(position, { ...state, hand: { ...state.hand, unknown: state.hand.unknown + count } });
}

/** Cards that are not in the hand: before the partner as penalty cards, in a meld of the side, or elsewhere. */
function noteMissing(
  position: Position,
  missing: readonly Card[],
  use: Use,
  findings: Findings,
  pile: PileInTaking | null,
): void {
  const partners = partnersOf(position.ruleset.seating, position.turn).flatMap(
    (seat) => seatState(position, seat).penaltyCards,
  );
  const ofPartner = missing.filter((card) => partners.includes(card));
  if (ofPartner.length > 0) findings.refuse('partners-penalty-card', { cards: ofPartner });
  const others = missing.filter((card) => !ofPartner.includes(card) && !pile?.below.includes(card));
  const melded = actingSide(position).melds.flatMap(({ cards }) => cards);
  const inMelds = others.filter((card) => melded.includes(card));
  const discarding = use === 'discarding' ? use : undefined;
  if (inMelds.length > 0) findings.refuse('melded-card-stays', { cards: inMelds }, discarding);
  const elsewhere = others.filter((card) => !inMelds.includes(card));
  const circumstance = use === 'laying' ? undefined : use;
  if (elsewhere.length > 0) findings.refuse('card-not-held', { cards: elsewhere }, circumstance);
}

/** Missing cards that lie deeper in the pile that is being taken, wanted for the meld with the top card or for another. */
function noteInPile(
  position: Position,
  cards: readonly Card[],
  missing: readonly Card[],
  { below, withTop }: PileInTaking,
  findings: Findings,
): void {
  const missingWithTop = cardsNotHeld(actor(position), cards.slice(0, withTop)).length;
  const reason = hasOpened(actingSide(position)) ? 'card-still-in-pile' : 'card-still-in-pile-at-opening';
  for (const [place, card] of missing.entries()) {
    if (!below.includes(card)) continue;
    const inPile = missing.filter((other) => below.includes(other));
    findings.refuse(reason, { cards: inPile }, place < missingWithTop ? undefined : 'beside-top-card');
  }
}
