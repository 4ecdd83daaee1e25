/** What this page and the small script of the page round its frame (`public/frame.js`) call their messages. */
const type = 'canasta-codex';

/** Tells the page round the frame how high this one is, whenever that changes; takes light or dark from it unless the address has chosen. */
export function fitFrame(): void {
  const shown = document.querySelector('main');
  if (shown === null || window.parent === window) return;
  // Anybody may know a height. Who is meant is not known here: the page round the frame may be anybody's.
  const tell = () => {
    const height = Math.ceil(shown.getBoundingClientRect().bottom + scrollY);
    window.parent.postMessage({ type, height }, '*');
  };
  new ResizeObserver(tell).observe(shown);
  addEventListener('hashchange', tell);
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || /[?&]theme=/.test(location.search)) return;
    const theme = themeIn(data);
    if (theme !== null) document.documentElement.dataset.theme = theme;
  });
}

function themeIn(data: unknown): 'light' | 'dark' | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== type || !('theme' in data)) {
    return null;
  }
  return data.theme === 'light' || data.theme === 'dark' ? data.theme : null;
}
