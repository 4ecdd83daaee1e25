import type { Parameters } from '../rulesets/parameters.ts';

/** What bids name, from low to high within a level. */
export const denominations = ['clubs', 'diamonds', 'hearts', 'spades', 'canasta', 'twos'] as const;
/** What a bid names besides its level. */
export type Denomination = (typeof denominations)[number];

/** Whether the game begins with an auction. */
export function hasAuction(parameters: Parameters): boolean {
  return parameters.maxLevel > 0;
}

/** Whether a declarer who has bid this level may open with what the bid names, whatever it is worth. */
export function opensByName(parameters: Parameters, level: number): boolean {
  return level >= parameters.levelOfNamedOpening;
}

/** The place of a bid in the order of all bids: by level, then by denomination (0 for clubs to 5 for twos). */
export function rankOfBid(level: number, denomination: number): number {
  return level * denominations.length + denomination;
}

/** Whether a set of so many naturals, of the twos' own rank or another, is what a bid names that opens by its name. */
export function isSetOfBid(
  parameters: Parameters,
  denomination: Denomination,
  ofTwos: boolean,
  naturals: number,
): boolean {
  if (naturals < parameters.naturalsOfNamedOpening) return false;
  return denomination === 'canasta' || (denomination === 'twos' && ofTwos);
}

/** Whether melded cards count towards a bid of this level. */
export function countsMeldedCards(parameters: Parameters, level: number): boolean {
  return level >= parameters.levelOfMeldedCards;
}

/** The points that a bid of this level obliges to. */
export function pointsOfLevel(parameters: Parameters, level: number): number {
  return level * parameters.pointsPerLevel;
}
