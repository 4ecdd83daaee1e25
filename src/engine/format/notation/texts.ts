import { type Card, cardFrom } from '../../cards/cards.ts';
import { type Bid, type Call, denominations } from '../../position/action.ts';
import type { Cards } from '../../position/position.ts';

// The small parts of the compact notation: cards, names, calls and the check digits. Grammar: src/engine/README.md.

/** How a value is written, and how it is read; undefined if it cannot be. */
export interface Text<Value> {
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value | undefined;
}

/** The version that this code writes and reads. */
export const version = '1';

/** A card as its code. */
export const card: Text<Card> = { write: ({ code }) => code, read: cardFrom };

/** Cards as codes without spaces. */
export const cards: Text<readonly Card[]> = {
  write: (list) => list.map(card.write).join(''),
  read: (text) => readEach(text.match(/..?/gs) ?? [], cardFrom),
};

/** Known cards and, after a tilde, how many unknown ones. */
export const held: Text<Cards> = {
  write: ({ known, unknown }) => cards.write(known) + (unknown > 0 ? `~${unknown}` : ''),
  read: (text) => {
    const [written = '', count = '0', ...rest] = text.split('~');
    const known = cards.read(written);
    if (known === undefined || rest.length > 0) return undefined;
    return text === written || /^[1-9]\d{0,2}$/.test(count) ? { known, unknown: Number(count) } : undefined;
  },
};

/** A name in letters and digits; everything else as an underscore and the four hexadecimal digits of its code unit. */
export const name: Text<string> = {
  write: (value) => value.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  read: (text) => {
    if (!/^(?:[A-Za-z0-9]|_[0-9a-f]{4})*$/.test(text)) return undefined;
    return text.replace(/_([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  },
};

/** A bid as its level and the place of its denomination. */
export const bid: Text<Bid> = {
  write: ({ level, denomination }) => `${level}${denominations.indexOf(denomination)}`,
  read: (text) => {
    const denomination = denominations[Number(text[1])];
    return /^[1-8]\d$/.test(text) && denomination !== undefined ? { level: Number(text[0]), denomination } : undefined;
  },
};

const spoken = { pass: 'p', double: 'x', 'no-opening': 'n' } as const;
const words = ['pass', 'double', 'no-opening'] as const;

/** A call as a letter, or as its bid. */
export const call: Text<Call> = {
  write: (value) => (typeof value === 'string' ? spoken[value] : bid.write(value)),
  read: (text) => words.find((word) => spoken[word] === text) ?? bid.read(text),
};

/** Two check digits over a text: a change of one sign, a swap of neighbours or a cut shows. */
export function checkDigits(text: string): string {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_290_001;
  return (sum % 1296).toString(36).padStart(2, '0');
}

/** Reads every piece; undefined if one of them cannot be read. */
export function readEach<Item>(
  pieces: readonly string[],
  read: (piece: string) => Item | undefined,
): readonly Item[] | undefined {
  const items = pieces.map(read).filter((item) => item !== undefined);
  return items.length === pieces.length ? items : undefined;
}
