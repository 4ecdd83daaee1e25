import type { Position, Seat } from '../engine/index.ts';
import type { Fact } from './fact.ts';
import { meldFacts } from './melds.ts';
import { otherFacts } from './others.ts';
import { outFacts } from './out.ts';
import { pileFacts } from './pile.ts';
import { turnFacts } from './turn.ts';

/**
 * What matters now to a seat: everything that a good teacher would say of the table as this seat sees it, what matters most first. `view`
 * is `viewFrom(position, seat)`; nothing hidden is looked at. Empty when the deal is over.
 */
export function insight(view: Position, seat: Seat): readonly Fact[] {
  if (view.phase === 'over') return [];
  const facts = [pileFacts, meldFacts, otherFacts, outFacts, turnFacts].flatMap((find) => find(view, seat));
  return facts.sort((one, other) => other.weight - one.weight);
}
