import {
  type Action,
  type Card,
  cardsOfAct,
  countOf,
  nextSeat,
  type Position,
  type Seat,
  type SideState,
  seatState,
  sideOf,
  without,
} from '../../engine/index.ts';
import type { Subject } from './claim.ts';

/** An act that has been done, and the table before it. */
export interface DoneAct {
  readonly before: Position;
  readonly action: Action;
}

/** The moment at which a sentence is to be said. */
export interface Scene {
  /** The table as the reader’s seat sees it. */
  readonly view: Position;
  readonly reader: Seat;
  /** What has been done since the reader’s turn before this one began, in order. */
  readonly acts: readonly DoneAct[];
  /** The act that was refused just now; null where the last act was allowed. */
  readonly tried: Action | null;
}

/** The cards that are seen in the hands of a subject: the reader’s own, and at the count everybody’s. */
export function handOf(scene: Scene, subject: Subject): readonly Card[] {
  return seatsOf(scene, subject).flatMap((seat) => seatState(scene.view, seat).hand.known);
}

/** How many cards the seats of a subject hold. */
export function handCount(scene: Scene, subject: Subject): number {
  return seatsOf(scene, subject).reduce((sum, seat) => sum + countOf(seatState(scene.view, seat).hand), 0);
}

/** The cards that the act just tried or done is about. */
export function it({ acts, reader, tried }: Scene): readonly Card[] {
  const last = acts.findLast(({ before }) => before.turn === reader)?.action;
  const action = tried ?? last;
  return action === undefined ? [] : cardsOfAct(action);
}

/** The seats that a subject means. */
export function seatsOf({ view, reader }: Pick<Scene, 'view' | 'reader'>, subject: Subject): readonly Seat[] {
  const { seating } = view.ruleset;
  const left = nextSeat(seating, reader);
  const partner = nextSeat(seating, left);
  const right = nextSeat(seating, partner);
  const seats: { readonly [Who in Subject]?: readonly Seat[] } = {
    you: [reader],
    partner: [partner],
    left: [left],
    right: [right],
    others: [left, partner, right],
    we: [reader, partner],
    they: [left, right],
  };
  return seats[subject] ?? [];
}

/** Whether a seat is of the reader’s side. */
export function isOwn({ ruleset }: Position, reader: Seat, seat: Seat): boolean {
  return sideOf(ruleset.seating, seat) === sideOf(ruleset.seating, reader);
}

/** The side that a subject is or belongs to. */
export function sideOfSubject({ view, reader }: Scene, subject: Subject): SideState | undefined {
  const own = sideOf(view.ruleset.seating, reader);
  const theirs = subject === 'they' || subject === 'left' || subject === 'right';
  return view.sides.find(({ side }) => (side === own) !== theirs);
}

/** The reader’s acts of the turn that is being played, or was played last. */
export function ownTurn({ acts, reader }: Scene): readonly DoneAct[] {
  const last = acts.findLastIndex(({ before }) => before.turn === reader);
  const own = acts.slice(0, last + 1);
  return own.slice(own.findLastIndex(({ before }) => before.turn !== reader) + 1);
}

/** The cards that came to the reader’s hand by drawing or by taking the pile in his turn; the top card of a pile is not among them. */
export function gained(scene: Scene, type: 'draw' | 'take'): readonly Card[] {
  const { view, reader, acts } = scene;
  return ownTurn(scene).flatMap((act) => {
    if (act.action.type !== type) return [];
    const after = acts[acts.indexOf(act) + 1]?.before ?? view;
    const kept = without(seatState(act.before, reader).hand.known, cardsOfAct(act.action)) ?? [];
    return without(seatState(after, reader).hand.known, kept) ?? [];
  });
}
