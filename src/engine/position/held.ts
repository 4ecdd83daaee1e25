import type { Card } from '../cards/cards.ts';
import type { Held } from './fields.ts';
import type { Cards, SeatState } from './position.ts';

const none: readonly Card[] = [];

/** Cards as a position has them; `usual` unknown ones where nothing is said. */
export function toCards(held: Held | undefined, usual: number): Cards {
  if (held === undefined) return { known: [], unknown: usual };
  if (typeof held === 'number') return { known: [], unknown: held };
  return 'known' in held ? held : { known: held, unknown: 0 };
}

/** Those of the cards that a seat does not hold; an unknown card of the hand may be any one of them. */
export function cardsNotHeld(state: SeatState, cards: readonly Card[]): readonly Card[] {
  let missing: Card[] | null = null;
  let { unknown } = state.hand;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    if (card === undefined) continue;
    let asked = 1;
    for (let earlier = 0; earlier < place; earlier++) if (cards[earlier] === card) asked += 1;
    if (copiesIn(state.hand.known, card) + copiesIn(state.penaltyCards, card) + copiesIn(state.waiting, card) >= asked)
      continue;
    if (unknown > 0) unknown -= 1;
    else if (missing === null) missing = [card];
    else missing.push(card);
  }
  return missing ?? none;
}

function copiesIn(cards: readonly Card[], card: Card): number {
  let copies = 0;
  for (let place = 0; place < cards.length; place++) if (cards[place] === card) copies += 1;
  return copies;
}
