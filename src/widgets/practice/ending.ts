import type { Position } from '../../engine/index.ts';
import { playerName } from '../reader.ts';
import { readersSeat } from './game.ts';
import type { Talk } from './talk.ts';

/** How a deal has ended: who went out, or that the stock was used up; empty while it is played. */
export function endingText(position: Position, talk: Pick<Talk, 'say' | 'tongue'>): string {
  const { ending } = position;
  if (ending === null) return '';
  if (ending.out === null) return ending.cause === 'without-stock' ? talk.say('nobodyOut') : talk.tongue.text('over');
  if (ending.out === readersSeat) return talk.say('youOut');
  return talk.say('playerOut', { player: playerName(position, ending.out, readersSeat, talk.tongue) });
}
