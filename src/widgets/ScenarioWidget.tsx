import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Action, ClauseAddress, Line, Position, Seat } from '../engine/index.ts';
import { Bidding } from './Bidding.tsx';
import { Controls } from './Controls.tsx';
import { Felt } from './Felt.tsx';
import { intentAt } from './intent.ts';
import { LegalSteps } from './LegalSteps.tsx';
import { Offers } from './Offers.tsx';
import { isOutOfSight } from './reader.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { scoreSheet } from './score-sheet.ts';
import { startState, type TableState, tableReducer } from './state.ts';
import { TableNotes } from './TableNotes.tsx';
import { tableNotes } from './table-notes.ts';
import type { Tongue } from './tongue.ts';
import { Verdict } from './Verdict.tsx';

/** A scenario as its table gets it: where it stands, what can be shown, which clauses it is about. */
export interface ScenarioProps {
  /** Unique on its page, and the same in every language. */
  readonly id: string;
  readonly position: Position;
  /** The seat from which the reader sees the table. */
  readonly reader: Seat;
  /** Its cases: what is done from which position. */
  readonly cases: readonly Line[];
  readonly about: readonly ClauseAddress[];
  readonly tongue: Tongue;
  /** What is wrong with the position of the link by which the reader came; null if nothing is. */
  readonly damage: string | null;
}

/** How long a step of a shown case stays to be read, in milliseconds. */
const stepPause = 1600;

/** A scenario at a live table: try anything, and hear from the engine whether it is allowed and by which clause. */
export function ScenarioWidget({ id, position, reader, cases, about, tongue, damage }: ScenarioProps) {
  const [state, dispatch] = useReducer(tableReducer, startState(position, reader, topicsOf(cases)));
  const desk = useFocusKept(state);
  useShowing(state, () => dispatch({ type: 'show-next' }));
  const tryAction = (action: Action) => dispatch({ type: 'try', action });
  const bring = (zone: string, keys: readonly string[] | null) => {
    const action = intentAt(keys === null ? state : { ...state, selected: keys }, zone);
    if (action !== null) tryAction(action);
  };
  return (
    <>
      {damage !== null && (
        <p class="damage" role="alert">
          {damage}
        </p>
      )}
      <TableNotes notes={tableNotes(state.position, state.start, state.reader, tongue)} />
      <Felt state={state} tongue={tongue} onCard={(key) => dispatch({ type: 'toggle', key })} onPlace={bring} />
      <div class="desk" ref={desk} tabIndex={-1}>
        <Verdict state={state} tongue={tongue} />
        {state.position.phase === 'over' && (
          <ScoreSheet sheet={scoreSheet(state.position, state.reader, tongue)} tongue={tongue} />
        )}
        {state.position.phase === 'auction' && <Bidding position={state.position} tongue={tongue} onTry={tryAction} />}
        <Offers state={state} tongue={tongue} dispatch={dispatch} />
        {state.position.phase !== 'over' && !isOutOfSight(state.position) && (
          <LegalSteps state={state} tongue={tongue} onTry={tryAction} />
        )}
        <Controls id={id} state={state} cases={cases} about={about} tongue={tongue} dispatch={dispatch} />
      </div>
    </>
  );
}

/** The kinds of acts that cases speak of. */
function topicsOf(cases: readonly Line[]): TableState['topics'] {
  return new Set(cases.flatMap(({ actions }) => actions.map(({ type }) => type)));
}

/** Plays the steps of a shown case one after another, with time to read each. */
function useShowing({ showing }: TableState, next: () => void): void {
  useEffect(() => {
    if (showing === null || showing.done >= showing.actions.length) return;
    const timer = setTimeout(next, showing.done === 0 ? stepPause / 3 : stepPause);
    return () => clearTimeout(timer);
  }, [showing]);
}

/** When what had the focus has gone with the action that it did, the desk takes the focus, so that nobody starts from the page's top. */
function useFocusKept({ tries, showing }: TableState) {
  const desk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lost = tries > 0 && showing === null && document.activeElement === document.body;
    if (lost) desk.current?.focus({ preventScroll: true });
  }, [tries, showing]);
  return desk;
}
