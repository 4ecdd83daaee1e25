import type { Card } from './cards.ts';
import { joker } from './cards.ts';
import { naturalPlaces } from './hand-counts.ts';

/** A hand sorted by rank, for games in which suits play no part: cards of a rank are as good as each other. */
export class RankedHand {
  /** Places of the ranks of which the hand has naturals. */
  readonly ranks: readonly number[];
  readonly jokers: readonly Card[];
  readonly twos: readonly Card[];
  readonly blackThrees: readonly Card[];
  /** One wild card of each kind that the hand has: joker, two. */
  readonly wildKinds: readonly Card[];
  readonly #naturals: readonly (readonly Card[])[];

  readonly cards: readonly Card[];

  constructor(cards: readonly Card[]) {
    this.cards = cards;
    const naturals = Array.from({ length: naturalPlaces }, (): Card[] => []);
    const jokers: Card[] = [];
    const twos: Card[] = [];
    const blackThrees: Card[] = [];
    for (const card of cards) {
      if (card.role === 'natural') naturals[card.order]?.push(card);
      else if (card.role === 'black-three') blackThrees.push(card);
      else if (card === joker) jokers.push(card);
      else if (card.role === 'wild') twos.push(card);
    }
    this.#naturals = naturals;
    this.ranks = naturals.flatMap((list, place) => (list.length > 0 ? [place] : []));
    this.jokers = jokers;
    this.twos = twos;
    this.blackThrees = blackThrees;
    this.wildKinds = [...jokers.slice(0, 1), ...twos.slice(0, 1)];
  }

  /** The naturals of a rank. */
  naturals(place: number): readonly Card[] {
    return this.#naturals[place] ?? [];
  }

  /** Every choice of so many wild cards, up to equal ones. */
  wildCombinations(count: number): readonly (readonly Card[])[] {
    const combinations: Card[][] = [];
    for (
      let jokers = Math.min(count, this.jokers.length);
      jokers >= 0 && count - jokers <= this.twos.length;
      jokers--
    ) {
      combinations.push([...this.jokers.slice(0, jokers), ...this.twos.slice(0, count - jokers)]);
    }
    return combinations;
  }
}
