import type { Facts } from '../../engine/index.ts';
import type { RulingTold } from '../table/table-state.ts';

/** What a case of a fault says on its page, for its ruling to be carried out at the table of the case. */
export interface CarriedCase {
  readonly kind: string;
  readonly by: number | null;
  readonly facts: Facts;
  /** The cards that it is about, as texts have them. */
  readonly cards?: string;
  readonly demand?: 'out' | 'on';
}

/** The event by which the page asks a table to carry a ruling out. */
export const carryOutEvent = 'carry-out';

/** The case and its ruling, as the page’s event tells them. */
export interface CarryOutDetail {
  readonly text: string;
  readonly ruling: RulingTold;
}
