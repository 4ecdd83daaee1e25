import {
  type FieldDraft,
  type FieldName,
  type FieldValues,
  fieldNames,
  fieldOf,
  type Held,
  type Kind,
  type KindOf,
  type Kinds,
  kindOf,
} from '../../position/fields.ts';
import { toCards } from '../../position/from-setup.ts';
import type { Contract, Duty } from '../../position/position.ts';
import { dutyCodes } from '../../rules/duties.ts';
import { type Seat, type Side, seatFrom, sideFrom } from '../../rulesets/seats.ts';
import { bid, call, cards, held, readEach, type Text } from './texts.ts';

// The fields that have a sign of their own: the sign, the place it is about if there are several, and the value.

/** Something written of a seat, of a side, of the table or of the turn. */
interface Piece {
  readonly place: string;
  readonly text: string;
}

/** The fields with a sign of their own, written. Of stock and pile it is said that they are empty, of others nothing then. */
export function writeSigned(values: FieldValues): readonly Piece[] {
  return fieldNames.flatMap((name) => {
    const { sign } = fieldOf(name);
    const isOfTable = name === 'stock' || name === 'pile';
    if (sign === undefined) return [];
    return writeField(name, values)
      .filter(([, text]) => isOfTable || text !== '')
      .map(([key, text]) => ({ place: key || (isOfTable ? 'table' : 'turn'), text: sign + key + text }));
  });
}

/** Reads a piece into the fields if it begins with the sign of one. Undefined if it does not, false if it cannot be read. */
export function readSigned(piece: string, draft: FieldDraft): boolean | undefined {
  const name = fieldNames.find((candidate) => fieldOf(candidate).sign === piece[0]);
  return name === undefined ? undefined : readField(name, piece.slice(1), draft);
}

function writeField<Name extends FieldName>(name: Name, values: FieldValues): readonly Written[] {
  const value = values[name];
  return value === undefined ? [] : (formOf<KindOf<Name>>(kindOf(name))?.write(value) ?? []);
}

function readField<Name extends FieldName>(name: Name, text: string, draft: FieldDraft): boolean {
  const read: FieldDraft<Name> = {};
  read[name] = formOf<KindOf<Name>>(kindOf(name))?.read(text, draft[name]);
  Object.assign(draft, read);
  return read[name] !== undefined;
}

/** What is written of a seat or a side, or without one of what there is once. */
type Written = readonly [key: string, text: string];

/** How a kind of field is written. */
interface Form<Value> {
  readonly write: (value: Value) => readonly Written[];
  /** Reads what is written and adds it to what has been read before; undefined if it cannot be read. */
  readonly read: (text: string, before: Value | undefined) => Value | undefined;
}

const points: Text<number> = {
  write: (value) => (value === 0 ? '' : String(value)),
  read: (text) => (/^-?\d{1,7}$/.test(text) ? Number(text) : undefined),
};

const duties: Text<readonly Duty[]> = {
  write: (list) => list.map(({ code, count }) => `${dutyCodes.indexOf(code)}-${count}-`).join(''),
  read: (text) => {
    if (!/^(?:\d{1,2}-\d{1,2}-)+$/.test(text)) return undefined;
    return readEach(text.match(/\d+-\d+/g) ?? [], (written) => {
      const [index, count] = written.split('-');
      const code = dutyCodes[Number(index)];
      return code === undefined ? undefined : { code, count: Number(count) };
    });
  },
};

const contract: Text<Contract> = {
  write: ({ seat, bid: named, doubledBy }) => `${seat}${bid.write(named)}${doubledBy ?? 0}`,
  read: (text) => {
    const seat = seatFrom(text[0]);
    const named = bid.read(text.slice(1, 3));
    if (seat === undefined || named === undefined || !/^[0-6]$/.test(text.slice(3))) return undefined;
    return { seat, bid: named, doubledBy: seatFrom(text[3]) ?? null };
  },
};

const forms: { readonly [K in Kind]?: Form<Kinds[K]> } = {
  cards: once(cards),
  held: once<Held>({ write: (value) => held.write(toCards(value, 0)), read: held.read }),
  calls: once({
    write: (calls) => calls.map(call.write).join('~'),
    read: (text) => readEach(text.split('~'), call.read),
  }),
  contract: once(contract),
  'cards by seat': byKey(seatFrom, cards),
  'duties by seat': byKey(seatFrom, duties),
  'cards by side': byKey(sideFrom, cards),
  'points by side': byKey(sideFrom, points),
};

function formOf<K extends Kind>(kind: K): Form<Kinds[K]> | undefined {
  return forms[kind];
}

function once<Value>({ write, read }: Text<Value>): Form<Value> {
  return { write: (value) => [['', write(value)]], read };
}

/** A map of what there is for each seat or side, which is the first sign. */
function byKey<Key extends Seat | Side, Value>(
  keyFrom: (sign: string | undefined) => Key | undefined,
  { write, read }: Text<Value>,
): Form<Partial<Record<Key, Value>>> {
  return {
    write: (map: Partial<Record<string, Value>>) =>
      Object.entries(map).flatMap(([key, value]) => (value === undefined ? [] : [[key, write(value)] as const])),
    read: (text, before) => {
      const key = keyFrom(text[0]);
      const value = read(text.slice(1));
      return key === undefined || value === undefined ? undefined : { ...before, [key]: value };
    },
  };
}
