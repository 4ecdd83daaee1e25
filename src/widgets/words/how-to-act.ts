import type { Position } from '../../engine/index.ts';

/** The text that says how one acts at this stage of a deal: by making a call, or by taking cards of the hand somewhere. */
export function howToAct({ phase }: Position): 'hint' | 'hintCall' {
  return phase === 'auction' ? 'hintCall' : 'hint';
}

/** The text for a table that asks nothing: it can be played at freely, or its deal is over. */
export function freeWord({ phase }: Position): 'freeHint' | 'over' {
  return phase === 'over' ? 'over' : 'freeHint';
}
