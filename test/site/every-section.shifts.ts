import { readdirSync } from 'node:fs';
import { languageIds } from '../../src/i18n/language.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { mostShift, shiftOf } from './layout-shift.ts';
import { expect, test } from './page-reader.ts';

/** Every section's page, by ruleset and number; the languages take turns. */
const paths = rulesetIds.flatMap((ruleset) =>
  readdirSync(`content/rules/${ruleset}`).flatMap((folder) => {
    const section = /^\d+/.exec(folder)?.[0];
    return section === undefined ? [] : [`${ruleset}/${Number(section)}/`];
  }),
);

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const [place, path] of paths.entries()) {
      const language = languageIds[(place + (width === 360 ? 0 : 2)) % languageIds.length];
      test(`nothing moves on /${language}/${path}`, async ({ page }) => {
        expect(await shiftOf(page, `/${language}/${path}`)).toBeLessThanOrEqual(mostShift);
      });
    }
  });
}
