import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * When what had the focus has gone with the act that it did, the first place on the board that `place` selects takes the focus, so that
 * nobody starts from the page's top. `changes` is what acts change; nothing is moved at the beginning, nor while `still`.
 */
export function useFocusKept(
  board: RefObject<HTMLElement>,
  changes: readonly unknown[],
  still = false,
  place = '.acts',
): void {
  const begun = useRef(false);
  useEffect(() => {
    const first = !begun.current;
    begun.current = true;
    if (first || still || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [board, still, ...changes]);
}
