import { useEffect, useState } from 'preact/hooks';
import type { Speech } from '../../words/speech.ts';

/** The way to full screen and back, as an entry of a list; nothing where the browser has no full screen. */
export function FullScreen({ speech }: { speech: Speech }) {
  const full = useFullScreen();
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return null;
  return (
    <li>
      <button type="button" onClick={(event) => toggleFullScreen(event.currentTarget)}>
        {speech.text(full ? 'leaveFullScreen' : 'fullScreen')}
      </button>
    </li>
  );
}

/** Whether the page has something on the full screen, which readers may also leave by a key or a gesture. */
function useFullScreen(): boolean {
  const [full, setFull] = useState(() => typeof document !== 'undefined' && document.fullscreenElement !== null);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('fullscreenchange', () => setFull(document.fullscreenElement !== null), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, []);
  return full;
}

function toggleFullScreen(inside: HTMLElement): void {
  const table = inside.closest('.table-widget');
  table?.addEventListener('fullscreenchange', stayInView);
  // A browser that refuses has its reasons; the table stays usable as it is.
  const done = document.fullscreenElement === null ? table?.requestFullscreen() : document.exitFullscreen();
  done?.catch(() => undefined);
}

/** However the full screen was left, the reader is where the table stands on the page, once the felt has the size that it has there. */
function stayInView({ currentTarget }: Event): void {
  if (document.fullscreenElement !== null || !(currentTarget instanceof Element)) return;
  const felt = currentTarget.querySelector('.felt');
  const show = () => felt?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  show();
  // The felt is measured before the next frame, and laid out after it.
  requestAnimationFrame(() => requestAnimationFrame(show));
}
