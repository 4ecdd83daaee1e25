import type { CircumstanceOf } from '../rulesets/circumstances.ts';
import type { GroundCode, RuleCode } from '../rulesets/codes.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Event, Ground, Reason, Values } from './verdict.ts';

const noValues: Values = {};

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

  /** Notes that a rule is broken, with the circumstance if its clauses may depend on one; the first note of a rule stands. */
  refuse<Code extends RuleCode>(code: Code, values: Values = noValues, circumstance?: CircumstanceOf<Code>): void {
    this.#break({ code, clauses: this.#ruleset.clausesOf(code, circumstance), values });
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
  if (first === undefined) found.push(more);
  else found[place] = { ...first, clauses: [...new Set([...first.clauses, ...more.clauses])] };
}
