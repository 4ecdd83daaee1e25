import { describe, expect, test } from 'vitest';
import { deal, judge, type RulesetId, usualRuleset, viewFrom } from '../../src/engine/index.ts';
import { type FactCode, factsOfContract, insight } from '../../src/insight/index.ts';
import { choose } from '../../src/players/index.ts';
import { firstSeed, tries } from '../engine/support/tries.ts';
import { factAccounts } from './accounts.ts';

// Every fact is set beside the whole truth of the table, by an account that shares nothing with the finding of facts but the engine.

/** So many deals of each ruleset are looked at; `npm run fuzz` looks at very many. */
const usually = tries('INSIGHTS', 6);

const rulesets: readonly RulesetId[] = ['canasta-fi', 'classic', 'canasta-sv', 'samba', 'sitoumussamba'];

describe.each(rulesets)('what is found in %s', (id) => {
  test('is so, whoever looks and whenever', { timeout: 60_000 + usually * 4_000 }, () => {
    const seen = new Map<FactCode, number>();
    const wrong: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + usually; seed++) {
      let position = deal(usualRuleset(id), seed);
      for (let moves = 0; position.phase !== 'over' && moves < 400; moves++) {
        for (const seat of new Set([position.current.asked ?? position.turn, position.turn, 1 as const])) {
          for (const fact of insight(viewFrom(position, seat), seat)) {
            seen.set(fact.code, (seen.get(fact.code) ?? 0) + 1);
            if (!factAccounts[fact.code](fact, position, seat)) wrong.push(`${seed}/${moves} ${seat} ${fact.key}`);
            for (const clause of fact.clauses) expect(clause).toMatch(/^[a-z-]+\/\d/);
          }
        }
        const verdict = judge(position, choose(position, moves % 3 === 0 ? 'beginner' : 'middle', moves));
        if (!verdict.legal) break;
        position = verdict.next;
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(12);
    const ofContract = factsOfContract.filter((code) => seen.has(code));
    if (usualRuleset(id).facts.contract === undefined) expect(ofContract).toEqual([]);
    else expect(ofContract).not.toEqual([]);
  });
});
