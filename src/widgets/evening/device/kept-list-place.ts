import { readKept } from '../../page/kept-text.ts';

const place = 'score-sheets';

/** Where a game is kept. */
export function placeOfGame(id: string): string {
  return `${place}/${id}`;
}

/** The place of the list of games. */
export const listPlace = place;

/** The ids of the games that the device keeps, the one touched last first. */
export function keptIds(): readonly string[] {
  const { value } = readKept(place, (text) => {
    const ids = text.split(' ').filter((id) => /^[a-z0-9-]{1,40}$/.test(id));
    return ids.length > 0 || text === '' ? ids : null;
  });
  return value ?? [];
}

/** Whether the device keeps any game. */
export function hasKeptGames(): boolean {
  return keptIds().length > 0;
}
