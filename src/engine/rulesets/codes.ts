import type { WordOf } from './split-words.ts';

/**
 * The codes of rules and permissions by the families that a ruleset takes part in: why a move is refused, and what a legal move rests on.
 * Each code is one rule or permission of the game; a ruleset says which of its clauses state it, and the site has a message for it in
 * every language. After a colon stand the circumstances in which a document may state it in other clauses than usual: a ruleset lists
 * those clauses as `code:circumstance` beside the usual ones; where it lists none, the usual ones hold.
 */
const families = {
  /** What every game of the family has. */
  common: {
    reasons: [
      // the turn
      'deal-over-gone-out deal-over-without-stock deal-over-red-three',
      'not-at-this-stage:in-auction/before-declarers-opening upcard-not-now:in-auction/before-declarers-opening',
      'draw-first:melding take-or-end-first one-draw-a-turn:other-pack end-instead-of-draw stock-is-empty:obliged',
      'stock-is-not-empty must-take-pile card-not-held:melding/discarding/laying',
      'melded-card-stays:melding/discarding/laying card-still-in-pile:beside-top-card',
      'card-still-in-pile-at-opening:beside-top-card no-draw-this-turn:several-turns',
      // taking the pile
      'pile-is-empty depth-not-allowed wild-on-top one-card-against-one',
      'one-card-against-one-without-stock take-needs-natural-pair frozen-needs-naturals:own-meld',
      'frozen-by-red-three-needs-naturals:own-meld opening-take-needs-naturals take-does-not-fit:onto-meld',
      'no-pile-this-turn',
      // melds
      'meld-too-small:sequence/wild-meld different-ranks:adding too-few-naturals wilds-alone',
      'too-many-wilds:adding/twos/named-by-bid too-many-wilds-in-canasta:adding/twos/named-by-bid',
      'too-many-wilds-onto-canasta red-three-in-meld:among-black-threes black-three-in-meld',
      'black-threes-only-going-out black-threes-with-wild black-threes-count opponents-meld no-meld-this-turn',
      'merge-not-allowed:sequences',
      // the opening
      'opening-too-low:no-bid opening-with-pile-too-low:no-bid bonus-opens-nothing:canasta',
      // the end of the turn
      'keep-one-card:opening-turn going-out-requirement',
      // asking the partner
      'ask-not-now ask-after-melding ask-once answer-first:melding answer-not-asked answer-yes-or-no',
      'answered-no:discarding answered-yes',
    ],
    grounds: [
      'draw-from-stock:by-ruling take-with-naturals take-frozen-with-naturals:own-meld take-whole-pile',
      'meld-set:after-stock-draw/several wilds-in-meld:onto-canasta/without-limit rank-of-opponents pile-cards-melded',
      'add-to-meld:joining add-to-canasta:without-limit',
      'canasta-made:natural/mixed/without-limit/wild/pure-twos/mixed-twos/red-aces/black-aces opening-from-hand:no-bid',
      'opening-with-pile:no-bid/complete-combination discard:after-pile/no-going-out discard-freezes discard-stops',
      'going-out:by-discard/declarer going-out-by-discard going-out-unasked black-threes-going-out ask-partner',
      'answer-binds take-without-stock:obliged deal-ends-without-stock turn-up-stands:no-bid/doubled/nobody-can-open',
    ],
  },
  /** Red threes that are laid on the table, and penalty cards as the Finnish and Swedish books have them. */
  laying: {
    reasons: ['lay-red-threes-first not-a-red-three discard-red-three'],
    grounds: [
      'turn-up-covered turn-up-red-three red-three-laid:drawn red-three-replaced red-three-from-pile',
      'red-three-among-last-cards last-card-red-three',
    ],
  },
  /** A black three that is turned up for the pile is covered, as a wild card is. */
  covering: { reasons: [], grounds: ['turn-up-black-three'] },
  /** A black three on the pile bars it to everybody. */
  barring: { reasons: ['black-three-on-top'], grounds: [] },
  /** No wild card comes to a finished canasta. */
  finished: { reasons: ['wild-onto-canasta'], grounds: [] },
  /** Rulings that bind later play. */
  ruling: {
    reasons: [
      'penalty-card-first penalty-card-can-be-melded waiting-cards-first partners-penalty-card must-go-out-by-ruling',
      'must-keep-card-by-ruling',
    ],
    grounds: [
      'penalty-card-used penalty-card-discarded:wild turn-without-draw:several-turns going-out-failed',
      'waiting-cards-melded',
    ],
  },
  /** Talk at the table can lose the game. */
  talk: { reasons: ['deal-over-lost-game'], grounds: [] },
  /** Corrections of a slip: a late red three, a raised minimum, two melds of a rank. */
  correction: {
    reasons: ['late-red-three-bars-pile opening-below-raised-minimum surplus-wilds-first handed-cards-first'],
    grounds: ['late-red-three melds-joined-after-slip'],
  },
  /** The top card goes onto a meld, or with a wild card. */
  topping: { reasons: [], grounds: ['take-onto-meld:only-other-way take-with-wild take-onto-canasta'] },
  /** Going out concealed has a bonus. */
  concealed: {
    reasons: ['concealed-with-pile-needs-minimum'],
    grounds: ['going-out-concealed:with-pile/without-canasta minimum-waived'],
  },
  /** Melds in sequence, and merging. */
  sequence: {
    reasons: [
      'wild-in-sequence sequence-of-one-suit:two sequence-gap:two sequence-too-long samba-is-closed',
      'merge-too-many-wilds merge-too-long whole-hand-needs-minimum take-needs-sequence-on-table:frozen/black-three',
    ],
    grounds: [
      'meld-sequence:several/low add-to-sequence:low whole-hand-out merge-melds:sequences',
      'take-onto-sequence:frozen/black-three several-melds-of-rank samba-made',
    ],
  },
  /** Sequences run from ace to four, so that no three is part of one. */
  line: { reasons: ['three-in-sequence'], grounds: [] },
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
      'bid-not-higher auction-is-over:no-opening auction-is-doubled doubled-declarer-opens-in-turn',
      'double-only-opponents-bid opening-twos:doubled declarer-opening-twos declarer-opening',
      'declarer-opening-for-high-bid doubled-opening-too-low:with-pile red-three-on-top black-three-fits-sequence-only',
      'joker-on-top:onto-sequence frozen-needs-naturals-or-sequence declarer-can-open declarer-keeps-a-card',
      'canasta-is-closed bid-not-reached robber-requirement bid-not-reached-with-melds last-card-is-discarded',
      'stop-after-last-red-three lay-only-last-threes buy-not-now buy-needs-stock',
    ],
    grounds: [
      'call-bid call-pass call-double auction-ends:double declarer-opens:high-bid doubled-declarer-opens',
      'declarer-cannot-open complete-combination-opens take-to-freezing-card card-with-pile card-bought',
      'twos-meld:mixed/opening/declarers-opening red-three-in-sequence last-stock-cards-shown',
    ],
  },
} as const;

