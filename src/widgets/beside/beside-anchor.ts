/** Puts a popover below what it belongs to, or above where there is no room, within the width of the page. */
export function placeBeside(popover: HTMLElement, anchor: HTMLElement): void {
  const gap = 6;
  // A link may be broken over two lines: its first piece is where the reader looks.
  const at = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const page = document.documentElement;
  const fits = at.bottom + gap + height <= page.clientHeight || at.top < height + gap;
  const top = fits ? at.bottom + gap : at.top - gap - height;
  const left = Math.max(gap, Math.min(at.left, page.clientWidth - width - gap));
  popover.style.top = `${top + scrollY}px`;
  popover.style.left = `${left + scrollX}px`;
}
