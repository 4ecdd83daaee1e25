import { Document, isCollection, isMap, isPair, isScalar, type Pair, visit } from 'yaml';

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
 * and what they hold behind them, if there is room. What is undefined is left out.
 */
export function layOut(file: { readonly [key: string]: unknown }): string {
  const document = new Document(file, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (position, scalar, [, , top]) => {
      const { plain } = position === 'key' || !isPair(top) ? usualHabit : habitOf(top);
      // Seats are numbers.
      if (position === 'key' && /^[1-9]$/.test(String(scalar.value))) scalar.value = Number(scalar.value);
      else if (typeof scalar.value === 'string' && !plain.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  const parts = isMap(document.contents) ? document.contents.items : [];
  for (const part of parts) breakUp(part.value, 0, nameOf(part).length + 2, habitOf(part).levels);
  return document.toString(style);
}

function nameOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function habitOf(part: Pair): Habit {
  return habits.get(nameOf(part)) ?? usualHabit;
}

/** Puts what there is no room for on lines of its own, of which the first is indented and taken so far. */
function breakUp(node: unknown, indent: number, taken: number, levels: number): void {
  if (!isCollection(node)) return;
  node.flow = true;
  if (levels === 0 && taken + new Document(node).toString(style).trimEnd().length <= width) return;
  node.flow = false;
  for (const item of node.items) {
    const [value, sign] = isPair(item) ? [item.value, nameOf(item).length] : [item, 0];
    breakUp(value, indent + 2, indent + 4 + sign, Math.max(0, levels - 1));
  }
}
