import { centreRow } from './centre.ts';
import { handRows } from './hand.ts';
import { type Metrics, metricsFor } from './metrics.ts';
import { type CardPlace, joined, type Part, type TableLayout } from './place.ts';
import { farSeats, type Slot, sideSeat, slotOf } from './seats.ts';
import { sideRows } from './sides.ts';
import type { TableView, ViewSeat } from './view.ts';

const beside: readonly Slot[] = ['left', 'right'];

/**
 * Lays a table out for a width of 320 to 900 units: the reader sits at the lower edge, the others where they sit at a real table, the
 * melds of each side before it, stock and pile in the middle. The same view and width always give the same places; every card of the
 * view gets exactly one. Where much lies on the table the cards are smaller, so that the hand comes no further down than it must.
 */
export function layoutTable(view: TableView, width: number): TableLayout {
  let metrics = metricsFor(width);
  let close = layParts(view, metrics, 0);
  for (const share of metrics.shares) {
    if (heightOf(close, metrics) <= metrics.mostHeight) break;
    metrics = metricsFor(width, share);
    close = layParts(view, metrics, 0);
  }
  const spare = metrics.leastHeight - heightOf(close, metrics);
  // A table with little on it spreads what it has, so that it keeps its height when more is laid.
  const parts = spare > 0 ? layParts(view, metrics, spare / 4) : close;
  const whole = joined(parts.all);
  return {
    ...whole,
    cards: whole.cards.map((place) => marked(place, view)),
    width,
    height: Math.ceil(heightOf(parts, metrics)),
    tools: { x: width - metrics.margin, y: parts.hand },
  };
}

interface LaidParts {
  readonly all: readonly Part[];
  /** Where the hand begins. */
  readonly hand: number;
  readonly bottom: number;
}

function layParts(view: TableView, metrics: Metrics, extra: number): LaidParts {
  const { margin, width, gap, wide } = metrics;
  const all: Part[] = [];
  let top = wide ? margin * 0.7 : 5;
  const put = (part: Part, space: number) => {
    all.push(part);
    top = part.bottom + space;
  };
  const at = (slot: Slot) => view.seats.find((seat) => slotOf(seat, view.players) === slot);
  const far = view.seats.filter((seat) => !beside.includes(slotOf(seat, view.players)));
  const { resting } = view;
  if (far.length > 0 || resting !== null) put(farSeats(far, resting, view.players, top, metrics), wide ? 4 : 2);
  put(opponentRows(view, top, metrics), gap * 0.6 + extra);
  const [left, right] = [at('left'), at('right')];
  const middle = top;
  const aside = [left, right].filter((seat) => seat !== undefined);
  const centre = centreRow(view, aside, middle, metrics);
  const height = centre.bottom - middle;
  const seats = [sitting(left, 'left', middle, height, metrics), sitting(right, 'right', middle, height, metrics)];
  for (const seat of seats) if (seat !== null) all.push(seat);
  put(centre, 0);
  top = Math.max(top, ...seats.map((seat) => seat?.bottom ?? 0)) + gap * 0.6 + extra;
  const tray = { staged: view.staged, room: view.room };
  put(sideRows(view.own, tray, { left: margin, width: width - 2 * margin }, top, metrics), gap * 0.6 + extra);
  const hand = top;
  put(handRows(view.hand, view.lifted, top, metrics), 0);
  return { all, hand, bottom: top };
}

function heightOf({ bottom }: LaidParts, { margin }: Metrics): number {
  return bottom + margin * 0.8;
}

function sitting(
  seat: ViewSeat | undefined,
  edge: 'left' | 'right',
  top: number,
  height: number,
  metrics: Metrics,
): Part | null {
  return seat === undefined ? null : sideSeat(seat, edge, top, height, metrics);
}

/** What the others have laid: one side over the whole width, two side by side where there is room. */
function opponentRows({ opponents }: TableView, top: number, metrics: Metrics): Part {
  const { margin, width, gap, wide } = metrics;
  const inner = width - 2 * margin;
  const nothing = { staged: [], room: false };
  const columns = wide ? Math.max(opponents.length, 1) : 1;
  const across = (inner - gap * 2 * (columns - 1)) / columns;
  const parts: Part[] = [];
  let y = top;
  opponents.forEach((side, place) => {
    const left = margin + (place % columns) * (across + gap * 2);
    const part = sideRows(side, nothing, { left, width: across }, y, metrics);
    parts.push(part);
    if (columns === 1) y = part.bottom + gap * 0.6;
  });
  return { ...joined(parts), bottom: Math.max(top, ...parts.map(({ bottom }) => bottom)) };
}

function marked(place: CardPlace, { marks }: TableView): CardPlace {
  const own = marks.get(place.key);
  return own === undefined ? place : { ...place, marks: own };
}
