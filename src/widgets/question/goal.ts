import { type Action, canastaKind, hasOpened, type Position, type Seat, sideState } from '../../engine/index.ts';
import { courseOf, type Step } from '../../learn/course.ts';

/** What a reader is asked to bring about at a table. Which acts bring it about is the engine's to say. */
export const goals = [
  'out',
  'take',
  'open',
  'canasta',
  'merge',
  'buy',
  'lay',
  'add',
  'meld',
  'call',
  'turn-up',
  'end',
  'turn',
  'ask',
  'draw',
] as const;
/** The name of a goal. */
export type Goal = (typeof goals)[number];

const actsOf: { readonly [Name in Goal]?: Action['type'] } = {
  take: 'take',
  merge: 'merge',
  buy: 'buy',
  lay: 'lay',
  add: 'add',
  meld: 'meld',
  call: 'call',
  'turn-up': 'turn-up',
  end: 'end',
  ask: 'ask',
  draw: 'draw',
};

/** Whether the steps that led from the start to this position have reached a goal for the player who was in turn at the start. */
export function isReached(goal: Goal, start: Position, steps: readonly Step[], now: Position): boolean {
  const seat = start.turn;
  switch (goal) {
    case 'out':
      return now.phase === 'over' && now.ending?.out === seat;
    case 'open':
      return !hasOpened(sideState(start, seat)) && hasOpened(sideState(now, seat));
    case 'canasta':
      return canastasOf(now, seat) > canastasOf(start, seat);
    case 'turn':
      return now.phase === 'over' || now.turn !== seat;
    default:
      return steps.some(({ before, action }) => before.turn === seat && action.type === actsOf[goal]);
  }
}

/** What a list of lawful acts achieves: the highest of the goals that it reaches; null if it reaches none or is not lawful. */
export function goalOf(start: Position, actions: readonly Action[]): Goal | null {
  const course = courseOf(start, actions);
  if (course === null) return null;
  return goals.find((goal) => isReached(goal, start, course.steps, course.now)) ?? null;
}

function canastasOf(position: Position, seat: Seat): number {
  const { melds } = sideState(position, seat);
  return melds.filter((meld) => canastaKind(position.ruleset.parameters, meld) !== null).length;
}
