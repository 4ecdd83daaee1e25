import { z } from 'zod';
import { type Card, formatCards } from '../../cards/cards.ts';
import { readBid, readCall, writeBid, writeCall } from '../../position/action.ts';
import type { Held, Kind, Kinds, NamedMeld } from '../../position/fields.ts';
import { type Duty, endings, phases } from '../../position/position.ts';
import { dutyCodes } from '../../rules/duties.ts';
import { isSeat, type Seat, type Side, seatFrom, sideFrom } from '../../rulesets/seats.ts';
import { compareCards, compareKeys, compareMelds, inWords, same } from './compare-cards.ts';
import type { Path, Reading } from './reading.ts';
import type { WrittenCards, WrittenKinds } from './written.ts';

// How each kind of field stands in a scenario file: its shape, how it is read and written, and how it is compared with what is.

/** How what a field holds stands in a file. */
interface Form<Value, Written> {
  readonly schema: z.ZodType<Written>;
  /** Undefined for what cannot be read; what is wrong is noted in the reading. */
  readonly read: (written: Written, path: Path, reading: Reading) => Value | undefined;
  /** Of a map what is as usual is left out. */
  readonly write: (value: Value, usual?: Value | undefined) => Written;
  /** Tells in what a value is another one than expected; null if it is the same. */
  readonly compare: (expected: Written, is: Value | undefined) => string | null;
}

const cardCount = z.int().min(0);
const seatNumber = z.int().min(1).max(6);

const cards: Form<readonly Card[], string> = {
  schema: z.string(),
  read: (text, path, reading) => reading.cards(text, path),
  write: formatCards,
  compare: compareCards,
};

