import { expect, test } from 'vitest';
import { interimParameters } from '../../src/site/interimParameters.ts';
import { engineDescription, numbersOf } from '../../src/site/parameters.ts';
import { rulesetIds } from '../../src/site/rulesetId.ts';

test.each(rulesetIds)('the numbers of %s come from one place', (ruleset) => {
  const interim = interimParameters[ruleset] !== undefined;
  expect(interim, 'delete the interim parameters of a ruleset that the engine defines').toBe(
    !engineDescription(ruleset),
  );
});

test('the texts of Finnish Canasta get the engine’s numbers and tables', () => {
  const { numbers, minimums, bonuses, cardValues } = numbersOf('canasta-fi');
  expect(numbers.get('handSize')).toBe(11);
  expect(minimums.map(({ points }) => points)).toEqual([15, 50, 90, 120]);
  expect(bonuses).toContainEqual(expect.objectContaining({ bonus: 'naturalCanastaBonus', points: 500 }));
  expect(cardValues.joker).toBe(50);
});
