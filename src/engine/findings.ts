import type { Ground, Reason } from './rules.ts';
import type { Ruleset } from './ruleset.ts';
import type { Breach, Event, Support, Values } from './verdict.ts';

const noSupports: Support[] = [];
const noEvents: Event[] = [];

/** Collects what judging an action finds: rules broken, permissions used, things that happened. */
export class Findings {
  readonly breaches: Breach[] = [];
  readonly supports: Support[];
  readonly events: Event[];
  /** Whether the act is to be carried out; if not, only what it breaks is of interest. */
  readonly carriesOut: boolean;
  readonly #ruleset: Ruleset;

  constructor(ruleset: Ruleset, carriesOut = true) {
    this.#ruleset = ruleset;
    this.carriesOut = carriesOut;
    // Nothing is ever noted in them if the act is not carried out, so that all such findings share them.
    this.supports = carriesOut ? [] : noSupports;
    this.events = carriesOut ? [] : noEvents;
  }

  /** Whether any rule is broken so far. */
  get broken(): boolean {
    return this.breaches.length > 0;
  }

  /** Notes that a rule is broken; the first note of a rule stands. */
  breach(reason: Reason, values: Values = {}): void {
    if (this.breaches.some((breach) => breach.reason === reason)) return;
    this.breaches.push({ reason, clauses: this.#ruleset.clausesOfReason(reason), values });
  }

  /** Notes what the action rests on. */
  support(ground: Ground): void {
    if (!this.carriesOut) return;
    if (this.supports.some((support) => support.ground === ground)) return;
    this.supports.push({ ground, clauses: this.#ruleset.clausesOfGround(ground) });
  }

  /** Takes over what other findings have found, breaches only where `keep` says so. */
  include(other: Findings, keep: (breach: Breach) => boolean = () => true): void {
    for (const breach of other.breaches) if (keep(breach)) this.breach(breach.reason, breach.values);
    for (const support of other.supports) this.support(support.ground);
    for (const event of other.events) this.event(event);
  }

  /** Notes what happened. */
  event(event: Event): void {
    if (!this.carriesOut) return;
    this.events.push(event);
  }
}
