/** The arrow keys turn to the section before and after, while nothing has the focus that has a use for them. */
export function turnPages(): void {
  addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event;
    const rel = key === 'ArrowLeft' ? 'prev' : key === 'ArrowRight' ? 'next' : undefined;
    if (!rel || defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isFree = target === document.body || (target instanceof HTMLElement && target.matches('main'));
    if (!isFree || document.querySelector(':popover-open, dialog[open]')) return;
    // Who has come to the right or the left edge of something wide scrolls on.
    if (document.documentElement.scrollWidth > innerWidth) return;
    document.querySelector<HTMLAnchorElement>(`.bar a[rel="${rel}"]`)?.click();
  });
}
