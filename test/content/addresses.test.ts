import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalPath } from '../../src/site/clause/canonical-path.ts';
import { type KnownAddresses, wayBack } from '../../src/site/not-found/suggestions.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { contentFile } from '../content-file.ts';

const published: Readonly<Record<string, readonly string[]>> = contentFile('content/published.yaml');

const known = rulesetIds.map((ruleset): KnownAddresses => {
  const path = (language: string) => `/base/${language}/${ruleset}/`;
  return {
    ruleset,
    name: { fi: ruleset, sv: ruleset, et: ruleset, en: ruleset },
    paths: { fi: path('fi'), sv: path('sv'), et: path('et'), en: path('en') },
    sections: globSync(`content/rules/${ruleset}/*/section.yaml`).map((file) => contentFile(file).nr),
    clauses: published[ruleset] ?? [],
  };
});

/** The ways in which people write the address of a page. */
const spellings = (path: string) => [path, path.slice(0, -1), path.toUpperCase(), path.slice(0, -1).toUpperCase()];

test('every clause that was ever published is reached with and without the last stroke, in any case', () => {
  for (const ruleset of rulesetIds) {
    for (const clause of published[ruleset] ?? []) {
      const path = `fi/${ruleset}/${clause}/`;
      for (const spelling of spellings(path)) {
        expect(canonicalPath(`/base/${spelling}`, '/base/')).toBe(`/base/${path}`);
        expect(wayBack(`/base/${spelling}`.split('/'), 'fi', known).meant).toBe(`/base/${path}`);
      }
    }
  }
});

describe('other addresses', () => {
  test.each([
    ['/', '/', '/'],
    ['/fi', '/', '/fi/'],
    ['/fi/samba/14/', '/', '/fi/samba/14/'],
    ['/data/samba.json', '/', '/data/samba.json'],
    ['/Clubs/Canasta/FI/Samba', '/Clubs/Canasta/', '/Clubs/Canasta/fi/samba/'],
    ['/elsewhere/FI', '/base/', '/elsewhere/FI'],
  ])('%s below %s is %s', (path, base, right) => {
    expect(canonicalPath(path, base)).toBe(right);
  });

  test.each([
    ['fi/samba/14B', '/base/fi/samba/14-b/'],
    ['fi/Samba/14.b', '/base/fi/samba/14-b/'],
    ['fi/SAMBA', '/base/fi/samba/'],
    ['fi/samba/14-z', undefined],
    ['fi/samba/lab/meld', undefined],
    ['fi/samba/99', undefined],
    ['fi/bridge/1', undefined],
  ])('%s leads on to %s', (path, meant) => {
    expect(wayBack(['', 'base', ...path.split('/')], 'fi', known).meant).toBe(meant);
  });

  test('what is near is offered', () => {
    const { suggestions } = wayBack(['', 'fi', 'samba', '14-z'], 'fi', known);
    expect(suggestions.map(({ path }) => path)).toEqual(['/base/fi/samba/14/', '/base/fi/samba/']);
  });
});
