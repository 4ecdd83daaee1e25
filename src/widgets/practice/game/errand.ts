import { type Action, type Position, readPosition, writePosition } from '../../../engine/index.ts';
import { agreeing } from '../../../insight/index.ts';
import {
  type Advice,
  advise,
  type Comparison,
  choose,
  compare,
  type MoveReason,
  reasonFor,
  type Strength,
} from '../../../players/index.ts';

/** What a worker is asked: positions and acts go as text in the engine's notation, a position as the one who acts there sees it. */
export type Errand =
  | { readonly kind: 'choose'; readonly line: string; readonly strength: Strength; readonly seed: number }
  | { readonly kind: 'advise'; readonly line: string; readonly seed: number }
  | { readonly kind: 'compare'; readonly line: string; readonly seed: number };

/** What comes back: an act as text, its reason, and how many points better it is. */
export interface Answer {
  readonly line: string;
  readonly reason: MoveReason | null;
  readonly points: number;
}

/** A position, and perhaps an act in it, as text. */
export function lineOf(position: Position, action?: Action): string {
  return writePosition(position, action === undefined ? [] : [action]);
}

/** The act that a text holds. */
export function actionIn(line: string): Action {
  const [action] = readLine(line).actions;
  if (action === undefined) throw new Error('the answer holds no act');
  return action;
}

function readLine(line: string) {
  const read = readPosition(line);
  if (!read.ok) throw new Error(`a position between players cannot be read: ${read.error.code}`);
  return read.value;
}

/** Does an errand; in a worker, or where there is none on the page itself. */
export function run(errand: Errand): Answer {
  const { position, actions } = readLine(errand.line);
  switch (errand.kind) {
    case 'choose':
      return { line: lineOf(position, choose(position, errand.strength, errand.seed)), reason: null, points: 0 };
    case 'advise':
      return answer(position, agreed(position, advise(position, errand.seed)), 0);
    case 'compare': {
      const [done] = actions;
      if (done === undefined) throw new Error('there is nothing to compare');
      const { better, points }: Comparison = compare(position, done, errand.seed);
      const told = agreed(position, better);
      // What the hint would have advised is not found wanting.
      return answer(position, told, lineOf(position, told.action) === lineOf(position, done) ? 0 : points);
    }
  }
}

/** What is advised so that it never goes against what the table tells; with the reason of what it comes to. */
function agreed(position: Position, advice: Advice): Advice {
  const action = agreeing(position, position.turn, advice.action);
  return action === advice.action ? advice : { action, reason: reasonFor(position, action) };
}

function answer(position: Position, { action, reason }: Advice, points: number): Answer {
  return { line: lineOf(position, action), reason, points };
}
