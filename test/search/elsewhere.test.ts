import { describe, expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { elsewhereIn } from '../../src/site/search/elsewhere.ts';
import { wordsIn } from '../../src/site/search/search-words.ts';
import { lemmasOf, searchDataOf } from './small-search.ts';

const data = searchDataOf('en', []);

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
  expect(elsewhereIn(typed, data)).toEqual({ kind: 'game', typed: name, nearest });
});

test.each(['canasta online', 'ladda ner canasta', 'canasta netissä ilmaiseksi'])('“%s” wants to play', (typed) => {
  expect(elsewhereIn(typed, data)).toEqual({ kind: 'play' });
});

test.each(['how many cards are dealt', 'begin my turn', 'pokerinaama', 'canasta', 'samba 14 b', '', '🃏'])(
  '“%s” asks for nothing else',
  (typed) => {
    expect(elsewhereIn(typed, data)).toBeUndefined();
  },
);

describe.each(languageIds)('in %s', (language) => {
  const { sayings, games } = searchDataOf(language, []);
  const lemmas = lemmasOf(language);
  const single = games.flatMap(({ called }) => called).filter((name) => wordsIn(name).length === 1);

  test('no game is called as the rules call something', () => {
    const words = single.filter((name) => !compared.includes(name));
    expect(words.filter((name) => lemmas.has(name) || sayings.ignored.includes(name))).toEqual([]);
  });
});
