import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { layoutTable } from '../../table/layout.ts';
import { designWidth } from '../../table/metrics.ts';
import type { TableLayout } from '../../table/place.ts';
import { groundMarkup, wordsMarkup } from '../../table/svg.ts';
import type { TableView } from '../../table/view.ts';
import type { Subject } from '../question/question.ts';
import { byRank, withMoved } from '../table/hand-order.ts';
import type { TableState } from '../table/table-state.ts';
import type { Speech } from '../words/speech.ts';
import { CardsMenu } from './CardsMenu.tsx';
import { useCanvas } from './canvas.ts';
import { holdCards, letGoCards, moveCards } from './carried-cards.ts';
import { useDrag } from './drag.ts';
import { addFaces } from './faces.ts';
import { pictureCards, refuseInPicture } from './picture-cards.ts';
import { withProgress } from './side-progress.ts';
import { TouchLayer } from './TouchLayer.tsx';
import { tableView } from './table-view.ts';

/** What the reader does at the table. */
export interface FeltProps {
  readonly state: TableState;
  readonly speech: Speech;
  /** What no word on the felt may tell, because it is being asked. */
  readonly untold?: Subject | null;
  /** Which deal has just been dealt and not been played yet, so that it is seen to be; null for none. */
  readonly dealt?: string | null;
  /** A card of the hand has been touched: it is chosen, or put back. */
  readonly onCard: (key: string) => void;
  /** A place has been touched, or cards have been brought to it; these keys are then the selection. */
  readonly onPlace: (zone: string, keys: readonly string[] | null) => void;
}

/** The table itself: its picture, the canvas over it while it is live, and over both the real buttons that everybody uses. */
export function Felt({ state, speech, untold = null, dealt = null, onCard, onPlace }: FeltProps) {
  const box = useRef<HTMLDivElement>(null);
  const pictured = useRef<SVGGElement>(null);
  const carried = useRef<HTMLDivElement>(null);
  const brought = useRef<readonly string[]>([]);
  const [order, setOrder] = useState(byRank);
  const { width, height } = useDesignSize(box);
  const view = useMemo(
    () => withProgress(tableView(state, speech, order, untold), state, speech, untold),
    [state, speech, order, untold],
  );
  const layout = useMemo(() => layoutTable(view, width, height), [view, width, height]);
  const painter = useCanvas(box, layout, speech.letters);
  const drag = useDrag(box, layout, state.selected, {
    onPlace: (zone, keys) => {
      brought.current = keys;
      onPlace(zone, keys);
    },
    onOrder: (keys, before) => setOrder(withMoved(view.hand.cards, keys, before)),
    onHold: (held) => {
      if (carried.current === null) return;
      if (held === null) letGoCards(carried.current);
      else holdCards(carried.current, layout, held, speech.letters);
    },
    // Nothing is rendered anew while cards are on their way: they have to keep up with the pointer.
    onMove: (moving, over) => {
      if (carried.current !== null && moving !== null) moveCards(carried.current, layout, moving, speech.letters);
      painter?.carry(moving);
      showTarget(box.current, moving?.keys ?? [], over);
    },
  });
  useEffect(() => {
    if (dealt !== null) painter?.deal();
  }, [painter, dealt]);
  useLayoutEffect(() => {
    // What stands at the felt's edge is as wide as the felt.
    box.current?.parentElement?.style.setProperty('--felt-ratio', String(layout.width / layout.height));
  }, [layout]);
  const closed = useNewlyClosed(view);
  useKeptInView(box);
  const choice = useChoice(state, view.hand.cards, onCard);
  useEffect(() => {
    if (state.slip === null && state.judged?.verdict.legal !== false) return;
    const refused = brought.current.length > 0 ? brought.current : [...state.selected, ...state.aside.flat()];
    if (painter !== null) painter.refuse(refused);
    else if (pictured.current !== null) refuseInPicture(pictured.current, layout, refused);
    brought.current = [];
  }, [state.judged?.number, state.slip?.number]);
  return (
    <div
      class={painter === null ? 'felt' : 'felt painted'}
      style={{ '--felt-ratio': layout.width / layout.height }}
      ref={box}
    >
      <Picture layout={layout} pictured={pictured} speech={speech} />
      <TouchLayer
        state={state}
        view={view}
        layout={layout}
        speech={speech}
        closed={closed}
        onCard={(key) => drag.clickAllowed() && choice.tap(key)}
        onRank={choice.ofRank}
        onPlace={(zone) => drag.clickAllowed() && onPlace(zone, null)}
        onGrab={drag.grab}
      />
      <div class="carried-cards" ref={carried} aria-hidden="true" />
      <CardsMenu layout={layout} speech={speech} order={order} onOrder={setOrder} />
    </div>
  );
}

