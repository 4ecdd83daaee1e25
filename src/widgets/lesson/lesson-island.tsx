import { type Action, type Line, readPosition } from '../../engine/index.ts';
import type { Course } from '../../learn/course.ts';
import { type Goal, type GoalName, isMissed, isReached, missingOf } from '../../learn/goal.ts';
import { isWrittenWay, laidSince } from '../../learn/way.ts';
import { openIsland } from '../page/island.ts';
import { Speech, type SpeechData } from '../words/speech.ts';
import { canStillReach } from './can-still-reach.ts';
import { LessonTable } from './LessonTable.tsx';
import type { Outcome } from './task-outcome.ts';

/** A task as its page carries it: position and acts in the compact notation. */
export interface LessonTaskData {
  readonly solution: string;
  readonly tempting: string;
  readonly goal: Goal;
  /** The steps of its help, as they stand in the page. */
  readonly help: HTMLElement | null;
}

/** What a try has brought, besides how it came out: what was laid and what else is to be told, in words; which conditions do not hold. */
export interface Tried {
  readonly laid: string;
  readonly besides: string;
  readonly lacking: readonly GoalName[];
}

/** What the page hears of the table of a task. */
export interface TableListener {
  /** How a try has come out; `null` when it is taken back or decides nothing yet. */
  readonly tried: (outcome: Outcome | null, tried: Tried) => void;
  /** The way is being shown. */
  readonly wayShown: () => void;
}

/** Makes the table of a task live; gives back what sets it back to its beginning. */
export function bringTaskToLife(
  place: HTMLElement,
  { solution, tempting, goal, help }: LessonTaskData,
  language: SpeechData,
  listener: TableListener,
): () => void {
  const [way, temptation] = [line(solution), line(tempting)];
  const speech = new Speech(language);
  const tempted = new Set(temptation.actions.map((action) => JSON.stringify(action)));
  let reset = () => undefined;
  // What is told beside the praise is fetched with the first touch or key, long before a task can be done.
  let telling: typeof import('./besides.ts') | null = null;
  const fetchTelling = () =>
    void import('./besides.ts').then(
      (found) => (telling = found),
      () => undefined,
    );
  for (const begun of ['pointerdown', 'keydown', 'focusin'])
    place.addEventListener(begun, fetchTelling, { once: true });
  openIsland(
    place,
    <LessonTable
      solution={way}
      speech={speech}
      help={help}
      onReady={(dispatch) => {
        reset = () => {
          dispatch({ type: 'reset' });
          return undefined;
        };
      }}
      onShown={listener.wayShown}
      onTried={(course, judged) => {
        const asTempted = judged !== null && tempted.has(JSON.stringify(judged.action));
        const outcome =
          judged === null
            ? null
            : judged.verdict.legal
              ? outcomeOf(goal, course, way.actions, asTempted)
              : asTempted
                ? 'tempted'
                : 'refused';
        listener.tried(outcome, {
          laid: laidText(course, speech),
          besides:
            outcome === 'done' || outcome === 'otherwise'
              ? (telling?.besides(course, way.actions, outcome === 'done', speech) ?? '')
              : '',
          lacking: missingOf(goal, course),
        });
      }}
    />,
  );
  return () => reset();
}

/** The words that are written praise one way; another that leads there too is praised by what was laid. */
function outcomeOf(goal: Goal, course: Course, solution: readonly Action[], asTempted: boolean): Outcome | null {
  if (isReached(goal, course)) return isWrittenWay(course, solution) ? 'done' : 'otherwise';
  if (isMissed(goal, course)) return asTempted ? 'tempted' : 'missed';
  return canStillReach(goal, course) ? null : 'lost';
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
