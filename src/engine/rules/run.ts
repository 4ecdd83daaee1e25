import type { Parameters } from '../rulesets/parameters.ts';

/** Ranks of the pack, and so the length of the circle. */
const circleLength = 13;
/** The ranks ace (0) to four (10) that a sequence may use where it is no circle. */
const lineLength = 11;

/** What can be wrong with a sequence of one suit: bits of one number, of which 0 says that nothing is. */
export const runFault = {
  /** The cards are no run: a rank is missing, there twice, or none that a sequence may have. */
  gap: 1,
  tooSmall: 2,
  tooLong: 4,
  /** It was a samba before the act and takes no card. */
  closed: 8,
} as const;

/** How many ranks a sequence may use, from the ace on: all in a circle, or the line from ace down to four. */
export function ranksOfRuns(parameters: Parameters): number {
  return parameters.sequenceOrder === 'circle' ? circleLength : lineLength;
}

/** The rank that continues a run upwards from its highest rank; -1 beyond the end of the line. */
export function rankAbove(parameters: Parameters, high: number): number {
  if (high > 0) return high - 1;
  return parameters.sequenceOrder === 'circle' ? circleLength - 1 : -1;
}

/** The rank that continues a run of so many cards downwards; -1 beyond the end of the line. */
export function rankBelow(parameters: Parameters, high: number, length: number): number {
  const rank = high + length;
  if (parameters.sequenceOrder === 'circle') return rank % circleLength;
  return rank < lineLength ? rank : -1;
}

/**
 * The highest rank (0 is the ace) of the run that so many cards of one suit make, whose ranks are given as bits; -1 if they make
 * none. On the circle ace follows king and precedes two.
 */
export function highOfRun(parameters: Parameters, ranks: number, count: number): number {
  const circle = parameters.sequenceOrder === 'circle';
  const size = ranksOfRuns(parameters);
  if (count === 0 || count > size || ranks >= 1 << size) return -1;
  for (let high = 0; high < size; high++) {
    let length = 0;
    while (length < count && ranks & (1 << (circle ? (high + length) % size : high + length))) length += 1;
    if (length === count) return high;
  }
  return -1;
}

/** Whether a sequence of so many cards is a samba. */
export function isSamba(parameters: Parameters, length: number): boolean {
  return parameters.maxSequence > 0 && length >= parameters.maxSequence;
}

/** The faults of a sequence of so many cards that began the act with `before` (0 for a new one); `high` as `highOfRun` has it. */
export function runFaults(parameters: Parameters, before: number, high: number, length: number): number {
  let faults = 0;
  if (high < 0) faults |= runFault.gap;
  if (length < parameters.minMeldSize) faults |= runFault.tooSmall;
  if (before > 0 && isSamba(parameters, before)) faults |= runFault.closed;
  else if (length > parameters.maxSequence) faults |= runFault.tooLong;
  return faults;
}
