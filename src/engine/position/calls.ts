import { type Bid, type Call, denominations } from './action.ts';

/** Reads a call: `pass`, `double`, `no-opening`, or a bid such as `2 spades`; undefined if the text is none. */
export function readCall(text: string): Call | undefined {
  const word = text.trim();
  if (word === 'pass' || word === 'double' || word === 'no-opening') return word;
  return readBid(word);
}

/** Reads a bid such as `3 hearts`; undefined if the text is none. */
export function readBid(text: string): Bid | undefined {
  const [level, name, ...rest] = text.trim().split(/\s+/);
  const denomination = denominations.find((candidate) => candidate === name);
  if (level === undefined || !/^[1-8]$/.test(level) || denomination === undefined || rest.length > 0) return undefined;
  return { level: Number(level), denomination };
}

/** Writes a call as `readCall` reads it. */
export function writeCall(call: Call): string {
  return typeof call === 'string' ? call : writeBid(call);
}

/** Writes a bid as `readBid` reads it. */
export function writeBid(bid: Bid): string {
  return `${bid.level} ${bid.denomination}`;
}
