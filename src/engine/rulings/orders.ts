import type { ParameterName } from '../rulesets/parameters.ts';
import type { EffectCode } from './effects.ts';
import type { NumberFact } from './facts.ts';

/** Who is told to do something, or may. */
export const roles = [
  'offender',
  'asker',
  'partner',
  'opponents',
  'opponent-in-turn',
  'player-in-turn',
  'next-drawer',
  'rightful-player',
  'next-dealer',
  'dealer',
  'holder',
  'bidder',
  'first-player',
  'everyone',
  'others',
  'offending-side',
  'opposing-side',
  'sides',
  'referee',
  'scorer',
  'jury',
] as const;
/** A role at the table. */
export type Role = (typeof roles)[number];

/** When an order is carried out; what lasts stands where it begins. A turn is the one of who is told. */
export const times = ['now', 'this-turn', 'next-turn', 'at-count'] as const;
/** A time at which an order is carried out. */
export type Time = (typeof times)[number];

/** An order: who does what when, and what it is for the position. Its words are in `content/rulings`, under its code. */
interface OrderDefinition {
  readonly who: Role;
  readonly when: Time;
  /** The effects that it carries out; none where it only says what goes without saying in a position. */
  readonly effects?: readonly EffectCode[];
  /** It has a number, of turns, cards or points, which its words name. */
  readonly counted?: true;
  /** It is the heart of its ruling, by which the ruling is known, also where others come first; or it never is, where points are. */
  readonly leads?: boolean;
  /** What is told instead at tables without penalty cards; null: nothing. */
  readonly withoutPenaltyCards?: string | null;
}

/**
 * Every order that a ruling can give, by code. Two faults share one only where its words are true and complete in both: “lays the hand
 * open” is the same after every wrong taking of the pile, while what goes back to the hand differs from fault to fault.
 */
