import * as layout from '../cells/cell-layout.ts';
import { holds, spread, sumOfSuits } from '../cells/packed-meld.ts';
import type { State } from '../cells/play-state.ts';
import type { Face } from '../cells/table-numbers.ts';

const { three } = layout;

/** All choices of at most three cards of each suit, two bits a suit, by their number; and the place of each among those. */
const bySize: readonly number[][] = Array.from({ length: 13 }, () => []);
const placeAmong: number[] = [];
for (let cards = 0; cards < 256; cards++) {
  const list = bySize[sumOfSuits(cards)];
  placeAmong.push(list?.length ?? 0);
  list?.push(cards);
}

/**
 * The first choice of so many cards of a rank that the seat in turn holds, up to equivalent ones: two bits a suit where suits matter,
 * else the mere number; -1 if there is none. Of threes only black ones are chosen. `nextChoice` goes on.
 */
export function firstChoice(state: State, rank: number, count: number): number {
  if (state.count(rank) < count) return -1;
  return state.suited ? choiceFrom(heldOf(state, rank), count, 0) : count;
}

/** The choice of so many cards of a rank after another one; -1 after the last. */
export function nextChoice(state: State, rank: number, count: number, choice: number): number {
  // Where threes are no part of sequences their suits do not matter.
  if (!state.suited || (rank === three && state.parameters.sequenceOrder !== 'circle')) return -1;
  return choiceFrom(heldOf(state, rank), count, (placeAmong[choice] ?? 0) + 1);
}

function heldOf(state: State, rank: number): number {
  const lanes = state.nth(state.seat, rank);
  return rank === three ? lanes & 0xf00f : lanes;
}

/** The choice of so many of some cards, four bits a suit, from a place of the list on; -1 if there is none. */
export function choiceFrom(lanes: number, count: number, from: number): number {
  const list = bySize[count] ?? [];
  for (let place = from; place < list.length; place++) {
    const cards = list[place] ?? 0;
    if (holds(lanes, spread(cards))) return cards;
  }
  return -1;
}

/** The points of a card of this face; red threes have a value of their own. */
export function pointsOfFace(state: State, face: Face): number {
  return state.values[state.kindOfFace(face)] ?? 0;
}
