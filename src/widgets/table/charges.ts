import { type Action, type ClauseAddress, judge, type Position, type Side } from '../../engine/index.ts';

/** Points that a side is charged with an act that is allowed, what for, and the clause that says so. */
export interface Charge {
  readonly side: Side;
  readonly points: number;
  readonly cause: 'brokenYes' | 'unopenedBid';
  readonly clauses: readonly ClauseAddress[];
}

/** What falls due with the step from one position to the next: after a “yes” that was not kept, or a bid that could not be opened. */
export function chargesBetween(before: Position, after: Position): readonly Charge[] {
  const { failedGoingOutPenalty, failedBidPenalty } = before.ruleset.stated;
  const opening = before.phase === 'contract-opening';
  const [cause, stated] = opening
    ? (['unopenedBid', failedBidPenalty] as const)
    : (['brokenYes', failedGoingOutPenalty] as const);
  return after.sides.flatMap(({ side, penalties }, place) => {
    const points = penalties - (before.sides[place]?.penalties ?? 0);
    return points > 0 ? [{ side, points, cause, clauses: stated === undefined ? [] : [stated.clause] }] : [];
  });
}

/** The same of an act, which may have been refused: then nothing falls due. */
export function chargesOf({
  before,
  action,
}: {
  readonly before: Position;
  readonly action: Action;
}): readonly Charge[] {
  const verdict = judge(before, action);
  return verdict.legal ? chargesBetween(before, verdict.next) : [];
}
