import { useRef, useState } from 'preact/hooks';
import type { Moving } from '../table/painter.ts';
import type { TableLayout } from '../table/place.ts';
import { zoneAt } from '../table/zone-at.ts';

/** Cards that the pointer carries, and how far, in the units of the layout. */
export interface Carried extends Moving {
  /** The place that they would be brought to if they were let go now. */
  readonly over: string | null;
}

/** How far the pointer may shake before a press becomes a drag. */
const slack = 6;

/**
 * Dragging with a mouse or a pen: the card under the pointer, or with it the whole selection, goes to the place where it is let go.
 * A finger taps instead, since it must be able to scroll the page.
 */
export function useDrag(
  box: { current: HTMLDivElement | null },
  layout: TableLayout,
  selected: readonly string[],
  onPlace: (zone: string, keys: readonly string[]) => void,
) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const justDragged = useRef(false);

  const grab = (start: PointerEvent, key: string) => {
    if (start.pointerType === 'touch' || start.button !== 0 || box.current === null) return;
    justDragged.current = false;
    const table = box.current.getBoundingClientRect();
    const scale = layout.width / table.width;
    const keys = selected.includes(key) ? selected : [key];
    const stop = new AbortController();
    const { signal } = stop;
    const placeUnder = (event: PointerEvent) => {
      const now = box.current?.getBoundingClientRect() ?? table;
      return zoneAt(layout, (event.clientX - now.left) * scale, (event.clientY - now.top) * scale);
    };
    const distance = (event: PointerEvent) => ({
      x: (event.clientX - start.clientX) * scale,
      y: (event.clientY - start.clientY) * scale,
    });
    const end = () => {
      stop.abort();
      setCarried(null);
    };
    addEventListener(
      'pointermove',
      (event) => {
        const { x, y } = distance(event);
        if (!justDragged.current && Math.hypot(x, y) < slack) return;
        justDragged.current = true;
        setCarried({ keys, grabbed: key, x, y, over: placeUnder(event) });
      },
      { signal },
    );
    addEventListener('pointercancel', end, { signal });
    addEventListener(
      'pointerup',
      (event) => {
        end();
        if (!justDragged.current) return;
        const zone = placeUnder(event);
        if (zone !== null) onPlace(zone, keys);
      },
      { signal },
    );
  };

  /** Whether a click means a choice, and not the end of a drag. */
  const clickAllowed = () => {
    const allowed = !justDragged.current;
    justDragged.current = false;
    return allowed;
  };

  return { carried, grab, clickAllowed };
}
