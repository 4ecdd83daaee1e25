import { expect, test } from 'vitest';
import { allAgreements, nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { checkDeal } from './support/check-deal.ts';
import { closely, firstSeed, tries } from './support/tries.ts';

// Random deals under every pairwise combination of options, players and form. DEALS is their number in all (`npm run fuzz` plays
// 200,000), SEED the first seed of each combination, so that a failure can be played again. Cards are counted at every step, what is
// listed is judged at some.

const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const deals = tries('DEALS', 400);
const each = Math.ceil(deals / tables.length);

for (const { id, agreement } of tables) {
  test(`${id}, ${nameOf(agreement)}: ${each} random deals, one step in ${8 * closely} looked at closely`, {
    timeout: 20_000 + each * 2000,
  }, () => {
    const ruleset = settled(id, agreement);
    for (let number = 0; number < each; number++) checkDeal(ruleset, firstSeed + number);
  });
}

test.each(rulesets)('every agreement that the documents allow for %s can be settled', (id) => {
  for (const agreement of allAgreements(id)) {
    expect(settled(id, agreement)).toMatchObject({ id, players: agreement.players, options: agreement.options });
  }
});
