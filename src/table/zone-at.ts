import type { TableLayout } from './place.ts';
import { zones } from './view.ts';

/** How near to a place counts as in it. */
const reach = 14;

/** The place of the table at a point, the smallest where several lie over one another; null for none. The hand is no place to bring cards to. */
export function zoneAt(layout: TableLayout, x: number, y: number): string | null {
  const hit = layout.zones
    .filter((zone) => zone.zone !== zones.hand && !zone.zone.startsWith('seat:'))
    .filter(
      (zone) =>
        x >= zone.x - reach &&
        x <= zone.x + zone.width + reach &&
        y >= zone.y - reach &&
        y <= zone.y + zone.height + reach,
    )
    .sort((a, b) => a.width * a.height - b.width * b.height)[0];
  return hit?.zone ?? null;
}
