import { type Line, readPosition } from '../../engine/index.ts';
import { type Course, type Goal, isMissed, isReached } from '../../learn/goal.ts';
import { openIsland } from '../page/island.ts';
import { Speech, type SpeechData } from '../words/speech.ts';
import { LessonTable } from './LessonTable.tsx';
import type { Outcome } from './outcome.ts';

/** A task as its page carries it: position and acts in the compact notation. */
export interface LessonTaskData {
  readonly solution: string;
  readonly tempting: string;
  readonly goal: Goal;
}

/** Makes the table of a task live; `tell` hears how each try has come out, and `null` when it is taken back. */
export function bringTaskToLife(
  place: HTMLElement,
  { solution, tempting, goal }: LessonTaskData,
  language: SpeechData,
  tell: (outcome: Outcome | null) => void,
): void {
  const [way, temptation] = [line(solution), line(tempting)];
  const tempted = new Set(temptation.actions.map((action) => JSON.stringify(action)));
  openIsland(
    place,
    <LessonTable
      solution={way}
      speech={new Speech(language)}
      onTried={(course, judged) => {
        const asTempted = judged !== null && tempted.has(JSON.stringify(judged.action));
        if (judged === null) tell(null);
        else if (judged.verdict.legal) tell(outcomeOf(goal, course, asTempted));
        else tell(asTempted ? 'tempted' : 'refused');
      }}
    />,
  );
}

function outcomeOf(goal: Goal, course: Course, asTempted: boolean): Outcome | null {
  if (isReached(goal, course)) return 'done';
  if (!isMissed(goal, course)) return null;
  return asTempted ? 'tempted' : 'missed';
}

function line(text: string): Line {
  const read = readPosition(text);
  if (!read.ok) throw new Error(`a task cannot be read: ${read.error.code}`);
  return read.value;
}
