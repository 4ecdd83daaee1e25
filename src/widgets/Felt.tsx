import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { carry } from '../table/carry.ts';
import { layoutTable } from '../table/layout.ts';
import { designWidth } from '../table/metrics.ts';
import { tableMarkup } from '../table/svg.ts';
import { useCanvas } from './canvas.ts';
import { useDrag } from './drag.ts';
import { addFaces } from './faces.ts';
import type { TableState } from './state.ts';
import { TouchLayer } from './TouchLayer.tsx';
import { tableView } from './table-view.ts';
import type { Tongue } from './tongue.ts';

/** What the reader does at the table. */
export interface FeltProps {
  readonly state: TableState;
  readonly tongue: Tongue;
  /** A card of the hand has been touched. */
  readonly onCard: (key: string) => void;
  /** A place has been touched, or cards have been brought to it; these keys are then the selection. */
  readonly onPlace: (zone: string, keys: readonly string[] | null) => void;
}

/** The table itself: its picture, the canvas over it while it is live, and over both the real buttons that everybody uses. */
export function Felt({ state, tongue, onCard, onPlace }: FeltProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useDesignWidth(box);
  const view = useMemo(() => tableView(state, tongue), [state, tongue]);
  const layout = useMemo(() => layoutTable(view, width), [view, width]);
  const drag = useDrag(box, layout, state.selected, onPlace);
  const painted = useCanvas(box, layout, drag.carried, tongue.letters);
  const markup = useMemo(() => {
    addFaces(layout, tongue.letters);
    return tableMarkup(painted ? layout : carry(layout, drag.carried));
  }, [layout, tongue, painted, painted ? null : drag.carried]);
  return (
    <div class={painted ? 'felt painted' : 'felt'} ref={box}>
      <svg
        class="table-picture"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <TouchLayer
        state={state}
        view={view}
        layout={layout}
        tongue={tongue}
        target={drag.carried?.over ?? null}
        onCard={(key) => drag.clickAllowed() && onCard(key)}
        onPlace={(zone) => onPlace(zone, null)}
        onGrab={drag.grab}
      />
    </div>
  );
}

/** The width to lay out for, by the room that the table has on the page. */
function useDesignWidth(box: { current: HTMLDivElement | null }): number {
  const [width, setWidth] = useState(() => designWidth(innerWidth - 40));
  useLayoutEffect(() => {
    if (box.current !== null) setWidth(designWidth(box.current.clientWidth));
  }, [box]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(designWidth(entry.contentRect.width));
    });
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
