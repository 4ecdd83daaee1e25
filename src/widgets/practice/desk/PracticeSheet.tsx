import { useMemo } from 'preact/hooks';
import { LegalSteps } from '../../desk/LegalSteps.tsx';
import { Merging } from '../../desk/Merging.tsx';
import { TableCards } from '../../desk/TableCards.tsx';
import { CopyDeal } from '../../desk/tools/CopyDeal.tsx';
import { FullScreen } from '../../desk/tools/FullScreen.tsx';
import type { SheetName } from '../../desk/tools/tool-row.ts';
import { clausesNow, WhyDone } from '../../desk/tools/WhyDone.tsx';
import { Phrase } from '../../words/CardWord.tsx';
import { stepPieces } from '../../words/step-words.ts';
import { dealOf, readersSeat, seatToAct } from '../game/game.ts';
import { meldedText } from '../game/melded.ts';
import { isRefused, type PracticeState } from '../game/practice-state.ts';
import { TurnLog } from '../log/TurnLog.tsx';
import { Bearing } from '../review/Bearing.tsx';
import { ContractLine } from './ContractLine.tsx';
import type { PracticeDeskProps } from './desk-props.ts';
import { GameSheet } from './GameSheet.tsx';

type PracticeSheetProps = PracticeDeskProps & { readonly sheet: Exclude<SheetName, 'keys'> };

/** What the sheets of the practice table hold: a good move and why, what the last act rests on, and the rest. */
export function PracticeSheet(props: PracticeSheetProps) {
  const { sheet, state, talk, dispatch } = props;
  const mine = seatToAct(state.game.position) === readersSeat;
  switch (sheet) {
    case 'hint':
      return <Hint {...props} />;
    case 'show':
      return null;
    case 'why':
      return (
        <>
          <WhyDone act={lastActOf(state)} now={mine ? clausesNow(state.table.position) : []} speech={talk.speech} />
          {mine && (
            <ul class="buttons">
              <li>
                <button type="button" onClick={() => dispatch({ type: 'asking', asking: true })}>
                  {talk.say('mayI')}
                </button>
              </li>
            </ul>
          )}
        </>
      );
    case 'more':
      return <Rest {...props} />;
  }
}

/** What was tried, asked about or done last: what was refused first, since it is what one asks about. */
function lastActOf(state: PracticeState): Parameters<typeof WhyDone>[0]['act'] {
  const { considered, table, game } = state;
  if (considered !== null) return { before: table.position, action: considered.action };
  if (isRefused(state) && table.judged !== null) return { before: table.position, action: table.judged.action };
  return game.moves.at(-1) ?? null;
}

/** The good move, as soon as it has been found. */
function Hint({ state, advised, talk, dispatch }: PracticeSheetProps) {
  if (advised?.action == null) return <p class="hint">{talk.say('hintThinks')}</p>;
  const { action, reason } = advised;
  return (
    <div role="status">
      <p>
        <strong>{talk.say('hintSays')}</strong>{' '}
        <Phrase pieces={stepPieces(state.table.position, action, talk.speech)} speech={talk.speech} />
      </p>
      {reason !== null && (
        <p>
          <Phrase pieces={talk.reason(reason)} speech={talk.speech} />
        </p>
      )}
      <Bearing view={state.table.position} acts={[action]} talk={talk} />
      <button type="button" class="gold" onClick={() => dispatch({ type: 'do', action, reason: null })}>
        {talk.say('doIt')}
      </button>
    </div>
  );
}

/** What is seldom needed: another pace, another game, the last turns, the contract, the sheet of the game, and acts that few turns have. */
function Rest({ state, pace, onPace, onNewGame, kept, talk, dispatch }: PracticeSheetProps) {
  const { game, table } = state;
  const { speech } = talk;
  const deal = useMemo(() => dealOf(game), [game]);
  const { phase, current } = game.position;
  const over = phase === 'over';
  const other = pace === 'calm' ? 'quick' : 'calm';
  const acts = seatToAct(game.position) === readersSeat && current.asked === null && phase !== 'auction';
  return (
    <>
      <ul class="buttons">
        {!over && (
          <li>
            <button type="button" onClick={() => onPace(other)}>
              {talk.say(other)}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={onNewGame}>
            {talk.say('newGame')}
          </button>
        </li>
        <FullScreen speech={speech} />
        {game.moves.length > 0 && <CopyDeal deal={deal} speech={speech} />}
      </ul>
      <ContractLine game={game} talk={talk} />
      {acts && (
        <>
          <TableCards state={table} speech={speech} onToggle={(key) => dispatch({ type: 'toggle', key })} />
          <Merging state={table} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
          <LegalSteps state={table} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
        </>
      )}
      {!over && (
        <>
          <div class="last-turns">
            <TurnLog game={game} talk={talk} />
          </div>
          <p class="hint">{meldedText(table.position, talk)}</p>
          <GameSheet game={game} talk={talk} />
        </>
      )}
      <p class="hint">{talk.say(kept ? 'kept' : 'notKept')}</p>
    </>
  );
}
