import * as layout from './layout.ts';
import { holds, spread, sumOfSuits } from './parts.ts';
import type { State } from './state.ts';

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
 * else the mere number; -1 if there is none. `nextChoice` goes on.
 */
export function firstChoice(state: State, rank: number, count: number): number {
  if (state.count(rank) < count) return -1;
  return state.suited ? choiceFrom(state.at(state.seat + rank), count, 0) : count;
}

/** The choice of so many cards of a rank after another one; -1 after the last. */
export function nextChoice(state: State, rank: number, count: number, choice: number): number {
  return state.suited ? choiceFrom(state.at(state.seat + rank), count, (placeAmong[choice] ?? 0) + 1) : -1;
}

/**
 * The first choice of so many black threes; `nextBlackThrees` goes on. Their suits matter only where threes are part of sequences: there
 * as many spades as there are come first, elsewhere they are the only choice.
 */
export function firstBlackThrees(state: State, count: number): number {
  if (state.count(three) < count) return -1;
  if (!state.suited) return count;
  const spades = Math.min(count, state.at(state.seat + three) & 15);
  return spades | ((count - spades) << 6);
}

/** The choice of so many black threes after another one; -1 after the last. */
export function nextBlackThrees(state: State, count: number, choice: number): number {
  if (state.parameters.sequenceOrder !== 'circle' || (choice & 3) === 0) return -1;
  const clubs = (choice >> 6) + 1;
  return clubs > ((state.at(state.seat + three) >> 12) & 15) ? -1 : (count - clubs) | (clubs << 6);
}

function choiceFrom(lanes: number, count: number, from: number): number {
  const list = bySize[count] ?? [];
  for (let place = from; place < list.length; place++) {
    const cards = list[place] ?? 0;
    if (holds(lanes, spread(cards))) return cards;
  }
  return -1;
}
