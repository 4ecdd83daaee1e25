import {
  type Action,
  type ChoiceValue,
  type ClauseAddress,
  type Facts,
  type FaultKind,
  isTakeable,
  type Position,
  type RuleCode,
  seatState,
} from '../../engine/index.ts';

/** What the side that is not at fault may choose, and what that brings, in words. */
export interface RemedyOption {
  readonly value: ChoiceValue;
  readonly name: string;
  readonly steps: readonly string[];
  readonly clauses: readonly ClauseAddress[];
}

/** What follows a fault with certain facts, in words. */
export interface RemedyWithFacts {
  /** The facts that are taken to be so. */
  readonly facts: readonly string[];
  readonly steps: readonly string[];
  readonly clauses: readonly ClauseAddress[];
  /** The same facts as the engine takes them. */
  readonly given: Facts;
  /** What others then choose between; without options the ruling can be carried out as it is. */
  readonly options?: readonly RemedyOption[];
  /** Whether it holds only where the pile could, or could not, have been taken lawfully: the position says which. */
  readonly takeable?: boolean;
}

/** What follows a fault, in words. */
export interface RemedyOfFault {
  readonly kind: FaultKind;
  readonly name: string;
  /** With its usual facts; several where a position decides between them. */
  readonly rulings: readonly RemedyWithFacts[];
  /** Where the fault stands in the referee’s guide, with its other facts. */
  readonly path: string;
  /** The acts that can be it; undefined where any can. */
  readonly acts: readonly Action['type'][] | undefined;
}

/** What follows if a rule is broken at a real table, by the rule; several rules lead to the same fault. */
export interface Remedies {
  readonly otherwise: string;
  readonly change: string;
  /** Who chooses, before the options. */
  readonly chooses: string;
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

/** What follows a fault from this position; every possibility where cards that nobody sees could decide between them. */
export function rulingsIn(position: Position, { rulings }: RemedyOfFault): readonly RemedyWithFacts[] {
  if (rulings.every(({ takeable }) => takeable === undefined)) return rulings;
  const could = isTakeable(position);
  if (!could && seatState(position, position.turn).hand.unknown > 0) return rulings;
  return rulings.filter(({ takeable }) => takeable === undefined || takeable === could);
}
