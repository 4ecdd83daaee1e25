import { useEffect, useRef, useState } from 'preact/hooks';
import type { IndexLetters } from '../../table/faces/corner.ts';
import type { Painter } from '../../table/painter.ts';
import type { TableLayout } from '../../table/place.ts';
import { claimCanvas } from './live-canvases.ts';

/**
 * Keeps a live canvas over the picture while the table is in sight and there is one to be had; gives its painter while it paints.
 * Without WebGL, after a lost context and when other tables need the canvas more, the picture simply stays.
 */
export function useCanvas(
  box: { current: HTMLDivElement | null },
  layout: TableLayout,
  letters: IndexLetters,
): Painter | null {
  const [painter, setPainter] = useState<Painter | null>(null);
  const latest = useRef(layout);
  latest.current = layout;

  useEffect(() => {
    const host = box.current;
    if (host === null) return;
    let release: (() => void) | null = null;
    const letGo = () => {
      release?.();
      release = null;
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return letGo();
      release ??= claimCanvas(host, letters, latest, setPainter);
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      letGo();
    };
  }, [box, letters]);

  useEffect(() => painter?.paint(layout), [painter, layout]);
  return painter;
}
