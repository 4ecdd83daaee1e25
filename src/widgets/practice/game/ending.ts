import type { Position } from '../../../engine/index.ts';
import { playerName } from '../../words/reader.ts';
import type { Talk } from '../log/talk.ts';
import { readersSeat } from './game.ts';

/** How a deal has ended: who went out, or that the stock was used up; empty while it is played. */
export function endingText(position: Position, talk: Pick<Talk, 'say' | 'speech'>): string {
  const { ending } = position;
  if (ending === null) return '';
  if (ending.out === null) return ending.cause === 'without-stock' ? talk.say('nobodyOut') : talk.speech.text('over');
  if (ending.out === readersSeat) return talk.say('youOut');
  return talk.say('playerOut', { player: playerName(position, ending.out, readersSeat, talk.speech) });
}
