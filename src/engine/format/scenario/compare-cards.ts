import { type Card, formatCards, parseCards } from '../../cards/cards.ts';
import { unnamed } from '../../judge/melding.ts';
import type { Held, NamedMeld } from '../../position/fields.ts';
import { toCards } from '../../position/from-setup.ts';
import { countOf } from '../../position/position.ts';
import type { WrittenCards } from './written.ts';

/** Tells two values apart that can be compared as they are. */
export function same(expected: unknown, is: unknown): string | null {
  return expected === is ? null : `expected ${String(expected)}, is ${String(is)}`;
}

/** A list of names as differences tell it. */
export function inWords(names: readonly string[]): string {
  return names.join(', ') || 'none';
}

/** Compares what is expected of some parts of a map with what they are. */
export function compareKeys<Expected, Value>(
  expected: Record<string, Expected> | undefined,
  is: Partial<Record<string, Value>> = {},
  compareOne: (expected: Expected, is: Value) => string | null,
): string | null {
  const found = Object.entries(expected ?? {}).flatMap(([key, value]) => {
    const own = is[key];
    const difference = own === undefined ? 'there is none such' : compareOne(value, own);
    return difference === null ? [] : [`${key} ${difference}`];
  });
  return found.join('; ') || null;
}

/** Named melds by name; a name that no meld has matches any meld that the engine has named itself, by its cards. */
export function compareMelds(expected: Record<string, string | number>, melds: readonly NamedMeld[]): string | null {
  const free = melds.filter(({ name }) => name.startsWith(unnamed));
  const lying = melds.map(({ name, cards }) => `${name}: ${formatCards(cards)}`).join('; ');
  const found = Object.entries(expected).flatMap(([name, value]) => {
    const own =
      melds.find((meld) => meld.name === name) ?? free.find(({ cards }) => compareCards(value, cards) === null);
    if (own === undefined) return [`${name} is not there (${lying})`];
    if (own.name !== name) free.splice(free.indexOf(own), 1);
    const difference = compareCards(value, own.cards);
    return difference === null ? [] : [`${name} ${difference}`];
  });
  return found.join('; ') || null;
}

/** Compares cards of which the order matters. */
export function compareInOrder(expected: WrittenCards | undefined, is: Held = []): string | null {
  if (expected === undefined) return null;
  const cards = toCards(is, 0);
  if (typeof expected === 'number') return same(expected, countOf(cards));
  if (typeof expected === 'string') return same(expected.trim(), formatCards(cards.known));
  const tell = (known: string, unknown: number) => `${known} and ${unknown} unknown`;
  return same(tell(expected.known.trim(), expected.unknown), tell(formatCards(cards.known), cards.unknown));
}

/** Compares cards of which the order does not matter. */
export function compareCards(expected: WrittenCards, is: Held = []): string | null {
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
  const sorted = formatCards(known.toSorted((a, b) => a.index - b.index));
  return `${sorted || 'nothing'}${unknown > 0 ? ` and ${unknown} unknown` : ''}`;
}
