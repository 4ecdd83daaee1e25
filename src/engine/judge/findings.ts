import type { CircumstanceOf } from '../rulesets/circumstances.ts';
import type { ClauseAddress } from '../rulesets/clauses/index.ts';
import type { Ground, Reason } from '../rulesets/codes.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Breach, Event, Support, Values } from './verdict.ts';

const noBreaches: Breach[] = [];
const noSupports: Support[] = [];
const noEvents: Event[] = [];

/** What an action is judged for: to be carried out, to learn all the rules it breaks, or only to know whether it is lawful. */
export type Purpose = 'act' | 'faults' | 'permission';

/** Collects what judging an action finds: rules broken, permissions used, things that happened, as far as the purpose asks for them. */
export class Findings {
  readonly breaches: Breach[];
  readonly supports: Support[];
  readonly events: Event[];
  /** Whether the act is to be carried out; if not, only what it breaks is of interest. */
  readonly carriesOut: boolean;
  /** Whether any rule is broken so far. */
  broken = false;
  readonly #ruleset: Ruleset;
  readonly #purpose: Purpose;
  /** Whether every broken rule is noted, and not only that one is. */
  readonly tellsFaults: boolean;

  constructor(ruleset: Ruleset, purpose: Purpose = 'act') {
    this.#ruleset = ruleset;
    this.#purpose = purpose;
    this.carriesOut = purpose === 'act';
    this.tellsFaults = purpose !== 'permission';
    // Nothing is ever noted in a list that the purpose does not ask for, so that all such findings share them.
    this.breaches = this.tellsFaults ? [] : noBreaches;
    this.supports = this.carriesOut ? [] : noSupports;
    this.events = this.carriesOut ? [] : noEvents;
  }

  /** Empty findings for the same purpose, so that what a part of the judging finds is known apart. */
  alike(): Findings {
    return new Findings(this.#ruleset, this.#purpose);
  }

  /** Notes that a rule is broken, with the circumstance if its clauses may depend on one; the first note of a rule stands. */
  breach<Code extends Reason>(reason: Code, values: Values = {}, circumstance?: CircumstanceOf<Code>): void {
    this.broken = true;
    if (this.tellsFaults) this.#note({ reason, clauses: this.#ruleset.clausesOfReason(reason, circumstance), values });
  }

  /** Notes what the action rests on, with the circumstance if its clauses may depend on one. */
  support<Code extends Ground>(ground: Code, circumstance?: CircumstanceOf<Code>): void {
    if (this.carriesOut) this.#rest({ ground, clauses: this.#ruleset.clausesOfGround(ground, circumstance) });
  }

  /** Takes over what other findings have found, breaches only where `keep` says so. */
  include(other: Findings, keep: (breach: Breach) => boolean = () => true): void {
    if (!this.tellsFaults) this.broken ||= other.broken;
    for (const breach of other.breaches) {
      if (!keep(breach)) continue;
      this.broken = true;
      this.#note(breach);
    }
    if (!this.carriesOut) return;
    for (const support of other.supports) this.#rest(support);
    this.events.push(...other.events);
  }

  #note(breach: Breach): void {
    const place = this.breaches.findIndex(({ reason }) => reason === breach.reason);
    const first = this.breaches[place];
    if (first === undefined) this.breaches.push(breach);
    else this.breaches[place] = { ...first, clauses: union(first.clauses, breach.clauses) };
  }

  #rest(support: Support): void {
    const place = this.supports.findIndex(({ ground }) => ground === support.ground);
    const first = this.supports[place];
    if (first === undefined) this.supports.push(support);
    else this.supports[place] = { ...first, clauses: union(first.clauses, support.clauses) };
  }

  /** Notes what happened. */
  event(event: Event): void {
    if (!this.carriesOut) return;
    this.events.push(event);
  }
}

/** The clauses of both lists, each once: one act may break a rule, or use a permission, in several circumstances. */
function union(first: readonly ClauseAddress[], second: readonly ClauseAddress[]): readonly ClauseAddress[] {
  return first === second ? first : [...new Set([...first, ...second])];
}
