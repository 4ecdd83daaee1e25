import { chargeText } from '../../desk/verdict/Charges.tsx';
import { chargesOf } from '../../table/charges.ts';
import { Phrase } from '../../words/CardWord.tsx';
import { playerName } from '../../words/reader.ts';
import { stepPieces } from '../../words/step-words.ts';
import { endingText } from '../game/ending.ts';
import { type Game, readersSeat } from '../game/game.ts';
import { noTurnYet } from './no-turn-yet.ts';
import type { Talk } from './talk.ts';
import { type LoggedTurn, lastTurns } from './turn-log.ts';

/** What the players have done in the last turns, the newest first, so that it is in sight; who listens hears each turn when it has ended (`heardNow`). */
export function TurnLog({ game, talk }: { game: Game; talk: Talk }) {
  const turns = lastTurns(game.moves, game.position, game.position.seats.length).toReversed();
  const ending = endingText(game.position, talk);
  return (
    <div class="turn-log" role="log" aria-live="off" aria-label={talk.say('log')}>
      <ol>
        {ending !== '' && (
          <li key="ending">
            <strong>{ending}</strong>
          </li>
        )}
        {turns.map((turn) => (
          <li key={turn.number}>
            <TurnTold turn={turn} game={game} talk={talk} />
          </li>
        ))}
        {turns.length === 0 && <li class="hint">{noTurnYet(game, talk)}</li>}
      </ol>
    </div>
  );
}

/** Who has done what in a turn. */
export function TurnTold({ turn: { seat, moves }, game, talk }: { turn: LoggedTurn; game: Game; talk: Talk }) {
  const { speech } = talk;
  return (
    <>
      <strong>{playerName(game.position, seat, readersSeat, speech)}</strong>{' '}
      {moves.map(({ before, action }, place) => (
        <span key={place}>
          {place > 0 && ' · '}
          <Phrase
            pieces={stepPieces(before, action, speech, seat === readersSeat ? talk.own : talk.told)}
            speech={speech}
          />
        </span>
      ))}
      {moves.flatMap(chargesOf).map((charge) => (
        <span key={charge.side} class="charge">
          {' · '}
          {chargeText(charge, game.position, readersSeat, speech)}
        </span>
      ))}
    </>
  );
}
