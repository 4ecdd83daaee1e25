import { describe, expect, test } from 'vitest';
import type { LanguageId } from '../../src/i18n/language.ts';
import type { RulesetId } from '../../src/site/ruleset-id.ts';
import type { SearchRecord } from '../../src/site/search/data.ts';
import type { HearFaults } from '../../src/site/search/search-in.ts';
import { record, searchDataOf, searchOver } from './small-search.ts';

/** The clauses that answer, the best first. */
async function answers(
  language: LanguageId,
  records: readonly SearchRecord[],
  typed: string,
  ruleset?: RulesetId,
  hear?: HearFaults,
): Promise<readonly string[]> {
  const search = searchOver(searchDataOf(language, records), hear);
  return (await search.answer(typed, ruleset)).records.map(({ ruleset: book, clause }) => `${book}/${clause}`);
}

const texts = (language: LanguageId): SearchRecord[] =>
  (
    ({
      fi: [
        'Lukitun avopakan saa ottaa vain luonnollisella parilla.',
        'Rangaistuskortti jää pöydälle.',
        'Jokaiselle jaetaan 15 korttia.',
        'Avauspöytäyksessä on oltava 120 pistettä.',
      ],
      sv: [
        'En frusen hög får tas bara med ett naturligt par.',
        'Ett straffkort ligger kvar på bordet.',
        'Var och en får 15 kort.',
        'Öppningsmälningen måste vara värd 120 poäng.',
      ],
      et: [
        'Külmutatud lisapaki tohib osta ainult loomuliku paariga.',
        'Karistuskaart jääb lauale.',
        'Igaühele jagatakse 15 kaarti.',
        'Alguskogum peab andma 120 punkti.',
      ],
      en: [
        'A frozen pile may be taken only with a natural pair.',
        'A penalty card stays on the table.',
        'Each player is dealt 15 cards.',
        'The initial meld must be worth 120 points.',
      ],
    }) as const
  )[language].map((text, place) => record({ clause: String(place + 1), text }));

describe('what is typed finds the clause that says it', () => {
  test.each<[LanguageId, kind: string, typed: string, clause: number]>([
    ['fi', 'another form', 'lukittua avopakkaa', 1],
    ['fi', 'no dots', 'poydalle', 2],
    ['fi', 'a wrong letter', 'rangaistuskorrti', 2],
    ['fi', 'a compound in two words', 'rangaistus kortti', 2],
    ['fi', 'a number in words', 'viisitoista korttia', 3],
    ['fi', 'a number in words', 'satakaksikymmentä', 4],
    ['sv', 'another form', 'frusna högar', 1],
    ['sv', 'no dots', 'hogen', 1],
    ['sv', 'a wrong letter', 'strafkort', 2],
    ['sv', 'a compound in two words', 'straff kort', 2],
    ['sv', 'a compound that no text has', 'straffkortsbord', 2],
    ['sv', 'a number in words', 'femton kort', 3],
    ['sv', 'a number in words', 'hundratjugo', 4],
    ['et', 'another form', 'külmutatud lisapakkide', 1],
    ['et', 'no dots', 'kulmutatud', 1],
    ['et', 'a wrong letter', 'karistuskaatr', 2],
    ['et', 'a compound in two words', 'karistus kaart', 2],
    ['et', 'a number in words', 'viisteist kaarti', 3],
    ['et', 'a number in words', 'sada kakskümmend', 4],
    ['en', 'another form', 'freezing', 1],
    ['en', 'a wrong letter', 'penatly', 2],
    ['en', 'words run together', 'penaltycard', 2],
    ['en', 'a number in words', 'fifteen cards', 3],
    ['en', 'a number in words', 'one hundred and twenty', 4],
  ])('%s, %s: %s', async (language, _, typed, clause) => {
    expect((await answers(language, texts(language), typed))[0]).toBe(`canasta-fi/${clause}`);
  });
});

