import { expect, test } from 'vitest';
import { clausesOf, isClauseAddress } from '../../src/engine/index.ts';
import { redirectsOf, renamedClauses } from '../../src/site/clause/renamed.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { publishedSchema } from '../../src/site/schema/published.ts';
import { contentFile } from '../content-file.ts';

const published = publishedSchema.parse(contentFile('content/published.yaml'));
const addresses = Object.entries(published).flatMap(([ruleset, ids]) => ids.map((id) => `${ruleset}/${id}`));
const renamed = renamedClauses();

test('no published address of a clause dies: it is there, or leads to the clause that has taken its place', () => {
  const dead = addresses.filter((address) => !isClauseAddress(renamed[address] ?? address));
  expect(dead).toEqual([]);
});

test('every clause is among the published ones', () => {
  const now = rulesetIds.flatMap((ruleset) => clausesOf[ruleset].map((id) => `${ruleset}/${id}`));
  expect(now.filter((address) => !addresses.includes(address))).toEqual([]);
});

test('only what was published and is no more is renamed', () => {
  for (const old of Object.keys(renamed)) {
    expect(addresses).toContain(old);
    expect(isClauseAddress(old), old).toBe(false);
  }
});

test('a renamed clause is redirected in every language', () => {
  expect(redirectsOf({ 'samba/14-d': 'samba/14-note' })).toEqual({
    '/fi/samba/14-d/': '/fi/samba/14-note/',
    '/sv/samba/14-d/': '/sv/samba/14-note/',
    '/et/samba/14-d/': '/et/samba/14-note/',
    '/en/samba/14-d/': '/en/samba/14-note/',
  });
});
