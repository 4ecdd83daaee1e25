import { rankAbove, rankBelow, ranksOfRuns } from '../rules/run.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** Cards of one suit by rank, two bits a rank. */
export type SuitCards = number;

/** What is left of a suit's cards: those for sets, the rank of one that can only be discarded (-1: none), and the sambas that come to those that lie there. */
export interface SuitPlan {
  readonly left: SuitCards;
  readonly kept: number;
  readonly sambas: number;
}

/** How many cards of a rank there are. */
export function ofRank(cards: SuitCards, rank: number): number {
  return (cards >> (rank << 1)) & 3;
}

/** One card of every rank. */
const everyRank: SuitCards = 0x1555555;

/** One card of a rank. */
export function oneOf(rank: number): SuitCards {
  return 1 << (rank << 1);
}

/**
 * Every way to put cards of one suit into sequences: some lengthen the runs that lie on the table, some make new ones, the rest stays
 * for sets. Where `stuck` has the bit of a rank no set takes its cards, so that at most one of them may stay, to be discarded.
 */
export class RunPlans {
  readonly #parameters: Parameters;
  readonly #size: number;
  readonly #circle: boolean;
  #stuck = 0;
  /** Highest ranks and lengths of the runs, those on the table first. */
  #highs: number[] = [];
  #lengths: number[] = [];
  #found = new Map<number, number>();

  constructor(parameters: Parameters) {
    this.#parameters = parameters;
    this.#size = ranksOfRuns(parameters);
    this.#circle = parameters.sequenceOrder === 'circle';
  }

  /** The plans for cards of a suit; `highs` and `lengths` are of the runs of the suit that lie on the table. */
  of(cards: SuitCards, highs: readonly number[], lengths: readonly number[], stuck: number): SuitPlan[] {
    if (highs.length === 0 && !this.#hasRow(cards)) return staying(cards, stuck);
    this.#stuck = stuck;
    this.#found = new Map();
    this.#highs = [...highs];
    this.#lengths = [...lengths];
    this.#lengthen(cards, 0, highs.length);
    return Array.from(this.#found, ([key, sambas]) => ({ left: key >> 4, kept: (key & 15) - 1, sambas }));
  }

  /** Whether three cards follow one another. */
  #hasRow(cards: SuitCards): boolean {
    const held = (cards | (cards >> 1)) & everyRank;
    const row = this.#circle ? held | ((held & 15) << 26) : held;
    return (row & (row >> 2) & (row >> 4)) !== 0;
  }

  #lengthen(cards: SuitCards, place: number, lying: number): void {
    if (place === lying) {
      this.#layNew(cards, 0, 0, -1);
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
        if (top < 0 || ofRank(above, top) === 0) break;
        above -= oneOf(top);
      }
      let rest = above;
      for (let down = 0; length + up + down <= maxSequence; down++) {
        if (down > 0) {
          const low = rankBelow(this.#parameters, high, length + down - 1);
          if (low < 0 || ofRank(rest, low) === 0) break;
          rest -= oneOf(low);
        }
        this.#highs[place] = top;
        this.#lengths[place] = length + up + down;
        this.#lengthen(rest, place + 1, lying);
      }
    }
    this.#highs[place] = high;
    this.#lengths[place] = length;
  }

  /** From a rank on each card stays or is part of a new run; `left` are those that stay, `kept` is the rank of one to be discarded. */
  #layNew(cards: SuitCards, from: number, left: SuitCards, kept: number): void {
    let rank = from;
    while (rank < 13 && ofRank(cards, rank) === 0) rank += 1;
    if (rank === 13) {
      this.#note((left << 4) | (kept + 1));
      return;
    }
    const here = ofRank(cards, rank);
    const others = cards & ~(3 << (rank << 1));
    if ((this.#stuck & (1 << rank)) === 0) this.#layNew(others, rank + 1, left + here * oneOf(rank), kept);
    else if (here === 1 && kept < 0) this.#layNew(others, rank + 1, left, rank);
    if (rank >= this.#size) return;
    const { minMeldSize, maxSequence } = this.#parameters;
    let high = rank;
    for (let before = 0; before < (this.#circle ? maxSequence : 1); before++) {
      if (before > 0) high = rankAbove(this.#parameters, high);
      let rest = cards;
      for (let length = 1; length <= maxSequence; length++) {
        const next = length === 1 ? high : rankBelow(this.#parameters, high, length - 1);
        if (next < 0 || ofRank(rest, next) === 0) break;
        rest -= oneOf(next);
        if (length < minMeldSize || length <= before) continue;
        this.#highs.push(high);
        this.#lengths.push(length);
        this.#layNew(rest, rank, left, kept);
        this.#highs.pop();
        this.#lengths.pop();
      }
    }
  }

  /** Notes a plan by what it leaves, unless another leaves the same with as many sambas. */
  #note(key: number): void {
    const sambas = this.#sambas();
    if ((this.#found.get(key) ?? -1) < sambas) this.#found.set(key, sambas);
  }

  /** The most sambas that the runs make, merged where sequences may be. */
  #sambas(): number {
    const { maxSequence, mergeSequences } = this.#parameters;
    let whole = 0;
    for (const length of this.#lengths) if (length === maxSequence) whole += 1;
    return mergeSequences ? whole + this.#mergedSambas(maxSequence) : whole;
  }

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

/** The only plan for cards of which none is part of a sequence, if there is one. */
function staying(cards: SuitCards, stuck: number): SuitPlan[] {
  let left = cards;
  let kept = -1;
  for (let ranks = stuck; ranks !== 0; ranks &= ranks - 1) {
    const rank = 31 - Math.clz32(ranks & -ranks);
    const here = ofRank(cards, rank);
    if (here > 1 || (here === 1 && kept >= 0)) return [];
    if (here === 1) kept = rank;
    left -= here * oneOf(rank);
  }
  return [{ left, kept, sambas: 0 }];
}