describe('of two clauses that have the words', () => {
  const two = (first: Partial<SearchRecord>, second: Partial<SearchRecord>) => [
    record({ clause: '1', ...first }),
    record({ clause: '2', ...second }),
  ];

  test.each<[why: string, typed: string, first: Partial<SearchRecord>, second: Partial<SearchRecord>]>([
    [
      'the one that has them in one sentence',
      'joker in the pile',
      { text: 'The joker lies on the pile.' },
      { text: 'A joker is wild. The pile grows.' },
    ],
    [
      'the one that has them side by side',
      'black canasta',
      { text: 'It is a black canasta.' },
      { text: 'A black three is not in a canasta.' },
    ],
    [
      'the one that has more of them',
      'discard a joker',
      { text: 'To discard a joker.' },
      { text: 'To discard a king.' },
    ],
    [
      'the one that players ask about in these words',
      'stopper',
      { text: 'A black three.', asked: 'stopper; block the next player' },
      { text: 'A red three.' },
    ],
    [
      'the one of whose question little is left over',
      'what do i get for going out',
      { text: 'A bonus.', asked: 'what do I get for going out' },
      { text: 'A bonus.', asked: 'what do I get for going out after my partner has asked the opponents' },
    ],
    [
      'the one that has what a phrase stands for',
      'put down a few of them',
      { text: 'To meld.' },
      { text: 'To put away.' },
    ],
    [
      'the one that speaks of the act, not of the card that is an example',
      'discard a queen',
      { text: 'To discard.' },
      { text: 'A queen.' },
    ],
    [
      'the ruling, where a fault is told',
      'melded wrong by mistake',
      { text: 'Cards that are melded.', kind: 'ruling' },
      { text: 'Cards that are melded.', kind: 'definition' },
    ],
    [
      'the definition, where none is',
      'meld of cards',
      { text: 'Cards that are melded.', kind: 'definition' },
      { text: 'Cards that are melded.', kind: 'ruling' },
    ],
    [
      'the one that states the number, where a number is asked for',
      'how many cards in the stock',
      { text: 'The stock.', numbers: 'Cards in the stock: 64' },
      { text: 'Cards come from the stock, and cards go back to the stock.' },
    ],
  ])('%s comes first', async (_, typed, first, second) => {
    expect((await answers('en', two(first, second), typed))[0]).toBe('canasta-fi/1');
    const swapped = two(second, first);
    expect((await answers('en', swapped, typed))[0]).toBe('canasta-fi/2');
  });
});

describe('a ruleset that stands on others', () => {
  const books = [
    record({ ruleset: 'canasta-fi', clause: '14-b', text: 'A frozen pile is taken with a natural pair.' }),
    record({ ruleset: 'classic', clause: '13-a', text: 'A frozen pile is taken with a natural pair.' }),
    record({ ruleset: 'canasta-sv', clause: '9-d', text: 'A frozen pile is taken with a natural pair.' }),
    record({ ruleset: 'samba', clause: '14-b', text: 'A frozen pile is taken with a natural pair.' }),
    record({ ruleset: 'canasta-sv', clause: '2', text: 'A canasta has 11 cards.' }),
  ];

  test('is searched with them, its own first, then those that hold first', async () => {
    expect(await answers('en', books, 'frozen pile', 'canasta-sv')).toEqual([
      'canasta-sv/9-d',
      'canasta-fi/14-b',
      'classic/13-a',
    ]);
  });

  test('is not searched for those', async () => {
    expect(await answers('en', books, 'frozen pile', 'canasta-fi')).toEqual(['canasta-fi/14-b']);
    expect(await answers('en', books, 'eleven cards', 'canasta-fi')).toEqual([]);
  });
});

describe('a fault that the words tell of', () => {
  const records = [
    record({ clause: '1', text: 'The card is dropped.' }),
    record({ clause: '32-a', text: 'It becomes a penalty card.' }),
  ];
  const page = { title: 'A card was shown', ruleset: 'canasta-fi', rest: 'referee/canasta-fi/#card-exposed' } as const;
  const data = {
    ...searchDataOf('en', records),
    pages: [{ ...page, fault: { kind: 'card-exposed', clauses: ['canasta-fi/32-a'] } as const }],
  };
  const heard = (fit: number) => searchOver(data, async () => [{ kind: 'card-exposed', fit }]);

  test('is shown, and brings the clause that rules it', async () => {
    const { faults, records: found } = await heard(0.9).answer('he dropped it by mistake', undefined);
    expect(faults.map(({ title }) => title)).toEqual(['A card was shown']);
    expect(found.map(({ clause }) => clause)).toContain('32-a');
  });

  test('is not shown where it fits badly, or where nobody tells of a fault', async () => {
    expect((await heard(0.3).answer('he dropped it by mistake', undefined)).faults).toEqual([]);
    expect((await heard(0.9).answer('penalty card rules', undefined)).records[0]?.clause).toBe('32-a');
    expect((await heard(0.9).answer('which card', undefined)).faults).toEqual([]);
  });
});

test('the words that answer are marked in the text, those without dots too', async () => {
  const search = searchOver(searchDataOf('fi', texts('fi')));
  const { query, records } = await search.answer('poydalle', undefined);
  const [first] = records;
  expect(first && search.show(first, query).filter(({ marked }) => marked)).toEqual([
    { text: 'pöydälle', marked: true },
  ]);
});

test('nothing that means something finds nothing', async () => {
  for (const typed of ['', '   ', '🃏🃏', 'zzzz qqqq', '<script>alert(1)</script>'.repeat(40), '14-z', '§'])
    expect(await answers('fi', texts('fi'), typed)).toEqual([]);
});

test('where hundreds of clauses have a word, the one with more of them comes first, and none is left out', async () => {
  const many = Array.from({ length: 300 }, (_, place) =>
    record({ clause: `${place + 1}`, text: 'A card is discarded.' }),
  );
  const best = record({ clause: '301', text: 'A card is discarded onto a frozen pile.' });
  const found = await answers('en', [...many, best], 'card onto the frozen pile');
  expect(found[0]).toBe('canasta-fi/301');
  expect(found).toHaveLength(301);
});
