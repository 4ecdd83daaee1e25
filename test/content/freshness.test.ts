import { describe, expect, test } from 'vitest';
import { accept, selection } from '../../src/commands/translations/accept.ts';
import { blocksOf, fingerprint } from '../../src/site/freshness/block.ts';
import { translationsOf } from '../../src/site/freshness/freshness.ts';

const text = (words: string) => `<Summary>
Lyhyesti.
</Summary>

<Clause id="14-a">
${words} <Ref to="14-b" />
</Clause>

<ReadingNote clause="14-a">
Näin.
</ReadingNote>
`;

const ruleset = (source: string) => ({
  id: 'samba' as const,
  source: 'sv' as const,
  sections: [
    new Map([
      ['sv' as const, blocksOf(14, source)],
      ['fi' as const, blocksOf(14, text('Pelaaja'))],
      ['et' as const, new Map()],
    ]),
  ],
  records: {},
});

function states(before: string, after: string): string[] {
  const records = accept(ruleset(before), selection([]));
  const { sections, source } = ruleset(after);
  return sections.flatMap((texts) =>
    translationsOf(texts, source, records)
      .filter(({ language }) => language === 'fi')
      .map(({ block, state }) => `${block} ${state}`),
  );
}

test('a text is taken apart into summary, clauses and reading notes', () => {
  expect([...blocksOf(14, text('Spelaren')).keys()]).toEqual(['14/summary', '14-a', '14-a/note']);
});

describe('a fingerprint', () => {
  test('leaves line breaks and the markup of terms out', () => {
    expect(fingerprint('en\n<Term id="hand">hand</Term> ')).toBe(fingerprint('en hand'));
  });

  test('holds words, numbers and references', () => {
    const prints = ['<Ref to="14-a" />', '<Ref to="14-b" />', '<Value of="target" />', 'x', 'X'].map(fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  });
});

test('a translation that has been accepted is fresh until its source text changes', () => {
  expect(states(text('Spelaren'), text('Spelaren'))).toEqual(['14/summary fresh', '14-a fresh', '14-a/note fresh']);
  expect(states(text('Spelaren'), text('Givaren'))).toEqual(['14/summary fresh', '14-a stale', '14-a/note fresh']);
});

test('what nobody has recorded or written is named', () => {
  const { sections, source } = ruleset(text('Spelaren'));
  const found = sections.flatMap((texts) => translationsOf(texts, source, {}));
  expect(found).toContainEqual({ block: '14-a', language: 'fi', state: 'unrecorded' });
  expect(found).toContainEqual({ block: '14-a', language: 'et', state: 'missing' });
});

test('a clause or a section can be accepted alone, in one language', () => {
  const translated = ruleset(text('Spelaren'));
  expect(Object.keys(accept(translated, selection(['14-a', 'fi'])))).toEqual(['14-a', '14-a/note']);
  expect(Object.keys(accept(translated, selection(['14'])))).toEqual(['14/summary', '14-a', '14-a/note']);
  expect(Object.keys(accept(translated, selection(['14-a/note'])))).toEqual(['14-a/note']);
  expect(() => accept(translated, selection(['14-a/summary']))).toThrow('samba has no clause 14-a/summary');
  expect(() => accept(translated, selection(['15-z']))).toThrow('samba has no clause 15-z');
});
