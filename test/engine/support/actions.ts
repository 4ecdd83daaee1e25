import type { Action, Bid, Call, Denomination } from '../../../src/engine/index.ts';
import { aCard, cards } from './table.ts';

// Actions in shorthand: cards as texts, melds by name.

export const turnUp: Action = { type: 'turn-up' };

export function draw(text?: string): Action {
  return text === undefined ? { type: 'draw' } : { type: 'draw', cards: cards(text) };
}

export function takeWith(text: string, ...melds: readonly string[]): Action {
  return { type: 'take', with: cards(text), melds: melds.map((meld) => ({ cards: cards(meld) })) };
}

export function takeOnto(name: string, text = ''): Action {
  return { type: 'take', with: cards(text), onto: { name }, melds: [] };
}

/** Takes the pile several freezing cards deep. */
export function takeDeep(depth: number, text: string): Action {
  return { type: 'take', with: cards(text), melds: [], depth };
}

export function meld(...melds: readonly string[]): Action {
  return { type: 'meld', melds: melds.map((text) => ({ cards: cards(text) })) };
}

export function add(name: string, text: string): Action {
  return { type: 'add', additions: [{ meld: { name }, cards: cards(text) }] };
}

export function merge(first: string, second: string): Action {
  return { type: 'merge', first: { name: first }, second: { name: second } };
}

export function lay(text: string): Action {
  return { type: 'lay', card: aCard(text) };
}

export function buy(text: string): Action {
  return { type: 'buy', card: aCard(text) };
}

export function discard(text: string): Action {
  return { type: 'discard', card: aCard(text) };
}

export const ask: Action = { type: 'ask' };
export const yes: Action = { type: 'answer', answer: 'yes' };
export const no: Action = { type: 'answer', answer: 'no' };
export const pass: Action = { type: 'answer', answer: 'pass' };
export const end: Action = { type: 'end' };

export function bid(level: number, denomination: Denomination): Bid {
  return { level, denomination };
}

export function call(what: Call): Action {
  return { type: 'call', call: what };
}
