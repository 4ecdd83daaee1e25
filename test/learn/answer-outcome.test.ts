import { expect, test } from 'vitest';
import { answerOutcome } from '../../src/widgets/lesson/outcome.ts';

test('who makes some of several right choices is told whether one is missing or one is wrong', () => {
  const told = (answer: string) => answerOutcome(answer, '1,2', '0', true);
  expect(told('1,2')).toBe('done');
  expect(told('0')).toBe('tempted');
  expect(told('2')).toBe('incomplete');
  expect(told('1,3')).toBe('mixed');
  expect(told('1,2,3')).toBe('mixed');
  expect(told('3')).toBe('refused');
  expect(told('')).toBe('refused');
});

test('one answer is right or wrong as a whole', () => {
  expect(answerOutcome('1', '10', '5', false)).toBe('refused');
  expect(answerOutcome('10', '10', '5', false)).toBe('done');
});
