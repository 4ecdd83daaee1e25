import type {
  Action,
  Call,
  Card,
  ClauseAddress,
  FactValue,
  Ground,
  Incident,
  OrderSaid,
  PointsSaid,
  Position,
  Reason,
  Ruleset,
  ScoreItem,
  Side,
} from '../engine/index.ts';
import type { Met } from './answers/met.ts';
import type { Kind } from './kinds.ts';

/** By what a pile is frozen for the side in turn; `not` if it is not. */
export const freezings = ['wild', 'red-three', 'not-opened', 'not'] as const;

/** By what a pile is frozen. */
export type Freezing = (typeof freezings)[number];

/** By what a pile can be frozen in a game. */
export function freezingsIn({ parameters }: Ruleset): readonly Freezing[] {
  return freezings.filter((one) => one !== 'not-opened' || parameters.frozenUntilOpened);
}

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

/** What a referee orders, what it costs or brings, or how the document is silent: as the tables of the rulings write it. */
export type Sanction = OrderSaid | PointsSaid;

/** What is asked of something that went wrong at a table: which of some orders is one of the ruling’s, or what it costs. */
export interface RulingAsk {
  readonly form: 'ruling';
  readonly about: 'orders' | 'points';
  readonly incident: Incident;
  readonly choices: readonly Sanction[];
}

/** An answer at a table: yes or no, a number, cards, or what freezes. */
export type TableAnswer =
  | { readonly form: 'allowed'; readonly is: boolean }
  | { readonly form: 'number'; readonly is: number }
  | { readonly form: 'cards'; readonly is: readonly Card[] }
  | { readonly form: 'card'; readonly is: Card }
  | { readonly form: 'freezing'; readonly is: Freezing };

/** What a referee answers. */
export interface RulingAnswer {
  readonly form: 'ruling';
  readonly is: Sanction;
}

/** An answer. */
export type Answer = TableAnswer | RulingAnswer;

/** So many hands of the next player are dealt to see what he could take. */
export const handsTried = 50;

/** What is asked of a position, and what is right by the engine. */
export interface AskedAtTable {
  /** What the player in turn sees. */
  readonly position: Position;
  readonly ask: Ask;
  /** The right answer; of several ways to take the pile one. */
  readonly answer: TableAnswer;
  /** The clauses on which it rests, those of the verdict. */
  readonly clauses: readonly [ClauseAddress, ...ClauseAddress[]];
  /** Why an act is refused: the decisive reason. */
  readonly reasons: readonly Reason[];
  /** On what an act rests. */
  readonly grounds: readonly Ground[];
  /** What decides of an act that is allowed, where the grounds do not say it. */
  readonly met?: Met;
  /** Of the safest discard: with how many of the hands tried the next player could take the pile, for each choice; the grounds are of one way. */
  readonly risks?: readonly number[];
  /** The one of the choices after which he could take it in this way. */
  readonly taken?: Card;
}

/** What a referee is asked, whom no cards need be shown. */
export interface AskedOfReferee {
  readonly position: null;
  readonly ask: RulingAsk;
  readonly answer: RulingAnswer;
  /** The clauses on which the ruling rests, the most specific first. */
  readonly clauses: readonly [ClauseAddress, ...ClauseAddress[]];
  readonly reasons: readonly [];
  readonly grounds: readonly [];
}

/** What is asked, of a position or of a referee, and what is right by the engine. */
export type Asked = AskedAtTable | AskedOfReferee;

/** The one thing in which a twin differs. */
export type Change =
  /** The top card of the pile. */
  | { readonly thing: 'upcard'; readonly from: Card; readonly to: Card }
  /** A card of the hand. */
  | { readonly thing: 'hand'; readonly from: Card; readonly to: Card }
  /** A card of the hand that is laid. */
  | { readonly thing: 'held'; readonly from: Card; readonly to: Card }
  /** A card that is laid, or one more or less: null where there is none. */
  | { readonly thing: 'laid'; readonly from: Card | null; readonly to: Card | null }
  /** A card in the pile, below the top card. */
  | { readonly thing: 'pile'; readonly from: Card; readonly to: Card }
  /** A card that lies in a meld of the side, the number of which is told, or is not there. */
  | { readonly thing: 'melded'; readonly from: Card | null; readonly to: Card | null }
  /** A card that lies in a meld of the side that is counted, or is not there. */
  | { readonly thing: 'counted'; readonly from: Card | null; readonly to: Card | null }
  /** The score of the side before the deal. */
  | { readonly thing: 'score'; readonly from: number; readonly to: number }
  /** What is called. */
  | { readonly thing: 'call'; readonly from: Call; readonly to: Call }
  /** A circumstance of what went wrong. */
  | { readonly thing: 'fact'; readonly fact: string; readonly from: FactValue; readonly to: FactValue };

/** The change seen from the other side. */
export function turnedChange(change: Change): Change {
  const { thing, from, to } = change;
  switch (thing) {
    case 'laid':
    case 'melded':
    case 'counted':
      return { thing, from: to, to: from };
    case 'score':
      return { thing, from: to, to: from };
    case 'call':
      return { thing, from: to, to: from };
    case 'fact':
      return { ...change, from: to, to: from };
    default:
      return { thing, from: to, to: from };
  }
}

/** A position and an act that differ from others in one thing. */
export interface Changed {
  readonly position: Position;
  readonly action: Action;
  readonly change: Change;
}

/** The nearest position or incident in which the answer turns. */
export type Twin = Asked & { readonly change: Change };

/** What is asked, with its twin if it has one. */
export type Posed = Asked & { readonly twin: Twin | null };

/** A question of the trainer. */
export type Question = Posed & {
  readonly kind: Kind;
  /** From which it was made: kind, seed and ruleset give it again. */
  readonly seed: number;
};

/** A question that is asked at a table. */
export type TableQuestion = Question & AskedAtTable;
