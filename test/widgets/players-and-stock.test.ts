import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { turnAdvice } from '../../src/widgets/practice/review/turn-advice.ts';
import { playerName, seatLabel } from '../../src/widgets/words/reader.ts';
import { tableOf } from '../engine/support/table.ts';
import { speechOf } from './support/speeches.ts';

const english = speechOf('en');
const seats = [1, 2, 3, 4, 5, 6] as const;

describe('six at a table', () => {
  const sides = tableOf('samba')({ players: 6, form: 'sides' });
  const pairs = tableOf('samba')({ players: 6, form: 'pairs' });

  test('are called by where they sit, partners by what they are', () => {
    expect(seats.map((seat) => playerName(sides, seat, 1, english))).toEqual([
      'You',
      'Left',
      'Left partner',
      'Opposite',
      'Right partner',
      'Right',
    ]);
    expect(seats.map((seat) => playerName(pairs, seat, 2, english))).toEqual([
      'Right',
      'You',
      'Left',
      'Far left',
      'Partner',
      'Far right',
    ]);
  });

  test.each(languageIds)('have six different names in %s, on the table too', (language) => {
    const speech = speechOf(language);
    for (const table of [sides, pairs]) {
      expect(new Set(seats.map((seat) => playerName(table, seat, 1, speech))).size).toBe(6);
    }
    // The places of the table tell them apart too, each in lines that fit where three sit in a row on a phone.
    for (const table of [sides, pairs]) {
      const labels = seats.map((seat) => seatLabel(table, seat, 1, speech));
      expect(new Set(labels).size).toBe(6);
      const lines = labels.flatMap((label) => label.split(/[\s\u00AD]/));
      expect(lines.filter((line) => line.length > 9)).toEqual([]);
    }
  });
});

const advice = (position: Position) => turnAdvice({ position, aside: [] });

describe('an empty stock', () => {
  const hands = { 1: 'Ks Kh 9h 4c', 2: 5, 3: 5, 4: 5 };

  test('obliges, allows or ends the deal, by the clause of the rule book', () => {
    const kings = { A: { kings: 'Ks Kh Kd' } };
    const canasta = tableOf('canasta-fi');
    const table = { turn: 1, stock: 0, hands } as const;
    expect(advice(canasta({ ...table, melds: kings, pile: '6d Kc' }))).toEqual({
      word: 'withoutStockMust',
      clauses: ['canasta-fi/24-a'],
    });
    const nines = { A: { nines: '9s 9d 9c' } };
    expect(advice(canasta({ ...table, melds: nines, pile: '6d Kc' }))).toMatchObject({
      word: 'withoutStockTake',
    });
    expect(advice(canasta({ ...table, melds: nines, pile: '6d Qc' }))).toMatchObject({
      word: 'withoutStockEnd',
      clauses: expect.arrayContaining(['canasta-fi/24-b']),
    });
    expect(advice(canasta({ ...table, stock: 3, pile: '6d Qc' }))).toMatchObject({ word: 'turnDraw' });
  });

  test.each([
    ['classic', '17-j'],
    ['samba', '24-b'],
    ['sitoumussamba', '32-b'],
    ['canasta-sv', 'canasta-fi/24-b'],
  ] as const)('ends a deal of %s by its own clause', (ruleset, clause) => {
    const table = tableOf(ruleset)({ turn: 1, stock: 0, hands, pile: '6d Qc' });
    expect(advice(table)?.clauses).toContain(clause.includes('/') ? clause : `${ruleset}/${clause}`);
  });
});
