import type { Card } from '../cards/cards.ts';
import type { Denomination } from '../rules/bid.ts';
import type { Side } from '../rulesets/seats.ts';

export { type Denomination, denominations } from '../rules/bid.ts';

/** A meld of a side by name; the side is left out for one's own. */
export interface MeldReference {
  readonly name: string;
  readonly side?: Side;
}

/** Cards to be laid as a meld, with the name it is to have. */
export interface NewMeld {
  readonly cards: readonly Card[];
  readonly name?: string;
}

/** Cards added to a meld. */
export interface Addition {
  readonly meld: MeldReference;
  readonly cards: readonly Card[];
}

/** A bid of the auction: 1000 points a level. */
export interface Bid {
  readonly level: number;
  readonly denomination: Denomination;
}

/** What can be said in the auction, and the declarer's word that he cannot open. */
export type Call = Bid | 'pass' | 'double' | 'no-opening';

/** The ordinary draw; `cards` says what comes where the stock is only a number, red threes and their replacements included. */
export interface DrawAction {
  readonly type: 'draw';
  readonly cards?: readonly Card[];
}

/** Taking the pile: hand cards that make a meld with the top card, or a meld that the top card goes onto, and further melds of the same act. */
export interface TakeAction {
  readonly type: 'take';
  readonly with: readonly Card[];
  readonly onto?: MeldReference;
  readonly name?: string;
  readonly melds: readonly NewMeld[];
  /** How many freezing cards deep the pile is taken. */
  readonly depth?: number;
  /** The stock cards that come with the pile, where the stock is only a number. */
  readonly draws?: readonly Card[];
}

/** Laying melds as one act. */
export interface MeldAction {
  readonly type: 'meld';
  readonly melds: readonly NewMeld[];
}

/** Adding cards to melds as one act. */
export interface AddAction {
  readonly type: 'add';
  readonly additions: readonly Addition[];
}

/** Joining two melds of one's side; the first keeps its name. */
export interface MergeAction {
  readonly type: 'merge';
  readonly first: MeldReference;
  readonly second: MeldReference;
}

/** Laying a red three on the table; `draws` are its replacements where the stock is only a number. */
export interface LayAction {
  readonly type: 'lay';
  readonly card: Card;
  readonly draws?: readonly Card[];
}

/** Laying a red three to buy a stock card. */
export interface BuyAction {
  readonly type: 'buy';
  readonly card: Card;
  readonly draws?: readonly Card[];
}

/** The discard. */
export interface DiscardAction {
  readonly type: 'discard';
  readonly card: Card;
}

/** A partner's answer; pass only where a second partner is asked then. */
export interface AnswerAction {
  readonly type: 'answer';
  readonly answer: 'yes' | 'no' | 'pass';
}

/** A call of the auction. */
export interface CallAction {
  readonly type: 'call';
  readonly call: Call;
}

/** Everything that a player can do. */
export type Action =
  /** Turning the top card of the stock for the pile. */
  | { readonly type: 'turn-up' }
  | DrawAction
  | TakeAction
  | MeldAction
  | AddAction
  | MergeAction
  | LayAction
  | BuyAction
  | DiscardAction
  /** “May I go out?” */
  | { readonly type: 'ask' }
  | AnswerAction
  | CallAction
  /** With the stock empty: the player does not take the pile. */
  | { readonly type: 'end' };
