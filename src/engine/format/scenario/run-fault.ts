import type { Position } from '../../position/position.ts';
import { sideOf } from '../../rulesets/seats.ts';
import { applyRuling, type PointsBySide, type Ruling, rule, writeEffect } from '../../rulings/index.ts';
import { differences } from './compare.ts';
import type { FaultCase } from './scenario.ts';

/** What a ruling differs in from what a case expects, and the clauses it rests on. */
export interface RulingResult {
  readonly differences: readonly string[];
  readonly clauses: readonly string[];
}

/** Puts a fault to the engine and says in what the ruling differs from what the case expects. */
export function runFault(position: Position, { fault, choice, ruling: expected, after }: FaultCase): RulingResult {
  const verdict = rule(position, fault);
  const no = (...found: string[]): RulingResult => ({ differences: found, clauses: [] });
  if (!verdict.ok) {
    const { code, fact } = verdict.error;
    if (typeof expected === 'string' || !('error' in expected)) return no(`the fact ${fact} is ${code}`);
    return expected.error === fact ? no() : no(`expected an error in ${expected.error}, is in ${fact}`);
  }
  const { clauses } = verdict.value;
  if (typeof expected === 'string') {
    const found = verdict.value.regulated ? ['expected unregulated, but there is a ruling'] : [];
    return { differences: found, clauses };
  }
  if ('error' in expected) return no(`expected an error in ${expected.error}, but there is none`);
  if (!verdict.value.regulated) return { differences: ['the ruleset does not regulate it'], clauses };
  const ruling = verdict.value;
  return {
    clauses,
    differences: [
      ...comparePoints(position, 'penalty', expected.penalty ?? {}, ruling.penalty),
      ...comparePoints(position, 'award', expected.award ?? {}, ruling.award),
      ...missingEffects(ruling, expected.effects ?? []),
      ...(after === null ? [] : differences(applyRuling(position, ruling, choice), after)),
    ],
  };
}

function comparePoints(
  { ruleset: { seating } }: Position,
  what: string,
  expected: { readonly [side: string]: number },
  is: PointsBySide,
): readonly string[] {
  return Object.entries(expected).flatMap(([name, points]) => {
    const side = seating.seats.map((seat) => sideOf(seating, seat)).find((candidate) => candidate === name);
    if (side === undefined) return [`there is no side ${name}`];
    const own = is[side] ?? 0;
    return own === points ? [] : [`${what} of ${name}: expected ${points}, is ${own}`];
  });
}

function missingEffects({ effects }: Ruling, expected: readonly string[]): readonly string[] {
  const is = effects.map(writeEffect);
  return expected.filter((effect) => !is.includes(effect)).map((effect) => `no ${effect} among ${is.join(', ')}`);
}
