import type { ComponentType } from 'preact';
import type { Action } from '../../engine/index.ts';
import type { Bidding } from '../desk/Bidding.tsx';
import type { SheetName, ToolRow } from '../desk/tools/tool-row.ts';
import type { Speech } from '../words/speech.ts';
import type { DealEnd } from './DealEnd.tsx';
import type { DealEvent, DealState } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';

/** What the sheets of a told deal show and report. */
export interface DealSheetProps {
  readonly sheet: Exclude<SheetName, 'keys'>;
  readonly state: DealState;
  readonly speech: Speech;
  readonly words: DealWords;
  /** Whether the device remembers the deal, or has just brought it back. */
  readonly kept: 'kept' | 'notKept' | 'resumed';
  readonly dispatch: (event: DealEvent) => void;
  /** What suggests itself; null until there is somebody to say. */
  readonly suggest: () => Action | null;
  /** It is to be done. */
  readonly onDoIt: () => void;
}

/** What the desk of a told deal shows and reports. */
export interface DealDeskProps extends Omit<DealSheetProps, 'sheet'> {
  readonly row: ToolRow;
  readonly onwards: string;
  /** How calls are made; null where the game has no auction, which then need not load it. */
  readonly bidding: typeof Bidding | null;
  /** What stands there once the deal is over; null until it has come. */
  readonly end: typeof DealEnd | null;
  /** What its sheets hold; null until it has come. */
  readonly sheets: ComponentType<DealSheetProps> | null;
  /** The others are to act without waiting. */
  readonly onToReader: () => void;
}
