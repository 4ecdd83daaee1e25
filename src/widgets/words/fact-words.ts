import type { Position, Seat } from '../../engine/index.ts';
import type { FactValue } from '../../insight/index.ts';
import type { Filling } from './phrase.ts';
import { playerName } from './reader.ts';
import type { Speech } from './speech.ts';
import { meldName } from './step-words.ts';

/** What the gaps of a fact’s sentence are filled with in the reader’s language: players and melds by their names. */
export function fillingsOf(
  values: Readonly<Record<string, FactValue>>,
  position: Position,
  reader: Seat,
  speech: Speech,
): Readonly<Record<string, Filling>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, filling(value, position, reader, speech)]),
  );
}

function filling(value: FactValue, position: Position, reader: Seat, speech: Speech): Filling {
  if (typeof value === 'number') return value;
  if ('seat' in value) return playerName(position, value.seat, reader, speech);
  return 'meld' in value ? meldName(value.meld, speech) : value;
}
