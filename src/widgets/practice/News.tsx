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
import type { Talk } from './talk.ts';
import { withoutStock } from './without-stock.ts';

interface NewsProps {
  readonly state: PracticeState;
  readonly advised: Advised | null;
  readonly talk: Talk;
  readonly dispatch: (event: PracticeEvent) => void;
}

/** What the reader has to be told now: the verdict on what was asked or refused, a hint, or the cards that have come. */
export function News(props: NewsProps) {
  const { considered } = props.state;
  const place = useRef<HTMLDivElement>(null);
  useOpensWhenTouched(place, [props.state, props.advised]);
  const refused = isRefused(props.state) && props.state.table.slip?.kind !== 'cards-for-pile';
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
  if (advised !== null) return <Hint state={state} advised={advised} talk={talk} dispatch={dispatch} />;
  const { pile, stock } = cardsBrought(table);
  if (asking) {
    return (
      <p>
        <strong>{talk.say('mayI')}</strong> {talk.say('mayIText')}
      </p>
    );
  }
  if (pile.length + stock.length > 0 && game.position.turn === readersSeat) {
    return <Brought table={table} tongue={tongue} />;
  }
  const seat = seatToAct(game.position);
  if (seat === null || seat === readersSeat) {
    const empty = withoutStock(table.position);
    return empty === null ? (
      <p class="hint">{tongue.text(howToAct(table.position))}</p>
    ) : (
      <p>
        {talk.say(empty.word)} <ClauseLinks clauses={empty.clauses} tongue={tongue} />
      </p>
    );
  }
  const player = playerName(game.position, seat, readersSeat, tongue);
  if (state.early) return <p>{talk.say('outOfTurn', { player })}</p>;
  // Whose turn it is has just been spoken, and what comes of it will be.
  return (
    <p class="hint" aria-hidden="true">
      {talk.say('thinking', { player })}
    </p>
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
