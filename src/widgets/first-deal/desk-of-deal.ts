import type { Action } from '../../engine/index.ts';
import type { Bidding } from '../desk/Bidding.tsx';
import type { ToolRow } from '../desk/tools/tool-row.ts';
import type { Speech } from '../words/speech.ts';
import type { DealEnd } from './DealEnd.tsx';
import type { DealEvent, DealState } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';

/** What the desk of a told deal shows and reports. */
export interface DealDeskProps {
  readonly state: DealState;
  readonly row: ToolRow;
  readonly speech: Speech;
  readonly words: DealWords;
  readonly onwards: string;
  /** Whether the device remembers the deal, or has just brought it back. */
  readonly kept: 'kept' | 'notKept' | 'resumed';
  readonly dispatch: (event: DealEvent) => void;
  /** How calls are made; null where the game has no auction, which then need not load it. */
  readonly bidding: typeof Bidding | null;
  /** What stands there once the deal is over; null until it has come. */
  readonly end: typeof DealEnd | null;
  /** The others are to act without waiting. */
  readonly onToReader: () => void;
  /** What suggests itself; null until there is somebody to say. */
  readonly suggest: () => Action | null;
  /** It is to be done. */
  readonly onDoIt: () => void;
}
