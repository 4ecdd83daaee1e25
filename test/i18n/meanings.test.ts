import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../src/i18n/language.ts';
import { type Lemmas, readLemmas, writeLemmas } from '../../src/i18n/words/lemmas.ts';
import { headOf, meaningsOf } from '../../src/i18n/words/meanings.ts';
import { oneLetterApart } from '../../src/i18n/words/one-letter-apart.ts';

const tables = new Map<LanguageId, Lemmas>();

function table(language: LanguageId): Lemmas {
  const known = tables.get(language) ?? readLemmas(readFileSync(`content/lemmas/${language}.txt`, 'utf8'));
  tables.set(language, known);
  return known;
}

function lemmasOf(word: string, language: LanguageId): string[] {
  return meaningsOf(word, language, table(language)).map(({ lemma }) => lemma);
}

describe('a typed word is understood as its base form', () => {
  it.each<[LanguageId, string, string]>([
    ['fi', 'lukitun', 'lukittu'],
    ['fi', 'avopakkoihin', 'avopakka'],
    ['fi', 'avauspöytäyksestä', 'avauspöytäys'],
    ['fi', 'pöydätä', 'pöydätä'],
    ['fi', 'otettu', 'ottaa'],
    ['fi', 'saako', 'saada'],
    ['fi', 'voinko', 'voida'],
    ['fi', 'korttini', 'kortti'],
    ['fi', 'kakkosilla', 'kakkonen'],
    ['sv', 'mälningarna', 'mälning'],
    ['sv', 'högens', 'hög'],
    ['sv', 'treorna', 'trea'],
    ['sv', 'drog', 'dra'],
    ['et', 'lisapakist', 'lisapakk'],
    ['et', 'avamiseks', 'avama'],
    ['et', 'kogumitesse', 'kogum'],
    ['et', 'jokkeritega', 'jokker'],
    ['et', 'võetakse', 'võtma'],
    ['en', 'melds', 'meld'],
    ['en', 'froze', 'freeze'],
    ['en', 'discards', 'discard'],
  ])('%s: %s is %s', (language, word, lemma) => {
    expect(lemmasOf(word, language)).toContain(lemma);
  });

  it('one wrong letter is forgiven, and told from a certain word', () => {
    expect(meaningsOf('avopaka', 'fi', table('fi'))).toContainEqual({ lemma: 'avopakka', certainty: 0.7 });
    expect(lemmasOf('canatsa', 'en')).toContain('canasta');
    expect(lemmasOf('qzxwv', 'en')).toEqual([]);
  });

  it('a compound that no text has is understood by its parts', () => {
    expect(lemmasOf('avopakanosto', 'fi')).toEqual(expect.arrayContaining(['osto', 'avopakka']));
  });

  it.each<[LanguageId, string, string]>([
    ['fi', 'viivyttelijälle', 'viivytellä'],
    ['sv', 'givarordning', 'giv'],
    ['sv', 'protokollsättare', 'protokoll'],
    ['et', 'venitajale', 'venitama'],
    ['en', 'concealments', 'conceal'],
  ])('%s: %s, which no text has, is understood by its beginning', (language, word, lemma) => {
    expect(lemmasOf(word, language)).toContain(lemma);
  });

  it('a compound ends in a word that it is a kind of', () => {
    expect(headOf('avopakka', table('fi'))).toBe('pakka');
    expect(headOf('lisapakk', table('et'))).toBe('pakk');
    expect(headOf('pakka', table('fi'))).toBeUndefined();
  });
});

describe('words that differ by one letter', () => {
  it.each([
    ['pile', 'pill'],
    ['pile', 'piles'],
    ['pile', 'plie'],
    ['canasta', 'canata'],
  ])('%s and %s do', (one, other) => {
    expect(oneLetterApart(one, other)).toBe(true);
    expect(oneLetterApart(other, one)).toBe(true);
  });

  it.each([
    ['pile', 'pile'],
    ['pile', 'pole s'],
    ['pile', 'pails'],
    ['go', 'so'],
  ])('%s and %s do not', (one, other) => {
    expect(oneLetterApart(one, other)).toBe(false);
  });
});

it('a table that has been written is read as it was', () => {
  const lemmas = readLemmas(
    writeLemmas(
      new Map([
        ['avopakka', new Set(['avopakan', 'avopakkaa'])],
        ['on', new Set(['on'])],
      ]),
    ),
  );
  expect([...lemmas.forms()].sort()).toEqual(['avopakan', 'avopakka', 'avopakkaa', 'on']);
  expect(lemmas.of('avopakan')).toEqual(['avopakka']);
});
