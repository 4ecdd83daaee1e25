import type { Card } from '../cards/cards.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { isComplete, type Meld, type MeldType } from './melds.ts';

/** Cards on their way to one meld in one act. */
export interface Placement {
  /** The meld as it lies, null for a new one. */
  readonly target: Meld | null;
  readonly type: MeldType;
  readonly cards: readonly Card[];
  /** The name a new meld is to have. */
  readonly name: string | undefined;
}

/** Cards laid in one act. */
export interface PlacingAct {
  readonly placements: readonly Placement[];
  /** Whether the player has named the melds that cards are added to. */
  readonly adding: boolean;
  /** While the pile is being taken, its cards below the top card; the top card goes with the first laying. */
  readonly below?: readonly Card[];
}

/** The meld that new cards of this kind join without being asked. */
export function joinedMeld(parameters: Parameters, melds: readonly Meld[], type: MeldType): Meld | null {
  const { meldsPerRank } = parameters;
  if (type.kind === 'sequence' || meldsPerRank === 'several' || meldsPerRank === 'one-incomplete') return null;
  const joins = (meld: Meld) => meldsPerRank === 'one' || !isComplete(parameters, meld);
  return melds.find((meld) => meld.kind === type.kind && meld.order === type.order && joins(meld)) ?? null;
}
