import type { Card } from '../../cards/cards.ts';
import { effectCodes, isFaultKind, readEffect } from '../../rulings/index.ts';
import type { Path, Reading } from './reading.ts';
import type { ClauseChoice, FaultCase } from './scenario.ts';
import type { WrittenFaultCase } from './schema.ts';

/** Reads the case of a fault; what is wrong with it is noted in the reading, and then there is none. */
export function readFaultCase(
  written: WrittenFaultCase,
  path: Path,
  because: readonly ClauseChoice[],
  reading: Reading,
): FaultCase | undefined {
  if (!isFaultKind(written.fault)) {
    reading.note([...path, 'fault'], 'no-fault', `“${written.fault}” is no fault that anybody has named`);
    return undefined;
  }
  noteUnknownEffects(written, path, reading);
  const cards: readonly Card[] | undefined =
    written.cards === undefined ? undefined : reading.cards(written.cards, [...path, 'cards']);
  return {
    kind: 'fault',
    line: reading.lineOf(path),
    fault: { kind: written.fault, by: written.by ?? null, facts: written.facts ?? {} },
    choice: {
      ...(cards === undefined ? {} : { cards }),
      ...(written.demand === undefined ? {} : { demand: written.demand }),
    },
    ruling: written.ruling,
    because,
    after: written.after ?? null,
  };
}

function noteUnknownEffects({ ruling }: WrittenFaultCase, path: Path, reading: Reading): void {
  if (typeof ruling === 'string' || 'error' in ruling) return;
  for (const [place, effect] of (ruling.effects ?? []).entries()) {
    if (readEffect(effect) !== undefined) continue;
    const detail = `“${effect}” is no effect; effects are ${effectCodes.join(', ')}`;
    reading.note([...path, 'ruling', 'effects', place], 'no-effect', detail);
  }
}
