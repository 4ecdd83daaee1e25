import { centreRow } from './centre.ts';
import { handRows } from './hand.ts';
import { metricsFor } from './metrics.ts';
import type { Part, TableLayout } from './place.ts';
import { seatRow } from './seats.ts';
import { sideRows } from './sides.ts';
import type { TableView } from './view.ts';

/**
 * Lays a table out for a width of 320 to 900 units: other players, their melds, stock and pile, one's own melds, the hand, from the
 * top down. The same view and width always give the same places; every card of the view gets exactly one.
 */
export function layoutTable(view: TableView, width: number): TableLayout {
  const metrics = metricsFor(width);
  const parts: Part[] = [];
  let top = metrics.margin;
  const put = (part: Part) => {
    parts.push(part);
    top = part.bottom + metrics.gap;
  };
  if (view.seats.length > 0) put(seatRow(view.seats, top, metrics));
  for (const side of view.opponents) put(sideRows(side, [], false, top, metrics));
  put(centreRow(view.stock, view.pile, top, metrics));
  put(sideRows(view.own, view.staged, view.room, top, metrics));
  put(handRows(view.hand, view.lifted, top, metrics));
  return {
    width,
    height: Math.ceil(top - metrics.gap + metrics.margin),
    cards: parts.flatMap(({ cards }) => cards),
    zones: parts.flatMap(({ zones }) => zones),
    labels: parts.flatMap(({ labels }) => labels),
  };
}
