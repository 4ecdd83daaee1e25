import { describe, expect, test } from 'vitest';
import { basePath, lastChanged, readChanges, siteMapEntry } from '../../src/site/host/site-map.ts';
import type { Change } from '../../src/site/schema/meaning-changes.ts';

const says = { fi: 'x', sv: 'x', et: 'x', en: 'x' };
const changes: readonly Change[] = [
  { date: '2026-11-27', kind: 'text', clauses: ['samba/14-b'], says },
  { date: '2026-11-02', kind: 'verdict', clauses: ['samba/14-a-2', 'classic/20'], says },
];

test.each([
  ['/fi/samba/14-b/', '2026-11-27'],
  ['/sv/samba/14/', '2026-11-27'],
  ['/sv/samba/14-a/', '2026-11-02'],
  ['/en/classic/20/', '2026-11-02'],
  ['/et/changes/', '2026-11-27'],
  // No part of another clause, section or page.
  ['/fi/samba/1/', undefined],
  ['/fi/samba/14-c/', undefined],
  ['/fi/samba/', undefined],
  ['/fi/samba/14-b/print/', undefined],
  ['/', undefined],
  ['/xx/samba/14-b/', undefined],
])('what %s says last changed on %s', (path, day) => {
  expect(lastChanged(path, changes)).toBe(day);
});

test('every day of the project’s own list is that of some page', () => {
  for (const { date, clauses } of readChanges())
    for (const clause of clauses)
      expect(lastChanged(`/fi/${clause}/`, readChanges()) ?? '').toSatisfy((day) => day >= date);
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['canasta', '/canasta'],
  ['/canasta/', '/canasta'],
  ['/games/canasta', '/games/canasta'],
])('the path %j is %s', (written, path) => {
  expect(basePath(written)).toBe(path);
});

describe.each(['/', '/canasta'])('below %s', (base) => {
  const at = (path: string) => `https://club.example${base === '/' ? '' : base}${path}`;
  const entry = siteMapEntry(base, changes);

  test('the choice of language is for readers of every other, and no page in English', () => {
    const links = [
      { url: at('/'), lang: 'en' },
      { url: at('/en/'), lang: 'en' },
      { url: at('/fi/'), lang: 'fi' },
    ];
    expect(entry({ url: at('/fi/'), links }).links).toEqual([...links.slice(1), { url: at('/'), lang: 'x-default' }]);
  });

  test('a clause that has changed tells when, and readers of other languages get the English page', () => {
    const links = [
      { url: at('/en/samba/14-b/'), lang: 'en' },
      { url: at('/fi/samba/14-b/'), lang: 'fi' },
    ];
    expect(entry({ url: at('/fi/samba/14-b/'), links })).toEqual({
      url: at('/fi/samba/14-b/'),
      lastmod: '2026-11-27',
      links: [...links, { url: at('/en/samba/14-b/'), lang: 'x-default' }],
    });
  });
});
