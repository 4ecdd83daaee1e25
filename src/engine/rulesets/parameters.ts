import type { Rank } from '../cards/cards.ts';

/** A row of the table of opening minimums: below this total at the start of the deal (null: no limit) this many points. */
export interface MinimumRow {
  readonly below: number | null;
  readonly points: number;
}

/** Points of one card, by rank; `3` is the black three, `red-three` a red three in a sequence. */
export type CardValues = { readonly [Face in Rank | 'joker' | 'red-three']: number };

/**
 * Everything in which the games of the family differ without differing in kind. Points are points, sizes are cards.
 * A ruleset states the ones its document gives, each with its clause; the rest keep the value of `unstated`.
 */
export interface Parameters {
  // the deck and the deal
  packs: number;
  jokers: number;
  deckSize: number;
  wildCards: number;
  players: number;
  handSize: number;
  drawCount: number;
  target: number;
  /** Whether a black three turned up for the pile is covered by another card. */
  coverBlackThreeUpcard: boolean;
  /** When dealt red threes are laid: on the own first turn, right after the deal, or never (they are hand cards). */
  redThreesLaid: 'own-first-turn' | 'at-the-deal' | 'never';

  // values
  cardValues: CardValues;
  minimums: readonly MinimumRow[];
  minimumRaise: number;
  /** Whether a complete canasta or samba opens whatever it is worth. */
  completeOpens: boolean;

  // melds
  minMeldSize: number;
  minNaturals: number;
  maxWilds: number;
  canastaSize: number;
  canastaNaturals: number;
  /**
   * How many melds of one rank a side may have. `one`: cards of its rank join it. `one-open`: a second only beside complete
   * ones, and cards join the open one. `one-incomplete`: the same, but nothing joins by itself. `several`: as many as wished.
   */
  meldsPerRank: 'one' | 'one-open' | 'one-incomplete' | 'several';
  /** Whether a wild card may be added to a finished canasta. */
  wildToFinishedCanasta: boolean;
  /** Whether the wild cards of a meld may outnumber its naturals. */
  wildsMayExceedNaturals: boolean;
  /** Whether the limit of wild cards holds in a finished canasta. */
  wildsUnlimitedInCanasta: boolean;
  /** Which complete canastas take no card at all. */
  closedCanastas: 'none' | 'pure-and-twos';
  wildMelds: boolean;
  /** Melds of twos as naturals, with jokers as wild cards. */
  twosMelds: boolean;
  /** The longest sequence; 0: no sequences. */
  maxSequence: number;
  /** The order of ranks in a sequence: from ace down to four, or a circle in which the two and the three are naturals. */
  sequenceOrder: 'ace-to-four' | 'circle';
  /** Whether sets of one rank may be joined; `after-slip`: only because a slip has made two, and surplus wild cards leave the meld. */
  mergeSets: 'never' | 'always' | 'after-slip';
  mergeSequences: boolean;
  minBlackThrees: number;
  maxBlackThrees: number;

  // the pile
  /** Whether the pile counts as frozen for a side without melds. */
  frozenUntilOpened: boolean;
  pileAlwaysFrozen: boolean;
  naturalsForPile: number;
  naturalsForFrozenPile: number;
  /** Natural cards of the top card's rank needed in the opening turn. */
  naturalsForOpeningPile: number;
  /** Whether the top card counts towards the minimum. */
  topCardCountsInOpening: boolean;
  pileWithWild: boolean;
  /** Onto which melds of the side the top card may go without cards from the hand. */
  pileOntoSet: 'any' | 'incomplete' | 'none';
  pileOntoSequence: 'never' | 'unfrozen' | 'always';
  /** Whether a complete canasta of the top card's rank bars the side from the pile. */
  canastaRankBlocks: boolean;
  oneCardHandMayTakeOneCardPile: boolean;
  /** How much of the pile is taken. */
  pileTaken: 'whole' | 'to-freezing-card';
  /** Stock cards that come with the pile. */
  cardsWithPile: number;

