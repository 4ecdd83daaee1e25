import { type Action, type Line, readPosition } from '../../engine/index.ts';
import { type Course, type Goal, isMissed, isReached } from '../../learn/goal.ts';
import { isWrittenWay, laidSince } from '../../learn/way.ts';
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
  tell: (outcome: Outcome | null, laid?: string) => void,
): void {
  const [way, temptation] = [line(solution), line(tempting)];
  const speech = new Speech(language);
  const tempted = new Set(temptation.actions.map((action) => JSON.stringify(action)));
  openIsland(
    place,
    <LessonTable
      solution={way}
      speech={speech}
      onTried={(course, judged) => {
        const asTempted = judged !== null && tempted.has(JSON.stringify(judged.action));
        if (judged === null) tell(null);
        else if (judged.verdict.legal) tell(outcomeOf(goal, course, way.actions, asTempted), laidText(course, speech));
        else tell(asTempted ? 'tempted' : 'refused');
      }}
    />,
  );
}

/** The words that are written praise one way; another that leads there too is praised by what was laid. */
function outcomeOf(goal: Goal, course: Course, solution: readonly Action[], asTempted: boolean): Outcome | null {
  if (isReached(goal, course)) return isWrittenWay(course, solution) ? 'done' : 'otherwise';
  if (!isMissed(goal, course)) return null;
  return asTempted ? 'tempted' : 'missed';
}

/** What the reader has laid, in words; nothing where nothing was. */
function laidText(course: Course, speech: Speech): string {
  const { cards, points } = laidSince(course);
  if (cards.length === 0) return '';
  return speech.text('laidInTask', { cards: cards.map((card) => speech.short(card)).join(' '), points });
}

function line(text: string): Line {
  const read = readPosition(text);
  if (!read.ok) throw new Error(`a task cannot be read: ${read.error.code}`);
  return read.value;
}
