import { useEffect, useRef } from 'preact/hooks';
import { keepGame, keptGame } from '../device/kept-games.ts';
import { placeOfGame } from '../device/kept-list-place.ts';
import { type History, remembered } from '../game/changes.ts';
import type { ScoreGame } from '../game/game.ts';
import { ownKey, packWholeGame } from '../game/game-link.ts';
import { readGame } from '../game/game-text.ts';
import { isOver } from '../game/standing.ts';
import { useOtherTab } from '../other-tab.ts';

/** A game that is open on the page, and how the device stands to it. */
export interface OpenSheet {
  readonly game: ScoreGame;
  readonly history: History;
  /** A copy from a link is only read, until somebody goes on with it. */
  readonly isCopy: boolean;
  /** Whether the device keeps it. */
  readonly isKept: boolean;
}

/** Keeps an open game on the device after every touch, and takes over what another tab has written of it. Tells of such a tab. */
export function useKept(sheet: OpenSheet | null, change: (sheet: OpenSheet) => void): boolean {
  const current = useRef(sheet);
  current.current = sheet;
  const id = sheet === null || sheet.isCopy ? null : sheet.game.id;
  const [elsewhere, noticeOther] = useOtherTab(id);
  useEffect(() => {
    if (id === null) return undefined;
    const follow = ({ key, newValue }: StorageEvent) => {
      const open = current.current;
      if (key !== placeOfGame(id) || newValue === null || open === null) return;
      const read = readGame(newValue);
      if (!read.ok) return;
      noticeOther();
      takeOver(open, read.value);
    };
    // What is undone would take back what the other tab has written: only changes of this tab after it can be.
    const takeOver = (open: OpenSheet, game: ScoreGame) => change({ ...open, game, history: [] });
    // A page that the browser had laid aside has heard nothing of what others wrote meanwhile.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const open = current.current;
      const { game } = keptGame(id);
      if (persisted && open !== null && game !== null) takeOver(open, game);
    };
    addEventListener('storage', follow);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', comeBack);
    };
  }, [id]);
  return elsewhere;
}

/** The sheet with a changed game, kept on the device; a change that can be undone is remembered. */
export function changedSheet(sheet: OpenSheet, game: ScoreGame, undoable: boolean): OpenSheet {
  const history = undoable ? remembered(sheet.history, sheet.game) : sheet.history;
  return { ...sheet, game, history, isKept: sheet.isCopy ? sheet.isKept : keepGame(game) };
}

/**
 * Keeps the address in step with an open game. One that was begun or taken over is the device's own: the address no longer asks for another.
 * Where the device keeps nothing the address holds the game, so that it goes on where it was after the page is loaded again.
 */
export function useAddress(sheet: OpenSheet | null): void {
  useEffect(() => {
    if (sheet !== null && !sheet.isCopy && location.hash !== '') history.replaceState(null, '', location.pathname);
  }, [sheet?.game.id, sheet?.isCopy]);
  useEffect(() => {
    if (sheet === null || sheet.isCopy || sheet.isKept) return undefined;
    let isLatest = true;
    void packWholeGame(sheet.game).then((text) => {
      if (isLatest) history.replaceState(null, '', `#${ownKey}=${text}`);
    });
    return () => {
      isLatest = false;
    };
  }, [sheet?.game, sheet?.isKept]);
}

/** Keeps the screen of the device on while a game runs, where the device can. */
export function useWakeLock(sheet: OpenSheet | null): void {
  const runs = sheet !== null && !sheet.isCopy && !isOver(sheet.game);
  useEffect(() => {
    if (!runs || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isDone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isDone) void lock.release();
      } catch {
        // Without enough battery the device refuses; the screen then goes off as always.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isDone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [runs]);
}
