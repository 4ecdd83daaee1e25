/** Takes the reader to the top of the page and, with the keyboard, to the heading of what has come onto it. */
export function goToHeading(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('.tab-panel h2, .start-form h2');
    scrollTo({ top: 0 });
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
