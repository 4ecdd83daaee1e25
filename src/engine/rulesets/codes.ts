import { type WordOf, wordsOf } from './words.ts';

/**
 * The codes of rules and permissions by the families that a ruleset takes part in: why a move is refused, and what a legal move rests on.
 * Each code is one rule or permission of the game; a ruleset says which of its clauses state it, and the site has a message for it in
 * every language.
 */
const families = {
  /** What every game of the family has. */
  common: {
    reasons: [
      // the turn
      'deal-over-gone-out deal-over-without-stock deal-over-red-three not-at-this-stage upcard-not-now draw-first',
      'take-or-end-first one-draw-a-turn end-instead-of-draw stock-is-empty stock-is-not-empty must-take-pile',
      'card-not-held melded-card-stays card-still-in-pile card-still-in-pile-at-opening no-draw-this-turn',
      // taking the pile
      'pile-is-empty depth-not-allowed wild-on-top black-three-on-top one-card-against-one',
      'one-card-against-one-without-stock take-needs-natural-pair frozen-needs-naturals',
      'frozen-by-red-three-needs-naturals opening-take-needs-naturals take-does-not-fit no-pile-this-turn',
      // melds
      'meld-too-small different-ranks too-few-naturals wilds-alone too-many-wilds too-many-wilds-in-canasta',
      'too-many-wilds-onto-canasta wild-onto-canasta red-three-in-meld black-three-in-meld black-threes-only-going-out',
      'black-threes-with-wild black-threes-count opponents-meld no-meld-this-turn merge-not-allowed',
      // the opening
      'opening-too-low opening-with-pile-too-low bonus-opens-nothing',
      // the end of the turn
      'keep-one-card going-out-requirement',
      // asking the partner
      'ask-not-now ask-after-melding ask-once answer-first answer-not-asked answer-yes-or-no answered-no answered-yes',
    ],
    grounds: [
      'draw-from-stock take-with-naturals take-frozen-with-naturals take-whole-pile meld-set wilds-in-meld',
      'rank-of-opponents pile-cards-melded add-to-meld add-to-canasta canasta-made opening-from-hand opening-with-pile',
      'discard discard-freezes discard-stops going-out going-out-by-discard going-out-unasked black-threes-going-out',
      'ask-partner answer-binds take-without-stock deal-ends-without-stock turn-up-covered turn-up-stands',
    ],
  },
  /** Red threes that are laid on the table, and penalty cards as the Finnish and Swedish books have them. */
  laying: {
    reasons: ['lay-red-threes-first not-a-red-three discard-red-three'],
    grounds: [
      'turn-up-red-three turn-up-black-three red-three-laid red-three-replaced red-three-from-pile',
      'red-three-among-last-cards last-card-red-three',
    ],
  },
  /** Rulings that bind later play. */
  ruling: {
    reasons: [
      'penalty-card-first penalty-card-can-be-melded waiting-cards-first partners-penalty-card must-go-out-by-ruling',
      'must-keep-card-by-ruling',
    ],
    grounds: ['penalty-card-used penalty-card-discarded turn-without-draw going-out-failed waiting-cards-melded'],
  },
  /** Talk at the table can lose the game. */
  talk: { reasons: ['deal-over-lost-game'], grounds: [] },
  /** Corrections of a slip: a late red three, a raised minimum, two melds of a rank. */
  correction: {
    reasons: ['late-red-three-bars-pile opening-below-raised-minimum surplus-wilds-first handed-cards-first'],
    grounds: ['late-red-three melds-joined-after-slip'],
  },
  /** The top card goes onto a meld, or with a wild card. */
  topping: { reasons: [], grounds: ['take-onto-meld take-with-wild take-onto-canasta'] },
  /** Going out concealed has a bonus. */
  concealed: { reasons: ['concealed-with-pile-needs-minimum'], grounds: ['going-out-concealed minimum-waived'] },
  /** Melds in sequence, and merging. */
  sequence: {
    reasons: [
      'wild-in-sequence three-in-sequence sequence-of-one-suit sequence-gap sequence-too-long samba-is-closed',
      'merge-too-many-wilds merge-too-long whole-hand-needs-minimum take-needs-sequence-on-table',
    ],
    grounds: [
      'meld-sequence add-to-sequence whole-hand-out merge-melds take-onto-sequence several-melds-of-rank samba-made',
    ],
  },
  /** The pile is taken under narrower conditions than in Canasta. */
  narrowPile: { reasons: ['pile-not-with-wild pile-not-onto-canasta'], grounds: [] },
  /** The options of Classic Canasta. */
  variation: {
    reasons: ['pile-blocked-by-canasta wilds-exceed-naturals wilds-reserved full-canasta-takes-no-wild'],
    grounds: ['one-card-takes-one-card wild-meld take-canasta-rank-with-pair wilds-unlimited-in-canasta'],
  },
  /** A second set of a rank may lie beside a canasta. */
  beside: { reasons: ['second-incomplete-set'], grounds: ['second-set-beside-canasta'] },
  /** The auction and the contract. */
  contract: {
    reasons: [
      'bid-not-higher auction-is-over auction-is-doubled doubled-declarer-opens-in-turn double-only-opponents-bid',
      'opening-twos declarer-opening-twos declarer-opening declarer-opening-for-high-bid doubled-opening-too-low',
      'red-three-on-top black-three-fits-sequence-only joker-on-top frozen-needs-naturals-or-sequence declarer-can-open',
      'declarer-keeps-a-card canasta-is-closed bid-not-reached robber-requirement bid-not-reached-with-melds',
      'last-card-is-discarded stop-after-last-red-three lay-only-last-threes buy-not-now buy-needs-stock',
    ],
    grounds: [
      'call-bid call-pass call-double auction-ends declarer-opens doubled-declarer-opens declarer-cannot-open',
      'complete-combination-opens take-to-freezing-card card-with-pile card-bought twos-meld red-three-in-sequence',
      'last-stock-cards-shown',
    ],
  },
} as const;

