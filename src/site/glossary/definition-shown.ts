import { placeBeside } from '../layout/beside-anchor.ts';

/** How long a pointer rests on a term before its definition shows, and how long it may be away before it goes, in milliseconds. */
const delay = { show: 200, hide: 250 } as const;

/**
 * Shows what a term means, in place: when a pointer rests on it, when it has the keyboard’s focus, and when a finger taps it (a second
 * tap follows the link to the glossary). Escape, a click elsewhere or leaving both term and definition closes it. Without this script
 * the terms are links to the glossary.
 */
export function offerDefinitions(): void {
  const definitions = new Map<string, HTMLElement>();
  for (const each of document.querySelectorAll<HTMLElement>('.definition[data-term]')) {
    definitions.set(each.dataset.term ?? '', each);
  }
  let open: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (open?.matches(':popover-open')) open.hidePopover();
    open = undefined;
  };
  const show = (definition: HTMLElement, term: HTMLElement) => {
    clearTimeout(timer);
    if (open === definition) return;
    hide();
    definition.showPopover();
    placeBeside(definition, term);
    open = definition;
  };
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(hide, delay.hide);
  };

  for (const term of document.querySelectorAll<HTMLAnchorElement>('a.term[data-term]')) {
    const definition = definitions.get(term.dataset.term ?? '');
    if (!definition) continue;
    let finger = false;
    term.setAttribute('aria-describedby', `term-${term.dataset.term}`);
    term.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') later(() => show(definition, term), delay.show);
    });
    term.addEventListener('pointerleave', leave);
    term.addEventListener('pointerdown', ({ pointerType }) => {
      finger = pointerType !== 'mouse' && open !== definition;
    });
    term.addEventListener('click', (event) => {
      if (!finger) return;
      event.preventDefault();
      finger = false;
      show(definition, term);
    });
    term.addEventListener('focus', () => {
      if (term.matches(':focus-visible')) show(definition, term);
    });
    term.addEventListener('blur', () => later(hide, delay.hide));
  }
  for (const definition of definitions.values()) {
    definition.addEventListener('pointerenter', () => clearTimeout(timer));
    definition.addEventListener('pointerleave', leave);
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('.definition, a.term')) return;
    hide();
  });
}
