import { expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import type { Question } from '../../src/widgets/question/question.ts';
import { whyWrong } from '../../src/widgets/question/why-wrong.ts';
import { cards, tableOf } from '../engine/support/table.ts';
import { speechOf } from './support/speeches.ts';

const start = tableOf('canasta-fi')({
  turn: 1,
  pile: '5d',
  stock: 40,
  scores: { A: 1600, B: 0 },
  hands: { 1: 11, 2: 11, 3: 11, 4: 11 },
});
const asked = { ask: null, hint: null, clauses: [] } as const;

function why(question: Question, language: (typeof languageIds)[number]): string {
  return whyWrong(question, { start, reader: 1 }, speechOf(language)).join('');
}

test('a wrong sum is answered with what each card is worth, and not with the sum', () => {
  const question: Question = {
    ...asked,
    kind: 'number',
    about: 'value',
    name: '',
    cards: cards('Ks Ah 2c 4d'),
    is: 55,
  };
  for (const language of languageIds) {
    const sum = why(question, language).split(': ')[1] ?? '';
    expect(sum.split(' + ').map((part) => Number.parseInt(part.split(' ')[1] ?? '', 10))).toEqual([10, 20, 20, 5]);
    expect(why(question, language)).not.toContain('55');
  }
});

test('a wrong kind of meld is answered with how many cards are natural and wild', () => {
  const question: Question = {
    ...asked,
    kind: 'choice',
    about: 'meld',
    cards: cards('Ks Kh Kd Kc Ks 2c Jk'),
    choices: ['natural', 'mixed'],
    is: 'mixed',
  };
  for (const language of languageIds) expect(why(question, language).match(/\d+/g)).toEqual(['5', '2']);
});

test('a wrong minimum is answered with the score by which it goes', () => {
  const question: Question = { ...asked, kind: 'number', about: 'minimum', name: '', cards: [], is: 90 };
  for (const language of languageIds) expect(why(question, language)).toContain('1600');
});
