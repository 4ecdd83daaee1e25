/**
 * Why a move is refused. Each code is one rule of the game; a ruleset says which of its clauses state it
 * (`Ruleset.reasons`), and the site has a message for it in every language.
 */

/** Rules that every ruleset of the family can break. */
export const commonReasons = [
  // the turn
  'deal-over-gone-out',
  'deal-over-without-stock',
  'deal-over-red-three',
  'not-at-this-stage',
  'upcard-not-now',
  'draw-first',
  'take-or-end-first',
  'one-draw-a-turn',
  'end-instead-of-draw',
  'stock-is-empty',
  'stock-is-not-empty',
  'must-take-pile',
  'card-not-held',
  'melded-card-stays',
  'card-still-in-pile',
  'card-still-in-pile-at-opening',
  'no-draw-this-turn',
  // taking the pile
  'pile-is-empty',
  'depth-not-allowed',
  'wild-on-top',
  'black-three-on-top',
  'one-card-against-one',
  'one-card-against-one-without-stock',
  'take-needs-natural-pair',
  'frozen-needs-naturals',
  'frozen-by-red-three-needs-naturals',
  'opening-take-needs-naturals',
  'take-does-not-fit',
  'no-pile-this-turn',
  // melds
  'meld-too-small',
  'different-ranks',
  'too-few-naturals',
  'wilds-alone',
  'too-many-wilds',
  'too-many-wilds-in-canasta',
  'too-many-wilds-onto-canasta',
  'wild-onto-canasta',
  'red-three-in-meld',
  'black-three-in-meld',
  'black-threes-only-going-out',
  'black-threes-with-wild',
  'black-threes-count',
  'opponents-meld',
  'no-meld-this-turn',
  'merge-not-allowed',
  // the opening
  'opening-too-low',
  'opening-with-pile-too-low',
  'bonus-opens-nothing',
  // the end of the turn
  'keep-one-card',
  'going-out-requirement',
  // asking the partner
  'ask-not-now',
  'ask-after-melding',
  'ask-once',
  'answer-first',
  'answer-not-asked',
  'answer-yes-or-no',
  'answered-no',
  'answered-yes',
] as const;

/** Rules of the red threes that are laid on the table, and of penalty cards as the Finnish and Swedish books have them. */
export const layingReasons = ['lay-red-threes-first', 'not-a-red-three', 'discard-red-three'] as const;

/** Rulings that bind later play. */
export const rulingReasons = [
  'penalty-card-first',
  'penalty-card-can-be-melded',
  'waiting-cards-first',
  'partners-penalty-card',
  'must-go-out-by-ruling',
  'must-keep-card-by-ruling',
] as const;

/** Rules of games that know corrections of a slip: a late red three, a raised minimum, two melds of a rank. */
export const correctionReasons = [
  'late-red-three-bars-pile',
  'opening-below-raised-minimum',
  'surplus-wilds-first',
] as const;

/** Rules of games in which going out concealed has a bonus. */
export const concealedReasons = ['concealed-with-pile-needs-minimum'] as const;

/** Rules of melds in sequence. */
export const sequenceReasons = [
  'wild-in-sequence',
  'three-in-sequence',
  'sequence-of-one-suit',
  'sequence-gap',
  'sequence-too-long',
  'samba-is-closed',
  'merge-too-many-wilds',
  'merge-too-long',
  'whole-hand-needs-minimum',
  'take-needs-sequence-on-table',
] as const;

/** Rules of games that take the pile under narrower conditions than Canasta. */
export const narrowPileReasons = ['pile-not-with-wild', 'pile-not-onto-canasta'] as const;

/** Rules of the options of Classic Canasta. */
export const variationReasons = [
  'pile-blocked-by-canasta',
  'wilds-exceed-naturals',
  'wilds-reserved',
  'full-canasta-takes-no-wild',
] as const;

/** Rules of games in which a second set of a rank may lie beside a canasta. */
export const besideReasons = ['second-incomplete-set'] as const;

/** Rules of the auction and the contract. */
export const contractReasons = [
  'bid-not-higher',
  'auction-is-over',
  'auction-is-doubled',
  'doubled-declarer-opens-in-turn',
  'double-only-opponents-bid',
  'opening-twos',
  'declarer-opening-twos',
  'declarer-opening',
  'declarer-opening-for-high-bid',
  'doubled-opening-too-low',
  'red-three-on-top',
  'black-three-fits-sequence-only',
  'joker-on-top',
  'frozen-needs-naturals-or-sequence',
  'declarer-can-open',
  'declarer-keeps-a-card',
  'canasta-is-closed',
  'bid-not-reached',
  'robber-requirement',
  'bid-not-reached-with-melds',
  'last-card-is-discarded',
  'stop-after-last-red-three',
  'lay-only-last-threes',
  'buy-not-now',
  'buy-needs-stock',
] as const;

type Each<List extends readonly string[]> = List[number];

/** The code of a rule that can be broken. */
export type Reason =
  | Each<typeof commonReasons>
  | Each<typeof layingReasons>
  | Each<typeof rulingReasons>
  | Each<typeof correctionReasons>
  | Each<typeof concealedReasons>
  | Each<typeof sequenceReasons>
  | Each<typeof narrowPileReasons>
  | Each<typeof variationReasons>
  | Each<typeof besideReasons>
  | Each<typeof contractReasons>;

