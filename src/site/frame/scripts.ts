import { markClauseRead } from './clause-read.ts';
import { followOwnGame } from './own-game.ts';
import { keepRail, openSheet } from './sheet.ts';
import { turnPages } from './turn-pages.ts';

/** What the frame of a page does beyond being there. */
export function frameScripts(): void {
  keepRail();
  openSheet();
  markClauseRead();
  turnPages();
  followOwnGame();
}