/** Shows while cards are carried which they are, where they can be brought, and over which of these places they are. */
function showTarget(box: HTMLElement | null, carried: readonly string[], over: string | null): void {
  if (box === null) return;
  if (box.classList.contains('dragging') !== carried.length > 0) {
    box.classList.toggle('dragging');
    for (const card of box.querySelectorAll<HTMLElement>('.place.card')) {
      card.classList.toggle('away', carried.includes(card.dataset.key ?? ''));
    }
  }
  for (const place of box.querySelectorAll<HTMLElement>('.place[data-zone]')) {
    place.classList.toggle('target', place.dataset.zone === over);
  }
}

/** A felt that was seen to its lower edge, where the hand lies, still is when more is laid and it grows, or a line above it pushes it down. */
function useKeptInView(box: { current: HTMLDivElement | null }): void {
  const last = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const felt = box.current;
    if (felt === null) return;
    const { bottom } = felt.getBoundingClientRect();
    const before = last.current - scrollY;
    last.current = bottom + scrollY;
    if (bottom > innerHeight && before <= innerHeight) felt.scrollIntoView({ block: 'nearest' });
  });
}

/** The melds of which the last change has made canastas; none at the beginning. */
function useNewlyClosed({ own, opponents }: TableView): ReadonlySet<string> {
  const closed = new Set(
    [own, ...opponents].flatMap(({ melds }) => melds.filter((meld) => meld.squared)).map(({ zone }) => zone),
  );
  const before = useRef(closed);
  const fresh = useRef<ReadonlySet<string>>(new Set());
  if ([...closed].some((zone) => !before.current.has(zone)) || closed.size < before.current.size) {
    fresh.current = new Set([...closed].filter((zone) => !before.current.has(zone)));
    before.current = closed;
  }
  return fresh.current;
}

interface PictureProps {
  readonly layout: TableLayout;
  readonly pictured: { current: SVGGElement | null };
  readonly speech: Speech;
}

/** The picture in its layers: the places lie under the canvas, the words over it. */
function Picture({ layout, pictured, speech }: PictureProps) {
  const ground = useMemo(() => ({ __html: groundMarkup(layout) }), [layout]);
  const words = useMemo(() => ({ __html: wordsMarkup(layout) }), [layout]);
  const cards = useMemo(() => {
    addFaces(layout, speech.letters);
    return { __html: pictureCards(layout) };
  }, [layout, speech]);
  const viewBox = `0 0 ${layout.width} ${layout.height}`;
  return (
    <>
      <svg class="table-picture ground" viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={ground} />
      <svg class="table-picture" viewBox={viewBox} aria-hidden="true">
        <g ref={pictured} dangerouslySetInnerHTML={cards} />
        <g dangerouslySetInnerHTML={words} />
      </svg>
    </>
  );
}

/** How soon a second tap on the same card must come to mean all cards of its rank, in milliseconds. */
const secondTap = 350;

/** Choosing cards: one by a tap, all of its rank by a second tap. */
function useChoice(
  { selected }: TableState,
  hand: ReturnType<typeof tableView>['hand']['cards'],
  onCard: (key: string) => void,
) {
  const last = useRef({ key: '', time: 0 });
  const ofRank = (key: string) => {
    const rank = hand.find((viewed) => viewed.key === key)?.card?.rank;
    const all = hand.filter(({ card }) => card !== null && card.rank === rank).map((viewed) => viewed.key);
    const rest = all.filter((other) => !selected.includes(other));
    for (const other of rest.length > 0 ? rest : all) onCard(other);
  };
  return {
    ofRank,
    tap: (key: string) => {
      const now = performance.now();
      const again = last.current.key === key && now - last.current.time < secondTap;
      last.current = { key: again ? '' : key, time: now };
      const single = hand.filter(({ card }) => card?.rank === hand.find((viewed) => viewed.key === key)?.card?.rank);
      if (again && single.length > 1) ofRank(key);
      else onCard(key);
    },
  };
}

interface DesignSize {
  readonly width: number;
  /** How high the table should be for that width; undefined where the page leaves it open. */
  readonly height: number | undefined;
}

/** The size to lay out for, by the width that the table has on its page and the height that its desk leaves it (`--felt-room`). */
function useDesignSize(box: { current: HTMLDivElement | null }): DesignSize {
  const [size, setSize] = useState<DesignSize>(() => ({ width: designWidth(innerWidth - 40), height: undefined }));
  const measure = () => {
    const place = box.current?.parentElement;
    if (!place) return;
    const width = designWidth(place.clientWidth);
    const room = Number.parseFloat(getComputedStyle(place).getPropertyValue('--felt-room'));
    const height = room > 0 ? Math.round((room * width) / place.clientWidth) : undefined;
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
  };
  useLayoutEffect(measure, [box]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (box.current?.parentElement) observer.observe(box.current.parentElement);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [box]);
  return size;
}
