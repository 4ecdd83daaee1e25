import { lastGame } from './last-game.ts';

/** Shows a link to the game that runs, on a page that has a place for it; nothing where none does. */
export function showLastGame(): void {
  const place = document.querySelector<HTMLElement>('[data-last-game]');
  const link = place?.querySelector('a');
  const game = place == null ? null : lastGame();
  if (place == null || link == null || game === null) return;
  link.href = `${link.href}${game.ruleset}/#kept=${game.id}`;
  const told = link.querySelector('span');
  if (told !== null) told.textContent = game.told;
  place.hidden = false;
}
