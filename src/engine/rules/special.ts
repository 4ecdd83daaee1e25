import type { Parameters } from '../rulesets/parameters.ts';

/** What can be wrong with a meld of wild cards alone. */
export const wildMeldFault = {
  /** The game has no such melds. */
  notPlayed: 1,
  tooSmall: 2,
} as const;

/** The faults of a meld of so many wild cards alone. */
export function wildMeldFaults(parameters: Parameters, size: number): number {
  let faults = 0;
  if (!parameters.wildMelds) faults |= wildMeldFault.notPlayed;
  if (size < parameters.minMeldSize) faults |= wildMeldFault.tooSmall;
  return faults;
}

/** Whether a meld of so many wild cards alone is a canasta. */
export function isWildCanasta(parameters: Parameters, size: number): boolean {
  return size >= parameters.canastaSize;
}

/**
 * Whether wild cards may go nowhere but to the side's meld of wild cards: it was on the table with so many cards (0: there was none),
 * and with those that join it in the act it is still no canasta (classic 21-d).
 */
export function reservesWilds(parameters: Parameters, lying: number, joining: number): boolean {
  return parameters.wildMelds && lying > 0 && !isWildCanasta(parameters, lying + joining);
}

/** Whether so many black threes may not lie together; when they may be melded at all depends on going out. */
export function isWrongNumberOfBlackThrees(parameters: Parameters, count: number): boolean {
  return count < parameters.minBlackThrees || count > parameters.maxBlackThrees;
}