/** Faults of the cards, wherever and whenever they are laid or discarded. */
const ofCards = [
  'card-not-held melded-card-stays meld-too-small different-ranks too-few-naturals wilds-alone too-many-wilds',
  'too-many-wilds-in-canasta too-many-wilds-onto-canasta wild-onto-canasta red-three-in-meld black-three-in-meld',
  'black-threes-with-wild black-threes-count opponents-meld merge-not-allowed discard-red-three partners-penalty-card',
  'wild-in-sequence three-in-sequence sequence-of-one-suit sequence-gap sequence-too-long samba-is-closed',
  'merge-too-many-wilds merge-too-long wilds-exceed-naturals wilds-reserved full-canasta-takes-no-wild',
  'second-incomplete-set canasta-is-closed',
] as const;

/** What cards laid for the pile can break although they give no right to the pile in the first place. */
const besideWay = [
  'card-not-held card-still-in-pile card-still-in-pile-at-opening too-few-naturals too-many-wilds',
  'too-many-wilds-in-canasta too-many-wilds-onto-canasta wild-onto-canasta red-three-in-meld opening-with-pile-too-low',
  'bonus-opens-nothing keep-one-card answered-no partners-penalty-card must-keep-card-by-ruling',
  'opening-below-raised-minimum wilds-exceed-naturals wilds-reserved',
] as const;

/** What is only broken because something else is, if anything else is. */
const following = [
  'opening-too-low opening-with-pile-too-low bonus-opens-nothing keep-one-card opening-below-raised-minimum',
  'concealed-with-pile-needs-minimum whole-hand-needs-minimum doubled-opening-too-low',
] as const;

type Families = typeof families;

/** The name of a family of rules. */
export type RuleFamily = keyof Families;

/** The codes of a family: of its rules and its permissions. */
export type CodeOf<Family extends RuleFamily> = WordOf<Families[Family]['reasons' | 'grounds'][number]>;

/** The code of a rule that can be broken. */
export type RuleCode = WordOf<Families[RuleFamily]['reasons'][number]>;

/** The code of a permission. */
export type GroundCode = WordOf<Families[RuleFamily]['grounds'][number]>;

/** All codes of rules, for messages and tests. */
export const ruleCodes: readonly RuleCode[] = Object.values(families).flatMap((family) =>
  wordsOf<WordLine<'reasons'>>(family.reasons),
);

/** All codes of permissions, for messages and tests. */
export const groundCodes: readonly GroundCode[] = Object.values(families).flatMap((family) =>
  wordsOf<WordLine<'grounds'>>(family.grounds),
);

type WordLine<Kind extends 'reasons' | 'grounds'> = Families[RuleFamily][Kind][number];

function isAmong(codes: readonly RuleCode[]): (code: RuleCode) => boolean {
  const among = new Set(codes);
  return (code) => among.has(code);
}

/** Whether it is a fault of the cards, wherever and whenever they are laid or discarded. */
export const isOfCards = isAmong(wordsOf(ofCards));
/** Whether cards laid for the pile can have this fault although they give no right to the pile in the first place. */
export const isBesideWay = isAmong(wordsOf(besideWay));
/** Whether the rule is only broken because another one is, if another one is. */
export const isConsequence = isAmong(wordsOf(following));
