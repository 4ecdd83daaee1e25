import type { ClauseAddress, Position, Side } from '../../engine/index.ts';

/** Points that a side is charged with an act that is allowed, and the clause that says so. */
export interface Charge {
  readonly side: Side;
  readonly points: number;
  readonly clauses: readonly ClauseAddress[];
}

/** What falls due with the step from one position to the next: after a “yes” that was not kept, or a bid that could not be opened. */
export function chargesBetween(before: Position, after: Position): readonly Charge[] {
  const { failedGoingOutPenalty, failedBidPenalty } = before.ruleset.stated;
  const stated = before.phase === 'contract-opening' ? failedBidPenalty : failedGoingOutPenalty;
  return after.sides.flatMap(({ side, penalties }, place) => {
    const points = penalties - (before.sides[place]?.penalties ?? 0);
    return points > 0 ? [{ side, points, clauses: stated === undefined ? [] : [stated.clause] }] : [];
  });
}
