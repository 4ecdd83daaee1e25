import { expect, test } from 'vitest';
import { judge } from '../../src/engine/index.ts';
import type { Course } from '../../src/learn/course.ts';
import { isWrittenWay, laidSince } from '../../src/learn/way.ts';
import { discard, takeWith } from '../engine/support/actions.ts';
import { cards, tableOf } from '../engine/support/table.ts';

const start = tableOf('samba')({
  turn: 1,
  pile: '8d 5c 7d',
  stock: 98,
  hands: { 1: '7s 7h 7c Ks Kh 2c Qh 9c 6s Jc Tc 9d 9s 4d Ac', 2: 15, 3: 15, 4: 15 },
});

function courseOf(...actions: readonly Parameters<typeof judge>[1][]): Course {
  let now = start;
  const steps = actions.map((action) => {
    const before = now;
    const verdict = judge(before, action);
    if (!verdict.legal) throw new Error(verdict.reasons[0].code);
    now = verdict.next;
    return { before, action };
  });
  return { start, steps, now };
}

const written = [takeWith('7s 7h', 'Ks Kh 2c'), discard('4d')];

test('the same melds are the written way, whatever is thrown', () => {
  expect(isWrittenWay(courseOf(takeWith('7s 7h', 'Ks Kh 2c'), discard('Ac')), written)).toBe(true);
});

test('other melds are praised by their own cards, not by those of the written way', () => {
  const otherwise = courseOf(takeWith('7s 7c', '9c 9d 9s 2c'), discard('4d'));
  expect(isWrittenWay(otherwise, written)).toBe(false);
  const laid = laidSince(otherwise);
  expect(laid.cards.map(({ rank }) => rank)).not.toContain('K');
  expect(laid).toMatchObject({ cards: expect.arrayContaining([...cards('9c 9d 9s 2c 7d')]), points: 65 });
});
