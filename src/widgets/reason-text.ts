import type { Reason } from '../engine/index.ts';
import type { Tongue } from './tongue.ts';

/** The sentence of a broken rule with its numbers; the cards meant are shown apart, so that no language has to inflect them. */
export function reasonText(reason: Reason, tongue: Tongue): string {
  const { cards: _, ...numbers } = reason.values;
  return tongue.fill(tongue.words.reasons[reason.code], numbers);
}
