import { type OptionDefinition, switchedBy } from './definition.ts';

/** The variations of Classic Canasta, Viennese Canasta among them: what each changes, and by which clause. */
export const classicVariations: { readonly [name: string]: OptionDefinition } = {
  noPileOntoCompletedCanasta: switchedBy('classic/19-a-1', {
    stated: { pileOntoSet: { value: 'incomplete', clause: 'classic/19-a-1' } },
  }),
  noPileWithWild: switchedBy('classic/19-a-2', {
    stated: { pileWithWild: { value: false, clause: 'classic/19-a-2' } },
  }),
  thirdWildConflict: {
    clause: 'classic/19-d',
    values: [
      { value: 3, patch: null },
      {
        value: 1,
        patch: {
          stated: { meldsPerRank: { value: 'one-open', clause: 'classic/19-d-1' } },
        },
        needs: { noPileOntoCompletedCanasta: true, noPileWithWild: false },
      },
      {
        value: 2,
        patch: { stated: { wildsUnlimitedInCanasta: { value: true, clause: 'classic/19-d-2' } } },
        needs: { noPileOntoCompletedCanasta: true, noPileWithWild: false },
      },
      {
        value: 4,
        patch: { stated: { canastaRankBlocks: { value: true, clause: 'classic/19-d-4' } } },
        needs: { noPileOntoCompletedCanasta: true, noPileWithWild: false },
      },
    ],
  },
  pileAlwaysFrozen: switchedBy('classic/20', {
    stated: { pileAlwaysFrozen: { value: true, clause: 'classic/20' } },
    reasons: {
      'frozen-needs-naturals': ['classic/20', 'classic/13-b'],
      'frozen-needs-naturals:own-meld': ['classic/20', 'classic/13-b', 'classic/13-c'],
    },
    grounds: {
      'take-frozen-with-naturals': ['classic/20', 'classic/13-b', 'classic/8-a', 'classic/8-b-1'],
      'take-frozen-with-naturals:own-meld': [
        'classic/20',
        'classic/13-b',
        'classic/13-c',
        'classic/8-a',
        'classic/8-b-1',
      ],
    },
  }),
  wildMelds: switchedBy('classic/21-a', {
    stated: {
      wildMelds: { value: true, clause: 'classic/21-a' },
      wildCanastaBonus: { value: 2000, clause: 'classic/21-b' },
      wildCanastaBonusAllTwos: { value: 2000, clause: 'classic/21-c' },
      wildCanastaBonusFourJokers: { value: 2000, clause: 'classic/21-c' },
    },
  }),
  wildMeldIncompletePenalty: {
    clause: 'classic/21-e',
    values: [
      { value: 0, patch: null },
      { value: 1000, patch: { stated: { wildMeldIncompletePenalty: { value: 1000, clause: 'classic/21-e' } } } },
    ],
  },
  viennese: switchedBy('classic/22', {
    stated: {
      canastasForRedThrees: { value: 1, clause: 'classic/22-a' },
      wildsMayExceedNaturals: { value: false, clause: 'classic/22-b' },
      canastaRankBlocks: { value: true, clause: 'classic/22-c' },
      concealedWithPile: { value: false, clause: 'classic/22-d' },
      concealedBonus: { value: 100, clause: 'classic/22-e' },
      handCanastaExtra: { value: 1000, clause: 'classic/22-e' },
      concealedWithoutCanastaBonus: { value: 200, clause: 'classic/22-f' },
      oneCardHandMayTakeOneCardPile: { value: true, clause: 'classic/22-g' },
    },
    reasons: { 'pile-blocked-by-canasta': ['classic/22-c'] },
    grounds: {
      'going-out-concealed': ['classic/22-e', 'classic/18-h'],
      'going-out-concealed:without-canasta': ['classic/22-f'],
    },
  }),
};
