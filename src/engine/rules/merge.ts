import type { Parameters } from '../rulesets/parameters.ts';
import { isCanasta } from './set.ts';

/** What can be wrong with joining two melds of a side: bits of one number, of which 0 says that nothing is. */
export const mergeFault = {
  /** The game does not join such melds, or these two do not meet. */
  notAllowed: 1,
  manyWilds: 2,
  tooLong: 4,
  /** A wild card would come to a canasta that was finished without it. */
  wildOntoCanasta: 8,
} as const;

/** The faults of joining two sets of one rank. After a slip wild cards beyond the limit leave the meld, see `surplusOfMerge`. */
export function setMergeFaults(
  parameters: Parameters,
  naturals: number,
  wilds: number,
  otherNaturals: number,
  otherWilds: number,
): number {
  if (parameters.mergeSets === 'never') return mergeFault.notAllowed;
  if (parameters.mergeSets === 'after-slip') return 0;
  let faults = 0;
  if (wilds + otherWilds > parameters.maxWilds) faults |= mergeFault.manyWilds;
  const wildComes =
    (otherWilds > 0 && isCanasta(parameters, naturals, wilds)) ||
    (wilds > 0 && isCanasta(parameters, otherNaturals, otherWilds));
  if (wildComes) faults |= mergeFault.wildOntoCanasta;
  return faults;
}

/** How many wild cards leave the meld when two sets that a slip has made are joined. */
export function surplusOfMerge(parameters: Parameters, wilds: number): number {
  return parameters.mergeSets === 'after-slip' ? Math.max(0, wilds - parameters.maxWilds) : 0;
}

/** The faults of joining two sequences of one suit, each by its highest rank (-1 if it is no run) and length. */
export function runMergeFaults(
  parameters: Parameters,
  high: number,
  length: number,
  otherHigh: number,
  otherLength: number,
): number {
  if (!parameters.mergeSequences) return mergeFault.notAllowed;
  let faults = 0;
  const meet = high >= 0 && otherHigh >= 0 && (high + length === otherHigh || otherHigh + otherLength === high);
  if (!meet) faults |= mergeFault.notAllowed;
  if (length + otherLength > parameters.maxSequence) faults |= mergeFault.tooLong;
  return faults;
}
