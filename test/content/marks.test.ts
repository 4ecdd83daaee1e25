import { describe, expect, test } from 'vitest';
import { checkMarks } from '../../src/commands/terms/marks.ts';
import type { SectionText } from '../../src/commands/terms/section-text.ts';
import type { LanguageId } from '../../src/i18n/language.ts';
import type { AllowedForms } from '../../src/site/schema/allowed-form.ts';
import type { Term } from '../../src/site/schema/term.ts';

const terms: Record<string, Term> = {
  stock: { fi: 'umpipakka', sv: 'talong', et: 'põhipakk', en: 'stock' },
  'discard-pile': { fi: 'avopakka', sv: 'hög', et: 'lisapakk', en: 'discard pile', also: { en: ['pile'] } },
  discard: { fi: 'heitto', sv: 'sakning', et: 'mahapanek', en: 'discard' },
  'take-pile': {
    ...{ fi: 'avopakan nosto', sv: 'att ta högen', et: 'lisapaki ostmine', en: 'taking the pile' },
    derived: { fi: ['ottaa avopakka'], et: ['lisapakk ostma'], en: ['take the pile'] },
  },
  meld: { fi: 'pöytäys', sv: 'mälning', et: 'kogum', en: 'meld' },
  'to-meld': { fi: 'pöydätä', sv: 'mäla', et: 'lauda käima', en: 'to meld' },
  'red-three': { fi: 'punainen kolmonen', sv: 'röd trea', et: 'punane kolm', en: 'red three' },
  game: { fi: 'peli', sv: 'parti', et: 'mäng', en: 'game' },
};

const baseForms = {
  fi: { pöytäys: ['pöytäy*'] },
  sv: { röd: ['röda'], ta: ['tar', 'tas'] },
  et: { pakk: ['paki', 'pakist', 'pakki'], kolm: ['kolme', 'kolmed'], punane: ['punase', 'punased'], ostma: ['osta'] },
  en: { take: ['takes', 'taken'] },
};

/** What is reported of a section’s text, without the file. */
function reported(source: string, language: LanguageId, allowed: AllowedForms[] = []): string[] {
  const text = { file: `content/rules/samba/14-x/${language}.mdx`, language, ruleset: 'samba', source } as const;
  return checkMarks([text], { terms, allowed, baseForms }).map(({ line, reason }) => `${line} ${reason}`);
}

/** A section with words enough for as many marks as these tests have. */
const section = (summary: string, clause: string) =>
  `<Summary>\n${summary}\n</Summary>\n\n<Clause id="14">\n${clause}\n${'x '.repeat(60)}\n</Clause>\n`;

/** A section whose clause has two lines. */
const clauses = (first: string, second: string) => section('…', `${first}\n${second}`);

describe('a term that the clauses used before its mark is reported, in every inflection', () => {
  test.each([
    ['fi', 'Umpipakasta nostetaan.', '<Term id="stock">Umpipakan</Term> päältä.', 'umpipakasta'],
    ['fi', 'Pöytäyksiä kootaan.', '<Term id="meld">Pöytäys</Term> alkaa.', 'pöytäyksiä'],
    ['sv', 'Man drar från talongen.', 'Från <Term id="stock">talong</Term>.', 'talongen'],
    ['sv', 'Röda treor läggs ut.', 'En <Term id="red-three">röd trea</Term>.', 'röda treor'],
    ['et', 'Võetakse põhipakist.', '<Term id="stock">Põhipaki</Term> pealt.', 'põhipakist'],
    ['et', 'Punased kolmed pannakse lauale.', '<Term id="red-three">Punane kolm</Term>.', 'punased kolmed'],
    ['en', 'Players draw from the stocks.', 'The <Term id="stock">stock</Term> lies there.', 'stocks'],
    ['en', 'Red threes are laid out.', 'A <Term id="red-three">red three</Term>.', 'red threes'],
  ] as const)('%s: %s', (language, before, marked, word) => {
    const term = marked.match(/id="([^"]+)"/)?.[1];
    expect(reported(section('…', `${before}\n${marked}`), language)).toEqual([
      `6 “${word}” (${term}) stands here before it is marked in line 7`,
    ]);
  });
});

test('what the summary says and marks is its own: the clauses mark a term where they first use it', () => {
  const pile = '<Term id="discard-pile">discard pile</Term>';
  expect(reported(section('The discard pile grows.', `The ${pile}.`), 'en')).toEqual([]);
  expect(reported(section(`The ${pile} grows.`, `The ${pile}.`), 'en')).toEqual([]);
  expect(reported(section(`The ${pile} grows.`, 'The discard pile.'), 'en')).toEqual([
    '6 “discard pile” (discard-pile) is used here for the first time and not marked',
  ]);
});

describe('marks that are too many are reported', () => {
  const marks = ['stock', 'meld', 'discard', 'game'].map((term) => `<Term id="${term}">${term}</Term>`);

  test('a fourth in a summary', () => {
    expect(reported(section(marks.join(' '), marks.join(' ')), 'en')).toContain(
      '2 the summary marks more than three terms',
    );
    expect(reported(section(marks.slice(1).join(' '), marks.join(' ')), 'en')).not.toContain(
      '2 the summary marks more than three terms',
    );
  });

  test('more than one in twelve words; and none is demanded where there is no room', () => {
    const words = (count: number, clause: string) => `<Clause id="14">\n${clause} ${'x '.repeat(count)}\n</Clause>\n`;
    expect(reported(words(20, marks.slice(0, 2).join(' ')), 'en')).toEqual([
      '2 more than 1 marks: the section has room for one in twelve words',
    ]);
    expect(reported(words(22, marks.slice(0, 2).join(' ')), 'en')).toEqual([]);
    expect(reported(words(10, `${marks[0]} and a meld`), 'en')).toEqual([]);
    expect(reported(words(22, `${marks[0]} and a meld`), 'en')).toHaveLength(1);
  });
});

