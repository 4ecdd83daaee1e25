/** A key pressed where text goes is text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Opens the search by its link in the header, by “/” and by Ctrl+K. What it needs is fetched only then. */
export function offerSearchDialog(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]');
  if (!link || document.querySelector('main .search-form')) return;
  const open = async (event: Event) => {
    event.preventDefault();
    const { openDialog } = await import('./dialog.ts');
    await openDialog(link);
  };
  link.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) void open(event);
  });
  addEventListener('keydown', (event) => {
    const asked =
      event.key === '/'
        ? !event.ctrlKey && !event.metaKey && !event.altKey
        : event.key === 'k' && (event.ctrlKey || event.metaKey);
    if (asked && (event.key !== '/' || !isTyping(event.target))) void open(event);
  });
}
