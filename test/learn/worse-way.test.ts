import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { courseOf } from '../../src/learn/course.ts';
import { worseThan, worstBeside } from '../../src/learn/worse-way.ts';
import { add, discard, meld } from '../engine/support/actions.ts';
import { cards, tableOf } from '../engine/support/table.ts';

// Of two lawful ways the worse one is told as worse, and the better one is not.

const start = tableOf('canasta-fi')({
  turn: 1,
  phase: 'play',
  pile: '8d 5c 7d',
  hands: { 1: 'Kd 2c 9h 9c 9d Jc 4s 4d', 2: 11, 3: 11, 4: 11 },
  melds: { A: { kings: 'Ks Ks Kh Kh Kc Kc' }, B: { jacks: 'Js Jh Jd' } },
});

function course(...actions: readonly Action[]) {
  const found = courseOf(start, actions);
  if (found === null) throw new Error('refused');
  return found;
}

const natural = [add('kings', 'Kd'), discard('4s')];
const mixed = [add('kings', '2c'), discard('4s')];

test('a canasta that brings less is worse by the difference, and the cards of the better one are told', () => {
  expect(worseThan(course(...mixed), natural)).toEqual({
    code: 'worseBonus',
    values: { points: 200, cards: cards('Kd') },
  });
  expect(worseThan(course(...natural), mixed)).toBeNull();
});

test('a discard that gives the pile away is worse than one that does not', () => {
  const gives = [add('kings', 'Kd'), discard('Jc')];
  expect(worseThan(course(...gives), natural)).toEqual({
    code: 'worsePile',
    values: { points: 0, cards: cards('4s') },
  });
  expect(worseThan(course(...natural), gives)).toBeNull();
});

test('a wild card that was not needed is told', () => {
  const spent = [add('kings', 'Kd'), meld('9h 9c 9d 2c'), discard('4s')];
  const kept = [add('kings', 'Kd'), meld('9h 9c 9d'), discard('4s')];
  expect(worseThan(course(...spent), kept)?.code).toBe('worseWilds');
  expect(worseThan(course(...kept), spent)).toBeNull();
});

test('who has not ended the turn may yet do what the other way has done', () => {
  expect(worseThan(course(meld('9h 9c 9d')), natural)).toBeNull();
  expect(worseThan(course(meld('9h 9c 9d')), [add('kings', 'Kd')])).toBeNull();
  expect(worseThan(course(add('kings', '2c')), [add('kings', 'Kd')])?.code).toBe('worseBonus');
});

test('of several better ways the one is told that matters most', () => {
  const worst = worstBeside(course(add('kings', '2c'), discard('Jc')), [mixed, natural]);
  expect(worst?.code).toBe('worseBonus');
});
