import { type Action, type Position, viewFrom } from '../engine/index.ts';
import { choose, usualReach } from './choose.ts';
import { mindFor, seatToAct } from './mind.ts';
import { type MoveReason, reasonFor } from './reason.ts';

/** What the strong player would do, and why. */
export interface Advice {
  readonly action: Action;
  readonly reason: MoveReason;
}

/** A move that has been made beside what the strong player would have done there. */
export interface Comparison {
  readonly better: Advice;
  /** How many points more the better move is estimated to come to; 0 if what was done is as good. */
  readonly points: number;
}

/** What the strong player would do in a position that is not over, seen from the seat that has to act, with the reason. */
export function advise(position: Position, seed: number): Advice {
  const view = viewFrom(position, seatToAct(position));
  const action = choose(view, 'strong', seed);
  return { action, reason: reasonFor(view, action) };
}

/** Differences below this are no difference: so much lies in which samples were drawn. */
const noDifference = 15;

/** Sets an act beside what the strong player would have done in the same place, both thought through with the same samples. */
export function compare(position: Position, done: Action, seed: number): Comparison {
  const view = viewFrom(position, seatToAct(position));
  const better = advise(view, seed);
  const { foresight } = mindFor(view);
  const [mine = null, others = null] = foresight.worthOf(
    view,
    [done, better.action],
    { ...usualReach(view.ruleset), samples: 40 },
    seed + 1,
  );
  const points = mine === null || others === null ? 0 : Math.round(others - mine);
  return { better, points: points < noDifference ? 0 : points };
}
