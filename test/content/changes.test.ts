import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isClauseAddress } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { changesSchema } from '../../src/site/schema/meaning-changes.ts';

const text = readFileSync('content/changes.yaml', 'utf8');
const changes = changesSchema.parse(parse(text));

test('every change names clauses that there are, with its day and in every language', () => {
  expect(changes.length).toBeGreaterThan(5);
  for (const { clauses, says, date } of changes) {
    expect(clauses.filter((clause) => !isClauseAddress(clause))).toEqual([]);
    expect(Object.keys(says).sort()).toEqual([...languageIds].sort());
    expect(date <= new Date().toISOString().slice(0, 10), date).toBe(true);
  }
});

test('a clause that there is not, a day out of order, one that is none and a language that lacks are refused', () => {
  const [first] = changes;
  if (first === undefined) throw new Error('no changes');
  const older = { ...first, date: '2026-01-01' };
  expect(changesSchema.safeParse([first, older]).success).toBe(true);
  const wrong = [
    [older, first],
    [{ ...first, clauses: ['samba/99-z'] }],
    [{ ...first, clauses: [] }],
    [{ ...first, date: '2026-02-30' }],
    [{ ...first, kind: 'spelling' }],
    [{ ...first, says: { fi: 'x', sv: 'x', et: 'x' } }],
  ];
  for (const list of wrong) expect(changesSchema.safeParse(list).success, JSON.stringify(list)).toBe(false);
});

test('no two changes have the same place on their page', () => {
  const places = changes.map(({ date, clauses }) => `${date} ${clauses[0]}`);
  expect(new Set(places).size).toBe(places.length);
});
