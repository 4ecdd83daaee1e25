import type { ClauseAddress, Reason } from '../engine/index.ts';

/** What follows a fault with its usual facts, in words. */
export interface RemedyOfFault {
  readonly name: string;
  /** The facts that are taken to be so. */
  readonly facts: readonly string[];
  readonly steps: readonly string[];
  readonly clauses: readonly ClauseAddress[];
  /** Where the fault stands in the referee’s guide, with its other facts. */
  readonly path: string;
}

/** What follows if a rule is broken at a real table, by the rule; several rules lead to the same fault. */
export interface Remedies {
  readonly otherwise: string;
  readonly change: string;
  readonly byReason: { readonly [Code in Reason]?: string };
  readonly faults: { readonly [kind: string]: RemedyOfFault };
}

/** The remedy of the first of the broken rules that has one. */
export function remedyOf(broken: readonly Reason[], remedies: Remedies): RemedyOfFault | undefined {
  for (const reason of broken) {
    const kind = remedies.byReason[reason];
    const found = kind === undefined ? undefined : remedies.faults[kind];
    if (found !== undefined) return found;
  }
  return undefined;
}
