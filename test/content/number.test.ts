import { describe, expect, test } from 'vitest';
import { formatNumber, languageName, longDate, phrase } from '../../src/i18n/phrase.ts';
import { clauseNumber } from '../../src/site/clause-number.ts';
import { reference, sectionNumber } from '../../src/site/reference.ts';
import { textPath } from '../../src/site/text-path.ts';

const space = '\u00a0';

describe('a clause is numbered as its source does', () => {
  test.each([
    ['14-b', 'upper', `14${space}B`],
    ['14-b', 'lower', `14${space}b`],
    ['12-c-2', 'upper', `12${space}C${space}2`],
    ['29-10', 'upper', '29.10'],
    ['1', 'upper', '1'],
  ] as const)('%s, %s case: %s', (id, letters, expected) => {
    expect(clauseNumber({ id }, letters, 'fi')).toBe(expected);
  });

  test('a label goes before the number', () => {
    const label = { fi: '22 A, viimeinen kappale', sv: 's', et: 'e', en: 'n' };
    expect(clauseNumber({ id: '22-a-end', label }, 'upper', 'fi')).toBe('22 A, viimeinen kappale');
  });
});

test('a reference names a ruleset or means its own', () => {
  expect(reference('14-b', 'samba')).toEqual({ ruleset: 'samba', clause: '14-b' });
  expect(reference('canasta-fi/15-e', 'canasta-sv')).toEqual({ ruleset: 'canasta-fi', clause: '15-e' });
  expect(() => reference('rummy/1', 'samba')).toThrow('rummy');
  expect(sectionNumber('22-a-end')).toBe(22);
});

test('a text knows from its path where it stands', () => {
  const path = '/home/somebody/content/rules/samba/08-new-deal/et.mdx';
  expect(textPath(path)).toEqual({ ruleset: 'samba', section: 8, language: 'et' });
  expect(textPath('content/rules/rummy/08-new-deal/et.mdx')).toBeUndefined();
});

describe('every language has its own forms', () => {
  test.each([
    ['fi', 1, '1 luku'],
    ['fi', 2, '2 lukua'],
  ] as const)('%s %i', (language, count, expected) => {
    expect(phrase(language, '{count, plural, one {# luku} other {# lukua}}', { count })).toBe(expected);
  });

  test('numbers', () => {
    expect(formatNumber(5000, 'fi')).toBe('5000');
    expect(formatNumber(10000, 'fi')).toBe(`10${space}000`);
    expect(formatNumber(10000, 'et')).toBe(`10${space}000`);
    expect(formatNumber(10000, 'sv')).toBe(`10${space}000`);
    expect(formatNumber(10000, 'en')).toBe('10,000');
  });

  test('dates and languages', () => {
    expect(longDate('2006-09-09', 'fi')).toBe('9. syyskuuta 2006');
    expect(longDate('2006-09-09', 'en')).toBe('9 September 2006');
    expect(languageName('et', 'sv')).toBe('estniska');
  });
});
