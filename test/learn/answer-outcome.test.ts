import { expect, test } from 'vitest';
import { answerOutcomes } from '../../src/widgets/lesson/task-outcome.ts';

test('who makes some of several right choices is told what is missing, or why one of them is wrong', () => {
  const told = (answer: string) => answerOutcomes(answer, '1,2', '0', 'several');
  expect(told('1,2')).toEqual(['done']);
  expect(told('0')).toEqual(['tempted']);
  expect(told('2')).toEqual(['incomplete']);
  expect(told('1,3')).toEqual(['choice-3', 'mixed']);
  expect(told('1,2,3')).toEqual(['choice-3', 'mixed']);
  expect(told('3')).toEqual(['choice-3', 'refused']);
  expect(told('')).toEqual(['refused']);
});

test('one of several answers is right or wrong as a whole, and each wrong one has its own reason', () => {
  expect(answerOutcomes('B', 'none', 'A', 'one')).toEqual(['choice-B', 'refused']);
  expect(answerOutcomes('none', 'none', 'A', 'one')).toEqual(['done']);
});

test('a wrong number is told whether it is too low or too high, and what is no number that it is none', () => {
  expect(answerOutcomes('10', '40', '30', 'number')).toEqual(['low', 'refused']);
  expect(answerOutcomes('-200', '-100', '200', 'number')).toEqual(['low', 'refused']);
  expect(answerOutcomes('45', '40', '30', 'number')).toEqual(['high', 'refused']);
  expect(answerOutcomes('many', '40', '30', 'number')).toEqual(['refused']);
});
