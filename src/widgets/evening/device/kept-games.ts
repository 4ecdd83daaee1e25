import { forgetText, keepText, readKept } from '../../page/kept-text.ts';
import type { ScoreGame } from '../game/game.ts';
import { readGame, writeGame } from '../game/game-text.ts';
import { keptIds, listPlace, placeOfGame } from './kept-list-place.ts';

/** The game that the device keeps under an id; `damaged` where there is one that cannot be read, which is put aside. */
export function keptGame(id: string): { readonly game: ScoreGame | null; readonly damaged: boolean } {
  const { value, damaged } = readKept(placeOfGame(id), (text) => {
    const read = readGame(text);
    return read.ok ? read.value : null;
  });
  return { game: value, damaged };
}

/** Keeps a game and puts it first; tells whether the device did. */
export function keepGame(game: ScoreGame): boolean {
  const ids = [game.id, ...keptIds().filter((id) => id !== game.id)];
  return keepText(placeOfGame(game.id), writeGame(game)) && keepText(listPlace, ids.join(' '));
}

/** Whether the device keeps what it is given: storage may be switched off, or full. */
export function keepsGames(): boolean {
  const place = placeOfGame('trial');
  return keepText(place, '') && forgetText(place);
}

/** Forgets a game. */
export function forgetGame(id: string): void {
  const ids = keptIds().filter((other) => other !== id);
  forgetText(placeOfGame(id));
  keepText(listPlace, ids.join(' '));
}

/** A new id, unlike any that the device keeps. */
export function newId(): string {
  const ids = keptIds();
  for (;;) {
    const id = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
    if (id !== '' && !ids.includes(id)) return id;
  }
}
