import { useRef } from 'preact/hooks';
import { Brought, cardsBrought } from '../../desk/verdict/Brought.tsx';
import { IfDone } from '../../desk/verdict/IfDone.tsx';
import { Ruled } from '../../desk/verdict/Ruled.tsx';
import { JudgedHead, JudgedWords, SlipWords } from '../../desk/verdict/VerdictPanel.tsx';
import { useOpensWhenTouched } from '../../page/opens-when-touched.ts';
import { Phrase } from '../../words/CardWord.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { howToAct } from '../../words/how-to-act.ts';
import { playerName } from '../../words/reader.ts';
import { stepPieces } from '../../words/step-words.ts';
import { type Game, readersSeat, seatToAct } from '../game/game.ts';
import { isRefused, type PracticeEvent, type PracticeState } from '../game/practice-state.ts';
import { turnAdvice } from '../review/turn-advice.ts';
import { TurnTold } from './TurnLog.tsx';
import type { Talk } from './talk.ts';
import { lastTurns } from './turn-log.ts';

interface NewsProps {
  readonly state: PracticeState;
  readonly talk: Talk;
  readonly dispatch: (event: PracticeEvent) => void;
}

/** What the reader has to be told now: the verdict on what was asked or refused, what was done for the reader, or the cards that have come. */
export function News(props: NewsProps) {
  const { considered } = props.state;
  const { slip } = props.state.table;
  const place = useRef<HTMLDivElement>(null);
  useOpensWhenTouched(place, [props.state]);
  const refused = isRefused(props.state) && slip?.kind !== 'cards-for-pile';
  const tone = considered === null ? (refused ? 'illegal' : undefined) : considered.verdict.legal ? 'legal' : 'illegal';
  return (
    <div class="verdict" role="status" data-verdict={tone} data-asking={props.state.asking} ref={place}>
      <Said {...props} />
    </div>
  );
}

function Said({ state, talk, dispatch }: NewsProps) {
  const { considered, table, game, asking } = state;
  const { speech } = talk;
  const { judged, slip } = table;
  if (considered !== null) {
    const { action, verdict } = considered;
    return (
      <div key={`asked ${considered.number}`}>
        <JudgedHead verdict={verdict} speech={speech}>
          <Phrase pieces={stepPieces(table.position, action, speech)} speech={speech} />
        </JudgedHead>
        <JudgedWords position={table.position} action={action} verdict={verdict} speech={speech} />
        {verdict.legal && (
          <button type="button" onClick={() => dispatch({ type: 'try', action })}>
            {talk.say('doIt')}
          </button>
        )}
      </div>
    );
  }
  if (slip !== null) {
    return <SlipWords key={`slip ${slip.number}`} slip={slip} position={table.position} speech={speech} />;
  }
  if (judged !== null && !judged.verdict.legal) {
    return (
      <div key={`refused ${judged.number}`}>
        <JudgedHead verdict={judged.verdict} speech={speech}>
          <Phrase pieces={stepPieces(table.position, judged.action, speech)} speech={speech} />
        </JudgedHead>
        <JudgedWords position={table.position} action={judged.action} verdict={judged.verdict} speech={speech} />
        <IfDone
          position={table.position}
          action={judged.action}
          reasons={judged.verdict.reasons}
          speech={speech}
          onCarryOut={{ whole: game.position, go: (position, ruling) => dispatch({ type: 'rule', position, ruling }) }}
        />
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
  const seat = seatToAct(game.position);
  if (isJustRuled(game)) return <Ruled ruling={game.ruled} speech={speech} />;
  if (seat === null || seat === readersSeat) return <OwnTurn state={state} talk={talk} />;
  const player = playerName(game.position, seat, readersSeat, speech);
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

/** Whether a ruling has been carried out after which the reader has not acted yet. */
function isJustRuled(game: Game): game is Game & Required<Pick<Game, 'ruled'>> {
  return game.ruled !== undefined && !game.moves.some(({ seat }) => seat === readersSeat);
}

/** The cards that have come, what matters now, and else what can be done; in the first turn of a game how anything is done. */
function OwnTurn({ state: { table, game, telling, forReader }, talk }: Pick<NewsProps, 'state' | 'talk'>) {
  const { speech } = talk;
  const { pile, stock } = cardsBrought(table);
  const advice = turnAdvice(table);
  const first = game.deals.length === 0 && !game.moves.some(({ seat }) => seat === readersSeat);
  const how = first && advice?.word === 'turnDraw';
  return (
    <div class="own-turn">
      {forReader !== null && (
        <p>
          <strong>{speech.text('you')}</strong>{' '}
          <Phrase pieces={stepPieces(forReader.before, forReader.action, speech, talk.own)} speech={speech} />
          {forReader.reason !== null && (
            <>
              {'. '}
              <Phrase pieces={talk.reason(forReader.reason)} speech={speech} />
            </>
          )}
        </p>
      )}
      {pile.length + stock.length > 0 &&
        (table.judged?.action.type === 'lay' ? (
          <p class="drawn">
            <Phrase pieces={talk.pieces('replacement', { cards: stock })} speech={speech} />
          </p>
        ) : (
          <Brought table={table} speech={speech} />
        ))}
      {advice === null || how ? (
        <p class="hint">
          {speech.text(howToAct(table.position))} {how && <span class="by-touch">{talk.say('howToDrag')}</span>}
        </p>
      ) : (
        // What every turn allows is not worth a line beside what matters in this one.
        (advice.clauses.length > 0 || telling.facts.length === 0) && (
          <p class={advice.clauses.length === 0 ? 'hint' : undefined}>
            {talk.say(advice.word)} <ClauseLinks clauses={advice.clauses} speech={speech} />
          </p>
        )
      )}
      {telling.facts.map((fact) => (
        <p key={fact.key} class="insight">
          <Phrase pieces={talk.fact(fact, table.position, readersSeat)} speech={speech} />{' '}
          <ClauseLinks clauses={fact.clauses} speech={speech} />
        </p>
      ))}
    </div>
  );
}
