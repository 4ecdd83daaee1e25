import { cwd } from 'node:process';
import { expect, test } from 'vitest';
import { readAsked } from '../../src/site/search/asked.ts';
import { allClauses } from './small-search.ts';

const asked = readAsked(cwd());

test('what players ask is answered by clauses that there are', () => {
  const known = new Set(allClauses('en').map(({ ruleset, clause }) => `${ruleset}/${clause}`));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.flatMap(({ clauses }) => clauses).filter((clause) => !known.has(clause))).toEqual([]);
});

test('no entry names a clause twice', () => {
  for (const { clauses } of asked) expect(new Set(clauses).size, clauses.join(' ')).toBe(clauses.length);
});
