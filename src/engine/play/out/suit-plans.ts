import { rankAbove, rankBelow, ranksOfRuns } from '../../rules/run.ts';
import type { Parameters } from '../../rulesets/parameters.ts';
import * as layout from '../cells/cell-layout.ts';
import { kindsHeld } from '../cells/held-cards.ts';
import type { State } from '../cells/play-state.ts';
import type { MeldCells } from '../cells/table-numbers.ts';

const { inMeld, inSide, kind, redThree, setRanks, three, two } = layout;

/** Cards of one suit by kind, two bits a kind. */
export type SuitCards = number;

/** A way to put cards of a suit into sequences: the cards that are left, and the sambas that come to those that lie there. */
export interface SuitPlan {
  readonly left: SuitCards;
  sambas: number;
}

/** How many cards of a kind there are. */
export function ofKind(cards: SuitCards, which: number): number {
  return (cards >> (which << 1)) & 3;
}

/** One card of a kind. */
function oneOf(which: number): SuitCards {
  return 1 << (which << 1);
}

/**
 * Every way to put cards of a suit into sequences: some lengthen those that lie on the table, some make new ones, the rest stays.
 *
 * An example: the hand has 4 5 6 7 of spades, and no sequence of spades lies there. The plans leave 4 5 6 7 (no sequence), 7 (4 5 6 is laid), 4
 * (5 6 7 is laid), or nothing (4 5 6 7 is laid). Where no set takes a four, a five, a six or a seven, the first plan is left out: of cards
 * that nothing takes one at most may stay, as the discard.
 */
export class SuitPlans {
  readonly #state: State;
  readonly #parameters: Parameters;
  readonly #circle: boolean;
  /** Highest ranks and lengths of the sequences, those on the table first. */
  readonly #highs: number[] = [];
  readonly #lengths: number[] = [];
  /** The kind that a three of the suit is where no sequence takes it. */
  #three = three;
  /** All cards of the ranks of which no set takes any. */
  #stuck: SuitCards = 0;
  #found: SuitPlan[] = [];

  constructor(state: State) {
    this.#state = state;
    this.#parameters = state.parameters;
    this.#circle = state.parameters.sequenceOrder === 'circle';
  }

