import { formatCards } from '../../cards/cards.ts';
import type { Position } from '../../position/position.ts';
import type { ClauseAddress } from '../../rulesets/clauses.ts';
import { type Fault, type RulingChoice, rule, writeEffect } from '../../rulings/index.ts';
import type { Value } from './layout.ts';

/** A fault to be written as a case, with what people choose about it. */
export interface WritableFault extends RulingChoice {
  readonly fault: Fault;
}

/** Writes a fault as a case, with the engine’s ruling. */
export function writeFaultCase(
  position: Position,
  { fault, cards, demand }: WritableFault,
  writeClause: (clause: ClauseAddress) => string | number,
): Value {
  const verdict = rule(position, fault);
  const facts = Object.entries(fault.facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const written = {
    fault: fault.kind,
    by: fault.by ?? undefined,
    facts: facts.length === 0 ? undefined : Object.fromEntries(facts),
    cards: cards === undefined ? undefined : formatCards(cards),
    demand,
  };
  if (!verdict.ok) return { ...written, ruling: { error: verdict.error.fact } };
  const { clauses } = verdict.value;
  const because = clauses.length === 0 ? undefined : clauses.map(writeClause);
  if (!verdict.value.regulated) return { ...written, ruling: 'unregulated', because };
  const { penalty, award, effects } = verdict.value;
  return {
    ...written,
    ruling: {
      penalty: Object.keys(penalty).length === 0 ? undefined : penalty,
      award: Object.keys(award).length === 0 ? undefined : award,
      effects: effects.map(writeEffect),
    },
    because,
  };
}