type Families = typeof families;
type Word<Family extends RuleFamily, Kind extends 'reasons' | 'grounds'> = WordOf<Families[Family][Kind][number]>;
type AnyWord = Word<RuleFamily, 'reasons' | 'grounds'>;
type CodeIn<Written> = Written extends `${infer Code}:${string}` ? Code : Written;
type CaseIn<Written> = Written extends `${infer Code}:${infer All}` ? `${Code}:${WordOf<All, '/'>}` : never;
type CircumstanceIn<Written, Code extends string> = Written extends `${Code}:${infer All}` ? WordOf<All, '/'> : never;

/** The name of a family of rules. */
export type RuleFamily = keyof Families;

/** The codes of a family: of its rules and its permissions. */
export type CodeOf<Family extends RuleFamily> = CodeIn<Word<Family, 'reasons' | 'grounds'>>;

/** The code of a rule that can be broken. */
export type RuleCode = CodeIn<Word<RuleFamily, 'reasons'>>;

/** The code of a permission. */
export type GroundCode = CodeIn<Word<RuleFamily, 'grounds'>>;

/** The code of a rule or of a permission, or one of these in a circumstance, `code:circumstance`. */
export type RuleCase = CodeIn<AnyWord> | CaseIn<AnyWord>;

/** The circumstances that a code knows. */
export type CircumstanceOf<Code extends string> = CircumstanceIn<AnyWord, Code>;

/** All codes of rules, for messages and tests. */
export const ruleCodes = Object.values(families).flatMap(({ reasons }) => codesIn<Line<'reasons'>>(reasons));

/** All codes of permissions, for messages and tests. */
export const groundCodes = Object.values(families).flatMap(({ grounds }) => codesIn<Line<'grounds'>>(grounds));

type Line<Kind extends 'reasons' | 'grounds'> = Families[RuleFamily][Kind][number];

function codesIn<Written extends string>(lines: readonly Written[]): readonly CodeIn<WordOf<Written>>[] {
  const isCode = (text: string): text is string & CodeIn<WordOf<Written>> => text !== '';
  return lines.flatMap((line) => line.replace(/:\S+/g, '').split(' ')).filter(isCode);
}
