import { permits } from '../../engine/index.ts';
import { isReaders } from '../../learn/first-deal/course.ts';
import { offersFor } from '../acts/offers.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import { Bidding } from '../desk/Bidding.tsx';
import { Merging } from '../desk/Merging.tsx';
import { Offers } from '../desk/Offers.tsx';
import { ScoreSheet } from '../desk/ScoreSheet.tsx';
import { Tool } from '../desk/Tool.tsx';
import { TurnLine } from '../desk/TurnLine.tsx';
import { chargesOf } from '../table/charges.ts';
import { howToAct } from '../words/how-to-act.ts';
import { scoreSheet } from '../words/score-sheet.ts';
import type { Speech } from '../words/speech.ts';
import { actsOf, type DealEvent, type DealState } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';

interface DealDeskProps {
  readonly state: DealState;
  readonly speech: Speech;
  readonly words: DealWords;
  readonly onwards: string;
  /** Whether the device remembers the deal, or has just brought it back. */
  readonly kept: 'kept' | 'notKept' | 'resumed';
  readonly dispatch: (event: DealEvent) => void;
  /** The others are to act without waiting. */
  readonly onToReader: () => void;
  /** What suggests itself is to be done. */
  readonly onDoIt: () => void;
}

/** What stands beside the felt of a told deal: the turn, what can be tried, the ways back, how one plays, and at the end the count. */
export function DealDesk({ state, speech, words, onwards, kept, dispatch, onToReader, onDoIt }: DealDeskProps) {
  const { course, table } = state;
  const { position, reader } = course;
  const over = position.phase === 'over';
  const mine = isReaders(course);
  const fresh = state.before === null && table.selected.length === 0 && table.judged === null;
  return (
    <>
      {!over && <TurnLine state={table} speech={speech} />}
      {over && (
        <>
          <ScoreSheet sheet={scoreSheet(position, reader, speech, actsOf(state).flatMap(chargesOf))} speech={speech} />
          <p>
            <a class="invitation" href={onwards}>
              {words.onwards}
            </a>
          </p>
        </>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the offers within are a fieldset already */}
      <div class="acts" role="group" aria-label={speech.text('actions')} tabIndex={-1}>
        {mine && position.phase === 'auction' && (
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
      </div>
      <ul class="tools" aria-label={speech.text('tools')}>
        <li>
          <Tool icon="undo" word={speech.text('undo')} disabled={fresh} onClick={() => dispatch({ type: 'undo' })} />
        </li>
        {mine ? (
          <li key="do">
            <Tool icon="show" word={words.doIt} onClick={onDoIt} />
          </li>
        ) : (
          !over && (
            <li key="to-me">
              <Tool icon="forward" word={words.toMe} onClick={onToReader} />
            </li>
          )
        )}
        <li>
          <Tool icon="back" word={words.again} disabled={fresh} onClick={() => dispatch({ type: 'reset' })} />
        </li>
      </ul>
      {/* Who has ended a turn knows how. */}
      {mine && course.turn === 0 && <p class="hint">{speech.text(howToAct(position))}</p>}
      {!over && <p class="hint by-keys">{words.byKeys}</p>}
      <p class="hint">{words[kept]}</p>
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
