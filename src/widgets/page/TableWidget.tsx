import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Action, ClauseAddress, Line, Position, Seat } from '../../engine/index.ts';
import { eventAt } from '../acts/intent.ts';
import { Desk } from '../desk/Desk.tsx';
import { useInSight } from '../desk/in-sight.ts';
import { useShownSteps } from '../desk/shown-steps.ts';
import { TableNotes } from '../desk/TableNotes.tsx';
import { useToolRow } from '../desk/tools/tool-row.ts';
import { Asked } from '../question/Asked.tsx';
import { type DeskState, deskReducer, openSubject, startDesk } from '../question/desk-state.ts';
import { type LinkedView, withView } from '../question/link.ts';
import type { Question } from '../question/question.ts';
import { isFresh, startState, type TableState } from '../table/table-state.ts';
import type { Speech } from '../words/speech.ts';
import { tableNotes } from '../words/table-notes.ts';
import { useCarriedCases } from './carried-case.ts';
import { lastActText } from './last-act.ts';
import { keepOnLeaving } from './leaving.ts';
import { TableBoard } from './TableBoard.tsx';

/** A table as it is put on a page. */
export interface TableWidgetProps {
  /** Unique on its page, and the same in every language. */
  readonly id: string;
  readonly position: Position;
  /** The seat from which the reader sees the table. */
  readonly reader: Seat;
  /** What is asked, one after another; none for a table to play at freely. */
  readonly questions: readonly Question[];
  /** Cases that can be shown: what is done from which position. */
  readonly cases: readonly Line[];
  readonly about: readonly ClauseAddress[];
  readonly speech: Speech;
  /** What the link by which the reader came says besides the position; null without one. */
  readonly view?: LinkedView | null;
  /** What was done at the table by the link by which the reader came. */
  readonly acts?: readonly Action[];
  /** What is wrong with the position of the link by which the reader came; null if nothing is. */
  readonly damage: string | null;
  /** The position of the scenario, of which the cases on the page tell; the same as `position` where nothing else is said. */
  readonly own?: Position;
  /** Told of every change: what was tried, answered, asked. */
  readonly onChange?: (desk: DeskState) => void;
}

/** The desk with which a table begins, on the page as it is built and in the browser alike. */
export function firstDesk({
  position,
  reader,
  questions,
  cases,
  view = null,
  acts = [],
}: Pick<TableWidgetProps, 'position' | 'reader' | 'questions' | 'cases' | 'view' | 'acts'>): DeskState {
  const start = startState(position, reader, topicsOf(cases));
  const place = view === null ? 0 : Math.min(view.question ?? questions.length, questions.length);
  const { table, inquiry } = acts.reduce(
    (desk, action) => deskReducer(desk, { type: 'try', action }),
    startDesk(start, questions, place),
  );
  return { table: view === null ? table : (withView(table, view) ?? table), inquiry };
}

/** A live table: asked, tried, and answered by the engine, with the clause. */
export function TableWidget(props: TableWidgetProps) {
  const { id, cases, about, speech, damage, onChange } = props;
  const [desk, dispatch] = useReducer(deskReducer, props, firstDesk);
  const state = desk.table;
  const board = useRef<HTMLDivElement>(null);
  const row = useToolRow({
    deeds: { undo: isFresh(state) ? null : () => dispatch({ type: 'undo' }) },
    done: `${state.tries} ${state.past.length} ${state.ruled !== null} ${state.showing !== null} ${desk.inquiry.place}`,
    // A hint is given at the first tap; further ones are asked for where it stands.
    onOpen: (sheet) => sheet === 'hint' && desk.inquiry.hints === 0 && dispatch({ type: 'hint' }),
  });
  useShownSteps(state, () => dispatch({ type: 'show-next' }));
  useFeltInView(board, state);
  useCarriedCases(board, props.own ?? props.position, (position, ruling) =>
    dispatch({ type: 'rule', position, ruling }),
  );
  useInSight(board, desk, row.open);
  useEffect(() => onChange?.(desk), [desk, onChange]);
  return (
    <>
      {damage !== null && (
        <p class="damage" role="alert">
          {damage}
        </p>
      )}
      <TableNotes notes={tableNotes(state.position, state.start, state.reader, speech)} />
      <Asked desk={desk} speech={speech} />
      <TableBoard
        board={board}
        state={state}
        speech={speech}
        untold={openSubject(desk)}
        row={row}
        lastTurn={() => lastActText(state, speech)}
        onCard={(key) => dispatch({ type: 'toggle', key })}
        onPlace={(zone, keys) => {
          const event = eventAt(state, zone, keys);
          if (event !== null) dispatch(event);
        }}
        onClear={() => dispatch({ type: 'clear' })}
        onLink={(event) => keepOnLeaving(event, id, desk)}
      >
        <Desk id={id} desk={desk} cases={cases} about={about} speech={speech} row={row} dispatch={dispatch} />
      </TableBoard>
    </>
  );
}

/** The kinds of acts that cases speak of. */
function topicsOf(cases: readonly Line[]): TableState['topics'] {
  return new Set(cases.flatMap(({ actions }) => actions.map(({ type }) => type)));
}

/** What is shown is played in sight: when it begins, the felt comes into view. */
function useFeltInView(board: { current: HTMLDivElement | null }, { showing }: TableState): void {
  const shows = showing !== null;
  useEffect(() => {
    const felt = board.current?.querySelector('.felt-place');
    if (!shows || !felt) return;
    const { top, bottom } = felt.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) felt.scrollIntoView({ block: 'start' });
  }, [shows, board]);
}
