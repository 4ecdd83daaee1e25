import { keepRail, openSheet } from './sheet.ts';
import { turnPages } from './turn-pages.ts';

/** What the frame of a page does beyond being there; what nobody waits for comes when the page is there. */
export function frameScripts(): void {
  keepRail();
  openSheet();
  turnPages();
  const follow = async () => {
    const [{ markClauseRead }, { followOwnGame }] = await Promise.all([
      import('./clause-read.ts'),
      import('./own-game.ts'),
    ]);
    markClauseRead();
    followOwnGame();
  };
  void follow().catch(() => undefined);
}
