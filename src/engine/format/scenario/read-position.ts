import { readBid, readCall } from '../../position/calls.ts';
import {
  type FieldDraft,
  type FieldName,
  type FieldValues,
  fieldNames,
  type Held,
  type Kind,
  type KindOf,
  type Kinds,
  kindOf,
} from '../../position/fields.ts';
import { type Contract, type Duty, dutyCodes } from '../../position/position.ts';
import { isSeat, isSide, type Seat, type Side } from '../../rulesets/seats.ts';
import type { Path, Reading } from './reading.ts';
import type { WrittenCards, WrittenKinds, WrittenPosition } from './schema.ts';

/** Reads the `position` of a scenario file; what is wrong is noted in the reading. */
export function readPosition(written: WrittenPosition, reading: Reading): FieldValues {
  const draft: FieldDraft = {};
  for (const name of fieldNames) Object.assign(draft, readField(name, written, reading));
  return draft;
}

function readField<Name extends FieldName>(name: Name, written: WrittenPosition, reading: Reading): FieldDraft<Name> {
  const draft: FieldDraft<Name> = {};
  const value = written[name];
  if (value !== undefined) draft[name] = read<KindOf<Name>>(kindOf(name), value, ['position', name], reading);
  return draft;
}

function read<K extends Kind>(kind: K, written: WrittenKinds[K], path: Path, reading: Reading): Kinds[K] | undefined {
  return readers[kind](written, path, reading);
}

/** How each kind of field is read; undefined for what cannot be. */
const readers: {
  readonly [K in Kind]: (written: WrittenKinds[K], path: Path, reading: Reading) => Kinds[K] | undefined;
} = {
  phase: (phase) => phase,
  seat: (seat) => (isSeat(seat) ? seat : undefined),
  seats: (seats) => seats.filter(isSeat),
  side: (side) => side,
  flag: (flag) => flag,
  drew: (drew) => drew,
  answer: (answer) => answer,
  cause: (cause) => cause,
  names: (names) => names,
  cards: readCards,
  held: readHeld,
  calls: (calls, path, reading) =>
    calls.flatMap((text, place) => {
      const call = readCall(text);
      if (call === undefined) reading.note([...path, place], 'no-bid', `“${text}” is no call`);
      return call === undefined ? [] : [call];
    }),
  contract: readContract,
  'held by seat': bySeat(readHeld),
  'cards by seat': bySeat(readCards),
  'duties by seat': bySeat((codes, path, reading) =>
    codes.flatMap((code, place) => readDuty(code, [...path, place], reading)),
  ),
  'cards by side': bySide(readCards),
  'melds by side': bySide((melds, path, reading) =>
    Object.entries(melds).map(([name, text]) => ({ name, cards: readCards(text, [...path, name], reading) })),
  ),
  'points by side': bySide((points) => points),
};

function readCards(text: string, path: Path, reading: Reading): Kinds['cards'] {
  return reading.cards(text, path);
}

function readHeld(written: WrittenCards, path: Path, reading: Reading): Held {
  if (typeof written === 'number') return written;
  if (typeof written === 'string') return reading.cards(written, path);
  return { known: reading.cards(written.known, [...path, 'known']), unknown: written.unknown };
}

function readContract(written: WrittenKinds['contract'], path: Path, reading: Reading): Contract | undefined {
  const { seat, doubledBy } = written;
  const bid = readBid(written.bid);
  if (bid === undefined) reading.note([...path, 'bid'], 'no-bid', `“${written.bid}” is no bid`);
  if (bid === undefined || !isSeat(seat)) return undefined;
  return { seat, bid, doubledBy: isSeat(doubledBy) ? doubledBy : null };
}

/** Reads a duty: a code of the vocabulary of rulings, with its number after a colon where it has one. */
function readDuty(text: string, path: Path, reading: Reading): readonly Duty[] {
  const [word, number] = text.split(':');
  const code = dutyCodes.find((candidate) => candidate === word);
  if (code === undefined || (number !== undefined && !/^\d+$/.test(number))) {
    reading.note(path, 'no-duty', `“${text}” is no duty; duties are ${dutyCodes.join(', ')}`);
    return [];
  }
  return [{ code, count: number === undefined ? 1 : Number(number) }];
}

/** Reads a part for each of some places. */
type MapReader<Written, Key extends Seat | Side, Value> = (
  map: Record<string, Written>,
  path: Path,
  reading: Reading,
) => Partial<Record<Key, Value>>;

function bySeat<Written, Value>(
  readOne: (written: Written, path: Path, reading: Reading) => Value,
): MapReader<Written, Seat, Value> {
  return (map, path, reading) => {
    const result: Partial<Record<Seat, Value>> = {};
    for (const [key, written] of Object.entries(map)) {
      const seat = Number(key);
      if (isSeat(seat)) result[seat] = readOne(written, [...path, key], reading);
    }
    return result;
  };
}

function bySide<Written, Value>(
  readOne: (written: Written, path: Path, reading: Reading) => Value,
): MapReader<Written, Side, Value> {
  return (map, path, reading) => {
    const result: Partial<Record<Side, Value>> = {};
    for (const [side, written] of Object.entries(map))
      if (isSide(side)) result[side] = readOne(written, [...path, side], reading);
    return result;
  };
}