  // going out
  canastasToGoOut: number;
  goingOutNeedsDiscard: boolean;
  /** Whose earlier melds spoil going out concealed; `none`: it has no bonus. */
  concealedLooksAt: 'side' | 'player' | 'none';
  concealedWithPile: boolean;
  concealedWaivesMinimum: boolean;
  askingTime: 'after-stock-draw' | 'after-any-draw' | 'around-stock-draw';
  askOnlyIfAble: boolean;

  // bonuses
  naturalCanastaBonus: number;
  mixedCanastaBonus: number;
  goingOutBonus: number;
  /** The whole bonus for going out concealed with a canasta of one's own. */
  concealedBonus: number;
  /** The whole bonus for going out concealed without a canasta of one's own; 0: not possible. */
  concealedWithoutCanastaBonus: number;
  handCanastaExtra: number;
  redThreeBonus: number;
  /** All red threes together on one side. */
  allRedThreesBonus: number;
  /** Canastas a side needs for its red threes to count plus; 0: any meld will do. */
  canastasForRedThrees: number;
  sambaBonus: number;
  wildCanastaBonus: number;
  wildCanastaBonusAllTwos: number;
  wildCanastaBonusFourJokers: number;
  wildMeldIncompletePenalty: number;
  pureTwosBonus: number;
  mixedTwosBonus: number;
  redAcesBonus: number;
  blackAcesBonus: number;
  winnerTakesAll: boolean;

  // the contract
  maxLevel: number;
  pointsPerLevel: number;
  /** From this level on a declarer may open with what the bid names instead of the minimum. */
  levelOfNamedOpening: number;
  /** Naturals of one rank that open a canasta bid of such a level. */
  naturalsOfNamedOpening: number;
  /** From this level on the cards that the declarer's side has melded count towards the bid. */
  levelOfMeldedCards: number;
  /** Whether a red three of the hand buys a card of the stock. */
  redThreeBuysCard: boolean;
  declarerTwos: number;
  openingTwos: number;
  robberSambas: number;
  robberCanastas: number;
  robberRedCanastas: number;

  // penalties
  penaltyCards: boolean;
  /** Whether a penalty card that can be melded must be. */
  penaltyCardsMustBeMelded: boolean;
  forgottenRedThreePenalty: number;
  redThreeInHandPenalty: number;
  blackThreeInHandPenalty: number;
  laidRedThreePenalty: number;
  failedBidPenalty: number;
  unopenedPenalty: number;
  openingWithdrawnPenalty: number;
  openingRearrangedPenalty: number;
  wrongGoingOutPenalty: number;
  tableTalkPenalty: number;
  failedGoingOutPenalty: number;
  outAfterNoPenalty: number;
  drewOutOfTurnPenalty: number;
  tookPileOutOfTurnPenalty: number;
  correctedOpeningPenalty: number;
  outWithoutCanastasPenalty: number;
  excessWildPenalty: number;
  improperMeldPenalty: number;
  meldOutOfTurnPenalty: number;
  penaltyCardHelpPenalty: number;
  sambaHelpPenalty: number;
}

/** The values that all games of the family share. */
export const familyCardValues: CardValues = {
  joker: 50,
  A: 20,
  K: 10,
  Q: 10,
  J: 10,
  T: 10,
  '9': 10,
  '8': 10,
  '7': 5,
  '6': 5,
  '5': 5,
  '4': 5,
  '3': 5,
  '2': 20,
  'red-three': 0,
};

/** The steps of the opening minimum that all games of the family begin with; later games have higher ones above. */
export const familyMinimums: readonly MinimumRow[] = [
  { below: 0, points: 15 },
  { below: 1500, points: 50 },
  { below: 3000, points: 90 },
];

/** The name of a parameter. */
export type ParameterName = keyof Parameters;

