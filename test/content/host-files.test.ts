import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { apacheFile, headersFile } from '../../src/site/host/host-files.ts';
import { withOwnPolicy } from '../../src/site/host/page-policy.ts';

test('Apache packs every kind of text that the site has, and knows the types of its files', () => {
  const written = apacheFile({ site: null, base: '/' });
  const packed = written
    .split('\n')
    .filter((line) => line.includes('DEFLATE'))
    .join(' ');
  for (const type of [
    'text/html',
    'text/css',
    'text/javascript',
    'application/json',
    'image/svg+xml',
    'application/xml',
  ])
    expect(packed).toContain(type);
  for (const ending of ['.webmanifest', '.pagefind'])
    expect(written).toMatch(new RegExp(`^AddType .*\\${ending}`, 'm'));
});

describe('headers for hosts', () => {
  for (const base of ['/', '/canasta/']) {
    const built = { site: null, base };
    test(`every rule for a path stands below ${base}`, () => {
      const rules = headersFile(built, languageIds)
        .split('\n')
        .filter((line) => line.startsWith('/'));
      expect(rules.filter((rule) => !rule.startsWith(base))).toEqual([]);
      expect(rules).toContain(`${base}fi/*`);
      expect(apacheFile(built)).toContain(`ErrorDocument 404 ${base}404.html`);
    });

    test(`below ${base} pages may not be framed, and those for frames may`, () => {
      const headers = headersFile(built, languageIds);
      const framed = headers
        .split('\n')
        .flatMap((line, place, lines) =>
          line.includes('frame-ancestors') && line.startsWith(' ') ? [lines[place - 1]] : [],
        );
      expect(framed).toEqual([base, ...languageIds.map((language) => `${base}${language}/*`)]);
      expect(apacheFile(built)).toMatch(/frame-ancestors 'none'.*!~ m#\/embed\/#/);
    });
  }
});

test('only one function makes an address of a path: where nobody has said where the site stands, none is made', () => {
  const files = globSync('src/{pages,site}/**/*.{astro,ts}').map((file) => file.replaceAll('\\', '/'));
  const makers = files.filter((file) => /new URL\(.*,\s*(Astro\.)?site\)/.test(readFileSync(file, 'utf8')));
  expect(makers.sort()).toEqual(['src/site/address.ts', 'src/site/changes/feed.ts']);
  expect(readFileSync('astro.config.mjs', 'utf8')).not.toContain('localhost');
});

test('a page allows the scripts and styles that stand in it, and none of another page', () => {
  // The SHA-256 of “one()”, in base 64.
  const one = 'HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=';
  const page = (sources: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${sources}; style-src 'self';"><script>one()</script>`;
  expect(withOwnPolicy(page(` 'sha256-${one}' 'sha256-another='`))).toBe(page(` 'sha256-${one}'`));
});
