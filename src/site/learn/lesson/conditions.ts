import type { Goal, GoalName } from '../../../learn/goal.ts';

/** The names of the conditions that a goal states, in the order in which they are told. */
export function conditionsOf(goal: Goal): readonly GoalName[] {
  return names.filter((name) => goal[name] !== undefined);
}

const names = [
  'took',
  'opened',
  'melded',
  'sequence',
  'newMelds',
  'laid',
  'canasta',
  'canastas',
  'merged',
  'threeLaid',
  'froze',
  'stopped',
  'denied',
  'pairs',
  'kept',
  'discarded',
  'asked',
  'out',
  'concealed',
  'over',
  'called',
  'auctionOver',
  'ended',
] as const satisfies readonly GoalName[];
