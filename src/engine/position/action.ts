import type { Card } from '../cards/cards.ts';
import { type Denomination, denominations } from '../rules/bid.ts';
import type { Side } from '../rulesets/seats.ts';

export { type Denomination, denominations };

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

/** Everything that a player can do. `cards` of a draw and `draws` are what comes from the stock where that is only a number. */
export type Action =
  /** Turning the top card of the stock for the pile. */
  | { readonly type: 'turn-up' }
  /** The ordinary draw; `cards` has red threes and their replacements too. */
  | { readonly type: 'draw'; readonly cards?: readonly Card[] }
  | TakeAction
  /** Laying melds as one act. */
  | { readonly type: 'meld'; readonly melds: readonly NewMeld[] }
  /** Adding cards to melds as one act. */
  | { readonly type: 'add'; readonly additions: readonly Addition[] }
  /** Joining two melds of one's side; the first keeps its name. */
  | { readonly type: 'merge'; readonly first: MeldReference; readonly second: MeldReference }
  /** Laying a red three on the table; `draws` are its replacements. */
  | { readonly type: 'lay'; readonly card: Card; readonly draws?: readonly Card[] }
  /** Laying a red three to buy a stock card. */
  | { readonly type: 'buy'; readonly card: Card; readonly draws?: readonly Card[] }
  | { readonly type: 'discard'; readonly card: Card }
  /** “May I go out?” */
  | { readonly type: 'ask' }
  /** A partner's answer; pass only where a second partner is asked then. */
  | { readonly type: 'answer'; readonly answer: 'yes' | 'no' | 'pass' }
  /** A call of the auction. */
  | { readonly type: 'call'; readonly call: Call }
  /** With the stock empty: the player does not take the pile. */
  | { readonly type: 'end' };

/** The actions of a type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** The cards of the hand that an act lays, throws or takes with. */
export function cardsOfAct(action: Action): readonly Card[] {
  switch (action.type) {
    case 'take':
      return [...action.with, ...action.melds.flatMap(({ cards }) => cards)];
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    case 'discard':
    case 'lay':
    case 'buy':
      return [action.card];
    default:
      return [];
  }
}

/** Reads a call: `pass`, `double`, `no-opening`, or a bid such as `2 spades`; undefined if the text is none. */
export function readCall(text: string): Call | undefined {
  const word = text.trim();
  if (word === 'pass' || word === 'double' || word === 'no-opening') return word;
  return readBid(word);
}

/** Reads a bid such as `3 hearts`; undefined if the text is none. */
export function readBid(text: string): Bid | undefined {
  const [level, name, ...rest] = text.trim().split(/\s+/);
  const denomination = denominations.find((candidate) => candidate === name);
  if (level === undefined || !/^[1-8]$/.test(level) || denomination === undefined || rest.length > 0) return undefined;
  return { level: Number(level), denomination };
}

/** Writes a call as `readCall` reads it. */
export function writeCall(call: Call): string {
  return typeof call === 'string' ? call : writeBid(call);
}

/** Writes a bid as `readBid` reads it. */
export function writeBid(bid: Bid): string {
  return `${bid.level} ${bid.denomination}`;
}
