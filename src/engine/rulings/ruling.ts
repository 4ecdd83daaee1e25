import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { Seat, Side } from '../rulesets/seats.ts';
import type { Effect } from './effects.ts';
import type { FactName, Facts } from './facts.ts';
import type { FaultKind } from './faults.ts';
import type { Order } from './orders.ts';
import type { ChoiceValue, Silence } from './remedy.ts';

/** Something that went wrong: what, by which seat, and the facts that are known. */
export interface Fault {
  readonly kind: FaultKind;
  /** The seat at fault; null where nobody says, which only faults without points allow. */
  readonly by: number | null;
  readonly facts: Facts;
}

/** Points by side; sides without any are left out. */
export type PointsBySide = { readonly [Name in Side]?: number };

/** What a referee does about a fault that the document regulates. */
export interface Ruling {
  readonly regulated: true;
  readonly kind: FaultKind;
  readonly by: Seat | null;
  /** Points that a side loses. */
  readonly penalty: PointsBySide;
  /** Points that a side wins. */
  readonly award: PointsBySide;
  /** The count of the deal finds the points by itself: the position after the ruling does not hold them as well. */
  readonly pointsInCount: boolean;
  /** Who does what when, in the order in which a referee says it. */
  readonly orders: readonly Order[];
  /** What those who are not at fault then choose between; empty where nobody chooses. */
  readonly options: readonly OptionOfRuling[];
  /** What the orders do to the position, in the order in which it is carried out. */
  readonly effects: readonly Effect[];
  /** What it rests on, the most specific first. */
  readonly clauses: readonly ClauseAddress[];
}

/** What follows if those who are not at fault choose it. */
export interface OptionOfRuling {
  readonly value: ChoiceValue;
  readonly orders: readonly Order[];
  /** The clauses that say so, beside those of the ruling. */
  readonly clauses: readonly ClauseAddress[];
}

/** The document does not settle the fault: how it is silent, how this site advises to go on, and the clauses nearest to it. */
export interface Unregulated {
  readonly regulated: false;
  readonly kind: FaultKind;
  readonly silence: Silence;
  readonly advice: readonly Order[];
  readonly clauses: readonly ClauseAddress[];
}

/** Why there can be no ruling yet: a fact that matters is missing, one cannot be so, or the fault knows no fact of that name. */
export interface FaultError {
  readonly code: 'missing' | 'impossible' | 'unknown';
  /** The fact, or `by`. */
  readonly fact: FactName | 'by' | (string & {});
  /** What it may be, where that is a list of words. */
  readonly possible: readonly string[];
}
