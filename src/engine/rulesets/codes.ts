/** The families of rules that a ruleset takes part in; from these follow the codes it must give clauses to. */
const ruleFamilies = [
  /** What every game of the family has. */
  'common',
  /** Red threes that are laid on the table, and penalty cards as the Finnish and Swedish books have them. */
  'laying',
  /** Rulings that bind later play. */
  'ruling',
  /** Talk at the table can lose the game. */
  'talk',
  /** Corrections of a slip: a late red three, a raised minimum, two melds of a rank. */
  'correction',
  /** The top card goes onto a meld, or with a wild card. */
  'topping',
  /** Going out concealed has a bonus. */
  'concealed',
  /** Melds in sequence, and merging. */
  'sequence',
  /** The pile is taken under narrower conditions than in Canasta. */
  'narrowPile',
  /** The options of Classic Canasta. */
  'variation',
  /** A second set of a rank may lie beside a canasta. */
  'beside',
  /** The auction and the contract. */
  'contract',
] as const;

/** The name of a family of rules. */
export type RuleFamily = (typeof ruleFamilies)[number];

/** What is known of the code of a rule. */
interface ReasonFacts {
  readonly family: RuleFamily;
  /** Whether it is a fault of the cards, wherever and whenever they are laid or discarded. */
  readonly ofCards?: true;
  /** Whether cards laid for the pile can break it although they give no right to the pile in the first place. */
  readonly besideWay?: true;
  /** Whether its breach only follows from another one, if there is another. */
  readonly follows?: true;
}

/** What is known of the code of a permission. */
interface GroundFacts {
  readonly family: RuleFamily;
}

/**
 * Why a move is refused. Each code is one rule of the game; a ruleset says which of its clauses state it, and the site has a message
 * for it in every language.
 */
