import { expect, test } from 'vitest';
import {
  faultKindList,
  faultOccurs,
  isClauseAddress,
  regulatesFaults,
  rulesetIds,
  usualRuleset,
} from '../../src/engine/index.ts';
import { chargeableSides, chargesFragment } from '../../src/site/referee/charges.ts';
import { faultInWords } from '../../src/site/referee/guide.ts';
import { momentIn, readSlips, slipText, withSlip, writeSlips } from '../../src/site/referee/page/slip.ts';
import { readPenalties } from '../../src/widgets/evening/penalty-link.ts';
import { ruledWords } from '../content/ruled-words.ts';

// The slip of a ruling: what was filled in comes back for its address, and its points reach the score sheet.

test('what was filled in comes back for its own address, the latest forty slips at most', () => {
  let slips = withSlip(new Map(), 'a', { table: '4', referee: 'Äijä <b>' });
  expect(readSlips(writeSlips(slips))).toEqual(slips);
  for (let nr = 0; nr < 50; nr++) slips = withSlip(slips, `slip ${nr}`, { table: String(nr) });
  expect(slips.size).toBe(40);
  expect(slips.has('a')).toBe(false);
  expect(slips.get('slip 49')).toEqual({ table: '49' });
  slips = withSlip(slips, 'slip 20', { table: 'again' });
  expect([...slips.keys()].at(-1)).toBe('slip 20');
  expect(slips.size).toBe(40);
});

test('what is damaged on the device is no slip', () => {
  for (const text of ['', 'null', '{}', '[1]', '[["a"]]', '[["a",null]]', '[[1,{}]]', '[["a",{}'])
    expect(readSlips(text)).toBeNull();
  expect(readSlips('[["a",{"table":"4","time":7}]]')).toEqual(new Map([['a', { table: '4' }]]));
});

test('the time of a new slip is written as its field holds it', () => {
  const moment = new Date(2026, 0, 5, 7, 9);
  expect(['en', 'fi', 'sv', 'et'].map((language) => momentIn(moment, language))).toEqual([
    '05/01/2026, 07:09',
    '5.1.2026 klo 7.09',
    '2026-01-05 07:09',
    '05.01.26, 07:09',
  ]);
});

test('the text of a slip leaves out what was not filled in', () => {
  const filled = [
    { name: 'Table', text: '4' },
    { name: 'Deal', text: '' },
    { name: 'Referee', text: 'A. V.' },
  ];
  expect(slipText(['Ruling', ''], filled, ['today', 'https://…'])).toBe(
    'Ruling\nTable: 4 · Referee: A. V.\ntoday\nhttps://…',
  );
});

test('what a ruling charges reaches the score sheet: the side at fault loses, the other wins what is awarded', () => {
  const sides = ['A', 'B'] as const;
  expect(chargesFragment({ penalty: 0, award: 0 }, 'A', sides, 'canasta-fi/26-b')).toBeUndefined();
  const words = ruledWords('en');
  let charging = 0;
  for (const ruleset of rulesetIds.filter(regulatesFaults)) {
    const settled = usualRuleset(ruleset);
    for (const kind of faultKindList.filter((each) => faultOccurs(settled, each))) {
      for (const { charged, clauses } of faultInWords(settled, kind, 'en', words).rulings) {
        const [clause] = clauses;
        if (clause === undefined || !isClauseAddress(clause)) throw new Error(`${kind} rests on no clause`);
        const fragment = chargesFragment(charged, 'B', sides, clause);
        if (charged.penalty + charged.award === 0) continue;
        charging += 1;
        const read = readPenalties(fragment ?? '') ?? [];
        const sum = (side: string) =>
          read.filter((one) => one.side === side).reduce((all, { points }) => all + points, 0);
        expect([sum('B'), sum('A')], `${ruleset} ${kind}`).toEqual([
          charged.penalty,
          charged.award === 0 ? 0 : -charged.award,
        ]);
      }
    }
  }
  expect(charging).toBeGreaterThan(30);
});

test('at a table of three each side may be at fault, and its points reach the sheet', () => {
  expect(chargeableSides('canasta-fi')).toEqual(['A', 'B']);
  const sides = chargeableSides('samba');
  expect(sides).toEqual(['A', 'B', 'C']);
  const fragment = chargesFragment({ penalty: 100, award: 0 }, 'C', sides, 'samba/26-b') ?? '';
  expect(readPenalties(fragment)).toEqual([{ side: 'C', points: 100, clause: 'samba/26-b' }]);
});
