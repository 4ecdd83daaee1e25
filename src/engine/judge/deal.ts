import { type Card, faces } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import { type Random, seededRandom } from '../cards/random.ts';
import type { Position } from '../position/position.ts';
import { toPosition } from '../position/to-position.ts';
import { hasAuction } from '../rules/bid.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { nextSeat, previousSeat, type Seat } from '../rulesets/seats.ts';
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
  const { packs, jokers } = ruleset.parameters;
  return faces.flatMap((card) => new Array<Card>(card.rank === 'joker' ? jokers : packs).fill(card));
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

/** Shuffles and deals by a seed; in games that begin without an auction the first card of the pile is turned up. */
export function deal(ruleset: Ruleset, seed: number, start: DealStart = {}): Position {
  const dealt = dealHands(ruleset, shuffled(deckOf(ruleset), seededRandom(seed)), start);
  if (hasAuction(ruleset.parameters)) return { ...dealt, phase: 'auction' };
  return turnUpFirst(dealt, new Findings(ruleset));
}

/** Deals a shuffled deck, from the top down, one card at a time from the dealer's left; nothing is turned up yet. */
function dealHands(ruleset: Ruleset, deck: readonly Card[], start: DealStart): Position {
  const { seating, parameters } = ruleset;
  const players = seating.seats.length;
  const dealer = start.dealer ?? previousSeat(seating, 1);
  const first = nextSeat(seating, dealer);
  const dealt = deck.slice(0, parameters.handSize * players);
  const handOf = (seat: Seat) => dealt.filter((_, index) => index % players === (seat - first + players) % players);
  return toPosition(
    {
      phase: 'deal',
      turn: first,
      dealer,
      stock: deck.slice(dealt.length),
      hands: Object.fromEntries(seating.seats.map((seat) => [seat, handOf(seat)])),
      scores: Object.fromEntries(seating.sides.map((side, index) => [side, start.scores?.[index] ?? 0])),
      unplayed: seating.seats,
    },
    ruleset,
  );
}
