import { turnParts } from '../../desk/TurnLine.tsx';
import { playerName } from '../../words/reader.ts';
import { stepPieces } from '../../words/step-words.ts';
import { type Game, readersSeat, seatToAct } from '../game/game.ts';
import type { PracticeState } from '../game/practice-state.ts';
import type { Talk } from './talk.ts';
import { type LoggedTurn, lastTurns } from './turn-log.ts';

/** The last turn of every player, the newest last, as one text to be heard; empty where nobody has played. */
export function lastTurnText(game: Game, talk: Talk): string {
  const { position, moves } = game;
  return lastTurns(moves, position, position.seats.length)
    .map((turn) => turnText(turn, game, talk))
    .join(' ');
}

/** What who listens is told unasked: each turn of another player in one sentence once it has ended, and then that it is the reader's turn. */
export function heardNow({ game, table }: PracticeState, talk: Talk): string {
  const { position, moves } = game;
  const seat = seatToAct(position);
  if (seat === null) return '';
  const [last] = lastTurns(moves, position, 2)
    .filter((turn) => turn.seat !== seat)
    .slice(-1);
  const told = last === undefined || last.seat === readersSeat ? '' : turnText(last, game, talk);
  const begins = seat === readersSeat && moves.at(-1)?.seat !== readersSeat;
  return begins ? `${told} ${turnParts(table, talk.speech, null).join(', ')}.`.trim() : told;
}

function turnText({ seat, moves }: LoggedTurn, { position }: Game, talk: Talk): string {
  const say = seat === readersSeat ? talk.own : talk.told;
  const told = moves.map(({ before, action }) => talk.speech.aloud(stepPieces(before, action, talk.speech, say)));
  return `${playerName(position, seat, readersSeat, talk.speech)} ${told.join(', ')}.`;
}
