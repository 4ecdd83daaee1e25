import type { Card } from '../cards/cards.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** Ranks of the pack, and so the length of the circle. */
export const circleLength = 13;
/** The places ace (0) to four (10) that a sequence may use where it is no circle. */
export const lineLength = 11;

/** A run of neighbouring ranks: the place of its highest card (0 is the ace) and how many cards it has. */
export interface Run {
  readonly high: number;
  readonly length: number;
}

/**
 * The run that cards of one suit make; null if they make none (a gap or a double). On the circle ace follows king and precedes two.
 */
export function sequenceRun(parameters: Parameters, cards: readonly Card[]): Run | null {
  const circle = parameters.sequenceOrder === 'circle';
  const size = circle ? circleLength : lineLength;
  // The places that the cards take, as bits.
  let taken = 0;
  for (const { order } of cards) {
    if (order >= size || taken & (1 << order)) return null;
    taken |= 1 << order;
  }
  for (let high = 0; high < size; high++) {
    let length = 0;
    while (length < cards.length && taken & (1 << (circle ? (high + length) % size : high + length))) length += 1;
    if (length > 0 && length === cards.length) return { high, length };
  }
  return null;
}

/** The places of the cards that would lengthen a run at its two ends; a run at an end of the line has one only. */
export function extensionsOf(parameters: Parameters, run: Run): readonly number[] {
  if (parameters.sequenceOrder === 'circle') {
    return [(run.high + circleLength - 1) % circleLength, (run.high + run.length) % circleLength];
  }
  return [run.high - 1, run.high + run.length].filter((order) => order >= 0 && order < lineLength);
}
