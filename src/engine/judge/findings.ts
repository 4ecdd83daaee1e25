import type { CircumstanceOf } from '../rulesets/circumstances.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { GroundCode, RuleCode } from '../rulesets/codes.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Event, Ground, Reason, Values } from './verdict.ts';

const noValues: Values = {};

/** Collects what judging an action finds: rules broken, and, as long as none is, permissions used and things that happened. */
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
    this.#note({ code, clauses: this.#ruleset.clausesOf(code, circumstance), values });
  }

  /** Takes over those of the broken rules that other findings have found of which `keep` says so. */
  include(other: Findings, keep: (code: RuleCode) => boolean): void {
    for (const reason of other.reasons) if (keep(reason.code)) this.#note(reason);
  }

  /** Notes what the action rests on, with the circumstance if its clauses may depend on one. */
  allow<Code extends GroundCode>(code: Code, circumstance?: CircumstanceOf<Code>): void {
    if (this.faults > 0) return;
    const clauses = this.#ruleset.clausesOf(code, circumstance);
    const place = this.grounds.findIndex((ground) => ground.code === code);
    const first = this.grounds[place];
    if (first === undefined) this.grounds.push({ code, clauses });
    else this.grounds[place] = { code, clauses: union(first.clauses, clauses) };
  }

  /** Notes what happened. */
  event(event: Event): void {
    if (this.faults === 0) this.events.push(event);
  }

  #note(reason: Reason): void {
    this.faults += 1;
    const place = this.reasons.findIndex(({ code }) => code === reason.code);
    const first = this.reasons[place];
    if (first === undefined) this.reasons.push(reason);
    else this.reasons[place] = { ...first, clauses: union(first.clauses, reason.clauses) };
  }
}

/** The clauses of both lists, each once: one act may break a rule, or use a permission, in several circumstances. */
function union(first: readonly ClauseAddress[], second: readonly ClauseAddress[]): readonly ClauseAddress[] {
  return first === second ? first : [...new Set([...first, ...second])];
}
