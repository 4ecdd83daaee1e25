import { actingSide, type Meld, permits } from '../../engine/index.ts';
import type { TableState } from '../table/table-state.ts';
import { isOutOfSight } from '../words/reader.ts';
import type { Offer } from './offers.ts';

/**
 * The melds of the side that another one of its melds could go together with, as the game joins melds: those of one rank, or sequences of
 * one suit; all of them where the table is about joining.
 */
export function mergeable({ position, topics }: Pick<TableState, 'position' | 'topics'>): readonly Meld[] {
  const { melds } = actingSide(position);
  const { mergeSets, mergeSequences } = position.ruleset.parameters;
  if (topics.has('merge')) return melds.length < 2 ? [] : melds;
  const joins = ({ kind }: Meld) => (kind === 'sequence' ? mergeSequences : kind === 'set' && mergeSets === 'always');
  return melds.filter(
    (meld) =>
      joins(meld) &&
      melds.some(
        (other) => other !== meld && other.kind === meld.kind && other.order === meld.order && other.suit === meld.suit,
      ),
  );
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
