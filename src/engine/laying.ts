import type { Card } from './cards.ts';
import type { Intention, Meld } from './melds.ts';

/** Cards on their way to one meld in one act. */
export interface Laying {
  /** The meld as it lies, null for a new one. */
  readonly target: Meld | null;
  readonly intention: Intention;
  readonly cards: readonly Card[];
  /** The name a new meld is to have. */
  readonly name: string | undefined;
}

/** Cards laid in one act. */
export interface LayingAct {
  readonly layings: readonly Laying[];
  /** Whether the player has named the melds that cards are added to. */
  readonly adding: boolean;
  /** While the pile is being taken, its cards below the top card; the top card goes with the first laying. */
  readonly below?: readonly Card[];
}
