import { expect, test } from 'vitest';
import { interimParameters } from '../../src/site/interimParameters.ts';
import { engineDescription, numbersOf } from '../../src/site/parameters.ts';
import { rulesetIds } from '../../src/site/rulesetId.ts';

const defined = rulesetIds.filter((ruleset) => engineDescription(ruleset) && interimParameters[ruleset]);

test.each(defined)('the engine states the numbers with which the texts of %s were written', (ruleset) => {
  const { numbers, minimums } = numbersOf(ruleset);
  const { bonuses: _, minimums: written, ...values } = interimParameters[ruleset] ?? { bonuses: [], minimums: [] };
  const stated = Object.fromEntries(Object.keys(values).map((name) => [name, numbers.get(name)]));
  expect(stated).toEqual(values);
  expect(minimums).toEqual(written);
});

test('the texts of Finnish Canasta get the engine’s numbers and tables', () => {
  const { numbers, minimums, bonuses, cardValues } = numbersOf('canasta-fi');
  expect(numbers.get('handSize')).toBe(11);
  expect(minimums.map(({ points }) => points)).toEqual([15, 50, 90, 120]);
  expect(bonuses).toContainEqual(expect.objectContaining({ bonus: 'naturalCanastaBonus', points: 500 }));
  expect(cardValues.joker).toBe(50);
});
