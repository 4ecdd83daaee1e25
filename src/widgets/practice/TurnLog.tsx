import { Phrase } from '../CardWord.tsx';
import { playerName } from '../reader.ts';
import { stepPieces } from '../step-words.ts';
import { endingText } from './ending.ts';
import { type Game, readersSeat } from './game.ts';
import type { Talk } from './talk.ts';
import { lastTurns } from './turn-log.ts';

/** What the players have done in the last turns, the newest last; who listens hears each as it happens. */
export function TurnLog({ game, talk }: { game: Game; talk: Talk }) {
  const { tongue } = talk;
  const turns = lastTurns(game.moves, game.position.seats.length);
  const ending = endingText(game.position, talk);
  return (
    <ol class="turn-log" role="log" aria-label={talk.say('log')}>
      {turns.length === 0 && <li class="hint">{talk.say('logEmpty')}</li>}
      {turns.map(({ number, seat, moves }) => (
        <li key={number}>
          <strong>{playerName(game.position, seat, readersSeat, tongue)}</strong>{' '}
          {moves.map(({ before, action }, place) => (
            <span key={place}>
              {place > 0 && ' · '}
              <Phrase
                pieces={stepPieces(before, action, tongue, seat === readersSeat ? talk.own : talk.told)}
                tongue={tongue}
              />
            </span>
          ))}
        </li>
      ))}
      {ending !== '' && (
        <li key="ending">
          <strong>{ending}</strong>
        </li>
      )}
    </ol>
  );
}