const reasonTable = {
  // the turn
  'deal-over-gone-out': { family: 'common' },
  'deal-over-without-stock': { family: 'common' },
  'deal-over-red-three': { family: 'common' },
  'deal-over-lost-game': { family: 'talk' },
  'not-at-this-stage': { family: 'common' },
  'upcard-not-now': { family: 'common' },
  'draw-first': { family: 'common' },
  'take-or-end-first': { family: 'common' },
  'one-draw-a-turn': { family: 'common' },
  'end-instead-of-draw': { family: 'common' },
  'stock-is-empty': { family: 'common' },
  'stock-is-not-empty': { family: 'common' },
  'must-take-pile': { family: 'common' },
  'card-not-held': { family: 'common', ofCards: true, besideWay: true },
  'melded-card-stays': { family: 'common', ofCards: true },
  'card-still-in-pile': { family: 'common', besideWay: true },
  'card-still-in-pile-at-opening': { family: 'common', besideWay: true },
  'no-draw-this-turn': { family: 'common' },
  // taking the pile
  'pile-is-empty': { family: 'common' },
  'depth-not-allowed': { family: 'common' },
  'wild-on-top': { family: 'common' },
  'black-three-on-top': { family: 'common' },
  'one-card-against-one': { family: 'common' },
  'one-card-against-one-without-stock': { family: 'common' },
  'take-needs-natural-pair': { family: 'common' },
  'frozen-needs-naturals': { family: 'common' },
  'frozen-by-red-three-needs-naturals': { family: 'common' },
  'opening-take-needs-naturals': { family: 'common' },
  'take-does-not-fit': { family: 'common' },
  'no-pile-this-turn': { family: 'common' },
  // melds
  'meld-too-small': { family: 'common', ofCards: true },
  'different-ranks': { family: 'common', ofCards: true },
  'too-few-naturals': { family: 'common', ofCards: true, besideWay: true },
  'wilds-alone': { family: 'common', ofCards: true },
  'too-many-wilds': { family: 'common', ofCards: true, besideWay: true },
  'too-many-wilds-in-canasta': { family: 'common', ofCards: true, besideWay: true },
  'too-many-wilds-onto-canasta': { family: 'common', ofCards: true, besideWay: true },
  'wild-onto-canasta': { family: 'common', ofCards: true, besideWay: true },
  'red-three-in-meld': { family: 'common', ofCards: true, besideWay: true },
  'black-three-in-meld': { family: 'common', ofCards: true },
  'black-threes-only-going-out': { family: 'common' },
  'black-threes-with-wild': { family: 'common', ofCards: true },
  'black-threes-count': { family: 'common', ofCards: true },
  'opponents-meld': { family: 'common', ofCards: true },
  'no-meld-this-turn': { family: 'common' },
  'merge-not-allowed': { family: 'common', ofCards: true },
  // the opening
  'opening-too-low': { family: 'common', follows: true },
  'opening-with-pile-too-low': { family: 'common', besideWay: true, follows: true },
  'bonus-opens-nothing': { family: 'common', besideWay: true, follows: true },
  // the end of the turn
  'keep-one-card': { family: 'common', besideWay: true, follows: true },
  'going-out-requirement': { family: 'common' },
  // asking the partner
  'ask-not-now': { family: 'common' },
  'ask-after-melding': { family: 'common' },
  'ask-once': { family: 'common' },
  'answer-first': { family: 'common' },
  'answer-not-asked': { family: 'common' },
  'answer-yes-or-no': { family: 'common' },
  'answered-no': { family: 'common', besideWay: true },
  'answered-yes': { family: 'common' },
  'lay-red-threes-first': { family: 'laying' },
  'not-a-red-three': { family: 'laying' },
  'discard-red-three': { family: 'laying', ofCards: true },
  'penalty-card-first': { family: 'ruling' },
  'penalty-card-can-be-melded': { family: 'ruling' },
  'waiting-cards-first': { family: 'ruling' },
  'partners-penalty-card': { family: 'ruling', ofCards: true, besideWay: true },
  'must-go-out-by-ruling': { family: 'ruling' },
  'must-keep-card-by-ruling': { family: 'ruling', besideWay: true },
  'late-red-three-bars-pile': { family: 'correction' },
  'opening-below-raised-minimum': { family: 'correction', besideWay: true, follows: true },
  'surplus-wilds-first': { family: 'correction' },
  'handed-cards-first': { family: 'correction' },
  'concealed-with-pile-needs-minimum': { family: 'concealed', follows: true },
  'wild-in-sequence': { family: 'sequence', ofCards: true },
  'three-in-sequence': { family: 'sequence', ofCards: true },
  'sequence-of-one-suit': { family: 'sequence', ofCards: true },
  'sequence-gap': { family: 'sequence', ofCards: true },
  'sequence-too-long': { family: 'sequence', ofCards: true },
  'samba-is-closed': { family: 'sequence', ofCards: true },
  'merge-too-many-wilds': { family: 'sequence', ofCards: true },
  'merge-too-long': { family: 'sequence', ofCards: true },
  'whole-hand-needs-minimum': { family: 'sequence', follows: true },
  'take-needs-sequence-on-table': { family: 'sequence' },
  'pile-not-with-wild': { family: 'narrowPile' },
  'pile-not-onto-canasta': { family: 'narrowPile' },
  'pile-blocked-by-canasta': { family: 'variation' },
  'wilds-exceed-naturals': { family: 'variation', ofCards: true, besideWay: true },
  'wilds-reserved': { family: 'variation', ofCards: true, besideWay: true },
  'full-canasta-takes-no-wild': { family: 'variation', ofCards: true },
  'second-incomplete-set': { family: 'beside', ofCards: true },
  'bid-not-higher': { family: 'contract' },
  'auction-is-over': { family: 'contract' },
  'auction-is-doubled': { family: 'contract' },
  'doubled-declarer-opens-in-turn': { family: 'contract' },
  'double-only-opponents-bid': { family: 'contract' },
  'opening-twos': { family: 'contract' },
  'declarer-opening-twos': { family: 'contract' },
  'declarer-opening': { family: 'contract' },
  'declarer-opening-for-high-bid': { family: 'contract' },
  'doubled-opening-too-low': { family: 'contract', follows: true },
  'red-three-on-top': { family: 'contract' },
  'black-three-fits-sequence-only': { family: 'contract' },
  'joker-on-top': { family: 'contract' },
  'frozen-needs-naturals-or-sequence': { family: 'contract' },
  'declarer-can-open': { family: 'contract' },
  'declarer-keeps-a-card': { family: 'contract' },
  'canasta-is-closed': { family: 'contract', ofCards: true },
  'bid-not-reached': { family: 'contract' },
  'robber-requirement': { family: 'contract' },
  'bid-not-reached-with-melds': { family: 'contract' },
  'last-card-is-discarded': { family: 'contract' },
  'stop-after-last-red-three': { family: 'contract' },
  'lay-only-last-threes': { family: 'contract' },
  'buy-not-now': { family: 'contract' },
  'buy-needs-stock': { family: 'contract' },
} as const satisfies { readonly [code: string]: ReasonFacts };

