import { type Card, formatCards, parseCards } from '../../cards/cards.ts';
import { unnamed } from '../../judge/melding.ts';
import type { Held, NamedMeld } from '../../position/fields.ts';
import { countOf } from '../../position/position.ts';
import { toCards } from '../../position/to-position.ts';

/** Cards as written: known ones, their number, or some known and the others counted. */
export type WrittenCards = string | number | { known: string; unknown: number };

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
  return found.length === 0 ? null : found.join('; ');
}

/** Named melds by name; a name that no meld has matches any meld that the engine has named itself, by its cards. */
export function compareMelds(expected: Record<string, string | number>, melds: readonly NamedMeld[]): string | null {
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

/** Compares cards of which the order matters. */
export function compareInOrder(expected: WrittenCards | undefined, is: Held = []): string | null {
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
  return `${sorted(known) || 'nothing'}${unknown > 0 ? ` and ${unknown} unknown` : ''}`;
}

function sorted(cards: readonly Card[]): string {
  return formatCards([...cards].sort((a, b) => a.index - b.index));
}
