import { type Card, formatCards, parseCards } from '../../cards/cards.ts';
import { unnamed } from '../../judge/melding.ts';
import { readCall, writeBid, writeCall } from '../../position/calls.ts';
import { toCards } from '../../position/check-setup.ts';
import {
  type FieldName,
  type FieldValues,
  fieldNames,
  type Held,
  type Kind,
  type KindOf,
  type Kinds,
  kindOf,
  type NamedMeld,
} from '../../position/fields.ts';
import { fieldsOf } from '../../position/fields-of.ts';
import { actingSide, countOf, type Duty, type Position } from '../../position/position.ts';
import type { WrittenAfter, WrittenCards, WrittenKinds, WrittenPosition } from './schema.ts';

/** In what a position differs from the fields that a case names. Card order matters in pile and stock only. */
export function differences(position: Position, after: WrittenAfter): readonly string[] {
  const { melds, meldedThisTurn, pile, stock, ...others } = after;
  const said = fieldsOf(position);
  const inOrder = { stock: compareInOrder(stock, said.stock), pile: compareInOrder(pile?.trim(), said.pile) };
  const found: readonly (readonly [field: string, difference: string | null])[] = [
    ...fieldNames.map((name) => [name, compareField(name, others, said)] as const),
    ...Object.entries(inOrder),
    ['melds', compareKeys(melds, said.melds, compareMelds)],
    ['meldedThisTurn', meldedThisTurn === undefined ? null : compareBegun(position, meldedThisTurn)],
  ];
  return found.flatMap(([field, difference]) => (difference === null ? [] : [`${field}: ${difference}`]));
}

function compareField<Name extends FieldName>(name: Name, after: WrittenPosition, said: FieldValues): string | null {
  const expected = after[name];
  return expected === undefined ? null : compare<KindOf<Name>>(kindOf(name), expected, said[name]);
}

function compare<K extends Kind>(kind: K, expected: WrittenKinds[K], is: Kinds[K] | undefined): string | null {
  return comparisons[kind](expected, is);
}

/** Tells in what a value is another one than expected; null if it is the same. */
type Comparison<Expected, Value> = (expected: Expected, is: Value | undefined) => string | null;

const comparisons: { readonly [K in Kind]: Comparison<WrittenKinds[K], Kinds[K]> } = {
  phase: same,
  seat: same,
  seats: (expected, is = []) => same([...expected].sort().join(' '), [...is].sort().join(' ')),
  side: same,
  flag: (expected, is = false) => same(expected, is),
  drew: same,
  answer: same,
  cause: same,
  names: (expected, is = []) => same(inWords(expected), inWords(is)),
  cards: (expected, is = []) => compareCards(expected, is),
  held: compareCards,
  calls: (expected, is = []) => same(expected.map(rewritten).join(', '), is.map(writeCall).join(', ')),
  contract: ({ seat, bid, doubledBy }, is) =>
    same(
      `${seat} ${bid} ${doubledBy ?? '-'}`,
      is === undefined ? 'none' : `${is.seat} ${writeBid(is.bid)} ${is.doubledBy ?? '-'}`,
    ),
  'held by seat': byKey(compareCards),
  'cards by seat': byKey(compareCards),
  'duties by seat': byKey(compareDuties),
  'cards by side': byKey(compareCards),
  'melds by side': byKey(compareMelds),
  'points by side': byKey(same),
};

function same(expected: unknown, is: unknown): string | null {
  return expected === is ? null : `expected ${String(expected)}, is ${String(is)}`;
}

function byKey<Expected, Value>(
  compareOne: (expected: Expected, is: Value) => string | null,
): Comparison<Record<string, Expected>, Partial<Record<string, Value>>> {
  return (expected, is) => compareKeys(expected, is, compareOne);
}

