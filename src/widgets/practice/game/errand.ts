import { type Action, judge, type Position, seatState, writePosition } from '../../../engine/index.ts';
import { agreeing } from '../../../insight/index.ts';
import {
  type Advice,
  advise,
  type Comparison,
  choose,
  compare,
  type Memory,
  type MoveReason,
  reasonFor,
  remembering,
  type Strength,
} from '../../../players/index.ts';
import { lineOf, readLine } from './errand-lines.ts';

/**
 * What a worker is asked: positions and acts go as text in the engine's notation, a position as the one who acts there sees it, with what
 * everybody at the table has seen of the others.
 */
export type Errand = { readonly line: string; readonly seed: number; readonly memory: Memory } & (
  | { readonly kind: 'choose'; readonly strength: Strength }
  | { readonly kind: 'advise' }
  | { readonly kind: 'compare' }
);

/** What comes back: an act as text, in a comparison with what follows it in the same turn; its reason, and how many points better it is. */
export interface Answer {
  readonly line: string;
  readonly reason: MoveReason | null;
  readonly points: number;
}

/** Does an errand; in a worker, or where there is none on the page itself. */
export function run(errand: Errand): Answer {
  const { seed, memory } = errand;
  const { position, actions } = readLine(errand.line);
  switch (errand.kind) {
    case 'choose':
      return { line: lineOf(position, choose(position, errand.strength, seed, memory)), reason: null, points: 0 };
    case 'advise': {
      const { action, reason } = agreed(position, advise(position, seed, memory), memory);
      return { line: lineOf(position, action), reason, points: 0 };
    }
    case 'compare': {
      const [done] = actions;
      if (done === undefined) throw new Error('there is nothing to compare');
      const { better, points }: Comparison = compare(position, done, seed, memory);
      const { action, reason } = agreed(position, better, memory);
      // What the hint would have advised is not found wanting.
      const isSame = lineOf(position, action) === lineOf(position, done);
      if (isSame || points === 0) return { line: lineOf(position, action), reason, points: 0 };
      return { line: writePosition(position, turnFrom(position, action, seed, memory)), reason, points };
    }
  }
}

/** What is advised so that it never goes against what the table tells; with the reason of what it comes to. */
function agreed(position: Position, advice: Advice, memory: Memory): Advice {
  const action = agreeing(position, position.turn, advice.action);
  return action === advice.action ? advice : { action, reason: reasonFor(position, action, memory) };
}

/** An act with what a strong player would do after it in the same turn, as far as no card comes that is not known. */
function turnFrom(position: Position, action: Action, seed: number, memory: Memory): readonly Action[] {
  const verdict = judge(position, action);
  if (!verdict.legal) return [action];
  const { next } = verdict;
  const { hand } = seatState(next, position.turn);
  const goesOn = next.phase === 'play' && next.turn === position.turn && next.current.asked === null;
  if (!goesOn || hand.unknown > 0) return [action];
  const seen = remembering(memory, position, next);
  return [action, ...turnFrom(next, agreed(next, advise(next, seed, seen), seen).action, seed, seen)];
}
