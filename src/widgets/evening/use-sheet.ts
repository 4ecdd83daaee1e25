import { useEffect, useRef, useState } from 'preact/hooks';
import { keepGame } from './device/kept-games.ts';
import { placeOfGame } from './device/kept-list-place.ts';
import { type History, remembered } from './game/changes.ts';
import type { ScoreGame } from './game/game.ts';
import { readGame } from './game/game-text.ts';
import { isOver } from './game/standing.ts';

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
  const [elsewhere, setElsewhere] = useState(false);
  const current = useRef(sheet);
  current.current = sheet;
  const id = sheet === null || sheet.isCopy ? null : sheet.game.id;
  useEffect(() => {
    if (id === null) return undefined;
    setElsewhere(false);
    const follow = ({ key, newValue }: StorageEvent) => {
      const open = current.current;
      if (key !== placeOfGame(id) || newValue === null || open === null) return;
      const read = readGame(newValue);
      if (!read.ok) return;
      setElsewhere(true);
      change({ ...open, game: read.value });
    };
    addEventListener('storage', follow);
    if (typeof BroadcastChannel === 'undefined') return () => removeEventListener('storage', follow);
    // Who opens a game asks whether it is open; whoever has it open answers. So the later tab is told.
    const channel = new BroadcastChannel('score-sheets');
    channel.onmessage = ({ data }) => {
      if (data === `open ${id}`) channel.postMessage(`here ${id}`);
      if (data === `here ${id}`) setElsewhere(true);
    };
    channel.postMessage(`open ${id}`);
    return () => {
      removeEventListener('storage', follow);
      channel.close();
    };
  }, [id]);
  return elsewhere;
}

/** The sheet with a changed game, kept on the device; a change that can be undone is remembered. */
export function changedSheet(sheet: OpenSheet, game: ScoreGame, undoable: boolean): OpenSheet {
  const history = undoable ? remembered(sheet.history, sheet.game) : sheet.history;
  return { ...sheet, game, history, isKept: sheet.isCopy ? sheet.isKept : keepGame(game) };
}

/** Keeps the screen of the device on while a game runs, where the device can. */
export function useWakeLock(sheet: OpenSheet | null): void {
  const runs = sheet !== null && !sheet.isCopy && !isOver(sheet.game);
  useEffect(() => {
    if (!runs || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
      } catch {
        // Without enough battery the device refuses; the screen then goes off as always.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [runs]);
}
