import { type Action, legalActions, type Position, viewFrom } from '../../engine/index.ts';
import { begin, othersAct, type Player, readerActs } from './acts.ts';
import { type Course, isReaders } from './course.ts';
import type { Saying, Script } from './script.ts';
import { suggested } from './suggested.ts';

/** What came of a deal whose reader did anything that was lawful. */
export interface Wandering {
  readonly end: Course;
  /** Everything that the narrator said, in order. */
  readonly said: readonly Saying[];
}

/** How a deal is wandered through. */
interface Manner {
  /** Of ten acts of the reader’s, how many are what suggests itself; none by default. */
  readonly follows?: number;
  /** Sees every act: the deal before it and after. */
  readonly watch?: (before: Course, after: Course) => void;
}

/** More acts than any deal has: whoever comes so far goes round in a circle. */
const tooMany = 5000;

/**
 * Plays a told deal with a reader who does anything lawful, by a seed. Throws where the deal does not come to its count: that is what
 * this is for.
 */
export function wander(
  script: Script,
  player: Player,
  seed: number,
  { follows = 0, watch = () => undefined }: Manner = {},
): Wandering {
  const random = seeded(seed);
  const said: Saying[] = [];
  let course = begin(script);
  said.push(...course.said);
  for (let acts = 0; course.position.phase !== 'over'; acts++) {
    if (acts > tooMany) throw new Error(`seed ${seed} does not come to an end`);
    const before = course;
    const act = () => (random(10) < follows ? suggested(before, player) : anyAct(before, random));
    course = isReaders(before) ? readerActs(before, act()).course : othersAct(before, player);
    watch(before, course);
    const words = [...(course.answer === null ? [] : [course.answer]), ...course.said];
    said.push(...words.filter((saying) => saying !== before.answer && !before.said.includes(saying)));
  }
  return { end: course, said };
}

function anyAct({ position, reader }: Course, random: (below: number) => number): Action {
  const view: Position = viewFrom(position, reader);
  const acts = legalActions(view);
  const act = acts[random(acts.length)];
  if (act === undefined) throw new Error('there is nothing that may be done');
  return act;
}

/** A small generator of its own: the deals are the engine’s, only the reader’s whims are chance. */
function seeded(seed: number): (below: number) => number {
  let state = (seed * 2654435761) % 2147483647;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}
