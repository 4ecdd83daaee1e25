import { failure, type Result } from '../../../engine/index.ts';
import { packText, unpackText } from '../../table/packed-text.ts';
import { emptyDraft, type ScoreGame } from './game.ts';
import { type GameTextError, readGame, writeGame } from './game-text.ts';

/** The name of the game in the fragment of an address. */
export const gameKey = 'game';

/** The name of a game that only the address keeps, because the device keeps nothing. */
export const ownKey = 'own';

/** A text that is longer than this when unpacked is no score sheet. */
const longest = 400_000;

/**
 * The game as a text that is safe in the fragment of an address: packed, without what is being written down. That a deal was entered its line
 * says; what has been changed afterwards goes with it.
 */
export function packGame(game: ScoreGame): Promise<string> {
  const changes = game.changes.filter(({ kind }) => kind !== 'entered');
  return packText(writeGame({ ...game, draft: emptyDraft, waiting: null, changes }));
}

/** The game as `packGame` gives it, with all that is being written down and all that was changed: the address then is where it is kept. */
export function packWholeGame(game: ScoreGame): Promise<string> {
  return packText(writeGame(game));
}

/** Reads what `packGame` or `packWholeGame` has written; a text that is damaged or none is refused with what is wrong. */
export async function unpackGame(text: string): Promise<Result<ScoreGame, GameTextError>> {
  const { text: unpacked, damage } = await unpackText(text, longest);
  return damage === null ? readGame(unpacked) : failure({ code: 'not-json', place: '' });
}
