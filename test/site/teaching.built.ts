import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageIds } from '../../src/i18n/language.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';

const page = (path: string) => readFileSync(`dist${path}index.html`, 'utf8');

test.each(languageIds)(
  'on the home page in %s every game has its five doors: to learn, to play, to ask, where something went wrong, and to cite',
  (language) => {
    const home = page(`/${language}/`);
    for (const ruleset of rulesetIds) {
      const [, doors = ''] =
        new RegExp(`data-doors="${ruleset}"[^>]*>.*?<ul class="doors">(.*?)</ul>`, 's').exec(home) ?? [];
      expect(Array.from(doors.matchAll(/href="([^"]+)"/g), ([, path]) => path)).toEqual([
        `/${language}/learn/${ruleset}/`,
        `/${language}/play/${ruleset}/`,
        `/${language}/search/?ruleset=${ruleset}`,
        `/${language}/referee/${ruleset}/`,
        `/${language}/${ruleset}/`,
      ]);
    }
  },
);

/** The pages of a game from which every other has to be reached in one step, and what that is in the address. */
const pagesOf = (ruleset: string) => [
  `${ruleset}/`,
  `${ruleset}/start/`,
  `${ruleset}/first-deal/`,
  `learn/${ruleset}/`,
  `play/${ruleset}/`,
  `${ruleset}/lab/`,
  `referee/${ruleset}/`,
];

test.each(rulesetIds)('every page of %s leads to all its others and to the comparison in one step', (ruleset) => {
  for (const from of [
    ...pagesOf(ruleset),
    `${ruleset}/1/`,
    `learn/${ruleset}/1/`,
    `${ruleset}/lab/meld/`,
    `${ruleset}/all/`,
  ]) {
    const html = page(`/et/${from}`);
    for (const to of [...pagesOf(ruleset), 'compare/']) expect(html, from).toContain(`href="/et/${to}"`);
  }
});

test.each(languageIds)(
  'in %s a lesson that asks what it takes to open has the table of minimums to look up',
  (language) => {
    for (const [ruleset, lesson] of [
      ['canasta-fi', 4],
      ['classic', 4],
      ['samba', 6],
    ] as const) {
      expect(page(`/${language}/learn/${ruleset}/${lesson}/`), ruleset).toMatch(/<details class="look-up"/);
    }
  },
);

test.each(languageIds)('in %s the list of lessons leads on to a first deal and to the practice table', (language) => {
  for (const ruleset of rulesetIds) {
    const [, after = ''] = page(`/${language}/learn/${ruleset}/`).split('</ol>').slice(-2);
    expect(after, ruleset).toContain(`href="/${language}/${ruleset}/first-deal/"`);
    expect(after, ruleset).toContain(`href="/${language}/play/${ruleset}/"`);
  }
});

test.each(languageIds)(
  'in %s what leads to what is different in a game names both games, and so does its heading',
  (language) => {
    const nameOf = (ruleset: string) => {
      const book: { name: Record<string, string> } = parse(
        readFileSync(`content/rules/${ruleset}/ruleset.yaml`, 'utf8'),
      );
      return book.name[language] ?? '';
    };
    const ways = rulesetIds.flatMap((ruleset) => {
      const links = page(`/${language}/${ruleset}/start/`).matchAll(
        new RegExp(`<a href="/${language}/${ruleset}/start/([a-z-]+)/"[^>]*>([^<]*)</a>`, 'g'),
      );
      return Array.from(links, ([, known = '', words = '']) => ({ ruleset, known, words }));
    });
    expect(ways.length).toBeGreaterThan(2);
    for (const { ruleset, known, words } of ways) {
      const compared = page(`/${language}/${ruleset}/start/${known}/`);
      const heading = compared.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? '';
      for (const name of [nameOf(ruleset), nameOf(known)]) {
        expect(words).toContain(name);
        expect(heading).toContain(name);
        expect(compared.match(/<title>([^<]*)/)?.[1]).toContain(name);
      }
    }
  },
);

test('a link that stands alone with the number of a clause says by ear that it is a clause', () => {
  const links = globSync('dist/{fi,sv,et,en}/{learn/*/*,compare,*/start,samba}/index.html').flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    const alone = file.endsWith('compare/index.html')
      ? [html]
      : Array.from(html.matchAll(/<span class="rests-on">(.*?)<\/span>/gs), ([, inside = '']) => inside);
    return alone.flatMap((part) =>
      Array.from(part.matchAll(/<a class="ref"[^>]*>[^<]*/g), ([link]) => `${file} ${link}`),
    );
  });
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter((link) => !link.includes('aria-label="'))).toEqual([]);
});
