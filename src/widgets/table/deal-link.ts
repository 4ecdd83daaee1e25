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

/**
 * Reads a fragment that `dealFragment` has written, a whole address that ends in one, the address of a table with what was done there, or
 * the bare notation of a deal. Null where there is nothing to read; never throws.
 */
export async function readDealFragment(given: string): Promise<Result<LinkedDeal, DealLinkError> | null> {
  const ofTable = /(?:^|[#?&])position=([\w.~%-]+)/.exec(given)?.[1]?.replaceAll('%7E', '~');
  const text = ofTable ?? given.trim().replace(/^.*#/s, '');
  if (text === '') return null;
  const [, written, rest = text] = /^at=(\d{1,4})&(.*)$/s.exec(text) ?? [];
  const at = Number(written ?? 0);
  const packed = /^packed=([^&]*)/.exec(rest)?.[1];
  if (packed === undefined) return readDealAt(rest, at, null);
  const unpacked = await unpackText(packed, longest);
  const { damage } = unpacked;
  const before = text.indexOf(packed);
  const wrong =
    damage === null
      ? null
      : { ...damage, place: before + damage.place, piece: packed.slice(damage.place, damage.place + 1) };
  return readDealAt(unpacked.text, at, wrong);
}

function readDealAt(text: string, at: number, wrong: DealLinkError | null): Result<LinkedDeal, DealLinkError> {
  const read = readDeal(text);
  if (!read.ok) return failure(wrong ?? read.error);
  const { deal, damage } = read.value;
  return success({ deal, damage: wrong ?? damage, at: Math.min(at, deal.line.actions.length) });
}
