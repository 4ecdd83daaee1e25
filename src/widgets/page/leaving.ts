import type { DeskState } from '../question/desk-state.ts';
import { linkTo } from '../question/link.ts';

/**
 * Keeps a table as it is for whoever follows one of its links: a clause of the same page is gone to without the page being loaded anew,
 * and the address that the reader comes back to from another page is that of the table as it was left.
 */
export function keepOnLeaving(event: MouseEvent, id: string, desk: DeskState): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  if (link.pathname !== location.pathname) history.replaceState(null, '', `?${linkTo(id, desk)}`);
  else if (location.search !== '' && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    location.hash = link.hash;
  }
}
