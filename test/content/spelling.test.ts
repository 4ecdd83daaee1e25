import { describe, expect, test } from 'vitest';
import { places } from '../../src/commands/spelling/check.ts';
import { readProse, withoutPattern, withoutTags, wordsOf } from '../../src/commands/spelling/prose.ts';
import { ownWords, readWordGroups } from '../../src/commands/spelling/word-list.ts';
import { languageIds } from '../../src/i18n/language.ts';

test('what a term marks up is one word with its ending', () => {
  expect(wordsOf(withoutTags('<Term id="canasta">Canastan</Term>kin <Value of="handSize" /> korttia'))).toEqual([
    'Canastankin',
    'korttia',
  ]);
});

test('endings of numbers and marks of possession are no words', () => {
  expect(wordsOf('the 45th card, 1490-lt, {n}:n, the player’s hand, käsi-vastaus')).toEqual([
    ...['the', 'card', 'n', 'the', 'player', 'hand', 'käsi-vastaus'],
  ]);
});

test('of a message pattern only what is read remains', () => {
  expect(wordsOf(withoutPattern('Jää {count, plural, one {# kortti} other {# korttia}} kohdassa {place}'))).toEqual([
    ...['Jää', 'kortti', 'korttia', 'kohdassa'],
  ]);
});

describe.each(languageIds)('the project’s own words of %s', (language) => {
  const groups = readWordGroups(process.cwd(), language);

  test('are in alphabetical order, each once', () => {
    for (const group of groups) {
      const lower = group.map((word) => word.toLowerCase());
      expect(lower).toEqual([...lower].sort());
    }
    expect(new Set(groups.flat()).size).toBe(groups.flat().length);
  });

  test('are known with a capital at the beginning of a sentence, and names only with theirs', () => {
    const isOwn = ownWords([['pöytäys', 'Codex']]);
    expect(['pöytäys', 'Pöytäys', 'Codex', 'codex'].map(isOwn)).toEqual([true, true, true, false]);
  });
});

test('every kind of text is read, with its place', () => {
  const prose = readProse(process.cwd());
  for (const part of [
    /\.mdx$/,
    /section\.yaml$/,
    /ruleset\.yaml$/,
    /messages/,
    /terms\.yaml$/,
    /definitions/,
    /scenarios/,
  ]) {
    expect(prose.some(({ file, line }) => part.test(file) && line > 0)).toBe(true);
  }
  expect(places([{ file: 'a', line: 3, language: 'fi', ruleset: undefined, keys: [], text: 'käsi B käsi' }])).toEqual(
    new Map([['käsi', ['a:3', 'a:3']]]),
  );
});
