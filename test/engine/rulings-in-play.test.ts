import { expect, test } from 'vitest';
import {
  deal,
  judge,
  legalActions,
  type Position,
  type Ruleset,
  readPosition,
  score,
  writePosition,
} from '../../src/engine/index.ts';
import { nameOf, pairwiseCover, settled } from './support/agreements.ts';
import { misdealt } from './support/checkDeal.ts';
import { mishap } from './support/mishaps.ts';
import { type Choose, chooser, longestDeal, oneOf, type Step, startOf } from './support/randomDeal.ts';
import { recount } from './support/recount.ts';
import { firstSeed, tries } from './support/tries.ts';

// Random deals in which things go wrong and are ruled on: whatever the rulings leave behind, there is always an action, every listed one is
// lawful, no card is lost or made, the notation keeps all of it, and the deal ends with the score of the recount.

const rulesets = ['canasta-fi', 'canasta-sv', 'samba', 'sitoumussamba'] as const;
const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const each = Math.ceil(tries('DEALS', 300) / tables.length);

for (const { id, agreement } of tables) {
  test(`${id}, ${nameOf(agreement)}: ${each} deals with rulings`, { timeout: 20_000 + each * 4000 }, () => {
    for (let number = 0; number < each; number++) playWithMishaps(settled(id, agreement), firstSeed + number);
  });
}

function playWithMishaps(ruleset: Ruleset, seed: number): void {
  const choose = chooser(seed + 5_000_011);
  const start = deal(ruleset, seed, startOf(ruleset, seed));
  const steps: Step[] = [];
  let position: Position = start;
  while (position.phase !== 'over') {
    const before: Position = choose(6) === 0 ? mishap(position, choose) : position;
    const where = `seed ${seed}: ${writePosition(before)}`;
    expect(misdealt(before), where).toEqual([]);
    if (before.phase === 'over') {
      position = before;
      break;
    }
    if (choose(20) === 0)
      expect(readPosition(writePosition(before)), where).toEqual({
        ok: true,
        value: { position: before, actions: [] },
      });
    const listed = legalActions(before);
    expect(listed.length, where).toBeGreaterThan(0);
    if (choose(8) === 0) {
      for (const action of listed) expect(judge(before, action).legal, `${where} ${JSON.stringify(action)}`).toBe(true);
    }
    const action = choice(listed, choose);
    const verdict = judge(before, action);
    if (!verdict.legal) throw new Error(`${where}: ${JSON.stringify(action)} is listed and refused`);
    steps.push({ before, listed, action, after: verdict.next });
    expect(steps.length, where).toBeLessThan(longestDeal);
    position = verdict.next;
  }
  const scores = score(position).map(({ side, base, cards }) => ({ side, base, cards }));
  expect(scores, `seed ${seed}: ${writePosition(position)}`).toEqual(recount({ start, steps, end: position }));
}

function choice<Item extends { readonly type: string }>(listed: readonly Item[], choose: Choose): Item {
  const melding = listed.filter(({ type }) => type === 'meld' || type === 'add' || type === 'take');
  return melding.length > 0 && choose(3) > 0 ? oneOf(melding, choose) : oneOf(listed, choose);
}
