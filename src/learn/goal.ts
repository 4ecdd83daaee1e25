import {
  type Action,
  type CanastaKind,
  type Card,
  canastaKind,
  countOf,
  hasOpened,
  isFrozen,
  isTakeable,
  type Meld,
  type Position,
  seatState,
  sideState,
  topOf,
} from '../engine/index.ts';
import type { Course } from './course.ts';

/** What a lesson asks its reader to bring about; every condition that is named must hold. */
export interface Goal {
  /** The turn has passed on, or the deal is over. */
  readonly ended?: true | undefined;
  /** The reader's side has made its initial meld. */
  readonly opened?: true | undefined;
  /** The reader has taken the pile. */
  readonly took?: true | undefined;
  /** For each rank, a meld of the side with at least so many cards. */
  readonly melded?: Readonly<Record<string, number>> | undefined;
  /** A sequence of the side with at least so many cards. */
  readonly sequence?: number | undefined;
  /** At least so many melds more than before. */
  readonly newMelds?: number | undefined;
  /** So many cards more on the side's table. */
  readonly laid?: number | undefined;
  /** So many canastas more than before. */
  readonly canastas?: number | undefined;
  /** A new canasta of this kind. */
  readonly canasta?: CanastaKind | undefined;
  /** The pile is frozen, and was not. */
  readonly froze?: true | undefined;
  /** The next player may not take the pile, whatever the hand. */
  readonly stopped?: true | undefined;
  /** So many cards in the reader's hand. */
  readonly kept?: number | undefined;
  /** A red three more on the side's table. */
  readonly threeLaid?: true | undefined;
  /** The reader has gone out. */
  readonly out?: true | undefined;
  /** … and did so concealed. */
  readonly concealed?: boolean | undefined;
  /** So many cards discarded by the reader. */
  readonly discarded?: number | undefined;
  /** The deal is over. */
  readonly over?: true | undefined;
  /** The reader has made a call that was allowed. */
  readonly called?: true | undefined;
  /** The auction is over. */
  readonly auctionOver?: true | undefined;
  /** Two melds have been merged. */
  readonly merged?: true | undefined;
  /** The partner has been asked. */
  readonly asked?: true | undefined;
  /** The turn has passed on, and what lies on the table does not give the next player the pile. */
  readonly denied?: true | undefined;
  /** The turn has passed on, and so many ranks are in the hand at least twice. */
  readonly pairs?: number | undefined;
}

/** The name of a condition of a goal. */
export type GoalName = keyof Goal;

type Conditions = {
  readonly [Name in keyof Required<Goal>]: (wanted: NonNullable<Goal[Name]>, course: Course) => boolean;
};

const conditions: Conditions = {
  ended: (_, course) => hasPassed(course),
  opened: (_, { start, now }) => !hasOpened(own(start, start)) && hasOpened(own(now, start)),
  took: (_, course) => didOwn(course, 'take') > 0,
  melded: (wanted, { start, now }) =>
    Object.entries(wanted).every(([rank, least]) =>
      own(now, start).melds.some((meld) => isOfRank(meld, rank) && meld.size >= least),
    ),
  sequence: (least, { start, now }) =>
    own(now, start).melds.some(({ kind, size }) => kind === 'sequence' && size >= least),
  newMelds: (least, { start, now }) => own(now, start).melds.length - own(start, start).melds.length >= least,
  laid: (wanted, { start, now }) => cardsOf(own(now, start).melds) - cardsOf(own(start, start).melds) === wanted,
  canastas: (wanted, { start, now }) => canastasOf(now, start).length - canastasOf(start, start).length === wanted,
  canasta: (kind, { start, now }) => countKind(now, start, kind) > countKind(start, start, kind),
  froze: (_, { start, now }) => !isFrozen(start) && isFrozen(now),
  stopped: (_, course) => hasPassed(course) && ['black-three', 'wild'].includes(topOf(course.now)?.role ?? ''),
  kept: (wanted, { start, now }) => countOf(seatState(now, start.turn).hand) === wanted,
  threeLaid: (_, { start, now }) => own(now, start).redThrees.length > own(start, start).redThrees.length,
  out: (_, { start, now }) => now.ending?.out === start.turn,
  concealed: (wanted, { now }) => now.ending?.concealed === wanted,
  discarded: (wanted, course) => didOwn(course, 'discard') === wanted,
  over: (_, { now }) => now.phase === 'over',
  called: (_, course) => didOwn(course, 'call') > 0,
  auctionOver: (_, { now }) => now.phase !== 'auction',
  merged: (_, course) => didOwn(course, 'merge') > 0,
  asked: (_, course) => didOwn(course, 'ask') > 0,
  // Of the next player’s hand nothing is known, so that only his side’s melds can take the pile.
  denied: (_, course) => hasPassed(course) && !isTakeable(course.now),
  pairs: (least, course) => hasPassed(course) && pairsIn(seatState(course.now, course.start.turn).hand.known) >= least,
};

/** Whether everything that a goal names holds. Which acts lead there is the engine's to say: any lawful way is right. */
export function isReached(goal: Goal, course: Course): boolean {
  return missingOf(goal, course).length === 0;
}

/** The conditions of a goal that do not hold. */
export function missingOf(goal: Goal, course: Course): readonly GoalName[] {
  return Object.keys(goal)
    .filter(isCondition)
    .filter((name) => !holds(name, goal, course));
}

/** Whether the reader can do no more towards a goal: the turn has passed on without it. */
export function isMissed(goal: Goal, course: Course): boolean {
  return hasPassed(course) && !isReached(goal, course);
}

function isCondition(name: string): name is keyof Goal {
  return Object.hasOwn(conditions, name);
}

function holds<Name extends keyof Goal>(name: Name, goal: Goal, course: Course): boolean {
  const wanted = goal[name];
  return wanted === undefined || conditions[name](wanted, course);
}

function own(position: Position, start: Position) {
  return sideState(position, start.turn);
}

function hasPassed({ start, now }: Course): boolean {
  return now.phase === 'over' || now.turn !== start.turn;
}

function didOwn({ start, steps }: Course, type: Action['type']): number {
  return steps.filter(({ before, action }) => before.turn === start.turn && action.type === type).length;
}

function isOfRank({ kind, cards }: Meld, rank: string): boolean {
  return kind === 'set' && cards.some((card) => card.rank === rank);
}

function pairsIn(cards: readonly Card[]): number {
  const ranks = cards.filter(({ role }) => role === 'natural').map(({ rank }) => rank);
  return new Set(ranks.filter((rank, place) => ranks.indexOf(rank) !== place)).size;
}

function cardsOf(melds: readonly Meld[]): number {
  return melds.reduce((sum, { size }) => sum + size, 0);
}

function canastasOf(position: Position, start: Position): readonly CanastaKind[] {
  return own(position, start).melds.flatMap((meld) => canastaKind(position.ruleset.parameters, meld) ?? []);
}

function countKind(position: Position, start: Position, kind: CanastaKind): number {
  return canastasOf(position, start).filter((own) => own === kind).length;
}
