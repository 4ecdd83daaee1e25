import { describe, expect, test } from 'vitest';
import { checkMarks } from '../../src/commands/terms/marks.ts';
import type { LanguageId } from '../../src/i18n/language.ts';
import type { AllowedForms } from '../../src/site/schema/allowedForm.ts';
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

const section = (summary: string, clause: string) =>
  `<Summary>\n${summary}\n</Summary>\n\n<Clause id="14">\n${clause}\n</Clause>\n`;

describe('a term that the summary used before its mark is reported, in every inflection', () => {
  test.each([
    ['fi', 'Umpipakasta nostetaan.', '<Term id="stock">Umpipakan</Term> päältä.', 'umpipakasta'],
    ['fi', 'Pöytäyksiä kootaan.', '<Term id="meld">Pöytäys</Term> alkaa.', 'pöytäyksiä'],
    ['sv', 'Man drar från talongen.', 'Från <Term id="stock">talong</Term>.', 'talongen'],
    ['sv', 'Röda treor läggs ut.', 'En <Term id="red-three">röd trea</Term>.', 'röda treor'],
    ['et', 'Võetakse põhipakist.', '<Term id="stock">Põhipaki</Term> pealt.', 'põhipakist'],
    ['et', 'Punased kolmed pannakse lauale.', '<Term id="red-three">Punane kolm</Term>.', 'punased kolmed'],
    ['en', 'Players draw from the stocks.', 'The <Term id="stock">stock</Term> lies there.', 'stocks'],
    ['en', 'Red threes are laid out.', 'A <Term id="red-three">red three</Term>.', 'red threes'],
  ] as const)('%s: %s', (language, summary, clause, word) => {
    const term = clause.match(/id="([^"]+)"/)?.[1];
    expect(reported(section(summary, clause), language)).toEqual([
      `2 “${word}” (${term}) stands here before it is marked in line 6`,
    ]);
  });
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
  expect(reported(section(`${stock}.`, `Se on ${stock}.`), 'fi')).toEqual([
    '6 stock is marked a second time; its first mark is in line 2',
  ]);
});

describe('what follows the rule is not reported', () => {
  test.each([
    ['fi', 'Nosta <Term id="stock">umpipakasta</Term>.', 'Umpipakan päältä.'],
    ['sv', 'Dra från <Term id="stock">talongen</Term>.', 'Talongens kort.'],
    ['et', 'Võta <Term id="stock">põhipakist</Term>.', 'Põhipaki kaart.'],
    ['en', 'Draw from the <Term id="stock">stock</Term>.', 'The stock’s top.'],
  ] as const)('%s', (language, summary, clause) => {
    expect(reported(section(summary, clause), language)).toEqual([]);
  });
});

describe('the words of a verb stand in either order, and are no other term', () => {
  test.each([
    ['fi', 'Joka ottaa avopakan', 'avopakan ottanut'],
    ['et', 'Kes ostab lisapaki', 'ostab lisapaki'],
    ['en', 'A player who takes the pile', 'takes the pile'],
    ['sv', 'Den som tar högen', 'tar högen'],
  ] as const)('%s', (language, before, marked) => {
    const found = reported(section(`${before}.`, `<Term id="take-pile">${marked}</Term>.`), language);
    expect(found).toEqual([expect.stringMatching(/^2 .* \(take-pile\) stands here before it is marked in line 6$/)]);
  });
});

test('a word that may be of two terms is in order when one of them has been marked', () => {
  expect(reported(section('A <Term id="meld">meld</Term>.', 'Players meld.'), 'en')).toEqual([]);
  expect(reported(section('Players meld.', 'It ends.'), 'en')).toEqual([
    '2 “meld” (meld or to-meld) is used here for the first time and not marked',
  ]);
});

test('what a text marks is a name there, though the glossary has another', () => {
  const found = reported(section('The heap grows.', 'The <Term id="discard-pile">heap</Term>.'), 'en');
  expect(found).toEqual(['2 “heap” (discard-pile) stands here before it is marked in line 6']);
});

test('a part of a longer name, a compound and a quotation are no use', () => {
  const pile = '<Term id="discard-pile">discard pile</Term>';
  expect(reported(section(`The ${pile}.`, 'The discard pile.'), 'en')).toEqual([]);
  expect(reported(section('Avopakkasääntö.', 'Kysytään ”Otatko avopakan?”'), 'fi')).toEqual([]);
  expect(reported(section('„Lisapakk“ on sõna.', '…'), 'et')).toEqual([]);
  expect(reported(section('He says “the stock”.', '…'), 'en')).toEqual([]);
});

test('words on both sides of a number or a full stop are not one name', () => {
  expect(reported(section('A red <Value of="x" /> three. Red. Three.', '…'), 'en')).toEqual([]);
});

test('an everyday word needs no mark, where it is one', () => {
  const game: AllowedForms = { language: 'en', forms: ['game'], everyday: true, reason: 'x' };
  expect(reported(section('The game ends.', 'A <Term id="game">game</Term> has deals.'), 'en', [game])).toEqual([]);
  const elsewhere = { ...game, files: ['content/rules/samba/15-x'] };
  expect(reported(section('The game ends.', '…'), 'en', [elsewhere])).toHaveLength(1);
});
