import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A box with less room than its text: it bears `data-more`, and a touch opens and closes it (`data-open`). What is newly told in it
 * (`told`) begins closed. The style sheet shows that there is more; who listens hears all of it anyway.
 */
export function useOpensWhenTouched(place: RefObject<HTMLElement>, told: readonly unknown[]): void {
  useEffect(() => {
    const box = place.current;
    box?.removeAttribute('data-open');
    box?.removeAttribute('data-more');
    box?.toggleAttribute('data-more', box.scrollHeight > box.clientHeight + 3);
  }, told);
  useEffect(() => {
    const box = place.current;
    box?.addEventListener('click', ({ target }) => {
      const other = target instanceof Element && target.closest('a, button, summary') !== null;
      if (box.hasAttribute('data-more') && !other) box.toggleAttribute('data-open');
    });
  }, []);
}
