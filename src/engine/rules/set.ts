import { twoOrder } from '../cards/cards.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** What can be wrong with a set of one rank: bits of one number, of which 0 says that nothing is. */
export const setFault = {
  /** Fewer cards than the smallest meld has. */
  tooSmall: 1,
  /** Wild cards beside too few naturals. */
  fewNaturals: 2,
  /** More wild cards than a meld may hold. */
  manyWilds: 4,
  /** More wild cards than naturals, where that is not allowed. */
  wildsExceedNaturals: 8,
  /** Wild cards for a canasta that was finished before them. */
  wildOntoCanasta: 16,
  /** A card for a canasta that takes none. */
  closed: 32,
} as const;

/** Whether a set of so many cards is a canasta. */
export function isCanasta(parameters: Parameters, naturals: number, wilds: number): boolean {
  return naturals + wilds >= parameters.canastaSize && naturals >= parameters.canastaNaturals;
}

/** Whether a canasta of this rank with so many wild cards takes no further card: one without wild cards, and one of twos. */
function closesAtSeven(parameters: Parameters, rank: number, wilds: number): boolean {
  return parameters.closedCanastas === 'pure-and-twos' && (wilds === 0 || rank === twoOrder);
}

/**
 * Whether so many wild cards come too late to a meld of `size` cards: they may not be added to a finished canasta, and, where it is so
 * ruled, not beyond its seventh card in the act that finishes it either, even if they go before the naturals of the act.
 */
export function wildsComeTooLate(parameters: Parameters, size: number, wilds: number): boolean {
  return wilds > 0 && !parameters.wildToFinishedCanasta && size + wilds > parameters.canastaSize;
}

/**
 * The faults of a set of a rank (0 is the ace, 12 the two, whose twos are naturals) after cards have come to it in one act; both
 * numbers before are 0 for a new set. `others` are natural cards that lie with it and do not belong to it: they make it no canasta, but
 * neither too small nor short of natural cards.
 */
export function setFaults(
  parameters: Parameters,
  rank: number,
  naturalsBefore: number,
  wildsBefore: number,
  naturals: number,
  wilds: number,
  others = 0,
): number {
  let faults = 0;
  if (naturals + wilds + others < parameters.minMeldSize) faults |= setFault.tooSmall;
  if (wilds > 0) {
    if (naturals + others < parameters.minNaturals) faults |= setFault.fewNaturals;
    else if (wilds > naturals && !parameters.wildsMayExceedNaturals) faults |= setFault.wildsExceedNaturals;
    if (wilds > parameters.maxWilds && !(parameters.wildsUnlimitedInCanasta && isCanasta(parameters, naturals, wilds)))
      faults |= setFault.manyWilds;
  }
  const sizeBefore = naturalsBefore + wildsBefore;
  if (sizeBefore > 0) {
    if (wildsComeTooLate(parameters, sizeBefore, wilds - wildsBefore)) faults |= setFault.wildOntoCanasta;
    const complete = isCanasta(parameters, naturalsBefore, wildsBefore);
    if (complete && closesAtSeven(parameters, rank, wildsBefore)) faults |= setFault.closed;
  }
  if (naturals + wilds > parameters.canastaSize && closesAtSeven(parameters, rank, wilds)) faults |= setFault.closed;
  return faults;
}

/** The most wild cards that one act can bring to a set. */
export function mostWilds(parameters: Parameters): number {
  return parameters.wildsUnlimitedInCanasta ? parameters.wildCards : parameters.maxWilds;
}

/**
 * Whether sets of one rank (or melds of black threes) may not lie side by side: of those on the table so many are unfinished, and
 * so many are begun in the act, of which so many stay unfinished. Where cards of a rank join the one meld there is, none is begun.
 */
export function crowds(
  parameters: Parameters,
  lying: number,
  unfinishedLying: number,
  begun: number,
  unfinishedBegun: number,
): boolean {
  const { meldsPerRank } = parameters;
  if (meldsPerRank === 'several') return false;
  if (meldsPerRank === 'one') return begun > 0 && lying + begun > 1;
  return (unfinishedLying > 0 && begun > 0) || (lying + begun > 1 && unfinishedLying + unfinishedBegun > 1);
}
