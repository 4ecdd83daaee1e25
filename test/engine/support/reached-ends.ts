import { type Action, judge, legalActions, type Position, writePosition } from '../../../src/engine/index.ts';
import { outcomeKey } from './outcomes-of.ts';

/** How a turn ended, and by which actions. */
export interface End {
  readonly position: Position;
  readonly path: readonly Action[];
}

/** Every end of the turn that listed actions reach, by key, leaving aside some kinds of action. */
export function reachedEnds(start: Position, aside: readonly Action['type'][]): ReadonlyMap<string, End> {
  const ends = new Map<string, End>();
  const seen = new Set<string>();
  const explore = (position: Position, path: readonly Action[]) => {
    const state = writePosition(position);
    if (seen.has(state)) return;
    seen.add(state);
    for (const action of legalActions(position)) {
      if (aside.includes(action.type)) continue;
      const verdict = judge(position, action);
      if (!verdict.legal) throw new Error(`${action.type} is listed but refused`);
      const { next } = verdict;
      const longer = [...path, action];
      if (next.phase !== 'over' && next.turn === start.turn) explore(next, longer);
      else ends.set(outcomeKey(next, start.turn), { position: next, path: longer });
    }
  };
  explore(start, []);
  return ends;
}
