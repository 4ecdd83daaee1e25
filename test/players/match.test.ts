import { expect, test } from 'vitest';
import { playMatch } from '../../src/commands/players/match.ts';
import { rulesetIds, usualRuleset } from '../../src/engine/index.ts';

// A short run of what `npm run players` measures; how strong the players are is measured there, not tested here.
test.each(rulesetIds)('%s: sides exchanged, nobody has the better cards', (id) => {
  const alike = playMatch(usualRuleset(id), 'middle', 'middle', [1, 2]);
  expect(alike).toMatchObject({ deals: 2, won: 1, playsWon: 2, margin: 0 });
  const unequal = playMatch(usualRuleset(id), 'beginner', 'random', [1, 2]);
  const other = playMatch(usualRuleset(id), 'random', 'beginner', [1, 2]);
  expect(unequal.times.length).toBeGreaterThan(20);
  expect(unequal.margin).toBeGreaterThan(0);
  expect(other.margin).toBeCloseTo(-unequal.margin);
});
