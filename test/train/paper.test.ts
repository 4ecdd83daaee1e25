import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usualRuleset } from '../../src/engine/index.ts';
import {
  dailyPaper,
  generatorVersion,
  kinds,
  questionOfPaper,
  readPaper,
  writePaper,
  writeQuestion,
} from '../../src/train/index.ts';
import { readFragment } from '../../src/widgets/train/train-address.ts';

const papers = fc.record({
  seed: fc.integer({ min: 0, max: 999_999_999 }),
  count: fc.integer({ min: 1, max: 50 }),
  kinds: fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1 }),
});

describe('a paper', () => {
  test('is written into an address and read back as the same', () => {
    fc.assert(
      fc.property(papers, (paper) => {
        expect(readPaper(writePaper(paper))).toEqual({ ok: true, value: paper });
        expect(readFragment(`#paper=${writePaper(paper)}`)).toEqual({ ok: true, value: { what: 'paper', paper } });
      }),
    );
  });

  test('of another version says so, and a damaged one where it is damaged; nothing throws', () => {
    const told = (text: string) => {
      const read = readPaper(text);
      return read.ok ? 'read' : `${read.error.code} ${read.error.where}`;
    };
    expect(told(`${generatorVersion + 1}.7.10.take`)).toBe(`other-version ${generatorVersion + 1}`);
    expect(told(`${generatorVersion}.7.10.tkae`)).toBe('damaged tkae');
    expect(told(`${generatorVersion}.7.0.take`)).toBe('damaged 0');
    expect(told(`${generatorVersion}.7.51.take`)).toBe('damaged 51');
    expect(told(`${generatorVersion}.x.10.take`)).toBe('damaged x');
    expect(told('')).toBe('damaged ');
    fc.assert(
      fc.property(fc.string(), (text) => {
        readPaper(text);
        readFragment(`#${text}`);
        readFragment(text);
      }),
    );
  });

  test('has the same questions for everybody, of its kinds in turn', () => {
    const ruleset = usualRuleset('canasta-fi');
    const paper = { seed: 4711, kinds: ['minimum', 'take'], count: 4 } as const;
    const texts = () => [0, 1, 2, 3].map((place) => questionOfPaper(ruleset, paper, place));
    expect(texts().map((question) => question?.kind)).toEqual(['minimum', 'take', 'minimum', 'take']);
    const written = () => texts().map((question) => question && writeQuestion(question));
    expect(written()).toEqual(written());
    expect(new Set(written()).size).toBe(4);
  });

  test('has a question at every place, also of a kind to which few deals come', () => {
    const ruleset = usualRuleset('samba');
    const day = 20_785;
    // None of the deals tried for its tenth place comes to a discard of the last cards.
    const daily = dailyPaper(ruleset, day * 86_400_000);
    expect(daily.kinds[9]).toBe('discard');
    expect(questionOfPaper(ruleset, daily, 9)?.kind).toBe('safest');
    expect(questionOfPaper(ruleset, { ...daily, kinds: ['discard'] }, 9)?.kind).toBe('discard');
  });

  test('of a day is the same all day by the clock of Greenwich, and another on the next', () => {
    const ruleset = usualRuleset('samba');
    const at = (...time: [number, number, number]) => dailyPaper(ruleset, Date.UTC(2026, 10, 27, ...time));
    expect(at(0, 0, 0)).toEqual(at(23, 59, 59));
    expect(at(24, 0, 0).seed).toBe(at(0, 0, 0).seed + 1);
  });
});

test('a fragment asks for clauses, for what went wrong, or for the day', () => {
  expect(readFragment('#clause=samba/14-b')).toEqual({ ok: true, value: { what: 'clauses', clauses: ['samba/14-b'] } });
  expect(readFragment('#clause=samba%2F14-b,samba/8')).toEqual({
    ok: true,
    value: { what: 'clauses', clauses: ['samba/14-b', 'samba/8'] },
  });
  expect(readFragment('#clause=samba/99')).toEqual({ ok: false, error: { code: 'damaged', where: 'samba/99' } });
  expect(readFragment('#daily')).toEqual({ ok: true, value: { what: 'daily' } });
  expect(readFragment('#%E0%A4%A')).toMatchObject({ ok: false });
});
