import type { Game } from '../game/game.ts';
import type { Talk } from './talk.ts';

/** What has happened where nobody has played yet: the deal, or the ruling from which it goes on. */
export function noTurnYet({ ruled }: Game, talk: Talk): string {
  return ruled === undefined ? talk.say('logEmpty') : talk.speech.text('ruled');
}
