import { expect, test } from 'vitest';
import { type Agreement, type RulesetId, writePosition } from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { type Ends, endsByForce, endsByList } from './support/brute-force.ts';
import { chooser } from './support/random-deal.ts';
import { smallTable } from './support/small-table.ts';
import { firstSeed, tries } from './support/tries.ts';

// On hands of a few cards every act that can be written down is put to the judge, and every act after it to the end of the turn. The
// listed elementary actions must come to the same ends: nothing legal out of reach, nothing illegal listed; and no legal act may
// leave a turn that cannot be ended.

const tables = tries('TABLES', 60);

const agreements: readonly (readonly [RulesetId, NonNullable<Agreement['options']>])[] = [
  ['canasta-fi', {}],
  ['classic', { wildMelds: true }],
  ['classic', { viennese: true, wildMelds: true }],
  ['classic', { noPileOntoCompletedCanasta: true, thirdWildConflict: 1 }],
  ['classic', { noPileOntoCompletedCanasta: true, thirdWildConflict: 2 }],
  ['classic', { noPileOntoCompletedCanasta: true, thirdWildConflict: 4 }],
  ['canasta-sv', { quick: true }],
  ['samba', {}],
  ['samba', { mergeSequences: false }],
  ['sitoumussamba', {}],
];

/** Ends that one search has and the other lacks, with the actions that lead there. */
function lacking(has: Ends, lacks: Ends): readonly string[] {
  return [...has].filter(([key]) => !lacks.has(key)).map(([key, path]) => `${key} by ${JSON.stringify(path)}`);
}

test.each(agreements)('%s %j', { timeout: 20_000 + tables * 1000 }, (id, options) => {
  const ruleset = settled(id, { options });
  let ends = 0;
  for (let seed = firstSeed; seed < firstSeed + tables; seed++) {
    for (const phase of ['play', 'draw'] as const) {
      const wish = phase === 'play' ? { phase, fewest: 2, most: 5 } : { phase, fewest: 1, most: 3 };
      const start = smallTable(ruleset, wish, chooser(seed));
      const byForce = endsByForce(start);
      const byList = endsByList(start);
      const where = `seed ${seed}: ${writePosition(start)}`;
      expect(lacking(byForce, byList), `legal but out of reach, ${where}`).toEqual([]);
      expect(lacking(byList, byForce), `listed but not legal, ${where}`).toEqual([]);
      expect(
        [...byForce.keys()].filter((key) => key.startsWith('dead end')),
        where,
      ).toEqual([]);
      ends += byForce.size;
    }
  }
  expect(ends).toBeGreaterThan(tables);
});
