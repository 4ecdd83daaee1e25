import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { pointsOfAll, winner } from '../../../engine/index.ts';
import { pileWanted } from '../../acts/pile-wanted.ts';
import { Bidding } from '../../desk/Bidding.tsx';
import { Offers } from '../../desk/Offers.tsx';
import { ScoreSheet } from '../../desk/ScoreSheet.tsx';
import { TurnLine } from '../../desk/TurnLine.tsx';
import { CopyDeal } from '../../desk/tools/CopyDeal.tsx';
import { ToolSheet } from '../../desk/tools/ToolSheet.tsx';
import { Tools } from '../../desk/tools/Tools.tsx';
import { chargesOf } from '../../table/charges.ts';
import { cardsWith } from '../../table/table-state.ts';
import { pointsText, scoreSheet } from '../../words/score-sheet.ts';
import { endingText } from '../game/ending.ts';
import { dealOf, readersSeat, seatToAct } from '../game/game.ts';
import type { PracticeEvent } from '../game/practice-state.ts';
import { heardNow } from '../log/last-turn-text.ts';
import { News } from '../log/News.tsx';
import { TurnLog } from '../log/TurnLog.tsx';
import { Looked } from '../review/Looked.tsx';
import { Review } from '../review/Review.tsx';
import type { PracticeDeskProps } from './desk-props.ts';
import { GameSheet } from './GameSheet.tsx';
import { PracticeSheet } from './PracticeSheet.tsx';
import { practicalOffers } from './practical-offers.ts';

/** What stands beside the felt of a practice table: the turn, what is to be told, what can be done, the tools, and where there is room the last turns. */
export function PracticeDesk(props: PracticeDeskProps) {
  const { state, row, talk, dispatch } = props;
  const id = useId();
  const { game, table, looking } = state;
  const over = game.position.phase === 'over';
  return (
    <>
      {looking === null ? (
        <TurnLine state={table} speech={talk.speech} quiet />
      ) : (
        <Looked
          move={looking}
          game={game}
          talk={talk}
          marked={table.shown !== undefined && table.shown.length > 0}
          lookedOn={state.lookedOn}
          onOn={() => dispatch({ type: 'look-on' })}
          onBack={() => dispatch({ type: 'look', move: null })}
        />
      )}
      {!over && <News state={state} talk={talk} dispatch={dispatch} />}
      {/* What the review has found stays while one of its moves is looked at. */}
      <div class="acts" tabIndex={-1} data-asking={state.asking} hidden={looking !== null}>
        {over ? <Counted {...props} /> : <Acts {...props} />}
      </div>
      {looking === null && (
        <>
          <Tools id={id} row={row} speech={talk.speech} />
          <ToolSheet id={id} row={row} speech={talk.speech}>
            {(sheet) => <PracticeSheet {...props} sheet={sheet} />}
          </ToolSheet>
          {/* What was done at the end of the deal would be taken for what was done in a move looked at. */}
          <TurnLog game={game} talk={talk} />
        </>
      )}
      {over && <GameSheet game={game} talk={talk} />}
      <p class="visually-hidden" role="status">
        {over
          ? [endingText(game.position, talk), pointsText(game.position, readersSeat, talk.speech)].join(' ')
          : chosenText(props)}
      </p>
      <p class="visually-hidden" role="status">
        {heardNow(state, talk)}
      </p>
    </>
  );
}

/** What the reader can do, or who is being waited for. */
function Acts({ state, talk, dispatch, onHurry }: PracticeDeskProps) {
  const { game, table } = state;
  const { speech } = talk;
  const seat = seatToAct(game.position);
  if (seat !== null && seat !== readersSeat)
    return (
      <button type="button" class="wide" onClick={onHurry}>
        {speech.text('toMyTurn')}
      </button>
    );
  return (
    <>
      {table.position.phase === 'auction' && (
        <Bidding position={table.position} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
      )}
      {table.position.phase !== 'auction' && (
        <Offers
          state={table}
          speech={speech}
          dispatch={tableEvents((event) =>
            dispatch(event.type === 'try' && !state.asking ? pileWanted(table, event) : event),
          )}
          {...(state.asking ? {} : { offers: practicalOffers(table) })}
        />
      )}
    </>
  );
}

/** After the deal: its count, the next one, and what could have been done better. */
function Counted({ state, talk, thinkers, dispatch, onNewGame }: PracticeDeskProps) {
  const { game, looking } = state;
  const [reviewing, setReviewing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => setReviewing(false), [game]);
  // The button is gone with the press; who pressed it is led to what it has opened.
  useEffect(() => {
    if (!reviewing) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [reviewing]);
  const goesOn = winner(game.position) === 'none';
  const deal = useMemo(() => dealOf(game), [game]);
  return (
    <>
      <p>
        <strong>{endingText(game.position, talk)}</strong> {talk.say('leftCounts')}
      </p>
      <ul class="buttons">
        <li>
          <button type="button" class="gold" onClick={() => (goesOn ? dispatch({ type: 'next-deal' }) : onNewGame())}>
            {talk.say(goesOn ? 'nextDeal' : 'newGame')}
          </button>
        </li>
        {!reviewing && (
          <li>
            <button type="button" onClick={() => setReviewing(true)}>
              {talk.say('review')}
            </button>
          </li>
        )}
        <CopyDeal deal={deal} speech={talk.speech} />
      </ul>
      {reviewing && (
        <div class="review-place" tabIndex={-1} ref={place}>
          <Review
            game={game}
            talk={talk}
            thinkers={thinkers}
            looking={looking}
            onLook={(move) => dispatch({ type: 'look', move })}
          />
        </div>
      )}
      <ScoreSheet
        sheet={scoreSheet(game.position, readersSeat, talk.speech, game.moves.flatMap(chargesOf))}
        speech={talk.speech}
      />
    </>
  );
}

/** What the parts of every table report, as far as it means something at this one. */
function tableEvents(dispatch: (event: PracticeEvent) => void): Parameters<typeof Offers>[0]['dispatch'] {
  return (event) => {
    switch (event.type) {
      case 'toggle':
      case 'clear':
      case 'put-aside':
      case 'take-back':
      case 'try':
      case 'undo':
      case 'select':
        dispatch(event);
    }
  };
}

/** The chosen cards and their points, for those who hear the table. */
function chosenText({ state: { table }, talk: { speech } }: PracticeDeskProps): string {
  const cards = cardsWith(table, table.selected);
  if (cards.length === 0) return '';
  return speech.text('selected', {
    count: cards.length,
    points: pointsOfAll(table.position.ruleset.parameters, cards),
  });
}
