import { type Card, without } from './cards.ts';
import type { Findings } from './findings.ts';
import { actingSide, actor, hasOpened, type Position, type SeatState, seatState, withActor } from './position.ts';
import { partnersOf } from './seats.ts';

/** Those of the cards that a seat does not hold; an unknown card of the hand may be any one of them. */
export function cardsNotHeld(state: SeatState, cards: readonly Card[]): readonly Card[] {
  const missing: Card[] = [];
  let { unknown } = state.hand;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    if (card === undefined) continue;
    let asked = 1;
    for (let earlier = 0; earlier < place; earlier++) if (cards[earlier] === card) asked += 1;
    if (copiesIn(state.hand.known, card) + copiesIn(state.penaltyCards, card) + copiesIn(state.waiting, card) >= asked)
      continue;
    if (unknown > 0) unknown -= 1;
    else missing.push(card);
  }
  return missing;
}

function copiesIn(cards: readonly Card[], card: Card): number {
  let copies = 0;
  for (let place = 0; place < cards.length; place++) if (cards[place] === card) copies += 1;
  return copies;
}

/** Whether the player in turn holds the cards; if not, notes where they are. */
export function checkHeld(position: Position, cards: readonly Card[], findings: Findings): boolean {
  const missing = cardsNotHeld(actor(position), cards);
  if (missing.length === 0) return true;
  noteMissing(position, missing, findings);
  return false;
}

/**
 * Takes cards out of the hand of the seat in turn. Waiting and penalty cards go first, since they must go; a card that is in no
 * known place may be one of the unknown cards of the hand. The position stays as it is if a card is not held.
 */
export function takeFromHand(position: Position, cards: readonly Card[], findings: Findings): Position {
  if (!checkHeld(position, cards, findings)) return position;
  const state = actor(position);
  let { waiting, penaltyCards } = state;
  let { unknown } = state.hand;
  const known = state.hand.known.slice();
  for (const card of cards) {
    if (waiting.includes(card)) {
      waiting = lessOf(waiting, [card]);
      findings.support('waiting-cards-melded');
      continue;
    }
    if (penaltyCards.includes(card)) {
      penaltyCards = lessOf(penaltyCards, [card]);
      findings.support('penalty-card-used');
      continue;
    }
    const place = known.indexOf(card);
    if (place >= 0) known.splice(place, 1);
    else unknown -= 1;
  }
  const next = withActor(position, { hand: { known, unknown }, waiting, penaltyCards });
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
  const { hand } = actor(position);
  return withActor(position, { hand: { ...hand, unknown: hand.unknown + count } });
}

/** Cards that are not in the hand: deeper in the pile, before the partner as penalty cards, or elsewhere. */
function noteMissing(position: Position, missing: readonly Card[], findings: Findings): void {
  const deeper = position.pile.slice(0, -1);
  const partners = partnersOf(position.ruleset.seating, position.turn).flatMap(
    (seat) => seatState(position, seat).penaltyCards,
  );
  const ofPartner = missing.filter((card) => partners.includes(card));
  const inPile = missing.filter((card) => !ofPartner.includes(card) && deeper.includes(card));
  const elsewhere = missing.filter((card) => !ofPartner.includes(card) && !inPile.includes(card));
  if (ofPartner.length > 0) findings.breach('partners-penalty-card', { cards: ofPartner });
  if (inPile.length > 0) {
    const opened = hasOpened(actingSide(position));
    findings.breach(opened ? 'card-still-in-pile' : 'card-still-in-pile-at-opening', { cards: inPile });
  }
  if (elsewhere.length > 0) findings.breach('card-not-held', { cards: elsewhere });
}
