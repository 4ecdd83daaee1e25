import { type Action, type Position, viewFrom } from '../engine/index.ts';
import { choose, usualReach } from './choose.ts';
import { foresightFor } from './foresight.ts';
import { type Memory, nothingSeen, withMemory } from './memory.ts';
import { seatToAct } from './mind.ts';
import { type MoveReason, reasonFor } from './reason.ts';

/** What the strong player would do, and why. */
export interface Advice {
  readonly action: Action;
  readonly reason: MoveReason;
}

/** A move that has been made beside what the strong player would have done there. */
export interface Comparison {
  readonly better: Advice;
  /** How many points more the better move is estimated to come to; 0 if what was done is as good, as far as the samples tell. */
  readonly points: number;
}

/**
 * What the strong player would do in a position that is not over, seen from the seat that has to act and by what it remembers of the
 * others, with the reason.
 */
export function advise(position: Position, seed: number, memory: Memory = nothingSeen): Advice {
  const view = viewFrom(position, seatToAct(position));
  const action = choose(view, 'strong', seed, memory);
  return { action, reason: reasonFor(view, action, memory) };
}

/** Differences below this are too small to be told. */
const noDifference = 15;

/** By how many samples a difference is looked for, and by how many one that has been found is confirmed. */
const [glance, scrutiny] = [40, 160];

/** How many standard errors a difference must measure to be told: so much does not lie in which samples were drawn. */
const beyondChance = 2.5;

/**
 * Sets an act beside what the strong player would have done in the same place, both thought through with the same samples. With the seed
 * of `advise` what is advised there is as good as itself.
 */
export function compare(position: Position, done: Action, seed: number, memory: Memory = nothingSeen): Comparison {
  const seat = seatToAct(position);
  const better = advise(position, seed, memory);
  const view = withMemory(viewFrom(position, seat), seat, memory);
  const foresight = foresightFor(view);
  // Other samples than those by which the better move was chosen: they would flatter it. What looks worse is looked at more closely.
  const lead = (samples: number) => {
    const reach = { ...usualReach(view), samples };
    return foresight.lead(view, better.action, done, reach, seed + 1, memory) ?? { points: 0, error: 0 };
  };
  const slight = lead(glance).points < noDifference;
  const { points, error } = slight ? { points: 0, error: 0 } : lead(scrutiny);
  return { better, points: points >= Math.max(noDifference, beyondChance * error) ? Math.round(points) : 0 };
}
