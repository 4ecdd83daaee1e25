import type { Line } from '../../engine/index.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import { Bidding } from '../desk/Bidding.tsx';
import { Merging } from '../desk/Merging.tsx';
import { Offers } from '../desk/Offers.tsx';
import { Outcome } from '../desk/Outcome.tsx';
import { ShowBar } from '../desk/ShowBar.tsx';
import { Tool } from '../desk/Tool.tsx';
import { TurnLine } from '../desk/TurnLine.tsx';
import { startDesk } from '../question/desk-state.ts';
import type { TableEvent, TableState } from '../table/table-state.ts';
import { howToAct } from '../words/how-to-act.ts';
import type { Speech } from '../words/speech.ts';

interface LessonDeskProps {
  readonly state: TableState;
  /** One way to the goal, offered after a try. */
  readonly solution: Line;
  readonly speech: Speech;
  readonly dispatch: (event: TableEvent) => void;
}

/** What stands beside the felt of a task: the turn, what came of the last try, what can be tried, and the ways back. It keeps nothing of its own. */
export function LessonDesk({ state, solution, speech, dispatch }: LessonDeskProps) {
  const fresh = state.past.length === 0 && state.judged === null && state.selected.length === 0;
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
      <ul class="tools" aria-label={speech.text('tools')}>
        <li>
          <Tool icon="undo" word={speech.text('undo')} disabled={fresh} onClick={() => dispatch({ type: 'undo' })} />
        </li>
        {state.tries > 0 && (
          <li key="show">
            <Tool icon="show" word={speech.text('show')} onClick={() => dispatch({ type: 'show', line: solution })} />
          </li>
        )}
        <li key="again">
          <Tool icon="back" word={speech.text('reset')} disabled={fresh} onClick={() => dispatch({ type: 'reset' })} />
        </li>
      </ul>
    </>
  );
}
