import { formatCards } from '../../cards/cards.ts';
import type { Position } from '../../position/position.ts';
import type { ClauseAddress } from '../../rulesets/clauses.ts';
import {
  applyRuling,
  effectCodes,
  type Fault,
  isFaultKind,
  type PointsBySide,
  type RulingChoice,
  readEffect,
  rule,
  writeEffect,
} from '../../rulings/index.ts';
import { differences } from './compare.ts';
import type { Path, Reading } from './reading.ts';
import type { ClauseChoice, FaultCase } from './scenario.ts';
import { unlessEmpty } from './writing.ts';
import type { WrittenFaultCase } from './written.ts';

/** Reads the case of a fault; what is wrong with it is noted in the reading, and of an unknown fault there is none. */
export function readFaultCase(
  { fault, by, facts, cards, demand, ruling, after }: WrittenFaultCase,
  path: Path,
  because: readonly ClauseChoice[],
  reading: Reading,
): FaultCase | undefined {
  if (!isFaultKind(fault)) {
    reading.note([...path, 'fault'], 'no-fault', `“${fault}” is no fault that anybody has named`);
    return undefined;
  }
  const { effects = [] } = typeof ruling === 'object' && !('error' in ruling) ? ruling : {};
  for (const [place, effect] of effects.entries()) {
    const detail = `“${effect}” is no effect; effects are ${effectCodes.join(', ')}`;
    if (readEffect(effect) === undefined) reading.note([...path, 'ruling', 'effects', place], 'no-effect', detail);
  }
  return {
    kind: 'fault',
    line: reading.lineOf(path),
    fault: { kind: fault, by, facts },
    choice: {
      ...(cards === undefined ? {} : { cards: reading.cards(cards, [...path, 'cards']) }),
      ...(demand === undefined ? {} : { demand }),
    },
    ruling,
    because,
    after,
  };
}

/** A fault to be written as a case, with what people choose about it. */
export interface WritableFault extends RulingChoice {
  readonly fault: Fault;
}

/** Writes a fault as a case, with the engine’s ruling. */
export function writeFaultCase(
  position: Position,
  { fault, cards, demand }: WritableFault,
  writeClause: (clause: ClauseAddress) => string | number,
): object {
  const verdict = rule(position, fault);
  const written = {
    fault: fault.kind,
    by: fault.by ?? undefined,
    facts: unlessEmpty(fault.facts),
    cards: cards === undefined ? undefined : formatCards(cards),
    demand,
  };
  if (!verdict.ok) return { ...written, ruling: { error: verdict.error.fact } };
  const because = unlessEmpty(verdict.value.clauses.map(writeClause));
  if (!verdict.value.regulated) return { ...written, ruling: 'unregulated', because };
  const { penalty, award, effects } = verdict.value;
  const ruling = { penalty: unlessEmpty(penalty), award: unlessEmpty(award), effects: effects.map(writeEffect) };
  return { ...written, ruling, because };
}

/** Puts a fault to the engine: in what the ruling differs from what the case expects, and the clauses it rests on. */
export function runFault(
  position: Position,
  { fault, choice, ruling: expected, after }: FaultCase,
): { readonly differences: readonly string[]; readonly clauses: readonly string[] } {
  const verdict = rule(position, fault);
  const error = typeof expected === 'object' && 'error' in expected ? expected.error : null;
  const unruled = (...found: string[]) => ({ differences: found, clauses: [] });
  if (!verdict.ok) {
    const { code, fact } = verdict.error;
    if (error === fact) return unruled();
    return unruled(error === null ? `the fact ${fact} is ${code}` : `expected an error in ${error}, is in ${fact}`);
  }
  const ruling = verdict.value;
  const ruled = (...found: string[]) => ({ differences: found, clauses: ruling.clauses });
  if (expected === 'unregulated')
    return ruled(...(ruling.regulated ? ['expected unregulated, but there is a ruling'] : []));
  if ('error' in expected) return unruled(`expected an error in ${error}, but there is none`);
  if (!ruling.regulated) return ruled('the ruleset does not regulate it');
  const is = ruling.effects.map(writeEffect);
  const missing = (expected.effects ?? []).filter((effect) => !is.includes(effect));
  return ruled(
    ...comparePoints(position, 'penalty', expected.penalty, ruling.penalty),
    ...comparePoints(position, 'award', expected.award, ruling.award),
    ...missing.map((effect) => `no ${effect} among ${is.join(', ')}`),
    ...(after === null ? [] : differences(applyRuling(position, ruling, choice), after)),
  );
}

function comparePoints(
  { ruleset }: Position,
  what: string,
  expected: { readonly [side: string]: number } = {},
  is: PointsBySide,
): readonly string[] {
  return Object.entries(expected).flatMap(([name, points]) => {
    const side = ruleset.seating.sides.find((candidate) => candidate === name);
    if (side === undefined) return [`there is no side ${name}`];
    const own = is[side] ?? 0;
    return own === points ? [] : [`${what} of ${name}: expected ${points}, is ${own}`];
  });
}
