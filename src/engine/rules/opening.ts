import type { Parameters } from '../rulesets/parameters.ts';

/** The opening minimum of a side by its total at the start of the deal, without what rulings have raised it by. */
export function minimumAt(parameters: Parameters, total: number): number {
  for (const row of parameters.minimums) if (row.below === null || total < row.below) return row.points;
  return 0;
}

/**
 * Whether the first melds of a side are worth too little: points of their cards against the minimum, whether one of them is a
 * complete canasta or samba of cards of the hand, and whether the minimum is waived.
 */
export function isOpeningTooLow(
  parameters: Parameters,
  points: number,
  minimum: number,
  holdsComplete: boolean,
  waived: boolean,
): boolean {
  return points < minimum && !(parameters.completeOpens && holdsComplete) && !waived;
}

/**
 * Whether an opening goes out concealed and so needs no minimum: `left` cards are left of the hand, the side then has so many canastas.
 * `keeps` says that the player may not go out.
 */
export function waivesMinimum(
  parameters: Parameters,
  drewFromStock: boolean,
  keeps: boolean,
  left: number,
  canastas: number,
): boolean {
  if (!parameters.concealedWaivesMinimum || !drewFromStock || keeps) return false;
  return left <= 1 && canastas >= Math.max(1, parameters.canastasToGoOut);
}
