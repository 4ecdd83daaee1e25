import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Line } from '../../engine/index.ts';
import type { Course } from '../../learn/course.ts';
import { eventAt } from '../acts/intent.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import { useShownSteps } from '../desk/shown-steps.ts';
import { TableNotes } from '../desk/TableNotes.tsx';
import { useToolRow } from '../desk/tools/tool-row.ts';
import { lastActText } from '../page/last-act.ts';
import { TableBoard } from '../page/TableBoard.tsx';
import {
  isFresh,
  type Judged,
  startState,
  type TableEvent,
  type TableState,
  tableReducer,
} from '../table/table-state.ts';
import { readerOf } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { tableNotes } from '../words/table-notes.ts';
import { LessonDesk } from './LessonDesk.tsx';

/** A task of a lesson as its table gets it. */
export interface LessonTableProps {
  /** Where it begins, and one way to the goal, shown on request after a try. */
  readonly solution: Line;
  readonly speech: Speech;
  /** The steps of the task’s help, as they stand in the page. */
  readonly help: HTMLElement | null;
  /** Told that the way is being shown. */
  readonly onShown: () => void;
  /** Given what acts on the table from outside. */
  readonly onReady: (dispatch: (event: TableEvent) => void) => void;
  /** Told of every try of the reader’s: what has been done so far, and what was tried last; of nothing when it has been taken back. */
  readonly onTried: (course: Course, judged: Judged | null) => void;
}

/** The table with which a task begins. */
export function firstTable({ position, actions }: Line): TableState {
  return startState(position, readerOf(position), new Set(actions.map(({ type }) => type)));
}

/** A table with a task: everything may be tried, what is allowed is not told beforehand, and a way is shown only after a try. */
export function LessonTable({ solution, speech, help, onShown, onReady, onTried }: LessonTableProps) {
  const [state, dispatch] = useReducer(tableReducer, solution, firstTable);
  useTold(state, onTried);
  useEffect(() => onReady(dispatch), []);
  useEffect(() => {
    if (state.showing !== null) onShown();
  }, [state.showing === null]);
  useShownSteps(state, () => dispatch({ type: 'show-next' }));
  const board = useRef<HTMLDivElement>(null);
  const row = useToolRow({
    deeds: {
      undo: isFresh(state) ? null : () => dispatch({ type: 'undo' }),
      // Before a try its sheet says when a way is shown.
      ...(state.tries > 0 ? { show: () => dispatch({ type: 'show', line: solution }) } : {}),
    },
    done: `${state.tries} ${state.past.length} ${state.showing !== null}`,
  });
  return (
    <>
      <TableNotes notes={tableNotes(state.position, state.start, state.reader, speech)} />
      <TableBoard
        board={board}
        state={state}
        speech={speech}
        row={row}
        lastTurn={() => lastActText(state, speech)}
        onCard={(key) => dispatch({ type: 'toggle', key })}
        onPlace={(zone, keys) => {
          const event = eventAt(state, zone, keys);
          if (event !== null) dispatch(pileWanted(state, event, zone, true));
        }}
        onClear={() => dispatch({ type: 'clear' })}
      >
        <LessonDesk state={state} solution={solution} help={help} row={row} speech={speech} dispatch={dispatch} />
      </TableBoard>
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
