import { type Action, type ClauseAddress, judge, type Position, type Verdict } from '../../../src/engine/index.ts';

/** The position after actions that must all be legal. */
export function played(start: Position, ...actions: readonly Action[]): Position {
  return actions.reduce((current, action) => {
    const verdict = judge(current, action);
    if (verdict.legal) return verdict.next;
    const why = verdict.reasons.map(({ code, clauses }) => `${code} (${clauses.join(' ')})`).join(', ');
    throw new Error(`${action.type} should be legal: ${why}`);
  }, start);
}

/** The verdict on the last of the actions, those before it being legal. */
function verdictOn(start: Position, actions: readonly Action[]): Verdict {
  const last = actions.at(-1);
  if (last === undefined) throw new Error('nothing to judge');
  return judge(played(start, ...actions.slice(0, -1)), last);
}

/** The clauses that the last of the actions breaks, those before it being legal; none if it is legal. */
export function broken(start: Position, ...actions: readonly Action[]): readonly ClauseAddress[] {
  const verdict = verdictOn(start, actions);
  return verdict.legal ? [] : verdict.reasons.flatMap(({ clauses }) => clauses);
}

/** The clauses that the last of the actions rests on, all being legal. */
export function restsOn(start: Position, ...actions: readonly Action[]): readonly ClauseAddress[] {
  const verdict = verdictOn(start, actions);
  return verdict.legal ? verdict.grounds.flatMap(({ clauses }) => clauses) : [];
}
