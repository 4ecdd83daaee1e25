import { actingSide, type Meld, permits } from '../../engine/index.ts';
import type { TableState } from '../table/table-state.ts';
import { isOutOfSight } from '../words/reader.ts';
import type { Offer } from './offers.ts';

/**
 * Where a game joins melds, or the table is about joining them, all that the side has, if they are several; elsewhere only two of one
 * rank make one think of it.
 */
export function mergeable({ position, topics }: Pick<TableState, 'position' | 'topics'>): readonly Meld[] {
  const { melds } = actingSide(position);
  const { mergeSets, mergeSequences } = position.ruleset.parameters;
  if (melds.length < 2) return [];
  if (mergeSets === 'always' || mergeSequences || topics.has('merge')) return melds;
  const alike = (meld: Meld) =>
    melds.some((other) => other !== meld && other.kind === meld.kind && other.order === meld.order);
  return melds.filter((meld) => alike(meld) || meld.kind === 'sequence');
}

/**
 * The merges that may be done now, as long as no cards are chosen: for each meld with the first of those after it that it may be merged
 * with. Unlawful ones are tried among what is seldom needed.
 */
export function mergeOffers(state: TableState): readonly Offer[] {
  const { position, selected, aside } = state;
  if (selected.length + aside.length > 0 || position.current.asked !== null || isOutOfSight(position)) return [];
  const melds = mergeable(state);
  return melds.flatMap((first, place) =>
    melds
      .slice(place + 1)
      .map((second): Offer => {
        const action = { type: 'merge', first: { name: first.name }, second: { name: second.name } } as const;
        return { word: 'merging', meld: first.name, depth: 1, action };
      })
      .filter(({ action }) => permits(position, action))
      .slice(0, 1),
  );
}
