import { hasKeptGames } from './kept-list-place.ts';

/** Shows the games of the device, where it keeps any. */
export function wakeKeptGames(): void {
  if (hasKeptGames()) void import('./show-kept-games.ts').then(({ showKeptGames }) => showKeptGames());
}
