import { expect, test } from 'vitest';
import {
  actor,
  deal,
  judge,
  legalActions,
  type Position,
  playableCards,
  type Ruleset,
  readPosition,
  score,
  writePosition,
} from '../../src/engine/index.ts';
import { nameOf, pairwiseCover, settled } from './support/agreements.ts';
import { misdealt } from './support/check-deal.ts';
import { expectSame } from './support/expect-same.ts';
import { mishap } from './support/mishaps.ts';
import { type Choose, chooser, longestDeal, oneOf, type Step, startOf } from './support/random-deal.ts';
import { recount } from './support/recount.ts';
import { closely, firstSeed, tries } from './support/tries.ts';

// Random deals in which things go wrong and are ruled on: whatever the rulings leave behind, there is always an action, every listed one is
// lawful, no card is lost or made, the notation keeps all of it, and the deal ends with the score of the recount.

const rulesets = ['canasta-fi', 'canasta-sv', 'samba', 'sitoumussamba'] as const;
const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const each = Math.ceil(tries('DEALS', 300) / tables.length);

for (const { id, agreement } of tables) {
  test(`${id}, ${nameOf(agreement)}: ${each} deals with rulings, one step in ${8 * closely} looked at closely`, {
    timeout: 20_000 + each * 4000,
  }, () => {
    const seeds = Array.from({ length: each }, (_, number) => firstSeed + number);
    const stuck = seeds.filter((seed) => !playWithMishaps(settled(id, agreement), seed));
    expect(stuck.length).toBeLessThanOrEqual(each / 100);
  });
}

/** Plays a deal and counts it; false if it came to where no document says how it goes on. */
function playWithMishaps(ruleset: Ruleset, seed: number): boolean {
  const choose = chooser(seed + 5_000_011);
  const start = deal(ruleset, seed, startOf(ruleset, seed));
  const steps: Step[] = [];
  let position: Position = start;
  while (position.phase !== 'over') {
    const before: Position = choose(6) === 0 ? mishap(position, choose) : position;
    const where = () => `seed ${seed}: ${writePosition(before)}`;
    if (misdealt(before).length > 0) expect(misdealt(before), where()).toEqual([]);
    if (before.phase === 'over') {
      position = before;
      break;
    }
    if (choose(20 * closely) === 0) {
      const line = readPosition(writePosition(before));
      expectSame(line, { ok: true, value: { position: before, actions: [] } }, where);
    }
    const listed = legalActions(before);
    // What becomes of a single card that may not be discarded, its holder having lost the draw, no document says.
    if (listed.length === 0 && playableCards(actor(before)).length < 2) return false;
    if (listed.length === 0) throw new Error(`${where()}: nothing is listed`);
    if (choose(8 * closely) === 0) {
      for (const action of listed)
        if (!judge(before, action).legal)
          throw new Error(`${where()}: ${JSON.stringify(action)} is listed and refused`);
    }
    const action = choice(listed, choose);
    const verdict = judge(before, action);
    if (!verdict.legal) throw new Error(`${where()}: ${JSON.stringify(action)} is listed and refused`);
    steps.push({ before, listed, action, after: verdict.next });
    if (steps.length >= longestDeal) throw new Error(`${where()}: the deal does not end`);
    position = verdict.next;
  }
  const scores = score(position).map(({ side, base, cards }) => ({ side, base, cards }));
  expect(scores, `seed ${seed}: ${writePosition(position)}`).toEqual(recount({ start, steps, end: position }));
  return true;
}

function choice<Item extends { readonly type: string }>(listed: readonly Item[], choose: Choose): Item {
  const melding = listed.filter(({ type }) => type === 'meld' || type === 'add' || type === 'take');
  return melding.length > 0 && choose(3) > 0 ? oneOf(melding, choose) : oneOf(listed, choose);
}
