import { type Position, viewFrom } from '../../engine/index.ts';
import { begin, othersAct, type Player, readerActs } from './acts.ts';
import { type Course, type Done, isReaders } from './course.ts';
import type { Saying, Script } from './script.ts';
import { suggested } from './suggested.ts';

/** A piece of a story: what the narrator says, what the reader does, or what the others have done. */
export type StoryPiece =
  | { readonly kind: 'said'; readonly saying: Saying }
  | { readonly kind: 'own'; readonly act: Done }
  | { readonly kind: 'others'; readonly acts: readonly Done[] };

/** A turn of the reader’s in a story: the table as he finds it, and what is told of it. */
export interface StoryTurn {
  readonly view: Position;
  readonly pieces: readonly StoryPiece[];
}

/** A told deal as it goes when the reader does what suggests itself: turn by turn, and how it ends. */
export interface Story {
  readonly turns: readonly StoryTurn[];
  readonly end: Position;
}

/** Tells a deal to its end without a reader, for those who only read it. */
export function storyOf(script: Script, player: Player): Story {
  const turns: { view: Position; pieces: StoryPiece[] }[] = [];
  let course = begin(script);
  let turn = Number.NaN;
  let last: Saying | null = null;
  const say = (sayings: readonly Saying[]) => {
    for (const saying of sayings) {
      // What led to several acts stays on a table while they are done; in a story it is said once.
      if (saying !== last) turns.at(-1)?.pieces.push({ kind: 'said', saying });
      last = saying;
    }
  };
  while (course.position.phase !== 'over') {
    if (!isReaders(course)) {
      course = othersAct(course, player);
      if (isReaders(course) || course.position.phase === 'over') {
        turns.at(-1)?.pieces.push({ kind: 'others', acts: course.done });
        if (course.turn === turn) say(course.said);
      }
      continue;
    }
    if (course.turn !== turn) {
      turn = course.turn;
      turns.push({ view: viewFrom(course.position, course.reader), pieces: [] });
      say(course.said);
    }
    const next: Course = act(course, player, (done) => turns.at(-1)?.pieces.push({ kind: 'own', act: done }));
    course = next;
    say([
      ...(course.answer === null ? [] : [course.answer]),
      ...(isReaders(course) || course.position.phase === 'over' ? course.said : []),
    ]);
  }
  return { turns, end: course.position };
}

function act(course: Course, player: Player, tell: (done: Done) => void): Course {
  const action = suggested(course, player);
  tell({ seat: course.reader, before: course.position, action });
  return readerActs(course, action).course;
}
