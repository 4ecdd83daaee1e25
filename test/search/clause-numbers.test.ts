import { describe, expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { phrase } from '../../src/i18n/phrase.ts';
import type { RulesetId } from '../../src/site/ruleset-id.ts';
import { clauseNumbers, numberedClauses } from '../../src/site/search/clause-numbers.ts';
import type { SearchData, SearchRecord } from '../../src/site/search/data.ts';
import { contentFile } from '../content-file.ts';
import { allClauses, searchDataOf } from './small-search.ts';

const address = (record: SearchRecord | undefined) => record && `${record.ruleset}/${record.clause}`;

/** The clause that comes first for what was typed. */
function first(typed: string, data: SearchData, ruleset?: RulesetId): string | undefined {
  const number = clauseNumbers(typed, data);
  return number && address(numberedClauses(number, data, ruleset)[0]);
}

describe.each(languageIds)('in %s', (language) => {
  const records = allClauses(language);
  const data = searchDataOf(language, records);
  const { clause: words } = contentFile(`content/messages/${language}.yaml`);

  test('every clause is found first by its number and its book, in every form in which it is cited', () => {
    expect(records.length).toBeGreaterThan(500);
    for (const [place, record] of records.entries()) {
      const book = data.rulesets.find(({ id }) => id === record.ruleset);
      const names = [...new Set([...(book?.cited ?? []), ...(book?.called ?? [])])];
      const name = names[place % names.length] ?? record.ruleset;
      for (const form of [
        `${name} ${record.number}`,
        `${record.number} ${name}`,
        `${name} § ${record.number.toLowerCase()}`,
        phrase(language, words.cited, { title: name, clause: record.number }),
        `${record.ruleset}/${record.clause}`,
      ])
        expect(first(form, data), form).toBe(address(record));
    }
  });

  test('a book that is named with the number goes before the one that is asked for', () => {
    expect(first('samba 14 b', data, 'classic')).toBe('samba/14-b');
  });
});

const finnish = searchDataOf('fi', allClauses('fi'));
const swedish = searchDataOf('sv', allClauses('sv'));

test.each([
  ['14B', 'canasta-fi/14-b'],
  ['14-b', 'canasta-fi/14-b'],
  ['§14.b', 'canasta-fi/14-b'],
  ['kohta 13 C 2', 'canasta-fi/13-c-2'],
  ['pykälä 9', 'canasta-fi/9'],
  ['kohdan 14 b mukaan', 'canasta-fi/14-b'],
  ['21 B loppu', 'canasta-fi/21-b-end'],
  ['mitä 14-B sanoo jokerista', 'canasta-fi/14-b'],
  ['mitä kohta 14 b sanoo', 'canasta-fi/14-b'],
  ['14 b) mukaan?', 'canasta-fi/14-b'],
  ['artikla 14(b)', 'canasta-fi/14-b'],
  ['katso 13_c_2!', 'canasta-fi/13-c-2'],
])('“%s” names %s', (typed, clause) => {
  expect(first(typed, finnish, 'canasta-fi')).toBe(clause);
});

test.each([
  ['regel 16 c i sitoumussamba', 'sitoumussamba/16-c'],
  ['32 sista stycket i sitoumussamba', 'sitoumussamba/32-end-2'],
  ['21 i i samba', 'samba/21-i'],
])('“%s” names %s', (typed, clause) => {
  expect(first(typed, swedish)).toBe(clause);
});

test.each(['5000 pistettä', '11 korttia', '99', 'samba 3000', 'canasta'])('“%s” names no clause', (typed) => {
  expect(first(typed, finnish)).toBeUndefined();
});

const english = searchDataOf('en', allClauses('en'));

test.each(['how many is it, 15', 'do i need 2', 'what is it with 9'])('“%s” names a number and no clause', (typed) => {
  expect(clauseNumbers(typed, english)).toBeUndefined();
});

test('a clause that is asked for in a sentence is all that is wanted', () => {
  expect(clauseNumbers('what does rule 14 b say', english)).toMatchObject({ clause: '14-b', alone: true });
  expect(clauseNumbers('does 14 B hold for a joker', english)).toMatchObject({ clause: '14-b', alone: false });
});
