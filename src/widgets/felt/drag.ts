import { useEffect, useRef } from 'preact/hooks';
import type { Held, Moving } from '../../table/painter.ts';
import type { TableLayout } from '../../table/place.ts';
import { zones } from '../../table/view.ts';
import { handPlaceAt, zoneAt } from '../../table/zone-at.ts';

/** What a drag leads to. */
export interface DragEnds {
  /** Cards have been let go over a place of the table. */
  readonly onPlace: (zone: string, keys: readonly string[]) => void;
  /** Cards of the hand have been let go in the hand, before this card of it; null for its end. */
  readonly onOrder: (keys: readonly string[], before: string | null) => void;
  /** Cards have been taken hold of, and may be about to move; with null they lie where they lay. */
  readonly onHold: (held: Held | null) => void;
  /** Where the cards are on their way, and over which place; called at most once a frame, and with null when they are let go. */
  readonly onMove: (moving: Moving | null, over: string | null) => void;
}

/** How far the pointer may shake before a press becomes a drag, in CSS pixels. */
const slack = 8;

/** How long a finger rests on a card until the card follows it wherever it goes, in milliseconds. */
const fingerRest = 150;

/**
 * Dragging: the card under the pointer, or with it the whole selection, goes to the place where it is let go. A finger that moves
 * sideways or rests a moment carries the card; one that moves up or down at once scrolls the page. Escape puts the cards back.
 */
export function useDrag(
  box: { current: HTMLDivElement | null },
  layout: TableLayout,
  selected: readonly string[],
  ends: DragEnds,
) {
  const clickBarred = useRef(false);
  const stopCurrent = useRef<(() => void) | null>(null);
  // A table that goes takes its listeners along.
  useEffect(() => () => stopCurrent.current?.(), []);

  const grab = (start: PointerEvent, key: string) => {
    if (start.button !== 0 || box.current === null) return;
    stopCurrent.current?.();
    clickBarred.current = false;
    const finger = start.pointerType === 'touch';
    const { current: felt } = box;
    // Measured once: reading it again at every move would have the page laid out in between.
    let table = felt.getBoundingClientRect();
    const { currentTarget: card } = start;
    const keys = selected.includes(key) ? selected : [key];
    const stop = new AbortController();
    const { signal } = stop;
    let following = !finger;
    let dragging = false;
    let frame = 0;
    let last = start;
    // Not within the press itself, which is to be quick too.
    const hold = setTimeout(() => ends.onHold({ keys, grabbed: key }), 0);
    const rest = finger ? setTimeout(() => (following = true), fingerRest) : undefined;
    const pointOf = (event: PointerEvent) => {
      const scale = layout.width / table.width;
      return { x: (event.clientX - table.left) * scale, y: (event.clientY - table.top) * scale };
    };
    const begin = () => {
      dragging = true;
      if (!(card instanceof HTMLElement)) return;
      card.classList.add('grabbed');
      // What the pointer passes on its way is not touched by it.
      try {
        card.setPointerCapture(start.pointerId);
      } catch {
        // The pointer has just gone; its end is on the way.
      }
    };
    const move = () => {
      frame = 0;
      if (!dragging) begin();
      const scale = layout.width / table.width;
      const [x, y] = [(last.clientX - start.clientX) * scale, (last.clientY - start.clientY) * scale];
      const at = pointOf(last);
      ends.onMove({ keys, grabbed: key, x, y }, zoneAt(layout, at.x, at.y));
    };
    const end = () => {
      stop.abort();
      clearTimeout(hold);
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      stopCurrent.current = null;
      ends.onHold(null);
      if (!dragging) return;
      if (card instanceof HTMLElement) {
        card.classList.remove('grabbed');
        if (card.hasPointerCapture(start.pointerId)) card.releasePointerCapture(start.pointerId);
      }
      ends.onMove(null, null);
      // The click that follows is the end of the drag and no choice; what comes after it is.
      clickBarred.current = true;
      setTimeout(() => (clickBarred.current = false), 0);
    };
    stopCurrent.current = end;
    addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== start.pointerId) return;
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        last = event;
        if (!dragging && Math.hypot(x, y) < slack) return;
        if (!following && Math.abs(y) > Math.abs(x)) return end();
        following = true;
        if (frame === 0) frame = requestAnimationFrame(move);
      },
      { signal },
    );
    const measure = () => (table = felt.getBoundingClientRect());
    addEventListener('scroll', measure, { signal, capture: true, passive: true });
    addEventListener('resize', measure, { signal });
    // While a card follows a finger, the page must not scroll along.
    const holdPage = (event: TouchEvent) => {
      if (following && event.cancelable) event.preventDefault();
    };
    addEventListener('touchmove', holdPage, { signal, passive: false });
    addEventListener('pointercancel', end, { signal });
    // The key that leaves the full screen is not heard here.
    addEventListener('fullscreenchange', end, { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !dragging) return;
        event.preventDefault();
        event.stopPropagation();
        end();
      },
      { signal, capture: true },
    );
    addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== start.pointerId) return;
        const dropped = dragging;
        end();
        if (!dropped) return;
        const { x, y } = pointOf(event);
        const zone = zoneAt(layout, x, y);
        if (zone === zones.hand) ends.onOrder(keys, handPlaceAt(layout, keys, x, y));
        else if (zone !== null) ends.onPlace(zone, keys);
      },
      { signal },
    );
  };

  return { grab, clickAllowed: () => !clickBarred.current };
}
