import { expect, test } from 'vitest';
import { numbersOf } from '../../src/site/parameters.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { writtenNumbers } from './written-numbers.ts';

test.each(rulesetIds)('the engine states the numbers with which the texts of %s were written', (ruleset) => {
  const { numbers, minimums, bonuses } = numbersOf(ruleset);
  const written = writtenNumbers[ruleset];
  expect(Object.fromEntries(numbers)).toMatchObject(written.numbers);
  expect(minimums).toEqual(written.minimums);
  expect(bonuses.map(({ bonus }) => bonus).sort()).toEqual([...written.bonuses].sort());
  for (const { bonus, points } of bonuses) expect(points, bonus).toBe(written.numbers[bonus]);
});

test('the cards have the same values everywhere; only Sitoumussamba counts a red three', () => {
  const { cardValues } = numbersOf('canasta-fi');
  expect(cardValues).toMatchObject({ joker: 50, A: 20, '2': 20, K: 10, '8': 10, '7': 5, '3': 5, 'red-three': 0 });
  for (const ruleset of rulesetIds) {
    const redThree = ruleset === 'sitoumussamba' ? 5 : 0;
    expect(numbersOf(ruleset).cardValues, ruleset).toEqual({ ...cardValues, 'red-three': redThree });
  }
});
