import { z } from 'zod';
import { type Card, formatCards } from '../../cards/cards.ts';
import { readBid, readCall, writeBid, writeCall } from '../../position/action.ts';
import type { Held, Kind, Kinds, NamedMeld } from '../../position/fields.ts';
import { type Duty, dutyCodes, endings, phases } from '../../position/position.ts';
import { isSeat, type Seat, type Side, seatFrom, sideFrom } from '../../rulesets/seats.ts';
import { compareCards, compareKeys, compareMelds, inWords, same, type WrittenCards } from './compare-cards.ts';
import type { Path, Reading } from './reading.ts';
import type { Writing } from './writing.ts';

// How each kind of field stands in a scenario file: its shape, how it is read and written, and how it is compared with what is.

/** Tells in what a value is another one than expected; null if it is the same. */
type Comparison<Value, Written> = (expected: Written, is: Value | undefined) => string | null;

/** How one value stands in a file. */
interface Part<Value, Written> {
  readonly schema: z.ZodType<Written>;
  /** Undefined for what cannot be read; what is wrong is noted in the reading. */
  readonly read: (written: Written, path: Path, reading: Reading) => Value | undefined;
  readonly write: (value: Value, path: Path, writing: Writing) => Written;
  readonly compare: Comparison<Value, Written>;
}

/** How a field stands in a file. */
interface Form<Value, Written> extends Omit<Part<Value, Written>, 'write'> {
  /** Undefined if it is what is read where nothing is written. */
  readonly write: (value: Value, usual: Value | undefined, path: Path, writing: Writing) => Written | undefined;
}

const cardCount = z.int().min(0);
const seatNumber = z.int().min(1).max(6);

const cards: Part<readonly Card[], string> = {
  schema: z.string(),
  read: (text, path, reading) => reading.cards(text, path),
  write: formatCards,
  compare: compareCards,
};

const held: Part<Held, WrittenCards> = {
  schema: z.union([z.string(), cardCount, z.strictObject({ known: z.string(), unknown: cardCount })]),
  read: (written, path, reading) => {
    if (typeof written === 'number') return written;
    if (typeof written === 'string') return reading.cards(written, path);
    return { known: reading.cards(written.known, [...path, 'known']), unknown: written.unknown };
  },
  write: writeHeld,
  compare: compareCards,
};

/** Duties are codes of the vocabulary of rulings, each with its number after a colon where it has one. */
const duties: Part<readonly Duty[], string[]> = {
  schema: z.array(z.string()),
  read: (codes, path, reading) => codes.flatMap((code, place) => readDuty(code, [...path, place], reading)),
  write: (list) => list.map(writeDuty),
  compare: (expected, is = []) =>
    same(
      expected
        .map((text) => text.replace(/:1$/, ''))
        .sort()
        .join(' '),
      is.map(writeDuty).sort().join(' '),
    ),
};

const melds: Part<readonly NamedMeld[], Record<string, string>> = {
  schema: z.record(z.string().min(1), z.string()),
  read: (named, path, reading) =>
    Object.entries(named).map(([name, text]) => ({ name, cards: reading.cards(text, [...path, name]) })),
  write: (list, path, writing) =>
    writing.byName(
      list.map(({ name, cards }) => [name, formatCards(cards)] as const),
      path,
    ),
  compare: (expected, is = []) => compareMelds(expected, is),
};

const table = {
  phase: word(phases),
  seat: once<Seat, number>({
    schema: seatNumber,
    read: (seat) => (isSeat(seat) ? seat : undefined),
    write: (seat) => seat,
    compare: same,
  }),
  seats: once<readonly Seat[], number[]>({
    schema: z.array(seatNumber),
    read: (seats) => seats.filter(isSeat),
    write: (seats) => [...seats],
    compare: (expected, is = []) => same([...expected].sort().join(' '), [...is].sort().join(' ')),
  }),
  side: word(['A', 'B', 'C']),
  flag: once({ ...asItIs<boolean>(z.boolean()), compare: (expected, is = false) => same(expected, is) }),
  drew: word(['stock', 'pile', 'nothing']),
  answer: word(['yes', 'no']),
  cause: word(endings),
  names: once<readonly string[], string[]>({
    schema: z.array(z.string()),
    read: (names) => names,
    write: (names) => [...names],
    compare: (expected, is = []) => same(inWords(expected), inWords(is)),
  }),
  cards: once(cards),
  held: once(held),
  calls: once<Kinds['calls'], string[]>({
    schema: z.array(z.string()),
    read: (calls, path, reading) =>
      calls.flatMap((text, place) => {
        const call = readCall(text);
        if (call === undefined) reading.note([...path, place], 'no-bid', `“${text}” is no call`);
        return call === undefined ? [] : [call];
      }),
    write: (calls) => calls.map(writeCall),
    compare: (expected, is = []) => same(expected.map(rewritten).join(', '), is.map(writeCall).join(', ')),
  }),
  contract: once<Kinds['contract'], { seat: number; bid: string; doubledBy?: number | undefined }>({
    schema: z.strictObject({ seat: seatNumber, bid: z.string(), doubledBy: seatNumber.optional() }),
    read: ({ seat, bid: written, doubledBy }, path, reading) => {
      const bid = readBid(written);
      if (bid === undefined) reading.note([...path, 'bid'], 'no-bid', `“${written}” is no bid`);
      if (bid === undefined || !isSeat(seat)) return undefined;
      return { seat, bid, doubledBy: isSeat(doubledBy) ? doubledBy : null };
    },
    write: ({ seat, bid, doubledBy }) => ({
      seat,
      bid: writeBid(bid),
      ...(doubledBy === null ? {} : { doubledBy }),
    }),
    compare: ({ seat, bid, doubledBy }, is) =>
      same(
        `${seat} ${bid} ${doubledBy ?? '-'}`,
        is === undefined ? 'none' : `${is.seat} ${writeBid(is.bid)} ${is.doubledBy ?? '-'}`,
      ),
  }),
  'held by seat': bySeat(held),
  'cards by seat': bySeat(cards),
  'duties by seat': bySeat(duties),
  'cards by side': bySide(cards),
  'melds by side': bySide(melds),
  'points by side': bySide(asItIs<number>(z.int())),
};

