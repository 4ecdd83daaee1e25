import { useRef } from 'preact/hooks';
import { Brought, cardsBrought } from '../Brought.tsx';
import { Phrase } from '../CardWord.tsx';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { howToAct } from '../how-to-act.ts';
import { IfDone } from '../IfDone.tsx';
import { useOpensWhenTouched } from '../opens-when-touched.ts';
import { playerName } from '../reader.ts';
import { stepPieces } from '../step-words.ts';
import { JudgedWords, SlipWords, VerdictMark } from '../VerdictPanel.tsx';
import type { Advised } from './advised.ts';
import { readersSeat, seatToAct } from './game.ts';
import { isRefused, type PracticeEvent, type PracticeState } from './state.ts';
import { TurnTold } from './TurnLog.tsx';
import type { Talk } from './talk.ts';
import { turnAdvice } from './turn-advice.ts';
import { lastTurns } from './turn-log.ts';

interface NewsProps {
  readonly state: PracticeState;
  readonly advised: Advised | null;
  readonly talk: Talk;
  readonly dispatch: (event: PracticeEvent) => void;
}

/** What the reader has to be told now: the verdict on what was asked or refused, a hint, or the cards that have come. */
export function News(props: NewsProps) {
  const { considered } = props.state;
  const { slip } = props.state.table;
  const place = useRef<HTMLDivElement>(null);
  useOpensWhenTouched(place, [props.state, props.advised]);
  const refused = isRefused(props.state) && slip?.kind !== 'cards-for-pile';
  const tone = considered === null ? (refused ? 'illegal' : undefined) : considered.verdict.legal ? 'legal' : 'illegal';
  return (
    <div class="verdict" role="status" data-verdict={tone} data-asking={props.state.asking} ref={place}>
      <Said {...props} />
    </div>
  );
}

function Said({ state, advised, talk, dispatch }: NewsProps) {
  const { considered, table, game, asking } = state;
  const { tongue } = talk;
  const { judged, slip } = table;
  if (considered !== null) {
    const { action, verdict } = considered;
    return (
      <div key={`asked ${considered.number}`}>
        <p class="judged">
          <VerdictMark legal={verdict.legal} tongue={tongue} />{' '}
          <Phrase pieces={stepPieces(table.position, action, tongue)} tongue={tongue} />
        </p>
        <JudgedWords action={action} verdict={verdict} tongue={tongue} />
        {verdict.legal && (
          <button type="button" onClick={() => dispatch({ type: 'try', action })}>
            {talk.say('doIt')}
          </button>
        )}
      </div>
    );
  }
  if (slip !== null) {
    return <SlipWords key={`slip ${slip.number}`} slip={slip} position={table.position} tongue={tongue} />;
  }
  if (judged !== null && !judged.verdict.legal) {
    return (
      <div key={`refused ${judged.number}`}>
        <p class="judged">
          <VerdictMark legal={false} tongue={tongue} />{' '}
          <Phrase pieces={stepPieces(table.position, judged.action, tongue)} tongue={tongue} />
        </p>
        <JudgedWords action={judged.action} verdict={judged.verdict} tongue={tongue} />
        <IfDone position={table.position} action={judged.action} reasons={judged.verdict.reasons} tongue={tongue} />
      </div>
    );
  }
  if (asking) {
    return (
      <p>
        <strong>{talk.say('mayI')}</strong> {talk.say('mayIText')}
      </p>
    );
  }
  if (state.early && game.position.phase === 'play' && game.position.turn === readersSeat) {
    return <p>{talk.say('chooseDiscard')}</p>;
  }
  if (advised !== null) return <Hint state={state} advised={advised} talk={talk} dispatch={dispatch} />;
  const seat = seatToAct(game.position);
  if (seat === null || seat === readersSeat) return <OwnTurn state={state} talk={talk} />;
  const player = playerName(game.position, seat, readersSeat, tongue);
  if (state.early) return <p>{talk.say('outOfTurn', { player })}</p>;
  const [last] = lastTurns(game.moves, game.position, 1);
  // Whose turn it is and what has been done has just been spoken, and what comes of it will be.
  return (
    <div aria-hidden="true">
      {last !== undefined && (
        <p>
          <TurnTold turn={last} game={game} talk={talk} />
        </p>
      )}
      <p class="hint">{talk.say('thinking', { player })}</p>
    </div>
  );
}

/** The cards that have come, and what can be done now; in the first turn of a game how anything is done. */
function OwnTurn({ state: { table, game }, talk }: Pick<NewsProps, 'state' | 'talk'>) {
  const { tongue } = talk;
  const { pile, stock } = cardsBrought(table);
  const advice = turnAdvice(table);
  const first = game.deals.length === 0 && !game.moves.some(({ seat }) => seat === readersSeat);
  const how = first && advice?.word === 'turnDraw';
  return (
    <div class="own-turn">
      {pile.length + stock.length > 0 &&
        (table.judged?.action.type === 'lay' ? (
          <p class="drawn">
            <Phrase pieces={talk.pieces('replacement', { cards: stock })} tongue={tongue} />
          </p>
        ) : (
          <Brought table={table} tongue={tongue} />
        ))}
      {advice === null || how ? (
        <p class="hint">
          {tongue.text(howToAct(table.position))} {how && <span class="by-touch">{talk.say('howToDrag')}</span>}
        </p>
      ) : (
        <p class={advice.clauses.length === 0 ? 'hint' : undefined}>
          {talk.say(advice.word)} <ClauseLinks clauses={advice.clauses} tongue={tongue} />
        </p>
      )}
    </div>
  );
}

function Hint({ state, advised, talk, dispatch }: Omit<NewsProps, 'advised'> & { readonly advised: Advised }) {
  const { tongue } = talk;
  const { action, reason } = advised;
  if (action === null) return <p class="hint">{talk.say('hintThinks')}</p>;
  return (
    <div>
      <p>
        <strong>{talk.say('hintSays')}</strong>{' '}
        <Phrase pieces={stepPieces(state.table.position, action, tongue)} tongue={tongue} />
      </p>
      {reason !== null && (
        <p>
          <Phrase pieces={talk.reason(reason)} tongue={tongue} />
        </p>
      )}
      <button type="button" onClick={() => dispatch({ type: 'try', action })}>
        {talk.say('doIt')}
      </button>
    </div>
  );
}
