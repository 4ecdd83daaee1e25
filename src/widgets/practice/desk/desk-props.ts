import type { ToolRow } from '../../desk/tools/tool-row.ts';
import type { Pace } from '../game/pace.ts';
import type { PracticeEvent, PracticeState } from '../game/practice-state.ts';
import type { Thinkers } from '../game/thinkers.ts';
import type { Talk } from '../log/talk.ts';
import type { Advised } from '../review/advised.ts';

/** What a practice desk shows and reports. */
export interface PracticeDeskProps {
  readonly state: PracticeState;
  readonly row: ToolRow;
  readonly advised: Advised | null;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  /** The others are to play without waiting, until it is the reader's turn. */
  readonly onHurry: () => void;
  /** Whether the device remembers the game. */
  readonly kept: boolean;
  readonly talk: Talk;
  readonly thinkers: Thinkers;
  readonly dispatch: (event: PracticeEvent) => void;
  readonly onNewGame: () => void;
}
