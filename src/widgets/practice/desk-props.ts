import type { Advised } from './advised.ts';
import type { Pace } from './pace.ts';
import type { PracticeEvent, PracticeState } from './state.ts';
import type { Talk } from './talk.ts';
import type { Thinkers } from './thinkers.ts';

/** What a practice desk shows and reports. */
export interface PracticeDeskProps {
  readonly state: PracticeState;
  readonly advised: Advised | null;
  readonly onAdvice: () => void;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  /** Whether the device remembers the game. */
  readonly kept: boolean;
  readonly talk: Talk;
  readonly thinkers: Thinkers;
  readonly dispatch: (event: PracticeEvent) => void;
  readonly onNewGame: () => void;
}