export const orders = {
  // the deal
  'draw-another-for-start': { who: 'offender', when: 'now' },
  'first-turn-to-rightful-player': { who: 'rightful-player', when: 'now', effects: ['rightful-player-starts'] },
  'next-deal-after-rightful': { who: 'next-dealer', when: 'at-count', effects: ['next-deal-as-if-rightly-dealt'] },
  'next-deal-after-actual': { who: 'next-dealer', when: 'at-count', effects: ['next-dealer-after-the-actual'] },
  'play-goes-on': { who: 'everyone', when: 'now', effects: ['play-on'] },
  'hand-sizes-stay': { who: 'everyone', when: 'now', effects: ['play-on'] },
  'deal-again': { who: 'dealer', when: 'now', effects: ['redeal'] },
  'cut-and-deal-again': { who: 'dealer', when: 'now', effects: ['redeal'] },
  'same-dealer': { who: 'dealer', when: 'now', leads: false },
  'deal-again-without-foreign-card': { who: 'dealer', when: 'now', effects: ['redeal'] },
  'cover-upcard': { who: 'dealer', when: 'now' },
  'turn-card-over': { who: 'referee', when: 'now', effects: ['turn-over-and-reshuffle'] },
  'remove-foreign-card': { who: 'referee', when: 'now', effects: ['remove-card'] },
  'give-up-foreign-card': { who: 'holder', when: 'now', effects: ['remove-card'] },
  'replace-foreign-card': { who: 'holder', when: 'now', effects: ['replace-from-stock'] },
  'show-and-set-aside': { who: 'referee', when: 'now', effects: ['set-aside-for-next-deal'] },
  'set-aside': { who: 'referee', when: 'now', effects: ['set-aside-for-next-deal'] },
  'lost-card-counts-for-nobody': { who: 'scorer', when: 'at-count' },
  'shuffle-card-into-stock': { who: 'referee', when: 'now', effects: ['put-into-stock-and-shuffle'] },
  'auction-goes-on': { who: 'everyone', when: 'now', effects: ['play-on'] },
  'take-bid-back': { who: 'offender', when: 'now' },
  'lower-bid-becomes-contract': { who: 'bidder', when: 'now', effects: ['contract-passes-on'] },
  'bids-between-charged': { who: 'scorer', when: 'at-count', counted: true },
  'turn-up-without-contract': { who: 'referee', when: 'now', effects: ['contract-passes-on'] },
  'begin-without-contract': { who: 'first-player', when: 'now' },
  'open-without-contract': { who: 'sides', when: 'next-turn' },
  'every-bid-charged': { who: 'scorer', when: 'at-count', counted: true },

  // the draw
  'may-complete-hand': { who: 'offender', when: 'now', effects: ['may-still-take'] },
  'hand-stays-short': { who: 'offender', when: 'now', effects: ['right-to-complete-lost', 'play-on'] },
  'lay-forgotten-three': { who: 'offender', when: 'now', effects: ['lay-now'] },
  'no-card-for-three': { who: 'offender', when: 'now', effects: ['no-replacement'] },
  'no-card-for-three-hand-short': { who: 'offender', when: 'now', effects: ['no-replacement'] },
  'draw-from-stock-only': { who: 'offender', when: 'this-turn', effects: ['must-draw-from-stock'] },
  'forgotten-threes-score-nothing': { who: 'scorer', when: 'at-count', counted: true, leads: false },
  'show-seen-card': { who: 'offender', when: 'now', effects: ['show-and-return'] },
  'show-seen-cards': { who: 'offender', when: 'now', effects: ['show-and-return'] },
  'show-seen-card-or-cards': { who: 'offender', when: 'now', effects: ['show-and-return'] },
  'finish-turn': { who: 'offender', when: 'this-turn' },
  'may-shuffle-first': { who: 'next-drawer', when: 'next-turn', effects: ['next-drawer-may-shuffle'] },
  'draw-was-correct': { who: 'offender', when: 'now', effects: ['draw-stands'] },
  'take-early-melds-back': { who: 'offender', when: 'now', leads: false },
  'no-meld-this-turn': { who: 'offender', when: 'this-turn', effects: ['no-meld-this-turn'], leads: true },
  'no-meld-counting-this-turn': {
    who: 'offender',
    when: 'this-turn',
    effects: ['no-meld-for-turns'],
    counted: true,
    leads: true,
  },
  'no-meld-for-turns': { who: 'offender', when: 'next-turn', effects: ['no-meld-for-turns'], counted: true },
  'no-draw-next-turn': { who: 'offender', when: 'next-turn', effects: ['no-draw-next-turn'], leads: true },
  'no-draw-for-turns': { who: 'offender', when: 'next-turn', effects: ['no-draw-for-turns'], counted: true },
  'draw-only-one-next-turn': { who: 'offender', when: 'next-turn', effects: ['draw-one-next-turn'] },
  'may-draw-second-next-turn': { who: 'offender', when: 'next-turn', effects: ['draw-one-next-turn'], leads: true },
  'no-pile-next-turn': { who: 'offender', when: 'next-turn', effects: ['no-pile-next-turn'] },
  'discard-one': { who: 'offender', when: 'this-turn', effects: ['must-discard'] },
  'may-meld-and-must-discard': { who: 'offender', when: 'next-turn', effects: ['must-discard'] },
  'may-meld-and-must-discard-unless-out': { who: 'offender', when: 'next-turn', effects: ['must-discard'] },
  'discard-on-each-turn': { who: 'offender', when: 'next-turn', effects: ['must-discard'], counted: true },
  'three-to-opponents': { who: 'offender', when: 'now', effects: ['red-three-to-opponents'], leads: true },
  'draw-not-joined-costs-nothing': { who: 'scorer', when: 'at-count', leads: false },
  'turn-as-usual': { who: 'offender', when: 'this-turn' },
  'show-drawn-card': { who: 'offender', when: 'now', effects: ['opponent-takes-or-shuffles'] },
  'show-drawn-card-or-cards': { who: 'offender', when: 'now', effects: ['opponent-takes-or-shuffles'] },
  'take-shown-card': { who: 'opponent-in-turn', when: 'this-turn' },
  'take-shown-card-and-complete-draw': { who: 'opponent-in-turn', when: 'this-turn' },
  'take-one-or-both-shown-cards': { who: 'opponent-in-turn', when: 'this-turn' },
  'shuffle-and-draw': { who: 'opponent-in-turn', when: 'this-turn' },
  'shuffle-and-draw-or-take-pile': { who: 'opponent-in-turn', when: 'this-turn' },
  'give-card-to-partner': { who: 'offender', when: 'now' },
  'give-both-cards-to-partner': { who: 'offender', when: 'now' },
  'accept-card-as-draw': { who: 'partner', when: 'this-turn', effects: ['partner-takes-cards'] },
  'accept-both-cards-as-draw': { who: 'partner', when: 'this-turn', effects: ['partner-takes-cards'] },
  'may-draw-another': { who: 'partner', when: 'this-turn', effects: ['partner-draws-another'] },
  'meld-or-discard-given-card': { who: 'partner', when: 'this-turn', effects: ['partner-must-meld-or-discard'] },
  'meld-or-discard-both-cards': { who: 'partner', when: 'this-turn', effects: ['partner-must-meld-or-discard'] },
  'undo-after-last-three': { who: 'offender', when: 'now' },
  'draw-from-first-choice': { who: 'offender', when: 'this-turn', effects: ['choice-stands'] },
  'stock-if-pile-barred': { who: 'offender', when: 'this-turn' },
  'choice-still-open': { who: 'offender', when: 'this-turn', effects: ['play-on'] },

  // the discard pile
  'show-lawful-taking': { who: 'offender', when: 'now', effects: ['stands'] },
  'lay-hand-open': { who: 'offender', when: 'now', effects: ['hand-shown'] },
  'settle-disputed-cards': { who: 'opponents', when: 'now' },
  'restore-pile': { who: 'referee', when: 'now', effects: ['pile-restored'], leads: true },
  'take-up-hand': { who: 'offender', when: 'now' },
  'draw-from-stock-and-finish': { who: 'offender', when: 'this-turn', effects: ['must-draw-from-stock'] },
  'turn-of-player-in-turn': { who: 'player-in-turn', when: 'this-turn' },
  'put-pile-back': { who: 'offender', when: 'now', effects: ['pile-restored', 'play-on'] },
  'point-out-left-cards': { who: 'others', when: 'now' },
  'may-take-left-cards': { who: 'offender', when: 'now', effects: ['may-still-take'], leads: true },
  'left-cards-form-pile': { who: 'everyone', when: 'now', effects: ['left-cards-form-new-pile', 'play-on'] },
  'left-cards-stay-in-pile': { who: 'everyone', when: 'now', effects: ['play-on'] },
  'take-pile-owed': { who: 'offender', when: 'now' },
  'draw-forgotten-stock-card': { who: 'offender', when: 'now', effects: ['draw-now'] },

  // melds
  'complete-opening': { who: 'offender', when: 'now', effects: ['correct-now'] },
  'open-with-other-melds': { who: 'offender', when: 'now', effects: ['correct-now'] },
  'take-left-over-back': { who: 'offender', when: 'now', effects: ['cards-back-to-hand'] },
  'take-opening-back': { who: 'offender', when: 'now', effects: ['cards-back-to-hand'] },
  'minimum-rises': { who: 'offending-side', when: 'now', effects: ['minimum-raised'], counted: true },
  'minimum-stays': { who: 'offending-side', when: 'now', effects: ['minimum-unchanged'] },
  'opening-accepted': { who: 'offending-side', when: 'now', effects: ['meld-stands'] },
  'make-opening-found': { who: 'offender', when: 'now', effects: ['must-open'] },
  'jury-may-rule-game-lost': { who: 'jury', when: 'now' },
  'count-in-hand': { who: 'offender', when: 'now' },
  'move-excess-wild': { who: 'offender', when: 'now', effects: ['correct-now'] },
  'discard-excess-wild': { who: 'offender', when: 'this-turn', effects: ['correct-now', 'must-discard'] },
  'take-excess-wild-back': { who: 'offender', when: 'now', effects: ['cards-back-to-hand'] },
  'excess-wild-becomes-penalty-card': { who: 'offender', when: 'now', effects: ['penalty-card'] },
  'meld-with-excess-wild-accepted': { who: 'offending-side', when: 'now', effects: ['meld-stands'] },
  'worth-of-excess-wild-decided': { who: 'referee', when: 'at-count' },
  'excess-wild-stays': { who: 'offending-side', when: 'now', effects: ['meld-stands'] },
  'excess-wild-deducted': { who: 'scorer', when: 'at-count', effects: ['counted-as-hand'] },
  'rearrange-melds': { who: 'offender', when: 'now', effects: ['correct-now'] },
  'misfits-become-penalty-cards': { who: 'offender', when: 'now', effects: ['penalty-card'] },
  'discard-misfit': { who: 'offender', when: 'this-turn', effects: ['correct-now', 'must-discard'] },
  'take-misfits-back': { who: 'offender', when: 'now', effects: ['cards-back-to-hand'] },
  'meld-accepted': { who: 'offending-side', when: 'now', effects: ['meld-stands'] },
  'majority-gives-rank': { who: 'offending-side', when: 'now', effects: ['majority-decides-rank'] },
  'take-back-what-is-no-meld': { who: 'offender', when: 'now', effects: ['cards-back-to-hand', 'play-on'] },
  'sequence-with-gap-accepted': { who: 'offending-side', when: 'now', effects: ['meld-stands'] },
  'continue-sequence-at-ends': { who: 'offending-side', when: 'now', effects: ['continue-from-either-end'] },
  'hidden-card-becomes-penalty-card': { who: 'offender', when: 'now', effects: ['penalty-card'] },
  'meld-or-discard-hidden-card': { who: 'offender', when: 'next-turn' },
  'ask-for-place': { who: 'others', when: 'now' },
  'name-place': { who: 'offender', when: 'now' },
  'turn-sixth-card': { who: 'offender', when: 'now' },
  'may-turn-sixth-card': { who: 'offending-side', when: 'this-turn' },
  'mark-cards': { who: 'offender', when: 'now' },
  'put-canasta-together': { who: 'offender', when: 'now' },
  'leave-cards-waiting': { who: 'offender', when: 'now', effects: ['cards-wait-on-table'] },
  'meld-waiting-cards': { who: 'offender', when: 'next-turn' },
  'meld-waiting-cards-if-lawful': { who: 'offender', when: 'next-turn' },
  'waiting-cards-count-as-hand': { who: 'scorer', when: 'at-count', effects: ['counted-as-hand'] },
  'cards-out-of-turn-become-penalty-cards': { who: 'offender', when: 'now', effects: ['penalty-card'] },

  // the discard
  'draw-after-discard': { who: 'offender', when: 'now', effects: ['draw-now'], counted: true },
  'no-meld-after-late-draw': { who: 'offender', when: 'this-turn', effects: ['turn-ends'] },
  'missed-draw-forgiven': { who: 'everyone', when: 'now', effects: ['play-on'] },
  'discard-missing-card': { who: 'offender', when: 'now' },
  'choose-discard': { who: 'offender', when: 'now', effects: ['choose-one-discard'] },
  'first-discard-stays': { who: 'offender', when: 'now', effects: ['first-discard-counts'] },
  'other-discards-become-penalty-cards': {
    who: 'offender',
    when: 'now',
    effects: ['penalty-card'],
    withoutPenaltyCards: 'take-other-discards-back',
  },
  'take-other-discards-back': { who: 'offender', when: 'now', effects: ['no-penalty-card'] },
  'discards-stay': { who: 'everyone', when: 'now', effects: ['stands', 'play-on'] },
  'put-discard-back': { who: 'offender', when: 'now' },
  'take-three-back': { who: 'offender', when: 'now', effects: ['cards-back-to-hand'] },
  'lay-three-taken-back': { who: 'offender', when: 'now', effects: ['lay-now'] },
  'discard-another-card': { who: 'offender', when: 'this-turn', effects: ['must-discard'] },

  // going out
  'go-out-if-able': { who: 'offender', when: 'this-turn', effects: ['must-go-out-if-able'] },
  'decide-out-or-on': { who: 'opponents', when: 'now', effects: ['opponents-decide-out-or-on'] },
  'go-out-as-required': { who: 'asker', when: 'this-turn' },
  'keep-card-if-unable': { who: 'asker', when: 'this-turn' },
  'failure-costs': { who: 'scorer', when: 'at-count', counted: true },
  'failure-costs-nothing-more': { who: 'scorer', when: 'at-count' },
  'play-on-as-required': { who: 'asker', when: 'this-turn' },
  'take-back-if-too-few': { who: 'offender', when: 'now', leads: false },
  'keep-one-card': { who: 'offender', when: 'this-turn', effects: ['keep-one-card-after-discard'] },
  'question-void': { who: 'partner', when: 'now' },
  'decide-alone': { who: 'asker', when: 'this-turn' },
  'take-back-after-no': { who: 'offender', when: 'now', effects: ['cards-back-to-hand'] },
  'take-back-after-no-as-penalty-card': {
    who: 'offender',
    when: 'now',
    effects: ['cards-back-to-hand', 'penalty-card'],
  },
  'take-fewest-back': { who: 'offender', when: 'now', effects: ['cards-back-to-hand'] },
  'take-enough-back': { who: 'offender', when: 'now', effects: ['cards-back-to-hand'] },
  'discard-last-card': { who: 'offender', when: 'now' },
  'deal-is-over': { who: 'everyone', when: 'now', effects: ['deal-ends'] },
  'may-mark-bid': { who: 'opposing-side', when: 'at-count', effects: ['contract-to-robber'] },
  'nothing-for-going-out': { who: 'scorer', when: 'at-count' },
  'bid-marked-once': { who: 'scorer', when: 'at-count', leads: false },

  // cards shown, and talk
  'exposed-card-becomes-penalty-card': {
    who: 'offender',
    when: 'now',
    effects: ['penalty-card'],
    withoutPenaltyCards: 'keep-exposed-card',
  },
  'keep-exposed-card': { who: 'offender', when: 'now', effects: ['no-penalty-card'] },
  'meld-or-discard-penalty-cards': { who: 'offender', when: 'next-turn', withoutPenaltyCards: null },
  'may-meld-penalty-cards': { who: 'offender', when: 'next-turn', withoutPenaltyCards: null },
  'wild-penalty-card-freezes': { who: 'offender', when: 'next-turn', withoutPenaltyCards: null },
  'help-costs': { who: 'partner', when: 'next-turn', counted: true, withoutPenaltyCards: null },
  'help-in-set-costs': { who: 'partner', when: 'next-turn', counted: true, withoutPenaltyCards: null },
  'help-in-sequence-costs': { who: 'partner', when: 'next-turn', counted: true, withoutPenaltyCards: null },
  'penalty-cards-count-as-hand': { who: 'scorer', when: 'at-count', withoutPenaltyCards: null },
  'remind-of-silence': { who: 'referee', when: 'now', effects: ['reminder', 'play-on'] },
  'game-lost': { who: 'offending-side', when: 'now', effects: ['game-lost'] },
  'usual-remedy': { who: 'referee', when: 'now', effects: ['usual-remedy'] },
  'choose-where-rules-allow': { who: 'offender', when: 'now' },

  // the score
  'penalty-deducted': { who: 'scorer', when: 'at-count', counted: true, leads: false },
  'award-credited': { who: 'scorer', when: 'at-count', counted: true, leads: false },
  'mixed-cards-lost': { who: 'scorer', when: 'at-count', effects: ['lose-card-points'] },
  'unverified-cards-lost': { who: 'scorer', when: 'at-count', effects: ['lose-card-points'] },
  'values-of-mixed-cards-lost': { who: 'scorer', when: 'at-count', effects: ['lose-card-points'] },
  'accept-claim': { who: 'offending-side', when: 'at-count', effects: ['accept-opponents-claim'] },
  'correct-sum': { who: 'scorer', when: 'now', effects: ['corrected'] },
  'minimum-of-deal-stays': { who: 'sides', when: 'now', effects: ['minimum-unchanged'] },
  'follow-correct-sheet': { who: 'scorer', when: 'now', effects: ['corrected'] },
  'correct-entry': { who: 'scorer', when: 'now', effects: ['corrected'] },
  'score-stands': { who: 'scorer', when: 'now', effects: ['stands'] },

  // how to go on where the documents are silent
  'put-cards-down': { who: 'offender', when: 'now' },
  'put-pile-down': { who: 'offender', when: 'now' },
  'turn-shown-card-down': { who: 'dealer', when: 'now' },
  'replace-foreign-card-of-hand': { who: 'holder', when: 'now' },
  'leave-pile-card-undrawn': { who: 'everyone', when: 'now' },
  'rule-as-improper-meld': { who: 'referee', when: 'now' },
  'rule-as-short-opening': { who: 'referee', when: 'now' },
  'rule-as-talk': { who: 'referee', when: 'now' },
  'rule-as-without-intent': { who: 'referee', when: 'now' },
  'discard-out-of-turn-as-exposed': { who: 'offender', when: 'now', withoutPenaltyCards: 'take-discard-back' },
  'take-discard-back': { who: 'offender', when: 'now' },
  'one-card-for-each-extra': { who: 'offender', when: 'next-turn', counted: true },
  'show-and-shuffle-back': { who: 'offender', when: 'now' },
  'answer-all-the-same': { who: 'partner', when: 'this-turn' },
  'only-yes-or-no-counts': { who: 'asker', when: 'this-turn' },
  'raise-hand': { who: 'offender', when: 'now' },
  'ask-for-silence': { who: 'referee', when: 'now' },
  'play-penalty-card-now': { who: 'offender', when: 'now' },
  'tell-true-number': { who: 'offender', when: 'now' },
  'leave-unanswered': { who: 'everyone', when: 'now' },
  'penalty-card-stays-melded': { who: 'everyone', when: 'now' },
  'nobody-to-ask': { who: 'everyone', when: 'now' },
  'agree-how-to-go-on': { who: 'everyone', when: 'now' },
} as const satisfies { readonly [code: string]: OrderDefinition };

