import { useEffect, useRef, useState } from 'preact/hooks';
import { pointsOfAll, winner } from '../../engine/index.ts';
import { Bidding } from '../Bidding.tsx';
import { LegalSteps } from '../LegalSteps.tsx';
import { Merging } from '../Merging.tsx';
import { Offers } from '../Offers.tsx';
import { pileWanted } from '../pile-wanted.ts';
import { ScoreSheet } from '../ScoreSheet.tsx';
import { pointsText, scoreSheet } from '../score-sheet.ts';
import { cardsWith } from '../state.ts';
import { TableCards } from '../TableCards.tsx';
import { TurnLine } from '../TurnLine.tsx';
import { ContractLine } from './ContractLine.tsx';
import type { PracticeDeskProps } from './desk-props.ts';
import { endingText } from './ending.ts';
import { GameSheet } from './GameSheet.tsx';
import { readersSeat, seatToAct } from './game.ts';
import { Looked } from './Looked.tsx';
import { meldedText } from './melded.ts';
import { News } from './News.tsx';
import { PracticeTools } from './PracticeTools.tsx';
import { practicalOffers } from './practical-offers.ts';
import { Review } from './Review.tsx';
import type { PracticeEvent } from './state.ts';
import { TurnLog } from './TurnLog.tsx';

/** What stands beside the felt of a practice table: the turn, what has happened, what is to be told, what can be done, the tools. */
export function PracticeDesk(props: PracticeDeskProps) {
  const { state, advised, kept, talk, dispatch } = props;
  const { game, table, looking } = state;
  const over = game.position.phase === 'over';
  return (
    <>
      {looking === null ? (
        <TurnLine state={table} tongue={talk.tongue} />
      ) : (
        <Looked
          move={looking}
          game={game}
          talk={talk}
          marked={table.shown !== undefined && table.shown.length > 0}
          onBack={() => dispatch({ type: 'look', move: null })}
        />
      )}
      {looking === null && <ContractLine game={game} talk={talk} />}
      {!over && <News state={state} advised={advised} talk={talk} dispatch={dispatch} />}
      {/* What the review has found stays while one of its moves is looked at. */}
      <div class="acts" tabIndex={-1} data-asking={state.asking} hidden={looking !== null}>
        {over ? <Counted {...props} /> : <Acts {...props} />}
      </div>
      {looking === null && <PracticeTools {...props} />}
      {/* What was done at the end of the deal would be taken for what was done in a move looked at. */}
      {looking === null && <TurnLog game={game} talk={talk} />}
      {!over && <p class="hint">{meldedText(table.position, talk)}</p>}
      <GameSheet game={game} talk={talk} />
      {!over && <Further {...props} />}
      <p class="hint">{talk.say(kept ? 'kept' : 'notKept')}</p>
      <p class="visually-hidden" role="status">
        {over
          ? [endingText(game.position, talk), pointsText(game.position, readersSeat, talk.tongue)].join(' ')
          : chosenText(props)}
      </p>
    </>
  );
}

/** What the reader can do, or who is being waited for. */
function Acts({ state, talk, dispatch }: PracticeDeskProps) {
  const { game, table } = state;
  const { tongue } = talk;
  const seat = seatToAct(game.position);
  if (seat !== null && seat !== readersSeat) return null;
  return (
    <>
      {table.position.phase === 'auction' && (
        <Bidding position={table.position} tongue={tongue} onTry={(action) => dispatch({ type: 'try', action })} />
      )}
      {table.position.phase !== 'auction' && (
        <Offers
          state={table}
          tongue={tongue}
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
      <ScoreSheet sheet={scoreSheet(game.position, readersSeat, talk.tongue)} tongue={talk.tongue} />
    </>
  );
}

/** What is seldom needed: cards that lie on the table, merging, and every lawful move. */
function Further({ state, talk, dispatch }: PracticeDeskProps) {
  const { game, table } = state;
  const { phase, current } = game.position;
  if (seatToAct(game.position) !== readersSeat || current.asked !== null || phase === 'auction') return null;
  const send = tableEvents(dispatch);
  return (
    <div class="further-acts">
      <TableCards state={table} tongue={talk.tongue} onToggle={(key) => send({ type: 'toggle', key })} />
      <Merging state={table} tongue={talk.tongue} onTry={(action) => send({ type: 'try', action })} />
      <LegalSteps state={table} tongue={talk.tongue} onTry={(action) => send({ type: 'try', action })} />
    </div>
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
function chosenText({ state: { table }, talk: { tongue } }: PracticeDeskProps): string {
  const cards = cardsWith(table, table.selected);
  if (cards.length === 0) return '';
  return tongue.text('selected', {
    count: cards.length,
    points: pointsOfAll(table.position.ruleset.parameters, cards),
  });
}
