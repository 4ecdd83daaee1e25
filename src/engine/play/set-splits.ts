import { isCanasta, mostWilds, setFaults } from '../rules/set.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** What the sets of one rank are made of. */
export interface SetTerms {
  readonly rank: number;
  /** Naturals that each set has at least, and that one of them has. */
  readonly each: number;
  readonly largest: number;
  /** The most wild cards in all. */
  readonly wilds: number;
}

/** How naturals of a rank can be shared out into new sets that are lawful side by side. */
export class SetSplits {
  readonly #parameters: Parameters;

  constructor(parameters: Parameters) {
    this.#parameters = parameters;
  }

  /** With how many wild cards so many naturals make lawful sets, all of them laid: numbers as bits. */
  waysOf(terms: SetTerms, naturals: number): number {
    return this.#ways(terms, naturals, naturals, Math.max(terms.each, terms.largest), false);
  }

  #ways(terms: SetTerms, naturals: number, most: number, least: number, open: boolean): number {
    if (naturals === 0) return 1;
    let ways = 0;
    for (let count = Math.min(naturals, most); count >= least; count--) {
      for (let wilds = 0; wilds <= Math.min(terms.wilds, mostWilds(this.#parameters)); wilds++) {
        if (!this.#mayLie(terms.rank, count, wilds, naturals - count, open)) continue;
        const isOpen = open || !isCanasta(this.#parameters, count, wilds);
        ways |= this.#ways(terms, naturals - count, count, terms.each, isOpen) << wilds;
      }
    }
    return ways & ((2 << terms.wilds) - 1);
  }

  /** Sets of so many naturals and wild cards in all: naturals and wild cards of each, the one with the most naturals first. */
  split(terms: SetTerms, naturals: number, wilds: number): readonly (readonly [number, number])[] {
    return this.#split(terms, naturals, wilds, naturals, Math.max(terms.each, terms.largest), false) ?? [];
  }

  #split(
    terms: SetTerms,
    naturals: number,
    wilds: number,
    most: number,
    least: number,
    open: boolean,
  ): readonly (readonly [number, number])[] | null {
    if (naturals === 0) return wilds === 0 ? [] : null;
    for (let count = Math.min(naturals, most); count >= least; count--) {
      for (let more = 0; more <= Math.min(wilds, mostWilds(this.#parameters)); more++) {
        if (!this.#mayLie(terms.rank, count, more, naturals - count, open)) continue;
        const isOpen = open || !isCanasta(this.#parameters, count, more);
        const rest = this.#split(terms, naturals - count, wilds - more, count, terms.each, isOpen);
        if (rest !== null) return [[count, more], ...rest];
      }
    }
    return null;
  }

  /** Whether a new set may lie beside those before it, of which one is unfinished or none, and so many naturals for more sets. */
  #mayLie(rank: number, naturals: number, wilds: number, others: number, open: boolean): boolean {
    const parameters = this.#parameters;
    if (setFaults(parameters, rank, 0, 0, naturals, wilds) !== 0) return false;
    if (parameters.meldsPerRank === 'several') return true;
    if (parameters.meldsPerRank !== 'one-incomplete') return others === 0;
    return !open || isCanasta(parameters, naturals, wilds);
  }
}
