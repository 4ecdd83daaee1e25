import type { Action, ClauseAddress, RuleCode } from '../engine/index.ts';

/** What follows a fault with its usual facts, in words. */
export interface RemedyOfFault {
  readonly name: string;
  /** The facts that are taken to be so. */
  readonly facts: readonly string[];
  readonly steps: readonly string[];
  readonly clauses: readonly ClauseAddress[];
  /** Where the fault stands in the referee’s guide, with its other facts. */
  readonly path: string;
  /** The acts that can be it; undefined where any can. */
  readonly acts: readonly Action['type'][] | undefined;
}

/** What follows if a rule is broken at a real table, by the rule; several rules lead to the same fault. */
export interface Remedies {
  readonly otherwise: string;
  readonly change: string;
  readonly byReason: { readonly [Code in RuleCode]?: readonly string[] };
  readonly faults: { readonly [kind: string]: RemedyOfFault };
}

/** The remedy of the first of the broken rules that has one for this act. */
export function remedyOf(
  act: Action['type'],
  broken: readonly RuleCode[],
  { byReason, faults }: Remedies,
): RemedyOfFault | undefined {
  return broken
    .flatMap((reason) => byReason[reason] ?? [])
    .flatMap((kind) => faults[kind] ?? [])
    .find(({ acts }) => acts?.includes(act) ?? true);
}
