import { expect, test } from 'vitest';
import { rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { contestantOf, contestants } from './support/contestants.ts';
import { meanAndError, playMatch, shareWon } from './support/match.ts';

// A short run of what `npm run players` measures; how strong the players are is measured there, not tested here.
test.each(rulesetIds)('%s: sides exchanged, nobody has the better cards', (id) => {
  const match = (first: string, second: string) =>
    playMatch(usualRuleset(id), contestantOf(first), contestantOf(second), [1, 2]);
  expect(match('middle', 'middle').pairs).toEqual([0, 0]);
  const unequal = match('beginner', 'random');
  expect(unequal.times.length).toBeGreaterThan(20);
  expect(meanAndError(unequal.pairs)[0]).toBeGreaterThan(0);
  expect(match('random', 'beginner').pairs).toHaveLength(2);
});

test('everybody who can be matched plays a deal to its end', () => {
  for (const contestant of contestants.values()) {
    if (contestant === contestants.get('strong') || contestant === contestants.get('former-strong')) continue;
    const { plays } = playMatch(usualRuleset('sitoumussamba'), contestant, contestantOf('beginner'), [3]);
    expect(plays).toHaveLength(2);
  }
});

test('a tie is half won, and a standard error is that of the mean', () => {
  expect(shareWon([5, 0, -5, 0])).toBe(0.5);
  expect(meanAndError([1, 3])).toEqual([2, 1]);
});
