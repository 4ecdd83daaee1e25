import { judge, type Line, type Verdict } from '../../engine/index.ts';

/** What the engine says of acts one after another: of the first that is refused, else of the last; null if there are none. */
export function verdictOf({ position, actions }: Line): Verdict | null {
  let now = position;
  let verdict: Verdict | null = null;
  for (const action of actions) {
    verdict = judge(now, action);
    if (!verdict.legal) return verdict;
    now = verdict.next;
  }
  return verdict;
}
