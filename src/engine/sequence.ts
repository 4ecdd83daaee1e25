import type { Card } from './cards.ts';
import { at } from './lists.ts';
import type { Parameters } from './parameters.ts';

/** Ranks of the pack, and so the length of the circle. */
const circleLength = 13;
/** The places ace (0) to four (10) that a sequence may use where it is no circle. */
const lineLength = 11;

/**
 * The run that cards of one suit make, as the places of its highest card and its length; null if they make none (a gap or a
 * double). On the circle ace follows king and precedes two.
 */
export function sequenceRun(parameters: Parameters, cards: readonly Card[]): { high: number; length: number } | null {
  const orders = [...new Set(cards.map((card) => card.order))].sort((a, b) => a - b);
  if (orders.length !== cards.length || orders.length === 0) return null;
  const circle = parameters.sequenceOrder === 'circle';
  if (!circle && at(orders, orders.length - 1) >= lineLength) return null;
  const size = circle ? circleLength : lineLength;
  for (const high of orders) {
    let length = 1;
    while (orders.includes(circle ? (high + length) % size : high + length) && length < orders.length) length += 1;
    if (length === orders.length) return { high, length };
  }
  return null;
}

/** The places of the cards that would lengthen a run at its two ends; a run at an end of the line has one only. */
export function extensionsOf(parameters: Parameters, run: { high: number; length: number }): readonly number[] {
  if (parameters.sequenceOrder === 'circle') {
    return [(run.high + circleLength - 1) % circleLength, (run.high + run.length) % circleLength];
  }
  return [run.high - 1, run.high + run.length].filter((order) => order >= 0 && order < lineLength);
}
