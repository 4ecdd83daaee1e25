/** The row of a text in two languages at which the reader is: the first that is not above the window, once the page has been scrolled. */
function rowInView(): string | undefined {
  if (scrollY < innerHeight / 2) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('.paired-row[id]')];
  return rows.find((row) => row.getBoundingClientRect().bottom > 100)?.id;
}

/**
 * Keeps the reader's place when the language is switched: the links of the language switch carry the fragment of the address, and where
 * two languages stand side by side, the row in view.
 */
export function keepPlace(): void {
  const carryFragment = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) link.hash = location.hash;
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keeps-place]') : null;
    const row = link && rowInView();
    if (row) link.hash = row;
  });
  carryFragment();
  addEventListener('hashchange', carryFragment);
}
