import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languageIds } from '../../src/i18n/language.ts';
import { elsewhereIn } from '../../src/site/search/elsewhere.ts';
import { readQuery } from '../../src/site/search/query.ts';
import { wordsIn } from '../../src/site/search/search-words.ts';
import { vocabulary } from '../../src/site/search/vocabulary.ts';
import { contentFile } from '../content-file.ts';
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
  ['pinnochle meld', 'pinnochle', undefined],
  ['brazillian canasta', 'brazillian', 'samba'],
  ['rummikubissa aloitetaan', 'rummikubissa', 'classic'],
  ['do I have to follow suit', 'follow suit', undefined],
  ['when do I get to pick up my foot', 'my foot', undefined],
])('“%s” asks for a game that is not here', (typed, name, nearest) => {
  expect(elsewhereIn(typed, readQuery(typed, data, words), data, words)).toEqual({
    kind: 'game',
    typed: name,
    nearest,
  });
});

test.each([
  ['fi', 'pokerikädet järjestyksessä', 'pokerikädet'],
  ['sv', 'unokort', 'unokort'],
  ['et', 'bridžireeglid', 'bridžireeglid'],
  ['en', 'skipbocards', 'skipbocards'],
] as const)('in %s “%s” asks for a game with what is said of any', (language, typed, name) => {
  const own = searchDataOf(language, []);
  const ownWords = vocabulary(language, lemmasOf(language), own);
  expect(elsewhereIn(typed, readQuery(typed, own, ownWords), own, ownWords)).toEqual({ kind: 'game', typed: name });
});

test.each(['canasta online', 'ladda ner canasta', 'canasta netissä ilmaiseksi'])('“%s” wants to play', (typed) => {
  expect(elsewhereIn(typed, readQuery(typed, data, words), data, words)).toEqual({ kind: 'play' });
});

test.each([
  ['samovar', 'samovar'],
  // No casino, and no poker.
  ['kasiin', 'kasiin'],
  ['pokerinaama', 'pokerinaama'],
  ['quaternion xylophone cards', 'quaternion xylophone'],
])('of “%s” most words are in no book', (typed, foreign) => {
  expect(elsewhereIn(typed, readQuery(typed, data, words), data, words)).toEqual({ kind: 'words', typed: foreign });
});

test.each(['on the phone', 'where can I buy a canasta set', 'Crazy 8s', 'the knight'])(
  '“%s” is no question of rules',
  (typed) => {
    expect(elsewhereIn(typed, readQuery(typed, data, words), data, words)).toBeDefined();
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
  expect(elsewhereIn(typed, readQuery(typed, data, words), data, words)).toBeUndefined();
});

/** Questions that compare with another game, which these books do not have. */
const comparisons = ['får man ropa sista kortet som i uno', 'is no trump a bid or what beats spades'];

const questionsSchema = z.array(z.looseObject({ asks: z.string(), clauses: z.array(z.string()) }));

describe.each(languageIds)('in %s', (language) => {
  const data = searchDataOf(language, []);
  const { sayings, games } = data;
  const lemmas = lemmasOf(language);
  const words = vocabulary(language, lemmas, data);
  const isOfGame = (asks: string) => elsewhereIn(asks, readQuery(asks, data, words), data, words)?.kind === 'game';
  const single = games.flatMap(({ called }) => called).filter((name) => wordsIn(name).length === 1);

  test('no game is called as the rules call something', () => {
    const words = single.filter((name) => !compared.includes(name));
    expect(words.filter((name) => lemmas.has(name) || sayings.ignored.includes(name))).toEqual([]);
  });

  test('of no question that a clause answers it is said that it asks for another game', () => {
    const answered = questionsSchema
      .parse(contentFile(`test/search/fresh/${language}.sealed.yaml`))
      .filter(({ asks, clauses }) => clauses.length > 0 && !comparisons.includes(asks));
    expect(answered.map(({ asks }) => asks).filter(isOfGame)).toEqual([]);
  });
});
