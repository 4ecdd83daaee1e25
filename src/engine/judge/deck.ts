import { type Card, faces } from '../cards/cards.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';

/** The whole deck of a ruleset, unshuffled. */
export function deckOf(ruleset: Ruleset): readonly Card[] {
  const { packs, jokers } = ruleset.parameters;
  return faces.flatMap((card) => new Array<Card>(card.rank === 'joker' ? jokers : packs).fill(card));
}
