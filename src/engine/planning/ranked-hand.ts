import { type Card, joker, suits, threeOrder, twoOrder } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import { actor, type Position, playableCards, type SeatState } from '../position/position.ts';
import { circleLength, lineLength } from '../rules/sequence.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/**
 * A hand sorted by rank. Cards of one rank are as good as each other where suits play no part; where sequences are played every
 * face is its own.
 */
export class RankedHand {
  readonly cards: readonly Card[];
  /** Places of the ranks of which the hand has naturals. */
  readonly ranks: readonly number[];
  readonly jokers: readonly Card[];
  readonly twos: readonly Card[];
  readonly blackThrees: readonly Card[];
  /** One wild card of each kind that the hand has: joker, and two (each face of it where suits matter). */
  readonly wildKinds: readonly Card[];
  readonly #naturals: readonly (readonly Card[])[];
  readonly #suitsMatter: boolean;
  readonly #circle: boolean;

  constructor(cards: readonly Card[], parameters: Parameters) {
    const byPlace: Card[][] = new Array<Card[]>(circleLength).fill(none);
    const jokers: Card[] = [];
    for (const card of cards) {
      const { order } = card;
      if (card === joker) jokers.push(card);
      else if (at(byPlace, order) === none) byPlace[order] = [card];
      else at(byPlace, order).push(card);
    }
    const ranks: number[] = [];
    for (let place = 0; place < lineLength; place++) if (byPlace[place] !== none) ranks.push(place);
    this.#suitsMatter = parameters.maxSequence > 0;
    this.#circle = parameters.sequenceOrder === 'circle';
    this.cards = cards;
    this.#naturals = byPlace;
    this.ranks = ranks;
    this.jokers = jokers;
    this.twos = at(byPlace, twoOrder);
    this.blackThrees = at(byPlace, threeOrder).filter((card) => card.role === 'black-three');
    const kinds = this.#kinds(this.twos);
    this.wildKinds = jokers.length > 0 ? [joker, ...kinds] : kinds;
  }

  /** The naturals of a rank. */
  naturals(place: number): readonly Card[] {
    return this.#naturals[place] ?? [];
  }

  /** Every choice of so many cards of a rank, up to equivalent ones. */
  choose(place: number, count: number): readonly (readonly Card[])[] {
    const cards = this.naturals(place);
    if (cards.length < count) return [];
    if (cards.length === count) return [cards];
    return this.#suitsMatter ? choices(cards, count) : [cards.slice(0, count)];
  }

  /** One card of each kind of a rank. */
  kindsOf(place: number): readonly Card[] {
    return this.#kinds(this.naturals(place));
  }

  /** Every choice of so many wild cards, up to equivalent ones. */
  wildCombinations(count: number): readonly (readonly Card[])[] {
    const combinations: (readonly Card[])[] = [];
    for (
      let jokers = Math.min(count, this.jokers.length);
      jokers >= 0 && count - jokers <= this.twos.length;
      jokers--
    ) {
      const twos = count - jokers;
      const choicesOfTwos = this.#suitsMatter ? choices(this.twos, twos) : [this.twos.slice(0, twos)];
      for (const chosen of choicesOfTwos) combinations.push([...this.jokers.slice(0, jokers), ...chosen]);
    }
    return combinations;
  }

  /** Every run of so many neighbouring cards of one suit, each by its faces. */
  runs(length: number): readonly (readonly Card[])[] {
    if (!this.#suitsMatter) return [];
    const size = this.#circle ? circleLength : lineLength;
    const last = this.#circle ? size : size - length + 1;
    const found: (readonly Card[])[] = [];
    for (const suit of suits) {
      for (let high = 0; high < last; high++) {
        const run: Card[] = [];
        for (let step = 0; step < length; step++) {
          const card = this.naturals((high + step) % circleLength).find((candidate) => candidate.suit === suit);
          if (card === undefined) break;
          run.push(card);
        }
        if (run.length === length) found.push(run);
      }
    }
    return found;
  }

  #kinds(cards: readonly Card[]): readonly Card[] {
    if (cards.length < 2) return cards;
    return this.#suitsMatter ? [...new Set(cards)] : cards.slice(0, 1);
  }
}

const none: Card[] = [];

/** Every choice of so many cards from a list, equal ones counted once. */
export function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  const found: (readonly Card[])[] = [];
  const sorted = [...cards].sort((a, b) => a.index - b.index);
  for (const [place, card] of sorted.entries()) {
    if (place > 0 && sorted[place - 1] === card) continue;
    for (const rest of choices(sorted.slice(place + 1), count - 1)) found.push([card, ...rest]);
  }
  return found;
}

let last: { readonly state: SeatState; readonly parameters: Parameters; readonly hand: RankedHand } | null = null;

/** The sorted cards that the player in turn may meld or discard; the hand that was asked for last is not sorted again. */
export function rankedHandOf(position: Position): RankedHand {
  const state = actor(position);
  const { parameters } = position.ruleset;
  if (last?.state === state && last.parameters === parameters) return last.hand;
  const hand = new RankedHand(playableCards(state), parameters);
  last = { state, parameters, hand };
  return hand;
}
