import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where the focus goes from what has gone: to the hand, which is there after most acts, else to the first act. */
const nextPlaces = ['.card[tabindex="0"]', '.acts button', '.acts', 'button'] as const;

/**
 * When what had the focus on the board has gone with the act that it did, the hand takes the focus, so that nobody starts from the page's
 * top, and pressing the key once more does nothing that the reader has not meant. Nothing moves where the focus stands elsewhere.
 */
export function useFocusKept(board: RefObject<HTMLElement>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const note = ({ target }: Event) => {
      last.current = target instanceof Element && board.current?.contains(target) ? target : null;
    };
    // Who touches the page beside the board has left it; what has gone is told by no touch.
    addEventListener('focusin', note, { signal });
    addEventListener('pointerdown', note, { signal });
    return () => stop.abort();
  }, [board]);
  // After every change: acts are many, and each may take away the button that did it.
  useEffect(() => {
    const had = last.current;
    if (had === null || had.isConnected || document.activeElement !== document.body) return;
    const next = nextPlaces.map((place) => board.current?.querySelector<HTMLElement>(place)).find((found) => found);
    next?.focus({ preventScroll: true });
  });
}
