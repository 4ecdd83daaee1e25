import { centreRow } from './centre.ts';
import { handRows } from './hand.ts';
import { type Metrics, metricsFor } from './metrics.ts';
import { type CardPlace, joined, type Part, type TableLayout } from './place.ts';
import { farSeats, type Slot, sideSeat, slotOf } from './seats.ts';
import { sideRows } from './sides.ts';
import type { TableView, ViewSeat } from './view.ts';

const beside: readonly Slot[] = ['left', 'right'];

/**
 * Lays a table out for a width of 320 to 900 units and a height: the reader sits at the lower edge, the others where they sit at a real
 * table, the melds of each side before it, stock and pile in the middle. Every card of the view gets exactly one place.
 *
 * Nothing wanders: where seats, stock, pile, each side's melds and the hand lie follows from who sits at the table and from the size asked
 * for, never from how much has been laid. What is laid grows within the rows that are kept for it (`sides.ts` says how it folds). Only
 * where hands lie open to be counted, or cards lie apart from a hand, the table grows with them.
 */
export function layoutTable(view: TableView, width: number, height = metricsFor(width).usualHeight): TableLayout {
  const [largest = 1, ...smaller] = metricsFor(width).shares;
  let metrics = metricsFor(width, largest);
  let close = layParts(view, metrics, { rows: 1, extra: 0 });
  for (const share of smaller) {
    if (heightOf(close, metrics) <= height) break;
    metrics = metricsFor(width, share);
    close = layParts(view, metrics, { rows: 1, extra: 0 });
  }
  const roomy = layParts(view, metrics, { rows: 2, extra: 0 });
  const rows = heightOf(roomy, metrics) <= height ? 2 : 1;
  const spare = height - heightOf(rows === 2 ? roomy : close, metrics);
  const extra = Math.min(Math.max(0, spare / 4), metrics.meld.height * mostSpread);
  const parts = layParts(view, metrics, { rows, extra });
  const whole = joined(parts.all);
  return {
    ...whole,
    cards: whole.cards.map((place) => marked(place, view)),
    width,
    height: Math.ceil(heightOf(parts, metrics)),
    tools: { x: width - metrics.margin, y: parts.hand },
  };
}

/** How far apart the parts of a table lie at most where there is room, in heights of a melded card. */
const mostSpread = 0.6;

/** How many rows are kept for the melds of each side, and how much further apart the parts lie than they must. */
interface Spread {
  readonly rows: 1 | 2;
  readonly extra: number;
}

interface LaidParts {
  readonly all: readonly Part[];
  /** Where the hand begins. */
  readonly hand: number;
  readonly bottom: number;
}

function layParts(view: TableView, metrics: Metrics, { rows, extra }: Spread): LaidParts {
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
  put(opponentRows(view, rows, top, metrics), gap * 0.4 + extra);
  const [left, right] = [at('left'), at('right')];
  const middle = top;
  const aside = [left, right].filter((seat) => seat !== undefined);
  const centre = centreRow(view, aside, middle, metrics);
  const height = centre.bottom - middle;
  const seats = [sitting(left, 'left', middle, height, metrics), sitting(right, 'right', middle, height, metrics)];
  for (const seat of seats) if (seat !== null) all.push(seat);
  put(centre, 0);
  top = Math.max(top, ...seats.map((seat) => seat?.bottom ?? 0)) + gap * 0.4 + extra;
  const tray = { staged: view.staged, room: view.room };
  put(sideRows(view.own, tray, { left: margin, width: width - 2 * margin, rows }, top, metrics), gap * 0.4 + extra);
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

/** What the others have laid: one side over the whole width, two side by side. */
function opponentRows({ opponents }: TableView, rows: Spread['rows'], top: number, metrics: Metrics): Part {
  const { margin, width, gap } = metrics;
  const inner = width - 2 * margin;
  const nothing = { staged: [], room: false };
  const columns = Math.max(opponents.length, 1);
  const across = (inner - gap * 2 * (columns - 1)) / columns;
  const parts: Part[] = [];
  opponents.forEach((side, place) => {
    const left = margin + place * (across + gap * 2);
    parts.push(sideRows(side, nothing, { left, width: across, rows }, top, metrics));
  });
  return { ...joined(parts), bottom: Math.max(top, ...parts.map(({ bottom }) => bottom)) };
}

function marked(place: CardPlace, { marks }: TableView): CardPlace {
  const own = marks.get(place.key);
  return own === undefined ? place : { ...place, marks: own };
}
