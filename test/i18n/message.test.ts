import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageIds } from '../../src/i18n/language.ts';
import { fillMessage } from '../../src/i18n/message.ts';
import { phrase } from '../../src/i18n/phrase.ts';

/** Numbers that bring out every form of the four languages, `=0` among them. */
const numbers = [0, 1, 2, 3, 5, 11, 21, 100];

/** All texts under a key, however deep. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(languageIds)('the messages in %s', (language) => {
  const messages = textsOf(parse(readFileSync(`content/messages/${language}.yaml`, 'utf8')));
  // A quotation mark begins a quotation in ICU, but our texts have no use for one.
  const withGaps = messages.filter((text) => text.includes('{') && !text.includes("'"));

  test('are filled as the standard of their patterns has it', () => {
    expect(withGaps.length).toBeGreaterThan(300);
    for (const pattern of withGaps) {
      const standard = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
      const gaps = Array.from(pattern.matchAll(/\{(\w+)\s*[,}]/g), ([, name = '']) => name);
      for (const number of numbers) {
        const values = Object.fromEntries(gaps.map((gap) => [gap, number]));
        expect(phrase(language, pattern, values), pattern).toBe(standard.format(values));
      }
    }
  });
});

test('a page is not built with a gap that nothing fills', () => {
  expect(() => phrase('en', 'The {thing} is missing.', {})).toThrow('{thing}');
  expect(() => phrase('en', '{count, plural, one {# card} other {# cards}}', {})).toThrow('{count}');
  expect(phrase('en', '{count, plural, one {a card of {rank}} other {none}}', { count: 3 })).toBe('none');
});

test('cards stay cards between the words', () => {
  const pieces = fillMessage(
    '{count, plural, one {# card} other {# cards}} of {rank}',
    { count: 2, rank: ['K'] },
    'en',
  );
  expect(pieces).toEqual(['2 cards of ', ['K']]);
});
