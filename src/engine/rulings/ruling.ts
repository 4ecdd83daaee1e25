import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { Seat, Side } from '../rulesets/seats.ts';
import type { Effect } from './effects.ts';
import type { FactName, Facts } from './facts.ts';
import type { FaultKind } from './faults.ts';

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
  /** What else follows, in the order in which it is carried out. */
  readonly effects: readonly Effect[];
  /** What it rests on, the most specific first. */
  readonly clauses: readonly ClauseAddress[];
}

/** The document says nothing of the fault: the clauses nearest to it. */
export interface Unregulated {
  readonly regulated: false;
  readonly kind: FaultKind;
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
