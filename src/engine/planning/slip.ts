import { type Card, without } from '../cards/cards.ts';
import { type Meld, makeMeld, standsAsWild } from '../position/melds.ts';
import type { Parameters } from '../rulesets/parameters.ts';

/** Two sets of a rank brought together, and the wild cards beyond the limit, which leave the meld. */
export interface Joined {
  readonly meld: Meld;
  readonly surplus: readonly Card[];
}

/** Joins two sets of a rank that a slip has made (canasta-fi 11-g). The first keeps its name. */
export function joinedAfterSlip(parameters: Parameters, first: Meld, second: Meld): Joined {
  const all = [...first.cards, ...second.cards];
  const surplus = all.filter((card) => standsAsWild(first, card)).slice(parameters.maxWilds);
  const begunThisTurn = first.begunThisTurn && second.begunThisTurn;
  return { meld: makeMeld(first.name, first, without(all, surplus) ?? all, begunThisTurn), surplus };
}

/** Melds without the slips whose mending sets wild cards free, and those wild cards; as they are where a game knows no such slip. */
export function withoutSlips(
  parameters: Parameters,
  melds: readonly Meld[],
): { readonly melds: readonly Meld[]; readonly surplus: readonly Card[] } {
  if (parameters.mergeSets !== 'after-slip') return { melds, surplus: [] };
  const kept: Meld[] = [];
  const surplus: Card[] = [];
  for (const meld of melds) {
    const place = kept.findIndex((other) => meld.kind === 'set' && other.kind === 'set' && other.order === meld.order);
    const other = kept[place];
    const joined = other === undefined ? null : joinedAfterSlip(parameters, other, meld);
    if (joined === null || joined.surplus.length === 0) kept.push(meld);
    else {
      kept[place] = joined.meld;
      surplus.push(...joined.surplus);
    }
  }
  return { melds: kept, surplus };
}
