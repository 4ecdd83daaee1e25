import type { Denomination } from '../position/action.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** From this level on a declarer may open with what the bid names instead of the minimum. */
export const privilegedLevel = 4;
/** Naturals of one rank that open a canasta bid of that level. */
const naturalsForCanastaBid = 4;
/** From this level on the cards that the declarer's side has melded count towards the bid. */
const meldsCountFromLevel = 5;

/** The place of a bid in the order of all bids: by level, then by denomination (0 for clubs to 5 for twos). */
export function rankOfBid(level: number, denomination: number): number {
  return level * 6 + denomination;
}

/** Whether a set of so many naturals, of the twos' own rank or another, is what a bid of a privileged level names. */
export function isSetOfBid(denomination: Denomination, ofTwos: boolean, naturals: number): boolean {
  if (naturals < naturalsForCanastaBid) return false;
  return denomination === 'canasta' || (denomination === 'twos' && ofTwos);
}

/** Whether melded cards count towards a bid of this level. */
export function countsMeldedCards(level: number): boolean {
  return level >= meldsCountFromLevel;
}

/** The points that a bid of this level obliges to. */
export function pointsOfLevel(parameters: Parameters, level: number): number {
  return level * parameters.pointsPerLevel;
}
