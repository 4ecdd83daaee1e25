import type { Action, Call, Card, ClauseAddress, Ground, Position, Reason, ScoreItem, Side } from '../engine/index.ts';
import type { Kind } from './kinds.ts';

/** By what a pile is frozen for the side in turn; `not` if it is not. */
export const freezings = ['wild', 'red-three', 'not-opened', 'not'] as const;

/** By what a pile is frozen. */
export type Freezing = (typeof freezings)[number];

/** What is asked of a position, and in which form it is answered. */
export type Ask =
  /** Whether an act is allowed: yes or no. */
  | { readonly form: 'allowed'; readonly action: Action }
  /** How much something is. */
  | { readonly form: 'number'; readonly about: 'minimum' | 'contract' }
  /** How much the hand can open with; `melds` is one way to it, to be told afterwards. */
  | { readonly form: 'number'; readonly about: 'best-opening'; readonly melds: readonly (readonly Card[])[] }
  /** What a line of the count, or the whole deal, brings a side. */
  | { readonly form: 'number'; readonly about: 'count'; readonly side: Side; readonly item: ScoreItem | 'total' }
  /** With which cards of the hand the pile can be taken. */
  | { readonly form: 'cards'; readonly about: 'take-with' }
  /** Which of some cards of the hand is the safest discard. */
  | { readonly form: 'card'; readonly about: 'safest'; readonly choices: readonly Card[] }
  /** By what the pile is frozen. */
  | { readonly form: 'freezing' };

/** An answer: yes or no, a number, cards, or what freezes. */
export type Answer =
  | { readonly form: 'allowed'; readonly is: boolean }
  | { readonly form: 'number'; readonly is: number }
  | { readonly form: 'cards'; readonly is: readonly Card[] }
  | { readonly form: 'card'; readonly is: Card }
  | { readonly form: 'freezing'; readonly is: Freezing };

/** What is asked, where, and what is right by the engine. */
export interface Asked {
  /** What the player in turn sees. */
  readonly position: Position;
  readonly ask: Ask;
  /** The right answer; of several ways to take the pile one. */
  readonly answer: Answer;
  /** The clauses on which it rests, those of the verdict. */
  readonly clauses: readonly [ClauseAddress, ...ClauseAddress[]];
  /** Why an act is refused: the decisive reason. */
  readonly reasons: readonly Reason[];
  /** On what an act rests. */
  readonly grounds: readonly Ground[];
  /** Of the safest discard: in how many of a hundred hands the next player could take the pile, for each choice. */
  readonly risks?: readonly number[];
}

/** The one thing in which a twin differs. */
export type Change =
  /** The top card of the pile. */
  | { readonly thing: 'upcard'; readonly from: Card; readonly to: Card }
  /** A card of the hand that is laid. */
  | { readonly thing: 'held'; readonly from: Card; readonly to: Card }
  /** A card that is laid, or one more or less: null where there is none. */
  | { readonly thing: 'laid'; readonly from: Card | null; readonly to: Card | null }
  /** A card in the pile, below the top card. */
  | { readonly thing: 'pile'; readonly from: Card; readonly to: Card }
  /** A card that lies in a meld of the side, the number of which is told, or is not there. */
  | { readonly thing: 'melded'; readonly from: Card | null; readonly to: Card | null }
  /** The score of the side before the deal. */
  | { readonly thing: 'score'; readonly from: number; readonly to: number }
  /** The side has melds on the table, or has none. */
  | { readonly thing: 'opened'; readonly from: boolean; readonly to: boolean }
  /** What is called. */
  | { readonly thing: 'call'; readonly from: Call; readonly to: Call };

/** The nearest position in which the answer turns. */
export interface Twin extends Asked {
  readonly change: Change;
}

/** A question of the trainer. */
export interface Question extends Asked {
  readonly kind: Kind;
  /** From which it was made: kind, seed and ruleset give it again. */
  readonly seed: number;
  readonly twin: Twin | null;
}
