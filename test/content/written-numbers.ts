import type { MinimumRow } from '../../src/engine/index.ts';
import type { RulesetId } from '../../src/site/ruleset-id.ts';

/** What the texts of a ruleset rely on: numbers by name, the table of minimums, and the names of the bonuses in its table. */
export interface WrittenNumbers {
  readonly numbers: Readonly<Record<string, number>>;
  readonly minimums: readonly MinimumRow[];
  readonly bonuses: readonly string[];
}

const canastaMinimums = [
  { below: 0, points: 15 },
  { below: 1500, points: 50 },
  { below: 3000, points: 90 },
  { below: null, points: 120 },
];

const sambaMinimums = [...canastaMinimums.slice(0, 3), { below: 7000, points: 120 }];

const twoDecks = {
  packs: 2,
  jokers: 4,
  deckSize: 108,
  wildCards: 12,
  players: 4,
  handSize: 11,
  drawCount: 1,
  target: 5000,
};
const threeDecks = { packs: 3, jokers: 6, deckSize: 162, wildCards: 18, handSize: 15, drawCount: 2 };
const melds = { minMeldSize: 3, minNaturals: 2, canastaSize: 7, minBlackThrees: 3 };
const canastaMelds = { ...melds, maxWilds: 3, canastaNaturals: 4, maxBlackThrees: 4, canastasToGoOut: 1 };
const sambaMelds = { ...melds, maxWilds: 2, canastaNaturals: 5, maxBlackThrees: 6, maxSequence: 7 };
const canastaBonuses = { naturalCanastaBonus: 500, mixedCanastaBonus: 300, goingOutBonus: 100, concealedBonus: 200 };
const redThrees = { redThreeBonus: 100, allRedThreesBonus: 800 };

/**
 * The numbers with which the texts were written, read from the sources and independent of the engine: the engine must state them all.
 */
export const writtenNumbers: { readonly [Id in RulesetId]: WrittenNumbers } = {
  'canasta-fi': {
    numbers: {
      ...twoDecks,
      ...canastaMelds,
      ...canastaBonuses,
      redThreeBonus: 100,
      minimumRaise: 10,
      forgottenRedThreePenalty: 500,
      tableTalkPenalty: 2000,
      failedGoingOutPenalty: 100,
      outAfterNoPenalty: 100,
      drewOutOfTurnPenalty: 100,
      tookPileOutOfTurnPenalty: 100,
      correctedOpeningPenalty: 100,
      outWithoutCanastasPenalty: 100,
      meldOutOfTurnPenalty: 100,
      penaltyCardHelpPenalty: 300,
    },
    minimums: canastaMinimums,
    bonuses: ['naturalCanastaBonus', 'mixedCanastaBonus', 'redThreeBonus', 'goingOutBonus', 'concealedBonus'],
  },
  classic: {
    numbers: {
      ...twoDecks,
      ...canastaMelds,
      ...canastaBonuses,
      ...redThrees,
    },
    minimums: canastaMinimums,
    bonuses: [
      'naturalCanastaBonus',
      'mixedCanastaBonus',
      'redThreeBonus',
      'allRedThreesBonus',
      'goingOutBonus',
      'concealedBonus',
    ],
  },
  'canasta-sv': {
    numbers: {
      ...twoDecks,
      ...canastaMelds,
      ...canastaBonuses,
      redThreeBonus: 100,
    },
    minimums: canastaMinimums,
    bonuses: ['naturalCanastaBonus', 'mixedCanastaBonus', 'redThreeBonus', 'goingOutBonus', 'concealedBonus'],
  },
  samba: {
    numbers: {
      ...threeDecks,
      ...sambaMelds,
      players: 4,
      target: 10000,
      canastasToGoOut: 2,
      naturalCanastaBonus: 500,
      mixedCanastaBonus: 300,
      sambaBonus: 1500,
      goingOutBonus: 200,
      redThreeBonus: 100,
      allRedThreesBonus: 1000,
      canastasForRedThrees: 2,
      minimumRaise: 10,
      forgottenRedThreePenalty: 500,
      failedGoingOutPenalty: 100,
      outAfterNoPenalty: 100,
      drewOutOfTurnPenalty: 100,
      tookPileOutOfTurnPenalty: 100,
      correctedOpeningPenalty: 100,
      outWithoutCanastasPenalty: 100,
      excessWildPenalty: 100,
      improperMeldPenalty: 100,
      meldOutOfTurnPenalty: 100,
    },
    minimums: [...sambaMinimums, { below: null, points: 150 }],
    bonuses: [
      'naturalCanastaBonus',
      'mixedCanastaBonus',
      'sambaBonus',
      'redThreeBonus',
      'allRedThreesBonus',
      'goingOutBonus',
    ],
  },
  sitoumussamba: {
    numbers: {
      ...threeDecks,
      ...sambaMelds,
      target: 20000,
      pureTwosBonus: 3000,
      mixedTwosBonus: 2000,
      sambaBonus: 1500,
      redAcesBonus: 1000,
      blackAcesBonus: 500,
      naturalCanastaBonus: 500,
      mixedCanastaBonus: 300,
      goingOutBonus: 300,
      maxLevel: 8,
      pointsPerLevel: 1000,
      declarerTwos: 4,
      openingTwos: 5,
      naturalsForPile: 2,
      naturalsForFrozenPile: 3,
      robberSambas: 1,
      robberCanastas: 2,
      redThreeInHandPenalty: 500,
      blackThreeInHandPenalty: 100,
      laidRedThreePenalty: 300,
      failedBidPenalty: 1000,
      unopenedPenalty: 1000,
      openingWithdrawnPenalty: 500,
      openingRearrangedPenalty: 300,
      failedGoingOutPenalty: 300,
      wrongGoingOutPenalty: 1000,
      drewOutOfTurnPenalty: 100,
      tookPileOutOfTurnPenalty: 100,
      penaltyCardHelpPenalty: 300,
      sambaHelpPenalty: 600,
      tableTalkPenalty: 8000,
    },
    minimums: [...sambaMinimums, { below: 10000, points: 150 }, { below: null, points: 200 }],
    bonuses: [
      'pureTwosBonus',
      'mixedTwosBonus',
      'sambaBonus',
      'redAcesBonus',
      'blackAcesBonus',
      'naturalCanastaBonus',
      'mixedCanastaBonus',
      'goingOutBonus',
    ],
  },
};
