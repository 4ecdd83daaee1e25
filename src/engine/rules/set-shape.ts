import { twoOrder } from '../cards/cards.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { wildsComeTooLate } from './set.ts';

/** A set of a rank as far as planning needs it; twos melded as twos are naturals. */
export interface SetShape {
  readonly naturals: number;
  readonly wilds: number;
}

/** Whether a set has what makes it a canasta. */
export function isCompleteSet(parameters: Parameters, { naturals, wilds }: SetShape): boolean {
  return naturals + wilds >= parameters.canastaSize && naturals >= parameters.canastaNaturals;
}

/** Whether cards of these numbers may lie together as a set of a rank, or grow into one. */
export function mayLie(parameters: Parameters, order: number, set: SetShape): boolean {
  if (!parameters.wildsMayExceedNaturals && set.wilds > set.naturals) return false;
  if (set.wilds > parameters.maxWilds && !(parameters.wildsUnlimitedInCanasta && isCompleteSet(parameters, set)))
    return false;
  const tooLong = set.naturals + set.wilds > parameters.canastaSize;
  return !(closesAtSeven(parameters, order, set) && tooLong);
}

/** Whether cards of these numbers may be laid as a new set of a rank. */
export function mayBeLaid(parameters: Parameters, order: number, set: SetShape): boolean {
  const { minNaturals, minMeldSize } = parameters;
  return set.naturals >= minNaturals && set.naturals + set.wilds >= minMeldSize && mayLie(parameters, order, set);
}

/** Whether a set that lies on the table may grow into another by cards of one act. */
export function mayGrow(parameters: Parameters, order: number, before: SetShape, after: SetShape): boolean {
  if (before.naturals === after.naturals && before.wilds === after.wilds) return true;
  if (isCompleteSet(parameters, before)) {
    if (closesAtSeven(parameters, order, before)) return false;
    if (after.wilds > before.wilds && !parameters.wildToFinishedCanasta) return false;
  }
  if (wildsComeTooLate(parameters, before.naturals + before.wilds, after.wilds - before.wilds)) return false;
  return mayLie(parameters, order, after);
}

/** Whether the game closes such a set with its seventh card: one without wild cards, and one of twos. */
function closesAtSeven(parameters: Parameters, order: number, set: SetShape): boolean {
  return parameters.closedCanastas === 'pure-and-twos' && (set.wilds === 0 || order === twoOrder);
}

/** The most wild cards that one act can bring to a set. */
export function mostWilds(parameters: Parameters): number {
  return parameters.wildsUnlimitedInCanasta ? parameters.wildCards : parameters.maxWilds;
}
