import { useEffect, useRef } from 'preact/hooks';

/** What keys do while the table has the focus; each has a visible button too. */
export type TableKeys = Readonly<Record<string, () => void>>;

/** Listens to the keys of a table while it has the focus; who types a number, or holds a modifier, means something else. */
export function useTableKeys(board: { current: HTMLElement | null }, keys: TableKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const stop = new AbortController();
    board.current?.addEventListener(
      'keydown',
      (event) => {
        if (event.target instanceof HTMLInputElement || event.ctrlKey || event.altKey || event.metaKey) return;
        const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (act === undefined) return;
        event.preventDefault();
        act();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [board]);
}
