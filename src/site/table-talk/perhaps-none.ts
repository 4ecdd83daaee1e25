import type { FoundFault } from './fault-finder.ts';

/** Less than this is the fit of a quarter of the true stories, and of most that tell of an act for which no fault stands in the list. */
const surelyMeant = 0.7;

/** Whether perhaps none of the faults is meant that were found: they all fit weakly. False where nothing was found. */
export function perhapsNone(faults: readonly Pick<FoundFault, 'fit'>[]): boolean {
  return faults.length > 0 && faults.every(({ fit }) => fit < surelyMeant);
}
