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
  readonly #highs: number[] = [];
  readonly #lengths: number[] = [];
  #found = new Map<number, number>();

  constructor(parameters: Parameters) {
    this.#parameters = parameters;
    this.#size = ranksOfRuns(parameters);
    this.#circle = parameters.sequenceOrder === 'circle';
  }

  /** The plans for cards of a suit; `highs` and `lengths` are of the runs of the suit that lie on the table. */
  of(cards: SuitCards, highs: readonly number[], lengths: readonly number[], stuck: number): SuitPlan[] {
    this.#stuck = stuck;
    this.#found = new Map();
    this.#highs.length = 0;
    this.#lengths.length = 0;
    for (const [place, high] of highs.entries()) {
      this.#highs.push(high);
      this.#lengths.push(lengths[place] ?? 0);
    }
    this.#lengthen(cards, 0, this.#highs.length);
    return Array.from(this.#found, ([key, sambas]) => ({ left: key >> 4, kept: (key & 15) - 1, sambas }));
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

  /** From a rank on each card stays or is part of a new run; `left` are those that stay. */
  #layNew(cards: SuitCards, from: number, left: SuitCards, kept: number): void {
    let rank = from;
    while (rank < this.#size && ofRank(cards, rank) === 0) rank += 1;
    if (rank >= this.#size) {
      this.#note(cards, rank, left, kept);
      return;
    }
    const here = ofRank(cards, rank);
    const others = cards & ~(3 << (rank << 1));
    if ((this.#stuck & (1 << rank)) === 0) this.#layNew(others, rank + 1, left + here * oneOf(rank), kept);
    else if (here === 1 && kept < 0) this.#layNew(others, rank + 1, left, rank);
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

  /** All cards from a rank on stay, which sequences do not use; notes the plan unless another leaves the same with as many sambas. */
  #note(cards: SuitCards, from: number, leftBefore: SuitCards, keptBefore: number): void {
    let left = leftBefore;
    let kept = keptBefore;
    for (let rank = from; rank < 13; rank++) {
      const here = ofRank(cards, rank);
      if (here === 0) continue;
      if ((this.#stuck & (1 << rank)) === 0) left += here * oneOf(rank);
      else if (here > 1 || kept >= 0) return;
      else kept = rank;
    }
    const key = (left << 4) | (kept + 1);
    const sambas = this.#sambas();
    if ((this.#found.get(key) ?? -1) < sambas) this.#found.set(key, sambas);
  }

  /** The most sambas that the runs make, merged where sequences may be. */
  #sambas(): number {
    let whole = 0;
    for (const length of this.#lengths) if (length === this.#parameters.maxSequence) whole += 1;
    return this.#parameters.mergeSequences ? whole + this.#mergedSambas() : whole;
  }

  #mergedSambas(): number {
    let most = 0;
    for (let place = 0; place < this.#lengths.length; place++) {
      const length = this.#lengths[place] ?? 0;
      const high = this.#highs[place] ?? 0;
      if (length >= this.#parameters.maxSequence || length === 0) continue;
      for (let other = 0; other < this.#lengths.length; other++) {
        const otherLength = this.#lengths[other] ?? 0;
        const whole = length + otherLength;
        if (other === place || otherLength === 0 || otherLength >= this.#parameters.maxSequence) continue;
        if (high + length !== this.#highs[other] || whole > this.#parameters.maxSequence) continue;
        this.#lengths[place] = whole;
        this.#lengths[other] = 0;
        const samba = whole === this.#parameters.maxSequence ? 1 : 0;
        most = Math.max(most, samba + this.#mergedSambas());
        this.#lengths[place] = length;
        this.#lengths[other] = otherLength;
      }
    }
    return most;
  }
}
