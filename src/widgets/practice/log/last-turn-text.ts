import { playerName } from '../../words/reader.ts';
import { stepPieces } from '../../words/step-words.ts';
import { type Game, readersSeat } from '../game/game.ts';
import type { Talk } from './talk.ts';
import { lastTurns } from './turn-log.ts';

/** The last turn of every player, the newest last, as one text to be heard; empty where nobody has played. */
export function lastTurnText(game: Game, talk: Talk): string {
  const { position, moves } = game;
  return lastTurns(moves, position, position.seats.length)
    .map(({ seat, moves: made }) => {
      const say = seat === readersSeat ? talk.own : talk.told;
      const told = made.map(({ before, action }) => talk.speech.aloud(stepPieces(before, action, talk.speech, say)));
      return `${playerName(position, seat, readersSeat, talk.speech)} ${told.join(', ')}.`;
    })
    .join(' ');
}
