import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LanguageId } from '../../src/i18n/language.ts';
import { partsOf } from '../../src/i18n/words/compounds.ts';
import { readLemmas } from '../../src/i18n/words/lemmas.ts';

const tables = { fi: '', sv: '', et: '', en: '' };
for (const language of ['fi', 'sv', 'et', 'en'] as const)
  tables[language] = readFileSync(`content/lemmas/${language}.txt`, 'utf8');

test.each<[LanguageId, string, string[]]>([
  ['fi', 'mustakolmospöytäys', ['musta', 'kolmonen', 'pöytäys']],
  ['fi', 'canastakortti', ['canasta', 'kortti']],
  ['sv', 'utgångsfråga', ['utgång', 'fråga']],
  ['sv', 'svarttreesakning', ['svart', 'trea', 'sakning']],
  ['et', 'rääkimiskaart', ['rääkimine', 'kaart']],
  ['et', 'mastireakaart', ['mastirida', 'kaart']],
  ['en', 'laststockcard', ['last', 'stock', 'card']],
])('%s: %s is made of its parts', (language, word, parts) => {
  const found = partsOf(word, language, readLemmas(tables[language]));
  expect(found).toHaveLength(parts.length);
  found.forEach(({ lemmas }, place) => {
    expect(lemmas).toContain(parts[place]);
  });
});

test('of a word whose end alone is known, that is understood; of one that is hardly known, nothing', () => {
  const finnish = readLemmas(tables.fi);
  expect(partsOf('xyzqpöytäys', 'fi', finnish).flatMap(({ lemmas }) => lemmas)).toContain('pöytäys');
  expect(partsOf('xyzqxyzqxyzqxyzqpöytäys', 'fi', finnish)).toEqual([]);
});
