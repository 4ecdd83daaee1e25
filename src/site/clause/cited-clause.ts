import { placeBeside } from '../../widgets/beside/beside-anchor.ts';
import { pageOf } from '../../widgets/beside/page-of-link.ts';

/** How long a pointer rests on a reference, or a finger presses it, before its clause shows, and how long the pointer may be away before it goes, in milliseconds. */
const delay = { show: 300, press: 450, hide: 250 } as const;

const references = 'a.ref, .clause-links a';
/** What a reference shows of the page it leads to: the clause that it names, the clause of a clause's page, or the summary of a section. */
function citedText(link: HTMLAnchorElement, page: Document): Element | null {
  const { hash } = link;
  const place = hash ? page.getElementById(decodeURIComponent(hash.slice(1))) : page.querySelector('.clause.alone');
  if (place !== null) return place.querySelector('.clause-text, .beside') ?? place;
  return hash ? null : page.querySelector('.summary');
}

/**
 * Shows a cited clause beside the reference when a pointer rests on it and when it has the keyboard’s focus; Escape, a click elsewhere
 * or leaving closes it. A finger follows the link when it taps, and sees the clause when it stays. Also answers for references that come later, such as those of verdicts.
 */
export function offerCitedClauses(): void {
  const popover = document.createElement('div');
  popover.className = 'definition cited-clause';
  popover.id = 'cited-clause';
  popover.popover = 'manual';
  document.body.append(popover);
  let open: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    open?.removeAttribute('aria-describedby');
    open = undefined;
    if (popover.matches(':popover-open')) popover.hidePopover();
  };
  const show = async (link: HTMLAnchorElement) => {
    clearTimeout(timer);
    if (open === link) return;
    hide();
    open = link;
    // Without a network there is still the link.
    const page = await pageOf(link).catch(() => undefined);
    const text = page && citedText(link, page)?.cloneNode(true);
    if (open !== link || !(text instanceof HTMLElement)) return;
    for (const inner of text.querySelectorAll('a')) inner.replaceWith(...inner.childNodes);
    text.removeAttribute('id');
    const name = document.createElement('p');
    name.className = 'cited-name';
    name.textContent = link.textContent;
    popover.replaceChildren(name, text);
    popover.lang = link.closest<HTMLElement>('[lang]')?.lang ?? '';
    popover.showPopover();
    placeBeside(popover, link);
    link.setAttribute('aria-describedby', popover.id);
  };
  const linkAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(references) : null;

  // Where the mouse is: what the page moves under a mouse at rest opens nothing before the mouse moves again.
  let place = '';
  let waiting: HTMLAnchorElement | null = null;
  const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;
  const showSoon = (link: HTMLAnchorElement) => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(link), delay.show);
  };
  document.addEventListener('pointermove', (event) => {
    const isMoved = placeOf(event) !== place;
    place = placeOf(event);
    if (waiting === null || !isMoved) return;
    showSoon(waiting);
    waiting = null;
  });

  let isTouched = false;
  let wasPressed = false;
  let isPressing = false;

  document.addEventListener('pointerover', (event) => {
    // A mouse that stands still comes upon another place when the page scrolls below it; that must not end a finger's press.
    if (event.pointerType !== 'mouse' || isPressing) return;
    const link = linkAt(event);
    waiting = null;
    if (link && placeOf(event) === place) {
      waiting = link;
    } else if (link) {
      showSoon(link);
    } else if (event.target instanceof Node && popover.contains(event.target)) {
      clearTimeout(timer);
    } else {
      clearTimeout(timer);
      timer = setTimeout(hide, delay.hide);
    }
  });
  document.addEventListener('pointerdown', (event) => {
    const link = linkAt(event);
    isTouched = event.pointerType === 'touch';
    isPressing = isTouched;
    wasPressed = false;
    if (!isTouched || !link) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      wasPressed = true;
      void show(link);
    }, delay.press);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => {
      isPressing = false;
      if (isTouched && !wasPressed) clearTimeout(timer);
    });
  }
  // The browser's own menu for a link, and the way that the link leads, are for other presses.
  document.addEventListener('contextmenu', (event) => {
    if (isTouched && linkAt(event)) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (wasPressed && linkAt(event)) event.preventDefault();
    wasPressed = false;
  });
  document.addEventListener('focusin', (event) => {
    const link = linkAt(event);
    if (link?.matches(':focus-visible')) void show(link);
    else hide();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  // What is open closes first; only then a press begins to count.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && popover.contains(target))) hide();
    },
    true,
  );
}