/** What the kinds of fields are before they are read. */
export type WrittenKinds = { readonly [K in Kind]: z.infer<(typeof table)[K]['schema']> };

/** How each kind of field stands in a file. */
export const kinds: { readonly [K in Kind]: Form<Kinds[K], WrittenKinds[K]> } = table;

/** The form of a kind. */
export function formOf<K extends Kind>(kind: K): Form<Kinds[K], WrittenKinds[K]> {
  return kinds[kind];
}

/** What there is once, left out where it is as usual. */
function once<Value, Written>({ schema, read, write, compare }: Part<Value, Written>): Form<Value, Written> {
  return {
    schema,
    read,
    write: (value, usual, path, writing) => (isSame(value, usual) ? undefined : write(value, path, writing)),
    compare,
  };
}

/** One of some words. */
function word<Word extends string>(words: readonly Word[]): Form<Word, Word> {
  return once(asItIs<Word>(z.enum(words)));
}

/** What stands in a file as it is. */
function asItIs<Value>(schema: z.ZodType<Value>): Part<Value, Value> {
  return { schema, read: (value) => value, write: (value) => value, compare: same };
}

/** A map by seat of what there is for each. */
function bySeat<Value, Written>(part: Part<Value, Written>): ByKey<Seat, Value, Written> {
  const seat = z.string().regex(/^[1-6]$/, 'a seat is 1 to 6');
  return byKey(z.record(seat, part.schema), seatFrom, part);
}

/** A map by side of what there is for each. */
function bySide<Value, Written>(part: Part<Value, Written>): ByKey<Side, Value, Written> {
  return byKey(sideKeyed(part.schema), sideFrom, part);
}

/** The shape of a map by side. */
export function sideKeyed<Value extends z.ZodType>(value: Value) {
  return z.record(z.string().regex(/^[ABC]$/, 'a side is A, B or C'), value);
}

type ByKey<Key extends Seat | Side, Value, Written> = Form<Partial<Record<Key, Value>>, Record<string, Written>>;

/** Of a map what is unusual is written; what is expected of its parts is compared. */
function byKey<Key extends Seat | Side, Value, Written>(
  schema: z.ZodType<Record<string, Written>>,
  keyFrom: (text: string) => Key | undefined,
  { read, write, compare }: Part<Value, Written>,
): ByKey<Key, Value, Written> {
  return {
    schema,
    read: (map, path, reading) => {
      const result: Partial<Record<Key, Value>> = {};
      for (const [name, written] of Object.entries(map)) {
        const key = keyFrom(name);
        const value = key === undefined ? undefined : read(written, [...path, name], reading);
        if (key !== undefined && value !== undefined) result[key] = value;
      }
      return result;
    },
    write: (map: Partial<Record<string, Value>>, usual: Partial<Record<string, Value>> | undefined, path, writing) => {
      const written = Object.entries(map).flatMap(([key, value]) =>
        value === undefined || isSame(value, usual?.[key])
          ? []
          : [[key, write(value, [...path, key], writing)] as const],
      );
      return written.length === 0 ? undefined : Object.fromEntries(written);
    },
    compare: (expected, is) => compareKeys(expected, is, compare),
  };
}

function isSame<Value>(value: Value, usual: Value | undefined): boolean {
  return JSON.stringify(value) === JSON.stringify(usual);
}

function writeHeld(held: Held): WrittenCards {
  if (typeof held === 'number') return held;
  if (!('known' in held)) return formatCards(held);
  const { known, unknown } = held;
  if (known.length === 0) return unknown;
  return unknown === 0 ? formatCards(known) : { known: formatCards(known), unknown };
}

function readDuty(text: string, path: Path, reading: Reading): readonly Duty[] {
  const [word, number] = text.split(':');
  const code = dutyCodes.find((candidate) => candidate === word);
  if (code === undefined || (number !== undefined && !/^\d+$/.test(number))) {
    reading.note(path, 'no-duty', `“${text}” is no duty; duties are ${dutyCodes.join(', ')}`);
    return [];
  }
  return [{ code, count: number === undefined ? 1 : Number(number) }];
}

function writeDuty({ code, count }: Duty): string {
  return count === 1 ? code : `${code}:${count}`;
}

/** A call as the engine writes it. */
function rewritten(text: string): string {
  const call = readCall(text);
  return call === undefined ? text : writeCall(call);
}
