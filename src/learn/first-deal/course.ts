import { type Action, type Position, type Seat, viewFrom } from '../../engine/index.ts';
import type { Scene } from '../claim/index.ts';
import type { EventName } from './events.ts';
import type { Saying, Script, StagedTurn } from './script.ts';

/** An act that has been done at the table. */
export interface Done {
  readonly seat: Seat;
  readonly before: Position;
  readonly action: Action;
}

/** How far a told deal has come. Never changed; every act gives a new one. */
export interface Course {
  readonly script: Script;
  readonly staged: readonly StagedTurn[];
  readonly reader: Seat;
  /** The whole truth: every hand, and the stock in its order. */
  readonly position: Position;
  /** Which turn of the reader’s it is, or which was the last; from 0. */
  readonly turn: number;
  /** Whether the words that are written for this turn fit what has come about. */
  readonly onLine: boolean;
  /** What of the expected acts is still to be done, piece by piece. */
  readonly pending: ReadonlySet<string>;
  /** How many of the written acts after this turn the others have played; null from the first that was not lawful. */
  readonly played: number | null;
  /** The events and remarks that have been told, so that none is told twice. */
  readonly told: ReadonlySet<string>;
  /** What the narrator answered to the reader’s last act, while the others play and after it. */
  readonly answer: Saying | null;
  /** What the narrator says now: at most two sentences, what matters most last. */
  readonly said: readonly Saying[];
  /** The written words that have led to what is still to be done; they stand while the reader does it piece by piece. */
  readonly led: Saying | null;
  /** What has happened since the narrator spoke last and is worth a sentence. */
  readonly happened: readonly EventName[];
  /** What the partner has answered to the reader in the reader’s last turn; null where he was not asked. */
  readonly answered: 'yes' | 'no' | null;
  /** What the others have done since the reader’s last act. */
  readonly done: readonly Done[];
  /** What has been done since this turn of the reader’s began. */
  readonly recent: readonly Done[];
  /** What was done from his turn before to this one: of both written words may speak. */
  readonly earlier: readonly Done[];
}

/** Who is to act: the partner who is asked, otherwise the player in turn. */
export function actorOf({ current, turn }: Position): Seat {
  return current.asked ?? turn;
}

/** Whether it is the reader’s to act. */
export function isReaders({ position, reader }: Course): boolean {
  return position.phase !== 'over' && actorOf(position) === reader;
}

/** The moment at which something written is to be said. At the count every hand is open. */
export function sceneOf({ position, reader, earlier, recent }: Course, tried: Action | null = null): Scene {
  const view = position.phase === 'over' ? position : viewFrom(position, reader);
  return { view, reader, acts: [...earlier, ...recent], tried };
}