/** All codes, for messages and tests. */
export const reasons: readonly Reason[] = [
  ...commonReasons,
  ...layingReasons,
  ...rulingReasons,
  ...correctionReasons,
  ...concealedReasons,
  ...sequenceReasons,
  ...narrowPileReasons,
  ...variationReasons,
  ...besideReasons,
  ...contractReasons,
];

/** What a legal move rests on: the permission or exception it uses. */
export const commonGrounds = [
  'draw-from-stock',
  'take-with-naturals',
  'take-frozen-with-naturals',
  'take-whole-pile',
  'meld-set',
  'wilds-in-meld',
  'rank-of-opponents',
  'pile-cards-melded',
  'add-to-meld',
  'add-to-canasta',
  'canasta-made',
  'opening-from-hand',
  'opening-with-pile',
  'discard',
  'discard-freezes',
  'discard-stops',
  'going-out',
  'going-out-by-discard',
  'going-out-unasked',
  'black-threes-going-out',
  'ask-partner',
  'answer-binds',
  'take-without-stock',
  'deal-ends-without-stock',
  'turn-up-covered',
  'turn-up-stands',
] as const;

/** Permissions of red threes laid on the table. */
export const layingGrounds = [
  'turn-up-red-three',
  'turn-up-black-three',
  'red-three-laid',
  'red-three-replaced',
  'red-three-from-pile',
  'red-three-among-last-cards',
  'last-card-red-three',
] as const;

/** Permissions of rulings. */
export const rulingGrounds = [
  'penalty-card-used',
  'penalty-card-discarded',
  'turn-without-draw',
  'waiting-cards-melded',
] as const;

/** Permissions of games that know corrections of a slip. */
export const correctionGrounds = ['late-red-three', 'melds-joined-after-slip'] as const;

/** Permissions of the games in which the top card may go onto a meld, or with a wild card. */
export const toppingGrounds = ['take-onto-meld', 'take-with-wild', 'take-onto-canasta'] as const;

/** Permissions of going out concealed. */
export const concealedGrounds = ['going-out-concealed', 'minimum-waived'] as const;

/** Permissions of sequences and merging. */
export const sequenceGrounds = [
  'meld-sequence',
  'add-to-sequence',
  'whole-hand-out',
  'merge-melds',
  'take-onto-sequence',
  'several-melds-of-rank',
  'samba-made',
] as const;

/** Permissions of the options of Classic Canasta. */
export const variationGrounds = [
  'one-card-takes-one-card',
  'wild-meld',
  'take-canasta-rank-with-pair',
  'wilds-unlimited-in-canasta',
] as const;

/** Permissions of games in which a second set of a rank may lie beside a canasta. */
export const besideGrounds = ['second-set-beside-canasta'] as const;

/** Permissions of the auction and the contract. */
export const contractGrounds = [
  'call-bid',
  'call-pass',
  'call-double',
  'auction-ends',
  'declarer-opens',
  'doubled-declarer-opens',
  'declarer-cannot-open',
  'complete-combination-opens',
  'take-to-freezing-card',
  'card-with-pile',
  'card-bought',
  'twos-meld',
  'red-three-in-sequence',
  'last-stock-cards-shown',
] as const;

/** The code of a permission. */
export type Ground =
  | Each<typeof commonGrounds>
  | Each<typeof layingGrounds>
  | Each<typeof rulingGrounds>
  | Each<typeof correctionGrounds>
  | Each<typeof toppingGrounds>
  | Each<typeof concealedGrounds>
  | Each<typeof sequenceGrounds>
  | Each<typeof variationGrounds>
  | Each<typeof besideGrounds>
  | Each<typeof contractGrounds>;

/** All codes of permissions, for messages and tests. */
export const grounds: readonly Ground[] = [
  ...commonGrounds,
  ...layingGrounds,
  ...rulingGrounds,
  ...correctionGrounds,
  ...toppingGrounds,
  ...concealedGrounds,
  ...sequenceGrounds,
  ...variationGrounds,
  ...besideGrounds,
  ...contractGrounds,
];

/** The families of rules that a ruleset takes part in; from these follow the codes it must give clauses to. */
export interface RuleFamilies {
  common: { reason: Each<typeof commonReasons>; ground: Each<typeof commonGrounds> };
  laying: { reason: Each<typeof layingReasons>; ground: Each<typeof layingGrounds> };
  ruling: { reason: Each<typeof rulingReasons>; ground: Each<typeof rulingGrounds> };
  correction: { reason: Each<typeof correctionReasons>; ground: Each<typeof correctionGrounds> };
  topping: { reason: never; ground: Each<typeof toppingGrounds> };
  concealed: { reason: Each<typeof concealedReasons>; ground: Each<typeof concealedGrounds> };
  sequence: { reason: Each<typeof sequenceReasons>; ground: Each<typeof sequenceGrounds> };
  narrowPile: { reason: Each<typeof narrowPileReasons>; ground: never };
  variation: { reason: Each<typeof variationReasons>; ground: Each<typeof variationGrounds> };
  beside: { reason: Each<typeof besideReasons>; ground: Each<typeof besideGrounds> };
  contract: { reason: Each<typeof contractReasons>; ground: Each<typeof contractGrounds> };
}

/** The name of a family of rules. */
export type RuleFamily = keyof RuleFamilies;
