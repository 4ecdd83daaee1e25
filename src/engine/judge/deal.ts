import { type Card, cardAt } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import { type Random, seededRandom } from '../cards/random.ts';
import { deckOfFaces, emptyTable } from '../play/deal.ts';
import type { Position } from '../position/position.ts';
import { hasAuction } from '../rules/bid.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { nextSeat, type Seat } from '../rulesets/seats.ts';
import { turnUpFirst } from './drawing.ts';
import { Findings } from './verdict.ts';

/** What a deal begins from besides its seed. */
export interface DealStart {
  readonly dealer?: Seat;
  /** Running totals by side, in the order of the sides; 0 if left out. */
  readonly scores?: readonly number[];
}

/** The whole deck of a ruleset, unshuffled. */
export function deckOf(ruleset: Ruleset): readonly Card[] {
  return Array.from(deckOfFaces(ruleset), cardAt);
}

/** A shuffled copy of cards (Fisher–Yates). */
function shuffled(cards: readonly Card[], random: Random): readonly Card[] {
  const copy = cards.slice();
  for (let place = copy.length - 1; place > 0; place--) {
    const other = random(place + 1);
    const card = at(copy, place);
    copy[place] = at(copy, other);
    copy[other] = card;
  }
  return copy;
}

/** Shuffles and deals by a seed, one card at a time from the dealer's left; in games that begin without an auction the first card of the pile is turned up. */
export function deal(ruleset: Ruleset, seed: number, start: DealStart = {}): Position {
  const { seating, parameters } = ruleset;
  const empty = emptyTable(ruleset);
  const { dealer = empty.dealer, scores = [] } = start;
  const turn = nextSeat(seating, dealer);
  const deck = shuffled(deckOf(ruleset), seededRandom(seed));
  const players = seating.seats.length;
  const dealt = deck.slice(0, parameters.handSize * players);
  const handOf = (seat: Seat) => dealt.filter((_, place) => place % players === (seat - turn + players) % players);
  const table: Position = {
    ...empty,
    turn,
    dealer,
    stock: { known: deck.slice(dealt.length), unknown: 0 },
    seats: empty.seats.map((state) => ({ ...state, hand: { known: handOf(state.seat), unknown: 0 } })),
    sides: empty.sides.map((state, place) => ({ ...state, score: scores[place] ?? 0 })),
  };
  return hasAuction(parameters) ? { ...table, phase: 'auction' } : turnUpFirst(table, new Findings(ruleset));
}