/** The code of an order. */
export type OrderCode = keyof typeof orders;
/** The code of an order that has a number. */
export type CountedOrder = {
  [Code in OrderCode]: (typeof orders)[Code] extends { readonly counted: true } ? Code : never;
}[OrderCode];

/** What gives the number of an order: a fact of the fault, or a parameter of the ruleset; `less` is taken off it. */
export interface OrderNumber {
  readonly of: NumberFact | ParameterName;
  readonly less?: number;
}
/** The orders that enter the points of a ruling; they follow from its points, so that no table gives them. */
export type PointsOrder = 'penalty-deducted' | 'award-credited';
/** An order as the tables of rulings give it: its code, with what gives its number where it has one. */
export type RemedyOrder =
  | Exclude<OrderCode, CountedOrder>
  | ({ readonly code: Exclude<CountedOrder, PointsOrder> } & OrderNumber);

/** An order of a ruling. */
export interface Order {
  readonly code: OrderCode;
  readonly who: Role;
  readonly when: Time;
  /** The number that its words name; null where it has none. */
  readonly count: number | null;
}

/** Whether a text is the code of an order. */
export function isOrderCode(text: string): text is OrderCode {
  return Object.hasOwn(orders, text);
}

/** All orders by code, in the order of the deal. */
export const orderCodes: readonly OrderCode[] = Object.keys(orders).filter(isOrderCode);

/** What an order is: who is told, when, and what it does. */
export function orderOf(code: OrderCode): OrderDefinition {
  return orders[code];
}
