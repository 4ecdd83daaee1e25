import type { Position } from '../engine/index.ts';

/** The text that says how one acts at this stage of a deal: by making a call, or by taking cards of the hand somewhere. */
export function howToAct({ phase }: Position): 'hint' | 'hintCall' {
  return phase === 'auction' ? 'hintCall' : 'hint';
}
