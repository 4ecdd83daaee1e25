import { Document, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';

/** What a scenario file is made of before it is text; what is undefined is left out. */
export type Value = string | number | boolean | undefined | readonly Value[] | { readonly [key: string]: Value };

/** No line is longer that can be broken. */
const width = 120;

const style = { lineWidth: 0, flowCollectionPadding: false, doubleQuotedAsJSON: true } as const;

/** What authors write without quotation marks; the writer of YAML still sets them where a word would be read as something else. */
const word = /^[\p{L}\p{N}][\p{L}\p{N}/_-]*$/u;
const wordButNoCard = /^(?!(?:[AKQJT2-9][shdc]|Jk)$)[\p{L}\p{N}][\p{L}\p{N}/_-]*$/u;
const sentence = /^\P{C}+$/u;

/** What authors do with what a key of the file holds. */
interface Habit {
  /** How many levels are broken into lines although there may be room. */
  readonly levels: number;
  /** The texts that need no quotation marks. */
  readonly plain: RegExp;
}

const usualHabit: Habit = { levels: 0, plain: word };
const habits: ReadonlyMap<string, Habit> = new Map([
  ['title', { levels: 1, plain: sentence }],
  // Where there may be any number of cards a single one has quotation marks too; where there is one it has none.
  ['position', { levels: 1, plain: wordButNoCard }],
  ['cases', { levels: 2, plain: word }],
]);

/**
 * Lays a file out as authors do: the keys of the file, the titles, the parts of the position and those of each case on lines of their own,
 * and what they hold behind them, if there is room.
 */
export function layOut(file: { readonly [key: string]: Value }): string {
  const root = new YAMLMap();
  for (const [name, value] of Object.entries(file)) {
    if (value === undefined) continue;
    const { levels, plain } = habits.get(name) ?? usualHabit;
    root.add(new Pair(key(name), toNode(value, { indent: 0, used: name.length + 2, levels, plain })));
  }
  return new Document(root).toString(style);
}

/** Where a value comes to stand. */
interface Place extends Habit {
  /** How far the line is indented. */
  readonly indent: number;
  /** How much of the line is taken. */
  readonly used: number;
}

function toNode(value: Value, place: Place): Node {
  const { indent, used, levels, plain } = place;
  if (typeof value !== 'object') return toScalar(value, plain);
  const line = toLine(value, plain);
  if (levels === 0 && used + new Document(line).toString(style).trimEnd().length <= width) return line;
  const below = (taken: number): Place => ({
    indent: indent + 2,
    used: indent + 2 + taken,
    levels: Math.max(0, levels - 1),
    plain,
  });
  return collection(value, (item, name) => toNode(item, below(name === undefined ? 2 : name.length + 2)));
}

/** A value on one line. */
function toLine(value: Value, plain: RegExp): Node {
  if (typeof value !== 'object') return toScalar(value, plain);
  const line = collection(value, (item) => toLine(item, plain));
  line.flow = true;
  return line;
}

function collection(value: Extract<Value, object>, make: (item: Value, name?: string) => Node): YAMLMap | YAMLSeq {
  if (isList(value)) {
    const list = new YAMLSeq();
    for (const item of value) list.add(make(item));
    return list;
  }
  const map = new YAMLMap();
  for (const [name, item] of Object.entries(value)) {
    if (item !== undefined) map.add(new Pair(key(name), make(item, name)));
  }
  return map;
}

function isList(value: Extract<Value, object>): value is readonly Value[] {
  return Array.isArray(value);
}

/** A key; seats are numbers. */
function key(name: string): Scalar {
  return /^[1-9]$/.test(name) ? new Scalar(Number(name)) : toScalar(name, word);
}

function toScalar(value: Exclude<Value, object>, plain: RegExp): Scalar {
  const scalar = new Scalar(value);
  if (typeof value === 'string' && !plain.test(value)) scalar.type = 'QUOTE_DOUBLE';
  return scalar;
}
