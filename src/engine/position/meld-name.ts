import { type Card, twoOrder } from '../cards/cards.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { isLawfulMeld } from './lawful-meld.ts';
import { canastaKind, makeMeld, meldTypeOf } from './melds.ts';

/** What cards can be as a meld by themselves: none, one that is not complete, or a canasta of some kind. */
export const meldNames = [
  'invalid',
  'set',
  'sequence',
  'natural',
  'mixed',
  'samba',
  'twos',
  'mixed-twos',
  'wild',
  'black-threes',
] as const;
/** What cards are as a meld by themselves. */
export type MeldName = (typeof meldNames)[number];

/** What meld these cards are in a ruleset, leaving aside whose turn it is: `natural` and `mixed` are canastas, `set` a smaller one. */
export function nameMeld(ruleset: Ruleset, cards: readonly Card[]): MeldName {
  const { parameters } = ruleset;
  const type = meldTypeOf(parameters, cards);
  if (cards.length === 0 || !isLawfulMeld(parameters, type, cards)) return 'invalid';
  const meld = makeMeld('', type, cards, true);
  const kind = canastaKind(parameters, meld);
  if (kind === null) return type.kind;
  if (type.order === twoOrder) return meld.wilds === 0 ? 'twos' : 'mixed-twos';
  if (kind === 'red-aces') return 'natural';
  if (kind === 'black-aces') return 'mixed';
  return kind === 'pure-twos' ? 'twos' : kind;
}
