import { clauseTable } from './clause-table.ts';
import { choiceOf, type OptionDefinition, switchedBy } from './definition.ts';

/** Without these the third wild card is no matter of conflict. */
const needs = { noPileOntoCompletedCanasta: true, noPileWithWild: false };

/** The variations of Classic Canasta, Viennese Canasta among them: what each changes, and by which clause. */
export const classicVariations: { readonly [name: string]: OptionDefinition } = {
  noPileOntoCompletedCanasta: switchedBy('classic/19-a-1', {
    stated: { 'classic/19-a-1': { pileOntoSet: 'incomplete' } },
  }),
  noPileWithWild: switchedBy('classic/19-a-2', { stated: { 'classic/19-a-2': { pileWithWild: false } } }),
  thirdWildConflict: {
    clause: 'classic/19-d',
    values: [
      { value: 3, patch: null },
      { value: 1, patch: { stated: { 'classic/19-d-1': { meldsPerRank: 'one-open' } } }, needs },
      { value: 2, patch: { stated: { 'classic/19-d-2': { wildsUnlimitedInCanasta: true } } }, needs },
      { value: 4, patch: { stated: { 'classic/19-d-4': { canastaRankBlocks: true } } }, needs },
    ],
  },
  pileAlwaysFrozen: switchedBy('classic/20', {
    stated: { 'classic/20': { pileAlwaysFrozen: true } },
    clauses: clauseTable('classic', {
      '20 13-b': 'frozen-needs-naturals',
      '20 13-b 13-c': 'frozen-needs-naturals:own-meld',
      '20 13-b 8-a 8-b-1': 'take-frozen-with-naturals',
      '20 13-b 13-c 8-a 8-b-1': 'take-frozen-with-naturals:own-meld',
    }),
  }),
  wildMelds: switchedBy('classic/21-a', {
    stated: {
      'classic/21-a': { wildMelds: true },
      'classic/21-b': { wildCanastaBonus: 2000 },
      'classic/21-c': { wildCanastaBonusAllTwos: 2000, wildCanastaBonusFourJokers: 2000 },
    },
  }),
  wildMeldIncompletePenalty: choiceOf('classic/21-e', 0, 1000, {
    stated: { 'classic/21-e': { wildMeldIncompletePenalty: 1000 } },
  }),
  viennese: switchedBy('classic/22', {
    stated: {
      'classic/22-a': { canastasForRedThrees: 1 },
      'classic/22-b': { wildsMayExceedNaturals: false },
      'classic/22-c': { canastaRankBlocks: true },
      'classic/22-d': { concealedWithPile: false },
      'classic/22-e': { concealedBonus: 100, handCanastaExtra: 1000 },
      'classic/22-f': { concealedWithoutCanastaBonus: 200 },
      'classic/22-g': { oneCardHandMayTakeOneCardPile: true },
    },
    clauses: clauseTable('classic', {
      '22-c': 'pile-blocked-by-canasta',
      '22-e 18-h': 'going-out-concealed',
      '22-f': 'going-out-concealed:without-canasta',
    }),
  }),
};
