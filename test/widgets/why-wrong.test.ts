import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Position, seatState } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import type { Answer, Question } from '../../src/widgets/question/question.ts';
import { whyWrong } from '../../src/widgets/question/why-wrong.ts';
import { cards, tableOf } from '../engine/support/table.ts';
import { deskOf } from './support/desks.ts';
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
  return whyWrong(question, '', { start, reader: 1 }, speechOf(language)).join('');
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

const names = globSync('content/scenarios/*/*.yaml').map((file) =>
  file.replaceAll('\\', '/').slice('content/scenarios/'.length, -'.yaml'.length),
);

/** The wrong answers to a question: every other choice, the other of yes and no, a number too low and one too high. */
function wrongAnswers(question: Question): readonly Answer[] {
  switch (question.kind) {
    case 'number':
      return [question.is - 5, question.is + 5];
    case 'choice':
      return question.choices.filter((choice) => choice !== question.is);
    case 'yes-no':
      // What a rule provides its clause says, which stands beside the truth.
      return question.about === 'parameter' ? [] : [!question.is];
    default:
      return [];
  }
}

test('every wrong answer to every question of the tables has its reason in every language', {
  timeout: 120_000,
}, () => {
  const asked = names.flatMap((name) => {
    const { table, inquiry } = deskOf(name);
    return inquiry.questions.map((question) => ({ name, question, at: table }));
  });
  const kinds = new Set(asked.map(({ question }) => ('about' in question ? question.about : question.kind)));
  for (const about of ['nextDealer', 'winner', 'highestOpening', 'meld', 'takeable', 'canGoOut']) {
    expect(kinds).toContain(about);
  }
  const speeches = languageIds.map((language) => ({ language, speech: speechOf(language) }));
  const faults = asked.flatMap(({ name, question, at }) =>
    wrongAnswers(question).flatMap((answer) =>
      speeches.flatMap(({ language, speech }) => {
        const said = speech.aloud(whyWrong(question, answer, at, speech));
        return said === '' || /[{}]|undefined|NaN/.test(said) ? [`${name}, ${answer} (${language}): ${said}`] : [];
      }),
    ),
  );
  expect(faults).toEqual([]);
});

test('too much is answered with the cards that go into no meld, too little with how many do', () => {
  const opening = tableOf('canasta-fi')({
    turn: 1,
    phase: 'play',
    pile: '5d',
    stock: 40,
    hands: { 1: 'Ks Kh Kd 7s 4c', 2: 11, 3: 11, 4: 11 },
  });
  const question: Question = { ...asked, kind: 'number', about: 'highestOpening', name: '', cards: [], is: 30 };
  const said = (given: Answer) => whyWrong(question, given, { start: opening, reader: 1 }, speechOf('en'));
  expect(said(45).flatMap((piece) => (typeof piece === 'string' ? [] : piece.map(({ code }) => code)))).toEqual([
    '7s',
    '4c',
  ]);
  expect(said(20).join('')).toContain('3 cards');
});

describe('whether one can go out is answered from the position', () => {
  const said = (position: Position, is: boolean) => {
    const question: Question = { ...asked, kind: 'yes-no', about: 'canGoOut', name: '', is };
    return whyWrong(question, !is, { start: position, reader: 1 }, speechOf('en'));
  };
  const listed = (position: Position, is: boolean) =>
    said(position, is)
      .flatMap((piece) => (typeof piece === 'string' ? [] : piece.map(({ code }) => code)))
      .sort();

  test('who can hears where each card goes, at every table that asks it', () => {
    const tables = names.flatMap((name) => {
      const { table, inquiry } = deskOf(name);
      const isAsked = inquiry.questions.some((one) => one.kind === 'yes-no' && one.about === 'canGoOut' && one.is);
      return isAsked && table.start.phase === 'play' ? [table.start] : [];
    });
    expect(tables.length).toBeGreaterThan(5);
    for (const position of tables) {
      const { hand } = seatState(position, position.turn);
      expect(listed(position, true)).toEqual(hand.known.map(({ code }) => code).sort());
    }
  });

  const at = { turn: 1, phase: 'play', pile: '5d', stock: 40 } as const;
  const others = { 2: 11, 3: 11, 4: 11 };

  test('who cannot hears what the side lacks, and otherwise which cards have no place', () => {
    const kings = 'Ks Kh Kd Kc Ks Kh Kd';
    const samba = tableOf('samba')({ ...at, hands: { 1: 'Kc 4s', ...others }, melds: { A: { kings } } });
    expect(said(samba, false).join('')).toContain('1/2');
    const table = tableOf('canasta-fi')({ ...at, hands: { 1: 'Kc 9c 4s', ...others }, melds: { A: { kings } } });
    expect(listed(table, false)).toEqual(['4s', '9c']);
  });
});
