import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageIds } from '../../src/i18n/language.ts';
import { linkedTermsFile, markingFirstUses } from '../../src/site/glossary/linked-terms.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../../src/site/learn/first-deal/first-deal.ts';
import { linkedScript } from '../../src/site/learn/first-deal/linked-script.ts';
import { linkedTermsSchema } from '../../src/site/schema/linked-terms.ts';
import { termPieces } from '../../src/widgets/words/term-pieces.ts';
import { contentFile } from '../content-file.ts';

const linked = linkedTermsSchema.parse(parse(readFileSync(linkedTermsFile, 'utf8')));
const terms: Readonly<Record<string, unknown>> = contentFile('content/glossary/terms.yaml');
const taught = globSync('content/{lessons,learn}/**/*.yaml')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe.each(languageIds)('the words that teaching texts link in %s', (language) => {
  const forms = Object.entries(linked[language]);

  test('are terms of the glossary, each form of one term only, and each term stands in these texts', () => {
    expect(forms.map(([term]) => term).filter((term) => !(term in terms))).toEqual([]);
    const all = forms.flatMap(([, some]) => some);
    expect(all.filter((form, place) => all.indexOf(form) !== place)).toEqual([]);
    const unused = forms.filter(([, some]) => !some.some((form) => taught.includes(form)));
    expect(unused.map(([term]) => term)).toEqual([]);
  });

  test.each(firstDeals())(
    'are marked once in the first deal of $ruleset $name, and change no word',
    ({ ruleset, file }) => {
      const script = scriptOf(ruleset, writtenDeal(file), writtenEvents(), language);
      if (!script.ok) throw new Error(script.error);
      const texts = ({ turns, events }: typeof script.value) =>
        [
          ...turns.flatMap(({ ask, acts }) => [ask, ...acts.flatMap(({ said }) => said ?? [])]),
          ...turns.flatMap(({ tries, skipped }) => [
            ...tries.map(({ said }) => said),
            ...(skipped === null ? [] : [skipped]),
          ]),
          ...Object.values(events),
        ].map(({ text }) => text);
      const pieces = texts(linkedScript(script.value, markingFirstUses(language))).map(termPieces);
      const plain = pieces.map((some) => some.map(({ text }) => text).join(''));
      expect(plain).toEqual(texts(script.value));
      const marked = pieces.flatMap((some) => some.flatMap(({ term }) => term ?? []));
      expect(marked).toEqual([...new Set(marked)]);
      expect(marked.length).toBeGreaterThan(6);
    },
  );
});

test('a longer form goes before one that it contains, and what is filled in is left alone', () => {
  const mark = markingFirstUses('en');
  expect(mark('A natural canasta is worth {count, plural, one {a canasta} other {canastas}}.')).toBe(
    'A <natural-canasta>natural canasta</> is worth {count, plural, one {a canasta} other {canastas}}.',
  );
  expect(mark('In Samba a canasta may be a samba, and no other canasta.')).toBe(
    'In Samba a <canasta>canasta</> may be a <samba>samba</>, and no other canasta.',
  );
});
