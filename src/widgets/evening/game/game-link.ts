import { failure, type Result } from '../../../engine/index.ts';
import { emptyDraft, type ScoreGame } from './game.ts';
import { type GameTextError, readGame, writeGame } from './game-text.ts';

/** The name of the game in the fragment of an address. */
export const gameKey = 'game';

/** A text that is longer than this when unpacked is no score sheet. */
const longest = 400_000;

/** The game as a text that is safe in the fragment of an address: packed, without what is being written down and without the changes. */
export async function packGame(game: ScoreGame): Promise<string> {
  const text = writeGame({ ...game, draft: emptyDraft, changes: [] });
  const packed = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads what `packGame` has written; a text that is damaged or none is refused with what is wrong. */
export async function unpackGame(text: string): Promise<Result<ScoreGame, GameTextError>> {
  try {
    const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const unpacked = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    return readGame(new TextDecoder().decode(unpacked));
  } catch {
    return failure({ code: 'not-json', place: '' });
  }
}

async function through(blob: Blob, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = blob.stream().pipeThrough(change).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const bytes: Uint8Array = part.value;
    length += bytes.length;
    if (length > longest) throw new RangeError('longer than any score sheet');
    parts.push(bytes);
  }
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
