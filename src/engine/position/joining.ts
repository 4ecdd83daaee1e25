import { type Card, without } from '../cards/cards.ts';
import { surplusOfMerge } from '../rules/merge.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { type Meld, makeMeld, standsAsWild } from './melds.ts';

/** Two melds brought together, and the wild cards that leave the meld, where joining sets some free. */
export interface Joined {
  readonly meld: Meld;
  readonly surplus: readonly Card[];
}

/** Joins two sets of a rank or two sequences, lawful together or not. The first keeps its name (canasta-fi 11-g, samba 11-g). */
export function joinMelds(parameters: Parameters, first: Meld, second: Meld): Joined {
  const all = [...first.cards, ...second.cards];
  const wilds = first.kind === 'set' ? all.filter((card) => standsAsWild(first, card)) : [];
  const surplus = wilds.slice(wilds.length - surplusOfMerge(parameters, wilds.length));
  const begunThisTurn = first.begunThisTurn && second.begunThisTurn;
  return { meld: makeMeld(first.name, first, without(all, surplus) ?? all, begunThisTurn), surplus };
}
