import type { Line } from '../../engine/index.ts';
import { Bidding } from '../Bidding.tsx';
import { howToAct } from '../how-to-act.ts';
import { startDesk } from '../inquiry.ts';
import { Merging } from '../Merging.tsx';
import { Offers } from '../Offers.tsx';
import { Outcome } from '../Outcome.tsx';
import { pileWanted } from '../pile-wanted.ts';
import { ShowBar } from '../ShowBar.tsx';
import type { TableEvent, TableState } from '../state.ts';
import { TurnLine } from '../TurnLine.tsx';
import type { Tongue } from '../tongue.ts';

interface LessonDeskProps {
  readonly state: TableState;
  /** One way to the goal, offered after a try. */
  readonly solution: Line;
  readonly tongue: Tongue;
  readonly dispatch: (event: TableEvent) => void;
}

/** What stands beside the felt of a task: the turn, what came of the last try, what can be tried, and the ways back. It keeps nothing of its own. */
export function LessonDesk({ state, solution, tongue, dispatch }: LessonDeskProps) {
  const fresh = state.past.length === 0 && state.judged === null && state.selected.length === 0;
  return (
    <>
      <TurnLine state={state} tongue={tongue} />
      <Outcome desk={startDesk(state, [])} tongue={tongue} untried={howToAct(state.position)} />
      <div class="acts" tabIndex={-1}>
        {state.showing !== null ? (
          <ShowBar state={state} tongue={tongue} dispatch={dispatch} />
        ) : (
          <>
            {state.position.phase === 'auction' && (
              <Bidding
                position={state.position}
                tongue={tongue}
                onTry={(action) => dispatch({ type: 'try', action })}
              />
            )}
            <Offers
              state={state}
              tongue={tongue}
              dispatch={(event) => dispatch(event.type === 'try' ? pileWanted(state, event, null, true) : event)}
            />
            <Merging state={state} tongue={tongue} onTry={(action) => dispatch({ type: 'try', action })} />
          </>
        )}
      </div>
      <ul class="buttons">
        <li>
          <button type="button" class="quiet" aria-disabled={fresh} onClick={() => dispatch({ type: 'undo' })}>
            {tongue.text('undo')}
          </button>
        </li>
        <li>
          <button type="button" class="quiet" aria-disabled={fresh} onClick={() => dispatch({ type: 'reset' })}>
            {tongue.text('reset')}
          </button>
        </li>
        {state.tries > 0 && (
          <li>
            <button type="button" class="quiet" onClick={() => dispatch({ type: 'show', line: solution })}>
              {tongue.text('show')}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
