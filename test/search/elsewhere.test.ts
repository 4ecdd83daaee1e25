import { describe, expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { elsewhereIn } from '../../src/site/search/elsewhere.ts';
import { readQuery } from '../../src/site/search/query.ts';
import { wordsIn } from '../../src/site/search/search-words.ts';
import { vocabulary } from '../../src/site/search/vocabulary.ts';
import { lemmasOf, searchDataOf } from './small-search.ts';

const data = searchDataOf('en', []);
const words = vocabulary('en', lemmasOf('en'), data);

/** Games with which the rule books compare theirs. */
const compared = ['bridge', 'bridž', 'rommi', 'rummy', 'rummi', 'rommé'];

test.each([
  ['hand and foot how many decks', 'hand and foot', 'classic'],
  ['Bolivian wild cards', 'Bolivian', 'samba'],
  ['rommin säännöt', 'rommin', 'classic'],
  ['brasilialaisen samban säännöt', 'brasilialaisen', 'samba'],
  ['kuidas mängida turakat', 'turakat', undefined],
  ['bridgen pisteenlasku', 'bridgen', undefined],
  ['BRIDŽ', 'BRIDŽ', undefined],
])('“%s” asks for a game that is not here', (typed, name, nearest) => {
  expect(elsewhereIn(typed, readQuery(typed, data, words), data)).toEqual({ kind: 'game', typed: name, nearest });
});

test.each(['canasta online', 'ladda ner canasta', 'canasta netissä ilmaiseksi'])('“%s” wants to play', (typed) => {
  expect(elsewhereIn(typed, readQuery(typed, data, words), data)).toEqual({ kind: 'play' });
});

test.each([
  ['samovar', 'samovar'],
  // No casino, and no poker.
  ['kasiin', 'kasiin'],
  ['pokerinaama', 'pokerinaama'],
  ['quaternion xylophone cards', 'quaternion xylophone'],
])('of “%s” most words are in no book', (typed, foreign) => {
  expect(elsewhereIn(typed, readQuery(typed, data, words), data)).toEqual({ kind: 'words', typed: foreign });
});

test.each(['on the phone', 'where can I buy a canasta set', 'Crazy 8s', 'the knight'])(
  '“%s” is no question of rules',
  (typed) => {
    expect(elsewhereIn(typed, readQuery(typed, data, words), data)).toBeDefined();
  },
);

test.each([
  'she sticks to it',
  'xylophone cards',
  'no. 16b',
  'how many cards are dealt',
  'begin my turn',
  'canasta',
  'samba 14 b',
  '',
  '🃏',
])('“%s” asks for nothing else', (typed) => {
  expect(elsewhereIn(typed, readQuery(typed, data, words), data)).toBeUndefined();
});

describe.each(languageIds)('in %s', (language) => {
  const { sayings, games } = searchDataOf(language, []);
  const lemmas = lemmasOf(language);
  const single = games.flatMap(({ called }) => called).filter((name) => wordsIn(name).length === 1);

  test('no game is called as the rules call something', () => {
    const words = single.filter((name) => !compared.includes(name));
    expect(words.filter((name) => lemmas.has(name) || sayings.ignored.includes(name))).toEqual([]);
  });
});
