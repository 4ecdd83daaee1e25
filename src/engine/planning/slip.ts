import type { Card } from '../cards/cards.ts';
import { joinMelds } from '../position/joining.ts';
import type { Meld } from '../position/melds.ts';
import type { Parameters } from '../rulesets/parameters.ts';

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
    const joined = other === undefined ? null : joinMelds(parameters, other, meld);
    if (joined === null || joined.surplus.length === 0) kept.push(meld);
    else {
      kept[place] = joined.meld;
      surplus.push(...joined.surplus);
    }
  }
  return { melds: kept, surplus };
}
