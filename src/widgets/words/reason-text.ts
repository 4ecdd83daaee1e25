import type { Reason } from '../../engine/index.ts';
import type { Speech } from './speech.ts';

/** The sentence of a broken rule with its numbers; the cards meant are shown apart, so that no language has to inflect them. */
export function reasonText(reason: Reason, speech: Speech): string {
  const { cards: _, ...numbers } = reason.values;
  return speech.fill(speech.words.reasons[reason.code], numbers);
}
