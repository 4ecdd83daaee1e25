import { type Action, deal, judge, legalActions, type Position, type Ruleset } from '../../../src/engine/index.ts';
import { mishap } from './mishaps.ts';
import { type Choose, chooser, longestDeal, oneOf, startOf } from './random-deal.ts';

/** The end of a seeded deal in which things go wrong and are ruled on; null if it comes to where no document says how it goes on. */
export function dealWithMishaps(ruleset: Ruleset, seed: number): Position | null {
  const choose = chooser(seed + 7_000_003);
  let position = deal(ruleset, seed, startOf(ruleset, seed));
  for (let steps = 0; position.phase !== 'over'; steps++) {
    if (choose(6) === 0) position = mishap(position, choose);
    if (position.phase === 'over') break;
    const listed = legalActions(position);
    if (listed.length === 0 || steps > longestDeal) return null;
    const verdict = judge(position, choice(listed, choose));
    if (!verdict.legal) throw new Error('what is listed is refused');
    position = verdict.next;
  }
  return position;
}

function choice(listed: readonly Action[], choose: Choose): Action {
  const melding = listed.filter(({ type }) => type === 'meld' || type === 'add' || type === 'take');
  return melding.length > 0 && choose(3) > 0 ? oneOf(melding, choose) : oneOf(listed, choose);
}