/** What a legal move rests on: the permission or exception that it uses. */
const groundTable = {
  'draw-from-stock': { family: 'common' },
  'take-with-naturals': { family: 'common' },
  'take-frozen-with-naturals': { family: 'common' },
  'take-whole-pile': { family: 'common' },
  'meld-set': { family: 'common' },
  'wilds-in-meld': { family: 'common' },
  'rank-of-opponents': { family: 'common' },
  'pile-cards-melded': { family: 'common' },
  'add-to-meld': { family: 'common' },
  'add-to-canasta': { family: 'common' },
  'canasta-made': { family: 'common' },
  'opening-from-hand': { family: 'common' },
  'opening-with-pile': { family: 'common' },
  discard: { family: 'common' },
  'discard-freezes': { family: 'common' },
  'discard-stops': { family: 'common' },
  'going-out': { family: 'common' },
  'going-out-by-discard': { family: 'common' },
  'going-out-unasked': { family: 'common' },
  'black-threes-going-out': { family: 'common' },
  'ask-partner': { family: 'common' },
  'answer-binds': { family: 'common' },
  'take-without-stock': { family: 'common' },
  'deal-ends-without-stock': { family: 'common' },
  'turn-up-covered': { family: 'common' },
  'turn-up-stands': { family: 'common' },
  'turn-up-red-three': { family: 'laying' },
  'turn-up-black-three': { family: 'laying' },
  'red-three-laid': { family: 'laying' },
  'red-three-replaced': { family: 'laying' },
  'red-three-from-pile': { family: 'laying' },
  'red-three-among-last-cards': { family: 'laying' },
  'last-card-red-three': { family: 'laying' },
  'penalty-card-used': { family: 'ruling' },
  'penalty-card-discarded': { family: 'ruling' },
  'turn-without-draw': { family: 'ruling' },
  'going-out-failed': { family: 'ruling' },
  'waiting-cards-melded': { family: 'ruling' },
  'late-red-three': { family: 'correction' },
  'melds-joined-after-slip': { family: 'correction' },
  'take-onto-meld': { family: 'topping' },
  'take-with-wild': { family: 'topping' },
  'take-onto-canasta': { family: 'topping' },
  'going-out-concealed': { family: 'concealed' },
  'minimum-waived': { family: 'concealed' },
  'meld-sequence': { family: 'sequence' },
  'add-to-sequence': { family: 'sequence' },
  'whole-hand-out': { family: 'sequence' },
  'merge-melds': { family: 'sequence' },
  'take-onto-sequence': { family: 'sequence' },
  'several-melds-of-rank': { family: 'sequence' },
  'samba-made': { family: 'sequence' },
  'one-card-takes-one-card': { family: 'variation' },
  'wild-meld': { family: 'variation' },
  'take-canasta-rank-with-pair': { family: 'variation' },
  'wilds-unlimited-in-canasta': { family: 'variation' },
  'second-set-beside-canasta': { family: 'beside' },
  'call-bid': { family: 'contract' },
  'call-pass': { family: 'contract' },
  'call-double': { family: 'contract' },
  'auction-ends': { family: 'contract' },
  'declarer-opens': { family: 'contract' },
  'doubled-declarer-opens': { family: 'contract' },
  'declarer-cannot-open': { family: 'contract' },
  'complete-combination-opens': { family: 'contract' },
  'take-to-freezing-card': { family: 'contract' },
  'card-with-pile': { family: 'contract' },
  'card-bought': { family: 'contract' },
  'twos-meld': { family: 'contract' },
  'red-three-in-sequence': { family: 'contract' },
  'last-stock-cards-shown': { family: 'contract' },
} as const satisfies { readonly [code: string]: GroundFacts };

/** The code of a rule that can be broken. */
export type Reason = keyof typeof reasonTable;

/** The code of a permission. */
export type Ground = keyof typeof groundTable;

/** Those of the codes of a table that belong to a family. */
type OfFamily<Table extends { readonly [code: string]: GroundFacts }, Family extends RuleFamily> = {
  [Code in keyof Table]: Table[Code]['family'] extends Family ? Code : never;
}[keyof Table];

/** The codes of each family. */
export type RuleFamilies = {
  readonly [Family in RuleFamily]: {
    readonly reason: OfFamily<typeof reasonTable, Family>;
    readonly ground: OfFamily<typeof groundTable, Family>;
  };
};

/** Whether a text is the code of a rule. */
function isReason(code: string): code is Reason {
  return code in reasonTable;
}

/** Whether a text is the code of a permission. */
function isGround(code: string): code is Ground {
  return code in groundTable;
}

/** All codes of rules, for messages and tests. */
export const reasons: readonly Reason[] = Object.keys(reasonTable).filter(isReason);

/** All codes of permissions, for messages and tests. */
export const grounds: readonly Ground[] = Object.keys(groundTable).filter(isGround);

/** What is known of a rule: its family and what kind of fault its breach is. */
export function factsOf(reason: Reason): ReasonFacts {
  return reasonTable[reason];
}