function compareKeys<Expected, Value>(
  expected: Record<string, Expected> | undefined,
  is: Partial<Record<string, Value>> = {},
  compareOne: (expected: Expected, is: Value) => string | null,
): string | null {
  const found = Object.entries(expected ?? {}).flatMap(([key, value]) => {
    const own = is[key];
    const difference = own === undefined ? 'there is none such' : compareOne(value, own);
    return difference === null ? [] : [`${key} ${difference}`];
  });
  return found.length === 0 ? null : found.join('; ');
}

/** The melds begun in this turn, by name; as everywhere, a name that no meld has matches one that the engine has named itself. */
function compareBegun(position: Position, expected: readonly string[]): string | null {
  const { melds } = actingSide(position);
  const begun = melds.filter(({ begunThisTurn }) => begunThisTurn).map(({ name }) => name);
  const own = begun.filter((name) => !expected.includes(name));
  const named = expected.filter((name) => !begun.includes(name));
  const exists = (name: string) => melds.some((meld) => meld.name === name);
  const placed = own.every((name) => name.startsWith(unnamed)) && !named.some(exists);
  return own.length === named.length && placed ? null : `expected ${inWords(expected)}, are ${inWords(begun)}`;
}

function inWords(names: readonly string[]): string {
  return names.join(', ') || 'none';
}

/** A call as the engine writes it. */
function rewritten(text: string): string {
  const call = readCall(text);
  return call === undefined ? text : writeCall(call);
}

function compareDuties(expected: readonly string[], is: readonly Duty[]): string | null {
  const own = is.map(({ code, count }) => (count > 1 ? `${code}:${count}` : code)).sort();
  const wanted = expected.map((text) => text.replace(/:1$/, '')).sort();
  return same(wanted.join(' '), own.join(' '));
}

/** Named melds by name; a name that no meld has matches any meld that the engine has named itself, by its cards. */
function compareMelds(expected: Record<string, string | number>, melds: readonly NamedMeld[]): string | null {
  const free = melds.filter(({ name }) => name.startsWith(unnamed));
  const found: string[] = [];
  for (const [name, value] of Object.entries(expected)) {
    const own = melds.find((meld) => meld.name === name);
    if (own !== undefined) {
      const difference = compareCards(value, own.cards);
      if (difference !== null) found.push(`${name} ${difference}`);
      continue;
    }
    const place = free.findIndex((meld) => compareCards(value, meld.cards) === null);
    if (place < 0)
      found.push(
        `${name} is not there (${melds.map((meld) => `${meld.name}: ${formatCards(meld.cards)}`).join('; ')})`,
      );
    else free.splice(place, 1);
  }
  return found.length > 0 ? found.join('; ') : null;
}

function compareInOrder(expected: WrittenCards | undefined, is: Held = []): string | null {
  if (expected === undefined) return null;
  const cards = toCards(is, 0);
  if (typeof expected === 'number') return same(expected, countOf(cards));
  const partly = typeof expected === 'object';
  const unknown = (count: number) => (partly ? ` and ${count} unknown` : '');
  const wanted = partly ? expected : { known: expected, unknown: 0 };
  return same(
    `${wanted.known.trim()}${unknown(wanted.unknown)}`,
    `${formatCards(cards.known)}${unknown(cards.unknown)}`,
  );
}

function compareCards(expected: WrittenCards, is: Held = []): string | null {
  const cards = toCards(is, 0);
  if (typeof expected === 'number') {
    const count = countOf(cards);
    return count === expected ? null : `expected ${expected} cards, are ${count}`;
  }
  const partly = typeof expected === 'object';
  const wanted = parseCards(partly ? expected.known : expected);
  if (!wanted.ok) return `“${wanted.error}” is no card`;
  return same(told(wanted.value, partly ? expected.unknown : 0), told(cards.known, cards.unknown));
}

function told(known: readonly Card[], unknown: number): string {
  return `${sorted(known) || 'nothing'}${unknown > 0 ? ` and ${unknown} unknown` : ''}`;
}

function sorted(cards: readonly Card[]): string {
  return formatCards([...cards].sort((a, b) => a.index - b.index));
}
