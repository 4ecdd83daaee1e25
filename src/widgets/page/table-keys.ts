import { useLayoutEffect, useRef } from 'preact/hooks';
import { areKeysOn } from '../felt/kept-keys.ts';

/** What keys do while the table has the focus; each has a visible button too. */
export type TableKeys = Readonly<Record<string, () => void>>;

/**
 * Listens to the keys of a table while it has the focus; who types a number, or holds a modifier, means something else. Those of one sign
 * can be turned off.
 */
export function useTableKeys(board: { current: HTMLElement | null }, keys: TableKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    const stop = new AbortController();
    board.current?.addEventListener(
      'keydown',
      (event) => {
        if (isTyped(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
        const single = event.key.length === 1;
        const act = latest.current[single ? event.key.toLowerCase() : event.key];
        if (act === undefined || (single && !areKeysOn())) return;
        event.preventDefault();
        act();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [board]);
}

/** A box to be ticked takes no text; in every other field keys are text. */
function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}
