import { expect, test } from 'vitest';
import {
  type Action,
  isClauseAddress,
  judge,
  legalActions,
  type Position,
  writePosition,
} from '../../src/engine/index.ts';
import { nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { anyAction } from './support/any-action.ts';
import { misdealt } from './support/check-deal.ts';
import { chooser, playDeal } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';

// A judge has an answer to whatever anybody does: in positions that deals come to, actions of every kind, mostly senseless, never
// throw; a refusal has reasons with clauses, and what is allowed loses no card and leaves something to do.

const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const deals = Math.ceil(tries('DEALS', 100) / tables.length / 10);

function check(position: Position, action: Action): 'allowed' | 'refused' {
  const where = () => writePosition(position, [action]);
  const verdict = judge(position, action);
  if (verdict.legal) {
    const { next } = verdict;
    if (misdealt(next).length > 0) expect(misdealt(next), where()).toEqual([]);
    if (next.phase !== 'over' && legalActions(next).length === 0) throw new Error(`nothing is left to do: ${where()}`);
    return 'allowed';
  }
  for (const { code: reason, clauses } of verdict.reasons) {
    if (clauses.length === 0 || !clauses.every(isClauseAddress))
      expect(clauses, `${reason}: ${where()}`).not.toEqual([]);
  }
  const reasons = verdict.reasons.map(({ code }) => code);
  if (new Set(reasons).size !== reasons.length) expect(reasons, where()).toEqual([...new Set(reasons)]);
  return 'refused';
}

test.each(tables.map((one) => [`${one.id}, ${nameOf(one.agreement)}`, one] as const))(
  '%s',
  { timeout: 20_000 + deals * 5000 },
  (_, { id, agreement }) => {
    const choose = chooser(firstSeed);
    const count = { allowed: 0, refused: 0 };
    for (let number = 0; number < deals; number++) {
      const { end } = playDeal(settled(id, agreement), firstSeed + number, 'keen', ({ before }) => {
        for (let attempt = 0; attempt < 12; attempt++) count[check(before, anyAction(before, choose))] += 1;
      });
      for (let attempt = 0; attempt < 20; attempt++) count[check(end, anyAction(end, choose))] += 1;
    }
    expect(count.allowed).toBeGreaterThan(10);
    expect(count.refused).toBeGreaterThan(100);
  },
);
