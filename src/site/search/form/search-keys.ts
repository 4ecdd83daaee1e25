/** A key pressed where text goes is text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Where the device keeps that the reader wants no key of one sign. */
const kept = 'search-key';

/** Whether “/” opens the search; speech input and unsteady hands press it unawares, so it can be turned off. */
function isKeyOn(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off';
  } catch {
    return true;
  }
}

/** Lets the reader turn the key “/” off, and on again. */
export function offerSearchKey(): void {
  const box = document.querySelector<HTMLInputElement>('[data-search-key]');
  if (!box) return;
  box.checked = isKeyOn();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(kept);
      else localStorage.setItem(kept, 'off');
    } catch {}
  });
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
        ? !event.ctrlKey && !event.metaKey && !event.altKey && isKeyOn()
        : event.key === 'k' && (event.ctrlKey || event.metaKey);
    if (asked && (event.key !== '/' || !isTyping(event.target))) void open(event);
  });
}
