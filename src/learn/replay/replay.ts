import { type Action, judge, type Line, type Position, type Seat, type Verdict } from '../../engine/index.ts';

/** An act of a deal, where it was done, by whom, and what the rules say of it. */
export interface ReplayStep {
  readonly seat: Seat;
  readonly before: Position;
  readonly action: Action;
  readonly verdict: Verdict;
}

/** A deal to be followed act by act. */
export interface Replay {
  readonly start: Position;
  readonly steps: readonly ReplayStep[];
  /** How many acts come after one that is not allowed: nothing can follow from them. */
  readonly unreached: number;
}

/** No deal has more acts. */
export const mostActs = 3000;

/**
 * Follows a deal: every act judged where it was done, up to the first that is not allowed, which is the last one shown. A deal that goes
 * on after it has been written by somebody who saw it otherwise.
 */
export function replayOf({ position: start, actions }: Line): Replay {
  const steps: ReplayStep[] = [];
  let position = start;
  for (const action of actions.slice(0, mostActs)) {
    const verdict = judge(position, action);
    steps.push({ seat: position.current.asked ?? position.turn, before: position, action, verdict });
    if (!verdict.legal) break;
    position = verdict.next;
  }
  return { start, steps, unreached: actions.length - steps.length };
}

/** The position after so many acts of a deal; a refused one changes nothing. */
export function positionAfter({ start, steps }: Replay, acts: number): Position {
  const last = steps[acts - 1];
  if (last === undefined) return start;
  return last.verdict.legal ? last.verdict.next : last.before;
}

/** The acts that one player does one after another. */
export interface ReplayTurn {
  readonly seat: Seat;
  /** The number of the first of them in the deal, counted from 1. */
  readonly first: number;
  readonly steps: readonly ReplayStep[];
}

/** A deal in turns; the answer of a partner is one of its own, and so is each call of an auction. */
export function turnsOf({ steps }: Replay): readonly ReplayTurn[] {
  const turns: { seat: Seat; first: number; steps: ReplayStep[] }[] = [];
  for (const [place, step] of steps.entries()) {
    const last = turns.at(-1);
    const before = last?.steps.at(-1);
    const goesOn = before !== undefined && before.action.type !== 'discard' && step.action.type !== 'call';
    if (last?.seat === step.seat && goesOn) last.steps.push(step);
    else turns.push({ seat: step.seat, first: place + 1, steps: [step] });
  }
  return turns;
}
