import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { rulesetIds } from '../../src/site/rulesetId.ts';

const page = (path: string) => readFileSync(`dist${path}index.html`, 'utf8');

test.each(languageIds)(
  'on the home page in %s each of the three answers is one click, and the place to begin is a link',
  (language) => {
    const home = page(`/${language}/`);
    const answers = Array.from(home.matchAll(/<h2 id="(tonight|question|cite)"><a href="([^"]+)"/g), ([, id, path]) => [
      id,
      path,
    ]);
    expect(answers).toEqual([
      ['tonight', `/${language}/canasta-fi/start/`],
      ['question', `/${language}/search/`],
      ['cite', `/${language}/reuse/`],
    ]);
    expect(home).toMatch(new RegExp(`<p>[^<]*<a href="/${language}/canasta-fi/start/">`));
  },
);

test.each(languageIds)('in %s the list of lessons leads on to a first deal and to the practice table', (language) => {
  for (const ruleset of rulesetIds) {
    const [, after = ''] = page(`/${language}/learn/${ruleset}/`).split('</ol>').slice(-2);
    expect(after, ruleset).toContain(`href="/${language}/${ruleset}/first-deal/"`);
    expect(after, ruleset).toContain(`href="/${language}/play/${ruleset}/"`);
  }
});