/** What holds where a document says nothing: the plainest form of the family, and nothing of what only some games have. */
export const unstated: Parameters = {
  packs: 2,
  jokers: 4,
  deckSize: 108,
  wildCards: 12,
  players: 4,
  handSize: 11,
  drawCount: 1,
  target: 5000,
  coverBlackThreeUpcard: true,
  redThreesLaid: 'own-first-turn',
  cardValues: familyCardValues,
  minimums: [],
  minimumRaise: 0,
  completeOpens: false,
  minMeldSize: 3,
  minNaturals: 2,
  maxWilds: 3,
  canastaSize: 7,
  canastaNaturals: 4,
  meldsPerRank: 'one',
  wildToFinishedCanasta: false,
  wildsMayExceedNaturals: true,
  wildsUnlimitedInCanasta: false,
  closedCanastas: 'none',
  wildMelds: false,
  twosMelds: false,
  maxSequence: 0,
  sequenceOrder: 'ace-to-four',
  mergeSets: 'never',
  mergeSequences: false,
  minBlackThrees: 3,
  maxBlackThrees: 4,
  frozenUntilOpened: false,
  pileAlwaysFrozen: false,
  naturalsForPile: 2,
  naturalsForFrozenPile: 2,
  naturalsForOpeningPile: 2,
  topCardCountsInOpening: true,
  pileWithWild: true,
  pileOntoSet: 'any',
  pileOntoSequence: 'never',
  canastaRankBlocks: false,
  oneCardHandMayTakeOneCardPile: false,
  pileTaken: 'whole',
  cardsWithPile: 0,
  canastasToGoOut: 0,
  goingOutNeedsDiscard: false,
  concealedLooksAt: 'side',
  concealedWithPile: true,
  concealedWaivesMinimum: true,
  askingTime: 'after-stock-draw',
  askOnlyIfAble: false,
  naturalCanastaBonus: 0,
  mixedCanastaBonus: 0,
  goingOutBonus: 0,
  concealedBonus: 0,
  concealedWithoutCanastaBonus: 0,
  handCanastaExtra: 0,
  redThreeBonus: 0,
  allRedThreesBonus: 0,
  canastasForRedThrees: 0,
  sambaBonus: 0,
  wildCanastaBonus: 0,
  wildCanastaBonusAllTwos: 0,
  wildCanastaBonusFourJokers: 0,
  wildMeldIncompletePenalty: 0,
  pureTwosBonus: 0,
  mixedTwosBonus: 0,
  redAcesBonus: 0,
  blackAcesBonus: 0,
  winnerTakesAll: false,
  maxLevel: 0,
  pointsPerLevel: 0,
  levelOfNamedOpening: 0,
  naturalsOfNamedOpening: 0,
  levelOfMeldedCards: 0,
  redThreeBuysCard: false,
  declarerTwos: 0,
  openingTwos: 0,
  robberSambas: 0,
  robberCanastas: 0,
  robberRedCanastas: 0,
  penaltyCards: false,
  penaltyCardsMustBeMelded: false,
  forgottenRedThreePenalty: 0,
  redThreeInHandPenalty: 0,
  blackThreeInHandPenalty: 0,
  laidRedThreePenalty: 0,
  failedBidPenalty: 0,
  unopenedPenalty: 0,
  openingWithdrawnPenalty: 0,
  openingRearrangedPenalty: 0,
  wrongGoingOutPenalty: 0,
  tableTalkPenalty: 0,
  failedGoingOutPenalty: 0,
  outAfterNoPenalty: 0,
  drewOutOfTurnPenalty: 0,
  tookPileOutOfTurnPenalty: 0,
  correctedOpeningPenalty: 0,
  outWithoutCanastasPenalty: 0,
  excessWildPenalty: 0,
  improperMeldPenalty: 0,
  meldOutOfTurnPenalty: 0,
  penaltyCardHelpPenalty: 0,
  sambaHelpPenalty: 0,
};
