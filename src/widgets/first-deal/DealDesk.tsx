import { useId } from 'preact/hooks';
import { permits } from '../../engine/index.ts';
import { isReaders } from '../../learn/first-deal/course.ts';
import { offersFor } from '../acts/offers.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import { Merging } from '../desk/Merging.tsx';
import { Offers } from '../desk/Offers.tsx';
import { TurnLine } from '../desk/TurnLine.tsx';
import { ToolSheet } from '../desk/tools/ToolSheet.tsx';
import { Tools } from '../desk/tools/Tools.tsx';
import type { DealEvent } from './deal-state.ts';
import type { DealDeskProps } from './desk-of-deal.ts';

/** What stands beside the felt of a told deal: the turn, what can be tried, the tools, and at the end the count. */
export function DealDesk(props: DealDeskProps) {
  const { state, row, speech, words, onwards, bidding: Bidding, end: End, sheets: Sheet, dispatch, onToReader } = props;
  const id = useId();
  const { course, table } = state;
  const { position } = course;
  const over = position.phase === 'over';
  const mine = isReaders(course);
  return (
    <>
      {!over && <TurnLine state={table} speech={speech} quiet />}
      {over && End !== null && <End state={state} speech={speech} words={words} onwards={onwards} />}
      <div class="acts" tabIndex={-1}>
        {mine && position.phase === 'auction' && Bidding !== null && (
          <Bidding position={position} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
        )}
        {mine && (
          <Offers
            state={table}
            speech={speech}
            offers={offersFor(table).filter(({ word, action }) => word !== 'doTakeOnto' || permits(position, action))}
            dispatch={(event) => toDeal(event.type === 'try' ? pileWanted(table, event) : event, dispatch)}
          />
        )}
        {mine && <Merging state={table} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />}
        {!mine && !over && (
          <button type="button" class="wide" onClick={onToReader}>
            {speech.text('toMyTurn')}
          </button>
        )}
      </div>
      <Tools id={id} row={row} speech={speech} />
      <ToolSheet id={id} row={row} speech={speech}>
        {(sheet) => Sheet !== null && <Sheet {...props} sheet={sheet} />}
      </ToolSheet>
    </>
  );
}

/** What the offers of a table send, as far as a told deal knows it. */
function toDeal(
  event: Parameters<Parameters<typeof Offers>[0]['dispatch']>[0],
  dispatch: (event: DealEvent) => void,
): void {
  switch (event.type) {
    case 'toggle':
    case 'clear':
    case 'put-aside':
    case 'take-back':
    case 'select':
    case 'try':
    case 'slip':
      dispatch(event);
  }
}