const held: Form<Held, WrittenCards> = {
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
const duties = told<readonly Duty[], string[]>(
  {
    schema: z.array(z.string()),
    read: (codes, path, reading) => codes.flatMap((code, place) => readDuty(code, [...path, place], reading)),
    write: (list) => list.map(({ code, count }) => (count === 1 ? code : `${code}:${count}`)),
  },
  (codes) => inOrder(codes.map((code) => code.replace(/:1$/, ''))),
  '',
);

const melds: Form<readonly NamedMeld[], Record<string, string>> = {
  schema: z.record(z.string().min(1), z.string()),
  read: (named, path, reading) =>
    Object.entries(named).map(([name, text]) => ({ name, cards: reading.cards(text, [...path, name]) })),
  write: (list) => Object.fromEntries(list.map(({ name, cards }) => [name, formatCards(cards)])),
  compare: (expected, is = []) => compareMelds(expected, is),
};

/** How each kind of field stands in a file. */
export const kinds: { readonly [K in Kind]: Form<Kinds[K], WrittenKinds[K]> } = {
  phase: word(phases),
  seat: told<Seat, number>({ schema: seatNumber, read: (seat) => (isSeat(seat) ? seat : undefined), write: Number }),
  seats: told<readonly Seat[], number[]>(
    { schema: z.array(seatNumber), read: (seats) => seats.filter(isSeat), write: (seats) => [...seats] },
    inOrder,
    '',
  ),
  side: word(['A', 'B', 'C']),
  flag: told(asItIs<boolean>(z.boolean()), String, 'false'),
  drew: word(['stock', 'pile', 'nothing']),
  answer: word(['yes', 'no']),
  cause: word(endings),
  names: told<readonly string[], string[]>(
    { schema: z.array(z.string()), read: (names) => names, write: (names) => [...names] },
    inWords,
    inWords([]),
  ),
  cards,
  held,
  calls: told<Kinds['calls'], string[]>(
    {
      schema: z.array(z.string()),
      read: (calls, path, reading) =>
        calls.flatMap((text, place) => {
          const call = readCall(text);
          if (call === undefined) reading.note([...path, place], 'no-bid', `“${text}” is no call`);
          return call ?? [];
        }),
      write: (calls) => calls.map(writeCall),
    },
    (calls) => calls.map(rewritten).join(', '),
    '',
  ),
  contract: told<Kinds['contract'], { seat: number; bid: string; doubledBy?: number | undefined }>(
    {
      schema: z.strictObject({ seat: seatNumber, bid: z.string(), doubledBy: seatNumber.optional() }),
      read: ({ seat, bid: written, doubledBy }, path, reading) => {
        const bid = readBid(written);
        if (bid === undefined) reading.note([...path, 'bid'], 'no-bid', `“${written}” is no bid`);
        if (bid === undefined || !isSeat(seat)) return undefined;
        return { seat, bid, doubledBy: isSeat(doubledBy) ? doubledBy : null };
      },
      write: ({ seat, bid, doubledBy }) => ({ seat, bid: writeBid(bid), doubledBy: doubledBy ?? undefined }),
    },
    ({ seat, bid, doubledBy }) => `${seat} ${bid} ${doubledBy ?? '-'}`,
    'none',
  ),
  'held by seat': bySeat(held),
  'cards by seat': bySeat(cards),
  'duties by seat': bySeat(duties),
  'cards by side': bySide(cards),
  'melds by side': bySide(melds),
  'points by side': bySide(told(asItIs<number>(z.int()))),
};

/** The form of a kind. */
export function formOf<K extends Kind>(kind: K): Form<Kinds[K], WrittenKinds[K]> {
  return kinds[kind];
}

/** What is compared by how it is told; `none` tells that there is no value. */
function told<Value, Written>(
  form: Omit<Form<Value, Written>, 'compare'>,
  tell: (written: Written) => string = String,
  none = 'undefined',
): Form<Value, Written> {
  const compare = (expected: Written, is: Value | undefined) =>
    same(tell(expected), is === undefined ? none : tell(form.write(is)));
  return { ...form, compare };
}

/** One of some words. */
function word<Word extends string>(words: readonly Word[]): Form<Word, Word> {
  return told(asItIs<Word>(z.enum(words)));
}

/** What stands in a file as it is. */
function asItIs<Value>(schema: z.ZodType<Value>): Omit<Form<Value, Value>, 'compare'> {
  return { schema, read: (value) => value, write: (value) => value };
}

function inOrder(items: readonly (string | number)[]): string {
  return items.toSorted().join(' ');
}

/** A map by seat of what there is for each. */
function bySeat<Value, Written>(form: Form<Value, Written>): ByKey<Seat, Value, Written> {
  const seat = z.string().regex(/^[1-6]$/, 'a seat is 1 to 6');
  return byKey(z.record(seat, form.schema), seatFrom, form);
}

/** A map by side of what there is for each. */
function bySide<Value, Written>(form: Form<Value, Written>): ByKey<Side, Value, Written> {
  return byKey(sideKeyed(form.schema), sideFrom, form);
}

/** The shape of a map by side. */
export function sideKeyed<Value extends z.ZodType>(value: Value) {
  return z.record(z.string().regex(/^[ABC]$/, 'a side is A, B or C'), value);
}

type ByKey<Key extends Seat | Side, Value, Written> = Form<Partial<Record<Key, Value>>, Record<string, Written>>;

function byKey<Key extends Seat | Side, Value, Written>(
  schema: z.ZodType<Record<string, Written>>,
  keyFrom: (text: string) => Key | undefined,
  { read, write, compare }: Form<Value, Written>,
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
    write: (map: Partial<Record<string, Value>>, usual: Partial<Record<string, Value>> = {}) =>
      Object.fromEntries(
        Object.entries(map).flatMap(([key, value]) =>
          value === undefined || isSame(value, usual[key]) ? [] : [[key, write(value)]],
        ),
      ),
    compare: (expected, is) => compareKeys(expected, is, compare),
  };
}

/** Whether two values say the same. */
export function isSame(value: unknown, usual: unknown): boolean {
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

/** A call as the engine writes it. */
function rewritten(text: string): string {
  const call = readCall(text);
  return call === undefined ? text : writeCall(call);
}
