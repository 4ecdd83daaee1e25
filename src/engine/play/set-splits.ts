import { isCanasta, mostWilds, setFaults } from '../rules/set.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** What the sets of one rank are made of. */
export interface SetTerms {
  readonly rank: number;
  /** Naturals that each set has at least, and that one of them has. */
  readonly each: number;
  readonly largest: number;
}

/** Naturals and wild cards of a set. */
type SetShape = readonly [naturals: number, wilds: number];

/**
 * New sets that are lawful side by side, of so many naturals and wild cards in all, the one with the most naturals first; null if there
 * are none. None of them has more than `most` naturals, and the first has the most that one must have; `open` says that an unfinished
 * one lies before them.
 */
export function splitIntoSets(
  parameters: Parameters,
  { rank, each, largest }: SetTerms,
  naturals: number,
  wilds: number,
  most = naturals,
  open = false,
): readonly SetShape[] | null {
  if (naturals === 0) return wilds === 0 ? [] : null;
  for (let count = Math.min(naturals, most); count >= Math.max(each, largest); count--) {
    for (let more = 0; more <= Math.min(wilds, mostWilds(parameters)); more++) {
      if (setFaults(parameters, rank, 0, 0, count, more) !== 0) continue;
      const isOpen = !isCanasta(parameters, count, more);
      if (!mayLieBeside(parameters, naturals - count, open, isOpen)) continue;
      const terms = { rank, each, largest: 0 };
      const rest = splitIntoSets(parameters, terms, naturals - count, wilds - more, count, open || isOpen);
      if (rest !== null) return [[count, more], ...rest];
    }
  }
  return null;
}

/** Whether a set, unfinished or not, may lie beside those before it, unfinished or not, and beside sets of so many other naturals. */
function mayLieBeside({ meldsPerRank }: Parameters, others: number, open: boolean, isOpen: boolean): boolean {
  if (meldsPerRank === 'several') return true;
  return meldsPerRank === 'one-incomplete' ? !(open && isOpen) : others === 0;
}
