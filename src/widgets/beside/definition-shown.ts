import { placeBeside } from './beside-anchor.ts';
import { pageOf } from './page-of-link.ts';

/** How long a pointer rests on a term before its definition shows, and how long it may be away before it goes, in milliseconds. */
const delay = { show: 200, hide: 250 } as const;

/** What an entry of the glossary says of a term, as a page carries it. */
function definitionIn(glossary: Document, id: string): HTMLElement | null {
  const [word, text] = ['dfn', '[itemprop=description]'].map((part) => glossary.querySelector(`#${id} ${part}`));
  if (!word || !text) return null;
  const definition = document.createElement('div');
  definition.popover = 'manual';
  definition.className = 'definition';
  definition.dataset.term = id;
  const title = document.createElement('strong');
  title.textContent = word.textContent;
  const meaning = document.createElement('span');
  meaning.id = `term-${id}`;
  meaning.textContent = text.textContent;
  definition.append(title, ' ', meaning);
  document.body.append(definition);
  return definition;
}

/**
 * Shows what a term means, in place: when a pointer rests on it, when it has the keyboard’s focus, and when a finger taps it (a second
 * tap follows the link to the glossary). Escape, a click elsewhere or leaving both term and definition closes it. What the page does not
 * carry comes from the glossary when it is asked for. Also answers for terms that come later, such as those of a narrator. Without this
 * script, or without a network, the terms are links to the glossary.
 */
export function offerDefinitions(): void {
  const definitions = new Map<string, HTMLElement>();
  for (const each of document.querySelectorAll<HTMLElement>('.definition[data-term]')) {
    definitions.set(each.dataset.term ?? '', each);
  }
  for (const term of document.querySelectorAll<HTMLElement>('a.term[data-term]')) {
    const { term: id = '' } = term.dataset;
    if (definitions.has(id)) term.setAttribute('aria-describedby', `term-${id}`);
  }
  let open: HTMLElement | undefined;
  let wanted: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (open?.matches(':popover-open')) open.hidePopover();
    open = undefined;
    wanted = undefined;
  };
  /** Whether there was something to show. */
  const show = async (term: HTMLAnchorElement): Promise<boolean> => {
    clearTimeout(timer);
    if (wanted === term) return true;
    hide();
    wanted = term;
    const { term: id = '' } = term.dataset;
    const definition =
      definitions.get(id) ??
      (await pageOf(term).then(
        (glossary) => definitionIn(glossary, id),
        () => null,
      ));
    if (definition === null) return false;
    definitions.set(id, definition);
    // While it was on its way the reader may have gone on.
    if (wanted !== term || !term.isConnected) return true;
    definition.showPopover();
    placeBeside(definition, term);
    term.setAttribute('aria-describedby', `term-${id}`);
    open = definition;
    return true;
  };
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const termAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.term[data-term]') : null;
  const isInside = ({ target }: Event) => target instanceof Element && target.closest('.definition, a.term') !== null;

  let touched: HTMLAnchorElement | null = null;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const term = termAt(event);
    if (term !== null) later(() => void show(term), delay.show);
    else if (isInside(event)) clearTimeout(timer);
    else if (wanted === undefined) clearTimeout(timer);
    else if (wanted !== document.activeElement) later(hide, delay.hide);
  });
  document.addEventListener('pointerdown', (event) => {
    const term = termAt(event);
    touched = event.pointerType !== 'mouse' && term !== wanted ? term : null;
    if (!isInside(event)) hide();
  });
  document.addEventListener('click', (event) => {
    const term = termAt(event);
    if (term === null || term !== touched) return;
    event.preventDefault();
    touched = null;
    void show(term).then((isShown) => {
      if (!isShown) location.assign(term.href);
    });
  });
  document.addEventListener('focusin', (event) => {
    const term = termAt(event);
    if (term?.matches(':focus-visible')) void show(term);
  });
  document.addEventListener('focusout', (event) => {
    if (termAt(event) !== null) later(hide, delay.hide);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}
