/** Answers the button that prints the page. */
export function offerPrinting(): void {
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
}
