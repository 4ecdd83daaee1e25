import { useId } from 'preact/hooks';
import type { Line } from '../../engine/index.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import { Bidding } from '../desk/Bidding.tsx';
import { Merging } from '../desk/Merging.tsx';
import { Offers } from '../desk/Offers.tsx';
import { ShowBar } from '../desk/ShowBar.tsx';
import { TurnLine } from '../desk/TurnLine.tsx';
import { ToolSheet } from '../desk/tools/ToolSheet.tsx';
import { Tools } from '../desk/tools/Tools.tsx';
import type { ToolRow } from '../desk/tools/tool-row.ts';
import { Outcome } from '../desk/verdict/Outcome.tsx';
import { startDesk } from '../question/desk-state.ts';
import type { TableEvent, TableState } from '../table/table-state.ts';
import { howToAct } from '../words/how-to-act.ts';
import type { Speech } from '../words/speech.ts';
import { LessonSheet } from './LessonSheet.tsx';

interface LessonDeskProps {
  readonly state: TableState;
  /** One way to the goal, offered after a try. */
  readonly solution: Line;
  /** The steps of the task’s help, as they stand in the page. */
  readonly help: HTMLElement | null;
  readonly row: ToolRow;
  readonly speech: Speech;
  readonly dispatch: (event: TableEvent) => void;
}

/** What stands beside the felt of a task: the turn, what came of the last try, what can be tried, and the tools. It keeps nothing of its own. */
export function LessonDesk({ state, solution, help, row, speech, dispatch }: LessonDeskProps) {
  const id = useId();
  return (
    <>
      <TurnLine state={state} speech={speech} />
      <Outcome desk={startDesk(state, [])} speech={speech} untried={howToAct(state.position)} />
      <div class="acts" tabIndex={-1}>
        {state.showing !== null ? (
          <ShowBar state={state} speech={speech} dispatch={dispatch} />
        ) : (
          <>
            {state.position.phase === 'auction' && (
              <Bidding
                position={state.position}
                speech={speech}
                onTry={(action) => dispatch({ type: 'try', action })}
              />
            )}
            <Offers
              state={state}
              speech={speech}
              dispatch={(event) => dispatch(event.type === 'try' ? pileWanted(state, event, null, true) : event)}
            />
            <Merging state={state} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
          </>
        )}
      </div>
      <Tools id={id} row={row} speech={speech} />
      <ToolSheet id={id} row={row} speech={speech}>
        {(sheet) => (
          <LessonSheet
            sheet={sheet}
            state={state}
            solution={solution}
            help={help}
            speech={speech}
            dispatch={dispatch}
          />
        )}
      </ToolSheet>
    </>
  );
}
