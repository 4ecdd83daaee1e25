import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A box with less room than its text: it bears `data-more`, and a touch, Enter or Space opens and closes it (`data-open`). What is newly told in it
 * (`told`) begins closed. The style sheet shows that there is more; who listens hears all of it anyway.
 */
export function useOpensWhenTouched(place: RefObject<HTMLElement>, told: readonly unknown[]): void {
  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    box.removeAttribute('data-open');
    box.removeAttribute('data-more');
    const more = box.scrollHeight > box.clientHeight + 3;
    box.toggleAttribute('data-more', more);
    // Who uses the keyboard comes to it too, and opens it as any button.
    if (more) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    box.onkeydown = (event) => {
      if (!more || event.target !== box || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      box.toggleAttribute('data-open');
    };
    box.onclick = ({ target }) => {
      const other = target instanceof Element && target.closest('a, button, summary');
      if (more && !other) box.toggleAttribute('data-open');
    };
  }, told);
}
