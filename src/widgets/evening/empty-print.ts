/** Lets the reader print the empty sheet of the page in place of the game. */
export function printsEmptySheet(): void {
  const { body } = document;
  document.querySelector('[data-print-empty]')?.addEventListener('click', () => {
    body.dataset.print = 'empty';
    // What is folded away would not come on paper.
    document.querySelector('details.empty-sheet')?.setAttribute('open', '');
    print();
  });
  addEventListener('afterprint', () => {
    delete body.dataset.print;
  });
}
