import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Line } from '../../engine/index.ts';
import type { Course } from '../../learn/goal.ts';
import { eventAt } from '../acts/intent.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import { useShownSteps } from '../desk/shown-steps.ts';
import { TableNotes } from '../desk/TableNotes.tsx';
import { Felt } from '../felt/Felt.tsx';
import { useFocusKept } from '../page/focus-kept.ts';
import { type Judged, startState, type TableState, tableReducer } from '../table/table-state.ts';
import { readerOf } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { tableNotes } from '../words/table-notes.ts';
import { LessonDesk } from './LessonDesk.tsx';

/** A task of a lesson as its table gets it. */
export interface LessonTableProps {
  /** Where it begins, and one way to the goal, shown on request after a try. */
  readonly solution: Line;
  readonly speech: Speech;
  /** Told of every try of the reader’s: what has been done so far, and what was tried last; of nothing when it has been taken back. */
  readonly onTried: (course: Course, judged: Judged | null) => void;
}

/** The table with which a task begins. */
export function firstTable({ position, actions }: Line): TableState {
  return startState(position, readerOf(position), new Set(actions.map(({ type }) => type)));
}

/** A table with a task: everything may be tried, what is allowed is not told beforehand, and a way is shown only after a try. */
export function LessonTable({ solution, speech, onTried }: LessonTableProps) {
  const [state, dispatch] = useReducer(tableReducer, solution, firstTable);
  useTold(state, onTried);
  useShownSteps(state, () => dispatch({ type: 'show-next' }));
  const board = useRef<HTMLDivElement>(null);
  useFocusKept(board);
  const bring = (zone: string, keys: readonly string[] | null) => {
    const event = eventAt(state, zone, keys);
    if (event !== null) dispatch(pileWanted(state, event, zone, true));
  };
  return (
    <>
      <TableNotes notes={tableNotes(state.position, state.start, state.reader, speech)} />
      <div class="board" ref={board}>
        <div class="felt-place">
          <Felt state={state} speech={speech} onCard={(key) => dispatch({ type: 'toggle', key })} onPlace={bring} />
        </div>
        <div class="desk">
          <LessonDesk state={state} solution={solution} speech={speech} dispatch={dispatch} />
        </div>
      </div>
    </>
  );
}

/** Tells of every try of the reader’s with all that led there; what the table shows by itself is no try. */
function useTold({ start, past, position, judged, showing }: TableState, onTried: LessonTableProps['onTried']): void {
  useEffect(() => {
    if (showing !== null) return;
    onTried({ start, steps: past.map(({ position: before, action }) => ({ before, action })), now: position }, judged);
  }, [judged, past]);
}
