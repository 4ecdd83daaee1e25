import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Action, ClauseAddress, Line, Position, Seat } from '../../engine/index.ts';
import { zones } from '../../table/view.ts';
import { eventAt } from '../acts/intent.ts';
import { Desk } from '../desk/Desk.tsx';
import { useInSight } from '../desk/in-sight.ts';
import { useShownSteps } from '../desk/shown-steps.ts';
import { TableNotes } from '../desk/TableNotes.tsx';
import type { Drawer } from '../desk/Tools.tsx';
import { Felt } from '../felt/Felt.tsx';
import { Asked } from '../question/Asked.tsx';
import { type DeskEvent, type DeskState, deskReducer, openSubject, startDesk } from '../question/desk-state.ts';
import { type LinkedView, withView } from '../question/link.ts';
import type { Question } from '../question/question.ts';
import { startState, type TableState } from '../table/table-state.ts';
import type { Speech } from '../words/speech.ts';
import { tableNotes } from '../words/table-notes.ts';
import { useFocusKept } from './focus-kept.ts';
import { keepOnLeaving } from './leaving.ts';
import { useTableKeys } from './table-keys.ts';

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
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const state = desk.table;
  const felt = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useFocusKept(board);
  useShownSteps(state, () => dispatch({ type: 'show-next' }));
  useFeltInView(felt, state);
  useInSight(board, desk, drawer);
  useEffect(() => onChange?.(desk), [desk, onChange]);
  const send = (event: DeskEvent) => {
    if (event.type === 'show' || event.type === 'ask') setDrawer(null);
    dispatch(event);
  };
  // A hint is given at the first tap; further ones are asked for where it stands.
  const open = (next: Drawer | null) => {
    setDrawer(next);
    if (next === 'hint' && desk.inquiry.hints === 0) dispatch({ type: 'hint' });
  };
  const bring = (zone: string, keys: readonly string[] | null) => {
    const event = eventAt(state, zone, keys);
    if (event !== null) dispatch(event);
  };
  useTableKeys(board, {
    Escape: () => send({ type: 'clear' }),
    u: () => send({ type: 'undo' }),
    h: () => open(drawer === 'hint' ? null : 'hint'),
    w: () => setDrawer(drawer === 'why' ? null : 'why'),
    p: () => bring(zones.pile, null),
    d: () => bring(zones.stock, null),
  });
  return (
    <>
      {damage !== null && (
        <p class="damage" role="alert">
          {damage}
        </p>
      )}
      <TableNotes notes={tableNotes(state.position, state.start, state.reader, speech)} />
      <Asked desk={desk} speech={speech} />
      <div class="board" ref={board}>
        <div class="felt-place" ref={felt}>
          <Felt
            state={state}
            speech={speech}
            untold={openSubject(desk)}
            onCard={(key) => dispatch({ type: 'toggle', key })}
            onPlace={bring}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: heard here are the links within, which keys follow too */}
        <div class="desk" onClick={(event) => keepOnLeaving(event, id, desk)}>
          <Desk
            id={id}
            desk={desk}
            cases={cases}
            about={about}
            speech={speech}
            drawer={drawer}
            onDrawer={open}
            dispatch={send}
          />
        </div>
      </div>
    </>
  );
}

/** The kinds of acts that cases speak of. */
function topicsOf(cases: readonly Line[]): TableState['topics'] {
  return new Set(cases.flatMap(({ actions }) => actions.map(({ type }) => type)));
}

/** What is shown is played in sight: when it begins, the felt comes into view. */
function useFeltInView(felt: { current: HTMLDivElement | null }, { showing }: TableState): void {
  const shows = showing !== null;
  useEffect(() => {
    if (!shows || felt.current === null) return;
    const { top, bottom } = felt.current.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) felt.current.scrollIntoView({ block: 'start' });
  }, [shows, felt]);
}
