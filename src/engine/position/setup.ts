import type { Card } from '../cards/cards.ts';
import type { RulesetId } from '../rulesets/clauses/index.ts';
import type { Agreement, AgreementError } from '../rulesets/ruleset.ts';
import type { Seat, Side } from '../rulesets/seats.ts';
import type { Call } from './action.ts';
import type { Cards, Contract, Duty, Ending, Phase } from './position.ts';

/** Cards that are known, or only how many there are, or some of them known and the others counted. */
export type Held = readonly Card[] | number | Cards;

/**
 * A position as somebody wrote it: everything may be left out, and it may be impossible.
 * `checkSetup` makes a `Position` of it or says what is wrong.
 */
export interface Setup {
  readonly ruleset: RulesetId;
  readonly agreement: Agreement;
  readonly turn?: Seat | undefined;
  readonly dealer?: Seat | undefined;
  readonly phase?: Phase | undefined;
  readonly scores?: Partial<Record<Side, number>> | undefined;
  readonly stock?: Held | undefined;
  readonly pile?: readonly Card[] | undefined;
  readonly hands?: Partial<Record<Seat, Held>> | undefined;
  readonly melds?: Partial<Record<Side, readonly NamedMeld[]>> | undefined;
  readonly redThrees?: Partial<Record<Side, readonly Card[]>> | undefined;
  readonly penaltyCards?: Partial<Record<Seat, readonly Card[]>> | undefined;
  readonly waiting?: Partial<Record<Seat, readonly Card[]>> | undefined;
  readonly duties?: Partial<Record<Seat, readonly Duty[]>> | undefined;
  readonly minimumRaise?: Partial<Record<Side, number>> | undefined;
  readonly drew?: 'stock' | 'pile' | 'nothing' | undefined;
  /** The melds of the side in turn that were begun in this turn. */
  readonly meldedThisTurn?: readonly string[] | undefined;
  /** Whether the player has melded of his own will; left out: whether more melds were begun than taking the pile lays. */
  readonly melded?: boolean | undefined;
  /** Whether cards went to a meld that lay on the table when the turn began. */
  readonly addedThisTurn?: boolean | undefined;
  /** Whether a red three that should have been laid before was laid in this turn before the draw. */
  readonly lateRedThree?: boolean | undefined;
  /** The partner who has to answer. */
  readonly asked?: Seat | undefined;
  readonly answer?: 'yes' | 'no' | undefined;
  /** Cards of the hand that must be melded or discarded in this turn. */
  readonly surplus?: readonly Card[] | undefined;
  /** Red threes of the hand that came with the last draw. */
  readonly lastThrees?: readonly Card[] | undefined;
  readonly penalties?: Partial<Record<Side, number>> | undefined;
  readonly out?: Seat | undefined;
  readonly concealed?: boolean | undefined;
  /** Whether a canasta was made in the turn of going out; left out: if one of `meldedThisTurn` is one, or else if it was concealed. */
  readonly ownCanasta?: boolean | undefined;
  /** Why the deal is over; left out: a side has lost the game, somebody went out, or nobody did and the stock is gone. */
  readonly cause?: Ending['cause'] | undefined;
  /** The side that has lost the game by a ruling. */
  readonly loser?: Side | undefined;
  readonly unplayed?: readonly Seat[] | undefined;
  readonly melders?: readonly Seat[] | undefined;
  readonly calls?: readonly Call[] | undefined;
  readonly contract?: Contract | undefined;
}

/** A meld of a setup with the name its author gave it. */
export interface NamedMeld {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** What makes a setup impossible. `key` is the part of the setup that is wrong. */
export type SetupError =
  | { readonly code: 'agreement'; readonly key: string; readonly error: AgreementError }
  | {
      readonly code: 'too-many-copies';
      readonly key: string;
      readonly card: Card;
      readonly count: number;
      readonly most: number;
    }
  | { readonly code: 'too-many-cards'; readonly key: string; readonly count: number; readonly most: number }
  | { readonly code: 'no-such-seat'; readonly key: string; readonly seat: number; readonly most: number }
  | { readonly code: 'no-such-side'; readonly key: string; readonly side: string }
  | { readonly code: 'no-such-meld'; readonly key: string; readonly name: string }
  | { readonly code: 'meld-named-twice'; readonly key: string; readonly name: string }
  | { readonly code: 'meld-without-cards'; readonly key: string; readonly name: string }
  | { readonly code: 'no-opening-due'; readonly key: string }
  | { readonly code: 'not-in-ruleset'; readonly key: string }
  | { readonly code: 'not-in-phase'; readonly key: string }
  | { readonly code: 'no-loser'; readonly key: string }
  | { readonly code: 'not-a-red-three'; readonly key: string; readonly card: Card }
  | { readonly code: 'not-a-wild-card'; readonly key: string; readonly card: Card }
  | { readonly code: 'not-held'; readonly key: string; readonly card: Card };