test('a common word needs its mark only in the sections that define it', () => {
  const game = { fi: 'peli', sv: 'parti', et: 'mäng', en: 'game', common: true, clauses: ['samba/14'] } as const;
  const text = (section: string): SectionText => ({
    file: `content/rules/samba/${section}/en.mdx`,
    language: 'en',
    ruleset: 'samba',
    source: `<Clause id="1">\nThe game ends. ${'x '.repeat(30)}\n</Clause>\n`,
  });
  const faults = (section: string) =>
    checkMarks([text(section)], { terms: { game: { ...game, clauses: ['samba/14'] } }, allowed: [], baseForms });
  expect(faults('14-x')).toHaveLength(1);
  expect(faults('15-x')).toEqual([]);
});

describe('a term that is nowhere marked is reported once, at its first use', () => {
  test.each([
    ['fi', 'Avopakka on lukittu. Avopakkaa ei saa.', 'avopakka'],
    ['sv', 'Högen är frusen. Ta inte av högen.', 'högen'],
    ['et', 'Lisapakk on külmutatud. Lisapakki ei saa.', 'lisapakk'],
    ['en', 'The pile is frozen. Leave the discard pile.', 'pile'],
  ] as const)('%s', (language, clause, word) => {
    expect(reported(section('…', clause), language)).toEqual([
      `6 “${word}” (discard-pile) is used here for the first time and not marked`,
    ]);
  });
});

test('a second mark is reported with the line of the first', () => {
  const stock = '<Term id="stock">Umpipakka</Term>';
  expect(reported(section('…', `${stock}.\nSe on ${stock}.`), 'fi')).toEqual([
    '7 stock is marked a second time; its first mark is in line 6',
  ]);
});

describe('what follows the rule is not reported', () => {
  test.each([
    ['fi', 'Nosta <Term id="stock">umpipakasta</Term>.', 'Umpipakan päältä.'],
    ['sv', 'Dra från <Term id="stock">talongen</Term>.', 'Talongens kort.'],
    ['et', 'Võta <Term id="stock">põhipakist</Term>.', 'Põhipaki kaart.'],
    ['en', 'Draw from the <Term id="stock">stock</Term>.', 'The stock’s top.'],
  ] as const)('%s', (language, first, second) => {
    expect(reported(clauses(first, second), language)).toEqual([]);
  });
});

describe('the words of a verb stand in either order, and are no other term', () => {
  test.each([
    ['fi', 'Joka ottaa avopakan', 'avopakan ottanut'],
    ['et', 'Kes ostab lisapaki', 'ostab lisapaki'],
    ['en', 'A player who takes the pile', 'takes the pile'],
    ['sv', 'Den som tar högen', 'tar högen'],
  ] as const)('%s', (language, before, marked) => {
    const found = reported(clauses(`${before}.`, `<Term id="take-pile">${marked}</Term>.`), language);
    expect(found).toEqual([expect.stringMatching(/^6 .* \(take-pile\) stands here before it is marked in line 7$/)]);
  });
});

test('a word that may be of two terms is in order when one of them has been marked', () => {
  expect(reported(clauses('A <Term id="meld">meld</Term>.', 'Players meld.'), 'en')).toEqual([]);
  expect(reported(clauses('Players meld.', 'It ends.'), 'en')).toEqual([
    '6 “meld” (meld or to-meld) is used here for the first time and not marked',
  ]);
});

test('what a text marks is a name there, though the glossary has another', () => {
  const found = reported(clauses('The heap grows.', 'The <Term id="discard-pile">heap</Term>.'), 'en');
  expect(found).toEqual(['6 “heap” (discard-pile) stands here before it is marked in line 7']);
});

test('a part of a longer name, a compound and a quotation are no use', () => {
  const pile = '<Term id="discard-pile">discard pile</Term>';
  expect(reported(clauses(`The ${pile}.`, 'The discard pile.'), 'en')).toEqual([]);
  expect(reported(clauses('Avopakkasääntö.', 'Kysytään ”Otatko avopakan?”'), 'fi')).toEqual([]);
  expect(reported(clauses('„Lisapakk“ on sõna.', '…'), 'et')).toEqual([]);
  expect(reported(clauses('He says “the stock”.', '…'), 'en')).toEqual([]);
});

test('words on both sides of a number or a full stop are not one name', () => {
  expect(reported(clauses('A red <Value of="x" /> three. Red. Three.', '…'), 'en')).toEqual([]);
});

test('an everyday word needs no mark, where it is one', () => {
  const game: AllowedForms = { language: 'en', forms: ['game'], everyday: true, reason: 'x' };
  expect(reported(clauses('The game ends.', 'A <Term id="game">game</Term> has deals.'), 'en', [game])).toEqual([]);
  const elsewhere = { ...game, files: ['content/rules/samba/15-x'] };
  expect(reported(clauses('The game ends.', '…'), 'en', [elsewhere])).toHaveLength(1);
});
