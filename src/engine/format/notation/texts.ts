import { type Card, cardFrom } from '../../cards/cards.ts';
import type { Cards } from '../../position/position.ts';

// The small parts of the compact notation: card lists, names and the check digits. Grammar: src/engine/README.md.

/** The version that this code writes and reads. */
export const version = '1';

/** Cards as codes without spaces. */
export function writeCards(cards: readonly Card[]): string {
  return cards.map(({ code }) => code).join('');
}

/** Reads cards written without spaces; undefined if a piece is no card. */
export function readCards(text: string): readonly Card[] | undefined {
  if (text.length % 2 !== 0) return undefined;
  const cards: Card[] = [];
  for (let place = 0; place < text.length; place += 2) {
    const card = cardFrom(text.slice(place, place + 2));
    if (card === undefined) return undefined;
    cards.push(card);
  }
  return cards;
}

/** Known cards and, after a tilde, how many unknown ones. */
export function writeHeld(held: Cards): string {
  return writeCards(held.known) + (held.unknown > 0 ? `~${held.unknown}` : '');
}

/** Reads what `writeHeld` writes. */
export function readHeld(text: string): Cards | undefined {
  const [cards = '', count, ...rest] = text.split('~');
  const known = readCards(cards);
  if (known === undefined || rest.length > 0) return undefined;
  if (count === undefined) return { known, unknown: 0 };
  return /^[1-9]\d{0,2}$/.test(count) ? { known, unknown: Number(count) } : undefined;
}

/** A name in letters and digits; everything else as an underscore and the four hexadecimal digits of its code unit. */
export function writeName(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Reads what `writeName` writes. */
export function readName(text: string): string | undefined {
  if (!/^(?:[A-Za-z0-9]|_[0-9a-f]{4})*$/.test(text)) return undefined;
  return text.replace(/_([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

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
  const items: Item[] = [];
  for (const piece of pieces) {
    const item = read(piece);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}
