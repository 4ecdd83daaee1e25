import { describe, expect, test } from 'vitest';
import {
  type ClauseAddress,
  deal,
  type Facts,
  faultKindList,
  faultLinks,
  faultsAgainst,
  faultsRuledBy,
  type Position,
  rule,
  rulesetIds,
  usualRuleset,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { pathsOf } from './support/ruling-paths.ts';

/** A position in which every ruling can be given: with a contract where the game has one. */
function table(id: (typeof rulesetIds)[number]): Position {
  const position = deal(usualRuleset(id), 1);
  const contract = { seat: 1, bid: { level: 3, denomination: 'hearts' }, doubledBy: null } as const;
  return id === 'sitoumussamba' ? { ...position, contract } : position;
}

describe.each(rulesetIds)('%s', (id) => {
  const position = table(id);
  for (const kind of faultKindList) {
    test(`${kind}: every way through its facts ends with clauses, and each fact on the way matters`, () => {
      for (const path of pathsOf(position.ruleset, kind)) {
        const facts: Facts = Object.fromEntries(path);
        const verdict = rule(position, { kind, by: 1, facts });
        expect(verdict, JSON.stringify(path)).toMatchObject({ ok: true });
        if (!verdict.ok) continue;
        if (id !== 'classic') expect(verdict.value.clauses.length).toBeGreaterThan(0);
        const home = id === 'canasta-sv' ? 'canasta-fi' : id;
        for (const clause of verdict.value.clauses) expect(clause.split('/')[0]).toBe(home);
        for (const [fact] of path) {
          const { [fact]: left, ...others } = facts;
          const without = rule(position, { kind, by: 1, facts: others });
          // Only a red three among cards drawn too many would have been mentioned by whoever tells of them.
          if (fact === 'redThreeAmong') expect(without.ok).toBe(true);
          else expect(without, `${kind} without ${fact} (${left})`).toMatchObject({ error: { code: 'missing', fact } });
        }
      }
    });
  }
});

test('a fact of another fault, a value that no ruleset knows and a seat that is none are errors that name them', () => {
  const position = table('canasta-fi');
  const wrong = (by: number, facts: Facts) => rule(position, { kind: 'drew-extra', by, facts });
  expect(wrong(1, { noticed: 'later' })).toMatchObject({ error: { code: 'unknown', fact: 'noticed' } });
  expect(wrong(1, { extra: 0 })).toMatchObject({ error: { code: 'impossible', fact: 'extra' } });
  expect(wrong(1, { extra: 1.5 })).toMatchObject({ error: { code: 'impossible', fact: 'extra' } });
  expect(wrong(1, { extra: '1' })).toMatchObject({ error: { code: 'impossible', fact: 'extra' } });
  expect(wrong(1, { extra: 1, redThreeAmong: 'perhaps' })).toMatchObject({ error: { fact: 'redThreeAmong' } });
  expect(wrong(5, { extra: 1 })).toMatchObject({ error: { code: 'impossible', fact: 'by' } });
  expect(wrong(0, { extra: 1 })).toMatchObject({ error: { code: 'impossible', fact: 'by' } });
});

test('without a partner nobody can be asked, and nobody’s partner is in turn', () => {
  const two = deal(settled('samba', { players: 2 }), 1);
  expect(rule(two, { kind: 'meld-before-asking', by: 1, facts: {} })).toMatchObject({ value: { regulated: false } });
  const facts = { joined: false, inTurn: 'partner' };
  expect(rule(two, { kind: 'drew-out-of-turn', by: 1, facts })).toMatchObject({ error: { fact: 'inTurn' } });
});

test('the clauses that can be broken lead to what follows, and back', () => {
  const links = faultLinks('canasta-fi');
  const kinds = (clause: ClauseAddress) => faultsAgainst(clause, links).map(({ kind }) => kind);
  expect(kinds('canasta-fi/14-b')).toContain('took-pile-wrongly');
  expect(kinds('canasta-fi/13-b')).toContain('opening-short');
  expect(faultsRuledBy('canasta-fi/26-a', links).map(({ kind }) => kind)).toContain('took-pile-wrongly');
  expect(faultLinks('classic')).toEqual([]);
});
