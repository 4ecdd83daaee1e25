import { failure, type Result, success } from '../../engine/index.ts';
import { type Deal, type DealError, type ReadDeal, readDeal, writeDeal } from '../../learn/replay/deal-text.ts';
import { packText, unpackText } from './packed-text.ts';

/** What is wrong with a link to a deal: with its text, or with the way it was packed. `place` counts from 0. */
export type DealLinkError =
  | DealError
  | {
      readonly code: 'wrong-sign' | 'broken-off' | 'too-long';
      readonly place: number;
      readonly piece: string;
    };

/** A deal of a link, what is wrong with the link, and after how many acts the reader wants to see it. */
export interface LinkedDeal extends Omit<ReadDeal, 'damage'> {
  readonly damage: DealLinkError | null;
  readonly at: number;
}

/** Texts longer than this are packed: messengers break long addresses. */
const longestPlain = 700;

/** A text that is longer than this when unpacked is no deal. */
const longest = 120_000;

/** The fragment, without its `#`, that leads to a deal after so many acts. */
export async function dealFragment(deal: Deal, at = 0): Promise<string> {
  const text = writeDeal(deal);
  const plain = text.length <= longestPlain ? text : `packed=${await packText(text)}`;
  return at > 0 ? `at=${at}&${plain}` : plain;
}

/** What letters and messengers leave in a link: line breaks, and escapes of them. */
const lineBreaks = /(?:\s|%(?:0[AD]|20))+/gi;
/** What stands behind a link in a sentence. */
const sentenceEnd = /(?:[.,;:!?)>\]'"”»…]|%(?:3E|22))+$/i;

/** The ways to read a packed text that came along with others: up to where the line ends, or over several lines. */
function packedAsSent(packed: string): readonly string[] {
  const [line = ''] = packed.split(lineBreaks);
  return [...new Set([line, packed.replace(lineBreaks, '')].map((text) => text.replace(sentenceEnd, '')))];
}

/**
 * Reads a fragment that `dealFragment` has written, a whole address that ends in one, the address of a table with what was done there, or
 * the bare notation of a deal; also as letters and messengers deform it. Null where there is nothing to read; never throws.
 */
export async function readDealFragment(given: string): Promise<Result<LinkedDeal, DealLinkError> | null> {
  const ofTable = /(?:^|[#?&])position=([\w.~%-]+)/.exec(given)?.[1]?.replaceAll('%7E', '~');
  const sent = given.trim().replace(/^.*#/s, '').replaceAll('&amp;', '&');
  const text = ofTable ?? sent.replace(/^(at=-?\d+&)?(packed|deal)%3D/i, '$1$2=');
  if (text === '') return null;
  const [, written, rest = text] = /^at=(-?\d+)&(.*)$/s.exec(text) ?? [];
  const at = Math.max(0, Number(written ?? 0));
  const packed = /^packed=([^&]*)/.exec(rest)?.[1];
  if (packed === undefined) return readDealAt(rest, at, null);
  const before = text.indexOf(packed);
  const read = await Promise.all(packedAsSent(packed).map((each) => readPacked(each, before, at)));
  const whole = read.find((each) => each.ok && each.value.damage === null);
  return whole ?? read[0] ?? null;
}

/** Reads a packed deal, `before` which so much of the link stands. */
async function readPacked(packed: string, before: number, at: number): Promise<Result<LinkedDeal, DealLinkError>> {
  const { text, damage } = await unpackText(packed, longest);
  const wrong =
    damage === null
      ? null
      : { ...damage, place: before + damage.place, piece: packed.slice(damage.place, damage.place + 1) };
  return readDealAt(text, at, wrong);
}

function readDealAt(text: string, at: number, wrong: DealLinkError | null): Result<LinkedDeal, DealLinkError> {
  const read = readDeal(text);
  if (!read.ok) return failure(wrong ?? read.error);
  const { deal, damage } = read.value;
  return success({ deal, damage: wrong ?? damage, at: Math.min(at, deal.line.actions.length) });
}
