import type { Card } from '../cards/cards.ts';
import type { Position } from '../position/position.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { CircumstanceOf, GroundCode, RuleCode } from '../rulesets/codes.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Seat } from '../rulesets/seats.ts';

/** Numbers and cards that a message needs: how many are allowed, how many points are missing, which cards are meant. */
export interface Values extends Readonly<Partial<Record<Amount, number>>> {
  readonly cards?: readonly Card[];
}

type Amount = 'least' | 'most' | 'minimum' | 'points' | 'missing' | 'count';

/** A rule that the action breaks, with the clauses that state it (most specific first) and the values of its message. */
export interface Reason {
  readonly code: RuleCode;
  readonly clauses: readonly ClauseAddress[];
  readonly values: Values;
}

/** A permission or exception that a legal action rests on. */
export interface Ground {
  readonly code: GroundCode;
  readonly clauses: readonly ClauseAddress[];
}

/** What happened, for animation, announcement and protocol. */
export type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'laid-red-three'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'took-pile'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: string; readonly cards: readonly Card[] }
  | { readonly type: 'canasta'; readonly seat: Seat; readonly meld: string }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'went-out'; readonly seat: Seat; readonly concealed: boolean }
  | { readonly type: 'deal-ended' }
  | { readonly type: 'turned-up'; readonly card: Card }
  | { readonly type: 'asked'; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: 'yes' | 'no' | 'pass' };

/** What the engine says of an action. */
export type Verdict =
  | {
      readonly legal: true;
      readonly next: Position;
      readonly events: readonly Event[];
      /** What the action rests on. */
      readonly grounds: readonly Ground[];
    }
  | {
      readonly legal: false;
      /** Every rule broken, the decisive one first; nothing that is not broken. */
      readonly reasons: readonly [Reason, ...Reason[]];
    };

/**
 * Collects what judging an action finds: rules broken, and, as long as none is, permissions used and things that happened. After a
 * rule has been broken nobody asks any more which position the action leads to.
 */
export class Findings {
  readonly reasons: Reason[] = [];
  readonly grounds: Ground[] = [];
  readonly events: Event[] = [];
  /** How often a rule has been found broken, the same one in several places included. */
  faults = 0;
  readonly #ruleset: Ruleset;

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
  }

  /** Whether any rule is broken so far. */
  get broken(): boolean {
    return this.faults > 0;
  }

  /**
   * Notes that a rule is broken, with the circumstance if its clauses may depend on one; the first note of a rule stands. Gives null, as
   * an act does that leads to no position.
   */
  refuse<Code extends RuleCode>(code: Code, values: Values = {}, circumstance?: CircumstanceOf<Code>): null {
    this.#break({ code, clauses: this.#ruleset.clausesOf(code, circumstance), values });
    return null;
  }

  /** Takes over those rules of which `keep` says so from what judging something apart finds broken. */
  include(judging: (apart: Findings) => unknown, keep: (code: RuleCode) => boolean): void {
    const apart = new Findings(this.#ruleset);
    judging(apart);
    for (const reason of apart.reasons) if (keep(reason.code)) this.#break(reason);
  }

  /** Notes what the action rests on, with the circumstance if its clauses may depend on one. */
  allow<Code extends GroundCode>(code: Code, circumstance?: CircumstanceOf<Code>): void {
    if (this.faults === 0) note(this.grounds, { code, clauses: this.#ruleset.clausesOf(code, circumstance) });
  }

  /** Notes what happened. */
  event(event: Event): void {
    if (this.faults === 0) this.events.push(event);
  }

  #break(reason: Reason): void {
    this.faults += 1;
    note(this.reasons, reason);
  }
}

/** Adds to what has been found; one act may break a rule, or use a permission, in several circumstances, and so by the clauses of all. */
function note<Found extends Reason | Ground>(found: Found[], more: Found): void {
  const place = found.findIndex(({ code }) => code === more.code);
  const first = found[place];
  const clauses = more.clauses.filter((clause) => !first?.clauses.includes(clause));
  if (first === undefined) found.push(more);
  else if (clauses.length > 0) found[place] = { ...first, clauses: [...first.clauses, ...clauses] };
}
