import {
  failure,
  isSeat,
  type Line,
  type NotationError,
  type Result,
  readBeginning,
  type Seat,
  success,
  writePosition,
} from '../../engine/index.ts';
import { mostActs } from './replay.ts';

/** A deal as it is handed on: what was done, from which seat it is seen, and what has been said of it. */
export interface Deal {
  readonly line: Line;
  readonly seat: Seat;
  /** What has been said of an act, by its number, counted from 1; of the deal as it was dealt by 0. */
  readonly comments: ReadonlyMap<number, string>;
}

/** What is wrong with the text of a deal: with its notation, or with what stands beside it. `place` counts from 0. */
export type DealError =
  | NotationError
  | {
      readonly code: 'too-many-acts' | 'wrong-seat' | 'wrong-comment';
      readonly place: number;
      readonly piece: string;
    };

/** A deal as far as its text could be read, and what is wrong with the rest. */
export interface ReadDeal {
  readonly deal: Deal;
  readonly damage: DealError | null;
}

/** A comment is at most this long, in characters, and a deal has at most so many. */
export const longestComment = 400;
export const mostComments = 60;

/**
 * A deal as one text that is safe in the fragment of an address: `deal=1.samba…&seat=1&say=12~Why%20not%3F`, the notation of the engine
 * and then whatever there is to say.
 */
export function writeDeal({ line, seat, comments }: Deal): string {
  const said = [...comments]
    .filter(([, text]) => text.trim() !== '')
    .sort(([one], [other]) => one - other)
    .map(([act, text]) => `say=${act}~${encodeURIComponent(text)}`);
  return [`deal=${writePosition(line.position, line.actions)}`, `seat=${seat}`, ...said].join('&');
}

/**
 * Reads what `writeDeal` writes, or the bare notation of a deal. A damaged text gives as much of the deal as can be read and says what is
 * wrong and where; it fails only where not even the beginning can be read. Never throws.
 */
export function readDeal(text: string): Result<ReadDeal, DealError> {
  const notation = text.includes('=') ? (/(?:^|&)deal=([^&]*)/.exec(text)?.[1] ?? '') : text;
  const read = readBeginning(notation);
  if (!read.ok) return read;
  const { line, damage } = read.value;
  if (line.actions.length > mostActs)
    return failure({ code: 'too-many-acts', place: notation.length, piece: String(line.actions.length) });
  const { seats } = line.position.ruleset.seating;
  const fields = text.split('&').slice(1);
  let seat: Seat = seats[0] ?? 1;
  let wrong: DealError | null = null;
  const comments = new Map<number, string>();
  let place = text.indexOf('&') + 1;
  for (const field of fields) {
    const [key, value = ''] = [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)];
    if (key === 'seat') {
      const named = Number(value);
      if (isSeat(named) && seats.includes(named)) seat = named;
      else wrong ??= { code: 'wrong-seat', place, piece: value };
    }
    if (key === 'say') {
      const said = commentIn(value, line.actions.length);
      if (said === null || comments.size >= mostComments) wrong ??= { code: 'wrong-comment', place, piece: value };
      else comments.set(said.act, said.text);
    }
    place += field.length + 1;
  }
  return success({ deal: { line, seat, comments }, damage: damage ?? wrong });
}

/** Reads `12~text`; null where it is none, or of an act that the deal does not have. */
function commentIn(value: string, acts: number): { readonly act: number; readonly text: string } | null {
  const [, number, written = ''] = /^(\d{1,4})~(.+)$/.exec(value) ?? [];
  if (number === undefined || Number(number) > acts) return null;
  try {
    return { act: Number(number), text: decodeURIComponent(written).slice(0, longestComment) };
  } catch {
    return null;
  }
}
