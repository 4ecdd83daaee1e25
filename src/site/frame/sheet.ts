/** Where a rail was scrolled to, kept from page to page of a visit. */
const place = 'rail';

const rail = () => document.querySelector<HTMLElement>('#contents');

/** Brings the line read into the middle of the contents, where it is out of their sight. */
function showCurrent(contents: HTMLElement): void {
  const line = contents.querySelector<HTMLElement>('[aria-current]');
  if (!line) return;
  const { top, bottom } = line.getBoundingClientRect();
  const box = contents.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom - 48) return;
  contents.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}

/** The rail stays where the reader has scrolled it, from section to section; it moves only where the line read would be out of sight. */
export function keepRail(): void {
  const contents = rail();
  if (!contents) return;
  try {
    contents.scrollTop = Number(sessionStorage.getItem(place) ?? 0);
    addEventListener('pagehide', () => sessionStorage.setItem(place, String(contents.scrollTop)));
  } catch {}
  showCurrent(contents);
}

/**
 * The contents as a sheet: it opens with the line read in the middle, and Back closes it as Escape does. The step in the history that it
 * makes for that is gone when it closes, also where something has been chosen in it; the page below stays where it is.
 */
export function openSheet(): void {
  const contents = rail();
  if (!contents) return;
  let chosen: string | undefined;
  const isOurs = () => history.state?.sheet === true;
  contents.addEventListener('toggle', (event) => {
    if (!(event instanceof ToggleEvent)) return;
    if (event.newState === 'open') {
      showCurrent(contents);
      if (isOurs()) return;
      history.scrollRestoration = 'manual';
      history.pushState({ ...history.state, sheet: true }, '');
    } else if (isOurs()) history.back();
  });
  addEventListener('popstate', () => {
    const next = chosen;
    // A place on this page is a step in the history too.
    chosen = undefined;
    history.scrollRestoration = 'auto';
    contents.hidePopover();
    if (next !== undefined) location.assign(next);
  });
  contents.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isOurs() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    chosen = link.href;
    contents.hidePopover();
  });
  matchMedia('(min-width: 68.75rem)').addEventListener('change', () => contents.hidePopover());
}
