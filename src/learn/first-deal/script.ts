import { type Action, type ClauseAddress, judge, type Position } from '../../engine/index.ts';
import type { FactCode, FactValue } from '../../insight/index.ts';
import type { EventName } from './events.ts';
import type { RemarkName } from './remarks.ts';
import { unitsOf } from './units.ts';

/** What the narrator says, in the reader’s language, with the clauses to read on. */
export interface Saying {
  readonly text: string;
  readonly clauses: readonly ClauseAddress[];
  /** What written words state, as it is written beside them: they are said only where all of it can be proved. */
  readonly claims?: readonly string[];
  /** How the numbers of written words are computed, by the names of their gaps. */
  readonly numbers?: Readonly<Record<string, string>>;
  /** What the gaps of the text are filled with; what has gaps tells of the moment, and is no longer said when that is past. */
  readonly values?: Readonly<Record<string, FactValue>>;
}

/** An act that the reader is led to, and what is said when it has been done. */
export interface ExpectedAct {
  readonly action: Action;
  readonly said: Saying | null;
}

/** Other things that the reader may try in a turn, lawful or refused, with one answer for all of them. */
export interface OtherTry {
  readonly actions: readonly Action[];
  readonly refused: boolean;
  readonly said: Saying;
}

/** A turn of the reader’s as it is written, and how the others play after it. */
export interface WrittenTurn {
  readonly ask: Saying;
  readonly acts: readonly ExpectedAct[];
  readonly tries: readonly OtherTry[];
  /** What is said to a discard that leaves something expected undone. */
  readonly skipped: Saying | null;
  /** What the partner says who is asked. */
  readonly answer: 'yes' | 'no' | null;
  readonly others: readonly Action[];
}

/** A deal that is told: where it begins, the turns that are written, and what is said of anything that happens. */
export interface Script {
  readonly start: Position;
  readonly turns: readonly WrittenTurn[];
  readonly events: Readonly<Partial<Record<EventName | RemarkName, Saying>>>;
  /** The sentences of what matters at a table, by their facts; of what cannot come to matter in the game there need be none. */
  readonly insight: Readonly<Partial<Record<FactCode, string>>>;
}

/** An act of the written line and the position for which it is written. */
export interface Moment {
  readonly before: Position;
  readonly action: Action;
  readonly units: readonly string[];
}

/** Something else to try, as what it comes to. */
export interface StagedTry {
  readonly refused: boolean;
  readonly said: Saying;
  readonly units: readonly (readonly string[])[];
}

/** A written turn played through: the position in which it begins, the reader’s acts, and those of the others after it. */
export interface StagedTurn {
  readonly turn: WrittenTurn;
  readonly begins: Position;
  readonly moments: readonly (Moment & { readonly said: Saying | null })[];
  readonly tries: readonly StagedTry[];
  readonly others: readonly Moment[];
}

/**
 * Plays a script through by the engine. Throws, naming turn and act, where one of its acts is refused: a script tells only what the
 * rules allow.
 */
export function stage({ start, turns }: Script): readonly StagedTurn[] {
  let position = start;
  const played = (action: Action, turn: number): Moment => {
    const before = position;
    const units = unitsOf(before, action);
    const verdict = judge(before, action);
    if (!verdict.legal) {
      throw new Error(`turn ${turn + 1}: “${units.join(', ')}” is refused: ${verdict.reasons[0].code}`);
    }
    position = verdict.next;
    return { before, action, units };
  };
  return turns.map((turn, index) => {
    const begins = position;
    let last = begins;
    const moments = turn.acts.map(({ action, said }) => {
      last = position;
      const moment = { ...played(action, index), said };
      if (action.type === 'ask' && turn.answer !== null) played({ type: 'answer', answer: turn.answer }, index);
      return moment;
    });
    const tries = turn.tries.map(({ actions, refused, said }) => ({
      refused,
      said,
      units: actions.map((action) => unitsOf(last, action)),
    }));
    return { turn, begins, moments, tries, others: turn.others.map((action) => played(action, index)) };
  });
}
