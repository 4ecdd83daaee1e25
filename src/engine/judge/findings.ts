import type { CircumstanceOf } from '../rulesets/circumstances.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { Ground, Reason } from '../rulesets/codes.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Breach, Event, Support, Values } from './verdict.ts';

const noValues: Values = {};

/** Collects what judging an action finds: rules broken, and, as long as none is, permissions used and things that happened. */
export class Findings {
  readonly breaches: Breach[] = [];
  readonly supports: Support[] = [];
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
  breach<Code extends Reason>(reason: Code, values: Values = noValues, circumstance?: CircumstanceOf<Code>): void {
    this.#note({ reason, clauses: this.#ruleset.clausesOf(reason, circumstance), values });
  }

  /** Takes over those of the broken rules that other findings have found of which `keep` says so. */
  include(other: Findings, keep: (reason: Reason) => boolean): void {
    for (const breach of other.breaches) if (keep(breach.reason)) this.#note(breach);
  }

  /** Notes what the action rests on, with the circumstance if its clauses may depend on one. */
  support<Code extends Ground>(ground: Code, circumstance?: CircumstanceOf<Code>): void {
    if (this.faults > 0) return;
    const clauses = this.#ruleset.clausesOf(ground, circumstance);
    const place = this.supports.findIndex((support) => support.ground === ground);
    const first = this.supports[place];
    if (first === undefined) this.supports.push({ ground, clauses });
    else this.supports[place] = { ground, clauses: union(first.clauses, clauses) };
  }

  /** Notes what happened. */
  event(event: Event): void {
    if (this.faults === 0) this.events.push(event);
  }

  #note(breach: Breach): void {
    this.faults += 1;
    const place = this.breaches.findIndex(({ reason }) => reason === breach.reason);
    const first = this.breaches[place];
    if (first === undefined) this.breaches.push(breach);
    else this.breaches[place] = { ...first, clauses: union(first.clauses, breach.clauses) };
  }
}

/** The clauses of both lists, each once: one act may break a rule, or use a permission, in several circumstances. */
function union(first: readonly ClauseAddress[], second: readonly ClauseAddress[]): readonly ClauseAddress[] {
  return first === second ? first : [...new Set([...first, ...second])];
}