  /** The plans for the cards of a suit that the seat in turn holds; of those that no set takes they leave one at most. */
  of(suit: number): readonly Readonly<SuitPlan>[] {
    const state = this.#state;
    this.#stuck = allOf(ranksWithoutSet(state, kindsHeld(state)));
    const rows = ranksInRows(state, suit, state.parameters.minMeldSize);
    const isRed = suit === 1 || suit === 2;
    this.#three = isRed ? redThree : three;
    this.#found = [];
    this.#highs.length = 0;
    this.#lengths.length = 0;
    let cards = 0;
    let left = 0;
    for (let rank = 0; rank <= two; rank++) {
      const held = (state.nth(state.seat, rank) >> (suit << 2)) & 3;
      if ((rows >> rank) & 1) cards += held * oneOf(rank);
      else if (rank !== three || !isRed || !state.laysRedThrees) left += held * this.#staying(rank);
    }
    for (let next = state.first(kind.run); next > 0; next = state.in(state.meld(next), inMeld.next)) {
      const meld = state.meld(next);
      if (!takesCards(state, meld, suit)) continue;
      this.#highs.push(state.in(meld, inMeld.high));
      this.#lengths.push(state.in(meld, inMeld.cards));
    }
    if (cards === 0 && this.#highs.length < 2) return [{ left, sambas: 0 }];
    this.#lengthen(cards, 0, this.#highs.length, left);
    return this.#found;
  }

  /** One card of a rank that no sequence takes. */
  #staying(rank: number): SuitCards {
    return oneOf(rank === three ? this.#three : rank);
  }

  /** Lengthens the sequences from a place on that lie on the table, then makes new ones; `left` are cards that stay. */
  #lengthen(cards: SuitCards, place: number, lying: number, left: SuitCards): void {
    if (place === lying) {
      this.#layNew(cards, 0, left);
      return;
    }
    const high = this.#highs[place] ?? 0;
    const length = this.#lengths[place] ?? 0;
    const { maxSequence } = this.#parameters;
    let above = cards;
    let top = high;
    for (let up = 0; length + up <= maxSequence; up++) {
      if (up > 0) {
        top = rankAbove(this.#parameters, top);
        if (top < 0 || ofKind(above, top) === 0) break;
        above -= oneOf(top);
      }
      let rest = above;
      for (let down = 0; length + up + down <= maxSequence; down++) {
        if (down > 0) {
          const low = rankBelow(this.#parameters, high, length + down - 1);
          if (low < 0 || ofKind(rest, low) === 0) break;
          rest -= oneOf(low);
        }
        this.#highs[place] = top;
        this.#lengths[place] = length + up + down;
        this.#lengthen(rest, place + 1, lying, left);
      }
    }
    this.#highs[place] = high;
    this.#lengths[place] = length;
  }

  /** From a rank on each card stays or is part of a new sequence; `left` are those that stay. */
  #layNew(cards: SuitCards, from: number, left: SuitCards): void {
    const stuck = left & this.#stuck;
    if ((stuck & (stuck - 1)) !== 0) return;
    let rank = from;
    while (rank < 13 && ofKind(cards, rank) === 0) rank += 1;
    if (rank === 13) {
      this.#note(left);
      return;
    }
    const here = ofKind(cards, rank);
    this.#layNew(cards - here * oneOf(rank), rank + 1, left + here * this.#staying(rank));
    const { minMeldSize, maxSequence } = this.#parameters;
    let high = rank;
    for (let before = 0; before < (this.#circle ? maxSequence : 1); before++) {
      if (before > 0) high = rankAbove(this.#parameters, high);
      let rest = cards;
      for (let length = 1; length <= maxSequence; length++) {
        const next = length === 1 ? high : rankBelow(this.#parameters, high, length - 1);
        if (next < 0 || ofKind(rest, next) === 0) break;
        rest -= oneOf(next);
        if (length < minMeldSize || length <= before) continue;
        this.#highs.push(high);
        this.#lengths.push(length);
        this.#layNew(rest, rank, left);
        this.#highs.pop();
        this.#lengths.pop();
      }
    }
  }

  /** Notes a plan by what it leaves, unless another leaves the same with as many sambas. */
  #note(left: SuitCards): void {
    const { maxSequence, mergeSequences } = this.#parameters;
    let sambas = 0;
    for (const length of this.#lengths) if (length === maxSequence) sambas += 1;
    if (mergeSequences) sambas += this.#mergedSambas(maxSequence);
    const same = this.#found.find((plan) => plan.left === left);
    if (same === undefined) this.#found.push({ left, sambas });
    else same.sambas = Math.max(same.sambas, sambas);
  }

  /** The most sambas that come to be by merging sequences. */
  #mergedSambas(size: number): number {
    const lengths = this.#lengths;
    let most = 0;
    for (let place = 0; place < lengths.length; place++) {
      const length = lengths[place] ?? 0;
      if (length === 0 || length >= size) continue;
      for (let below = 0; below < lengths.length; below++) {
        const lengthBelow = lengths[below] ?? 0;
        const meet = (this.#highs[place] ?? 0) + length === this.#highs[below];
        if (!meet || lengthBelow === 0 || length + lengthBelow > size) continue;
        lengths[place] = length + lengthBelow;
        lengths[below] = 0;
        most = Math.max(most, (length + lengthBelow === size ? 1 : 0) + this.#mergedSambas(size));
        lengths[place] = length;
        lengths[below] = lengthBelow;
      }
    }
    return most;
  }
}

/** Three cards of each of some ranks, which are given as bits. */
function allOf(ranks: number): SuitCards {
  let cards = 0;
  for (let left = ranks; left !== 0; left &= left - 1) cards += 3 * oneOf(31 - Math.clz32(left & -left));
  return cards;
}

/** The ranks, as bits, of which the seat in turn holds cards that no set takes, even with every wild card; `held` as `kindsHeld` has it. */
export function ranksWithoutSet(state: State, held: number): number {
  return held & ~(held >>> 16) & ~state.in(state.side, inSide.kinds) & setRanks;
}

/** Whether a sequence on the table is of a suit and may take cards. */
function takesCards(state: State, meld: MeldCells, suit: number): boolean {
  return state.in(meld, inMeld.suit) === suit && state.in(meld, inMeld.unsound) === 0 && !state.isComplete(meld);
}

/** The ranks of a suit, as bits, that are part of so many in a row among the cards of the hand and those of sequences that may grow. */
function ranksInRows(state: State, suit: number, length: number): number {
  const { parameters, seat } = state;
  const size = ranksOfRuns(parameters);
  let present = 0;
  for (let rank = 0; rank < size; rank++) if ((state.nth(seat, rank) >> (suit << 2)) & 15) present |= 1 << rank;
  for (let next = state.first(kind.run); next > 0; next = state.in(state.meld(next), inMeld.next)) {
    const meld = state.meld(next);
    if (!takesCards(state, meld, suit)) continue;
    for (let step = state.in(meld, inMeld.cards) - 1; step >= 0; step--)
      present |= 1 << ((state.in(meld, inMeld.high) + step) % 13);
  }
  // The circle is laid out twice.
  const line = parameters.sequenceOrder === 'circle' ? present | (present << size) : present;
  let starts = line;
  for (let more = 1; more < length; more++) starts &= line >> more;
  let rows = starts;
  for (let more = 1; more < length; more++) rows |= starts << more;
  return (rows | (rows >> size)) & ((1 << size) - 1);
}

/** How many cards of some ranks, as bits, could be part of sequences. */
export function placesInRuns(state: State, ranks: number): number {
  let cards = 0;
  for (let suit = 0; suit < 4; suit++)
    cards += cardsOf(state, suit, ranksInRows(state, suit, state.parameters.minMeldSize) & ranks);
  return cards;
}

/** How many sambas there could be at most, were so many cards on the table at the disposal of each suit that has all ranks of one. */
export function sambasWithinReach(state: State, lying: number): number {
  const { maxSequence } = state.parameters;
  let sambas = 0;
  for (let suit = 0; suit < 4; suit++) {
    const ranks = ranksInRows(state, suit, maxSequence);
    if (ranks !== 0) sambas += Math.floor((cardsOf(state, suit, ranks) + lying) / maxSequence);
  }
  return sambas;
}

/** How many cards of a suit, of some ranks, the seat in turn holds. */
function cardsOf(state: State, suit: number, ranks: number): number {
  let cards = 0;
  for (let left = ranks; left !== 0; left &= left - 1)
    cards += (state.nth(state.seat, 31 - Math.clz32(left & -left)) >> (suit << 2)) & 15;
  return cards;
}
