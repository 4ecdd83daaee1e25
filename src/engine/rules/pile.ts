import type { Parameters } from '../rulesets/parameters.ts';
import { isCanasta, wildsComeTooLate } from './set.ts';

/** What can be wrong with a way to take the pile: bits of one number, of which 0 says that it gives the right to it. */
export const pileFault = {
  /** Too few naturals of the top card's rank for the opening turn. */
  openingNeedsNaturals: 1,
  /** Too few naturals for a frozen pile. */
  frozen: 2,
  /** The game has no taking with a natural and a wild card. */
  notWithWild: 4,
  /** The canasta that the top card would join has all the wild cards it may hold. */
  fullCanasta: 8,
  /** The cards do not go with the top card. */
  doesNotFit: 16,
  /** No top card goes onto a set without naturals from the hand. */
  needsNaturals: 32,
  /** The top card may not go onto a canasta so. */
  ontoCanasta: 64,
  /** Wild cards would come to the canasta that the top card finishes. */
  wildOntoCanasta: 128,
  /** The sequence is a samba. */
  ontoSamba: 256,
  /** The sequence does not go on with the top card. */
  notOntoSequence: 512,
} as const;

/** Where the pile stands: as bits of one number. */
export const pileState = {
  /** The side has melds on the table. */
  opened: 1,
  /** The pile is frozen for the side. */
  frozen: 2,
  /** It is so for everybody: a card freezes it, or the game keeps it frozen. */
  frozenForAll: 4,
} as const;

/** The state of the pile for a side that has opened or not, and that holds a freezing card or not. */
export function pileStateOf(parameters: Parameters, opened: boolean, holdsFreezingCard: boolean): number {
  let state = 0;
  if (opened) state |= pileState.opened;
  if (parameters.pileAlwaysFrozen || holdsFreezingCard) state |= pileState.frozen | pileState.frozenForAll;
  else if (parameters.frozenUntilOpened && !opened) state |= pileState.frozen;
  return state;
}

/** Faults that every way to the pile shares: too few naturals for the opening turn or for a frozen pile. */
function naturalsFaults(parameters: Parameters, state: number, naturals: number): number {
  let faults = 0;
  const opened = (state & pileState.opened) !== 0;
  if (!opened && naturals < parameters.naturalsForOpeningPile) faults |= pileFault.openingNeedsNaturals;
  const holds = opened || (state & pileState.frozenForAll) !== 0;
  if ((state & pileState.frozen) !== 0 && holds && naturals < parameters.naturalsForFrozenPile)
    faults |= pileFault.frozen;
  return faults;
}

/** The faults of taking the pile with naturals of its top card's rank alone, for a new set or one that lies there. */
export function takeWithNaturalsFaults(parameters: Parameters, state: number, naturals: number): number {
  const faults = naturalsFaults(parameters, state, naturals);
  if (naturals >= parameters.naturalsForPile) return faults;
  if ((state & pileState.frozen) !== 0 || (state & pileState.opened) === 0) return faults;
  // Where no set on the table takes the top card, a card of its rank is in its place and only short of another.
  const isShort = naturals > 0 && parameters.pileOntoSet === 'none';
  return faults | (isShort ? pileFault.needsNaturals : pileFault.doesNotFit);
}

/**
 * The faults of taking the pile with one natural (or as many as are not enough by themselves) and wild cards. `setNaturals` and
 * `setWilds` are of the set that they join, both 0 for a new one.
 */
export function takeWithWildFaults(
  parameters: Parameters,
  state: number,
  naturals: number,
  setNaturals: number,
  setWilds: number,
): number {
  const faults = naturalsFaults(parameters, state, naturals);
  if ((state & pileState.frozen) !== 0) return faults;
  if (!parameters.pileWithWild) return faults | pileFault.notWithWild;
  const full =
    !parameters.wildsUnlimitedInCanasta &&
    isCanasta(parameters, setNaturals, setWilds) &&
    setWilds >= parameters.maxWilds;
  if (parameters.pileOntoSet === 'incomplete' && !parameters.canastaRankBlocks && full)
    return faults | pileFault.fullCanasta;
  return faults;
}

/** The faults of taking the pile onto a set of the top card's rank that lies there, with so many naturals and wild cards beside it. */
export function takeOntoSetFaults(
  parameters: Parameters,
  state: number,
  naturals: number,
  wilds: number,
  setNaturals: number,
  setWilds: number,
): number {
  let faults = naturalsFaults(parameters, state, naturals);
  if (parameters.pileOntoSet === 'none') faults |= pileFault.needsNaturals;
  else if (parameters.pileOntoSet === 'incomplete' && isCanasta(parameters, setNaturals, setWilds))
    faults |= pileFault.ontoCanasta;
  // The top card goes first: no card may come by itself onto a canasta that a wild card has finished.
  if (wildsComeTooLate(parameters, setNaturals + setWilds + 1, wilds)) faults |= pileFault.wildOntoCanasta;
  return faults;
}

/** The faults of taking the pile onto a sequence: whether it is a samba, and whether the top card lengthens it at one of its ends. */
export function takeOntoRunFaults(parameters: Parameters, state: number, complete: boolean, fits: boolean): number {
  let faults = naturalsFaults(parameters, state, 0);
  if (parameters.pileOntoSequence === 'always') faults &= ~pileFault.frozen;
  if (complete) return faults | pileFault.ontoSamba;
  return fits ? faults : faults | pileFault.notOntoSequence;
}

/** Whether a hand of so many cards may not take a pile of so many: one card against one, where that is barred. */
export function isOneAgainstOne(parameters: Parameters, held: number, pile: number): boolean {
  return held === 1 && pile === 1 && !parameters.oneCardHandMayTakeOneCardPile;
}

/** How many cards a taking lifts: all, or down to the first freezing card (`deep` from the top, 0 if there is none) and further ones. */
export function liftedCards(parameters: Parameters, pile: number, deep: number, depth: number): number {
  return parameters.pileTaken === 'whole' || deep === 0 ? pile : deep + depth - 1;
}
