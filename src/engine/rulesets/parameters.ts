import type { Rank } from '../cards/cards.ts';

/** A row of the table of opening minimums: below this total at the start of the deal (null: no limit) this many points. */
export interface MinimumRow {
  readonly below: number | null;
  readonly points: number;
}

/** Points of one card, by rank; `3` is the black three, `red-three` a red three in a sequence. */
export type CardValues = { readonly [Face in Rank | 'joker' | 'red-three']: number };

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

const noMinimums: readonly MinimumRow[] = [];

/** A value of a parameter that has a few by name. */
function oneOf<Value extends string>(value: Value): Value {
  return value;
}

/**
 * Everything in which the games of the family differ without differing in kind, with what holds where a document says nothing: the
 * plainest form of the family, and nothing of what only some games have. A ruleset states what its document gives, each with its clause.
 * Points are points, sizes are cards.
 */
export const unstated = {
  // the deck and the deal
  packs: 2,
  jokers: 4,
  deckSize: 108,
  wildCards: 12,
  players: 4,
  handSize: 11,
  drawCount: 1,
  target: 5000,
  /** Whether a black three turned up for the pile is covered by another card. */
  coverBlackThreeUpcard: true,
  /** When dealt red threes are laid: on the own first turn, right after the deal, or never (they are hand cards). */
  redThreesLaid: oneOf<'own-first-turn' | 'at-the-deal' | 'never'>('own-first-turn'),

  // values
  cardValues: familyCardValues,
  minimums: noMinimums,
  minimumRaise: 0,
  /** Whether a complete canasta or samba opens whatever it is worth. */
  completeOpens: false,

  // melds
  minMeldSize: 3,
  minNaturals: 2,
  maxWilds: 3,
  canastaSize: 7,
  canastaNaturals: 4,
  /**
   * How many melds of one rank a side may have. `one`: cards of its rank join it. `one-open`: a second only beside complete
   * ones, and cards join the open one. `one-incomplete`: the same, but nothing joins by itself. `several`: as many as wished.
   */
  meldsPerRank: oneOf<'one' | 'one-open' | 'one-incomplete' | 'several'>('one'),
  /** Whether a wild card may be added to a finished canasta. */
  wildToFinishedCanasta: false,
  /** Whether the wild cards of a meld may outnumber its naturals. */
  wildsMayExceedNaturals: true,
  /** Whether the limit of wild cards holds in a finished canasta. */
  wildsUnlimitedInCanasta: false,
  /** Which complete canastas take no card at all. */
  closedCanastas: oneOf<'none' | 'pure-and-twos'>('none'),
  wildMelds: false,
  /** Melds of twos as naturals, with jokers as wild cards. */
  twosMelds: false,
  /** The longest sequence; 0: no sequences. */
  maxSequence: 0,
  /** The order of ranks in a sequence: from ace down to four, or a circle in which the two and the three are naturals. */
  sequenceOrder: oneOf<'ace-to-four' | 'circle'>('ace-to-four'),
  /** Whether sets of one rank may be joined; `after-slip`: only because a slip has made two, and surplus wild cards leave the meld. */
  mergeSets: oneOf<'never' | 'always' | 'after-slip'>('never'),
  mergeSequences: false,
  minBlackThrees: 3,
  maxBlackThrees: 4,

  // the pile
  /** Whether the pile counts as frozen for a side without melds. */
  frozenUntilOpened: false,
  pileAlwaysFrozen: false,
  naturalsForPile: 2,
  naturalsForFrozenPile: 2,
  /** Natural cards of the top card's rank needed in the opening turn. */
  naturalsForOpeningPile: 2,
  /** Whether the top card counts towards the minimum. */
  topCardCountsInOpening: true,
  pileWithWild: true,
  /** Onto which melds of the side the top card may go without cards from the hand. */
  pileOntoSet: oneOf<'any' | 'incomplete' | 'none'>('any'),
  pileOntoSequence: oneOf<'never' | 'unfrozen' | 'always'>('never'),
  /** Whether a complete canasta of the top card's rank bars the side from the pile. */
  canastaRankBlocks: false,
  oneCardHandMayTakeOneCardPile: false,
  /** How much of the pile is taken. */
  pileTaken: oneOf<'whole' | 'to-freezing-card'>('whole'),
  /** Stock cards that come with the pile. */
  cardsWithPile: 0,

  // going out
  canastasToGoOut: 0,
  goingOutNeedsDiscard: false,
  /** Whose earlier melds spoil going out concealed; `none`: it has no bonus. */
  concealedLooksAt: oneOf<'side' | 'player' | 'none'>('side'),
  concealedWithPile: true,
  concealedWaivesMinimum: true,
  askingTime: oneOf<'after-stock-draw' | 'after-any-draw' | 'around-stock-draw'>('after-stock-draw'),
  askOnlyIfAble: false,

  // bonuses
  naturalCanastaBonus: 0,
  mixedCanastaBonus: 0,
  goingOutBonus: 0,
  /** The whole bonus for going out concealed with a canasta of one's own. */
  concealedBonus: 0,
  /** The whole bonus for going out concealed without a canasta of one's own; 0: not possible. */
  concealedWithoutCanastaBonus: 0,
  handCanastaExtra: 0,
  redThreeBonus: 0,
  /** All red threes together on one side. */
  allRedThreesBonus: 0,
  /** Canastas a side needs for its red threes to count plus; 0: any meld will do. */
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

  // the contract
  maxLevel: 0,
  pointsPerLevel: 0,
  /** From this level on a declarer may open with what the bid names instead of the minimum. */
  levelOfNamedOpening: 0,
  /** Naturals of one rank that open a canasta bid of such a level. */
  naturalsOfNamedOpening: 0,
  /** From this level on the cards that the declarer's side has melded count towards the bid. */
  levelOfMeldedCards: 0,
  /** Whether a red three of the hand buys a card of the stock. */
  redThreeBuysCard: false,
  declarerTwos: 0,
  openingTwos: 0,
  robberSambas: 0,
  robberCanastas: 0,
  robberRedCanastas: 0,

  // penalties
  penaltyCards: false,
  /** Whether a penalty card that can be melded must be. */
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

/** The parameters of a ruleset. */
export type Parameters = Readonly<typeof unstated>;

/** The name of a parameter. */
export type ParameterName = keyof Parameters;
