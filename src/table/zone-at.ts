import type { TableLayout, ZonePlace } from './place.ts';
import { zones } from './view.ts';

/** How near to a place counts as in it. */
const reach = 14;

/**
 * The place of the table at a point: the one that it is in, else the smallest of those that it is near to; null for none. No cards can be
 * brought to a player.
 */
export function zoneAt(layout: TableLayout, x: number, y: number): string | null {
  const hit = layout.zones
    .filter((zone) => !zone.zone.startsWith('seat:') && !isApart(zone))
    .filter((zone) => {
      const near = zone.zone === zones.hand ? 0 : reach;
      return (
        x >= zone.x - near && x <= zone.x + zone.width + near && y >= zone.y - near && y <= zone.y + zone.height + near
      );
    })
    .sort((a, b) => Number(isIn(b, x, y)) - Number(isIn(a, x, y)) || a.width * a.height - b.width * b.height)[0];
  return hit?.zone ?? null;
}

function isIn(zone: ZonePlace, x: number, y: number): boolean {
  return x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height;
}

/** Cards that lie face up before a player are his, and no place to bring others to. */
function isApart({ zone }: ZonePlace): boolean {
  return zone.startsWith('penalty:') || zone.startsWith('waiting:');
}

/** The card of the hand before which cards that are let go at a point come to lie; null for the end of the hand. */
export function handPlaceAt(layout: TableLayout, carried: readonly string[], x: number, y: number): string | null {
  const hand = layout.cards.filter(({ zone, key }) => zone === zones.hand && !carried.includes(key));
  const rowOf = (height: number) => hand.filter((card) => Math.abs(card.y - height) < card.height / 3);
  const tops = [...new Set(hand.map((card) => card.y))].sort((a, b) => b - a);
  const top = tops.find((height) => height <= y) ?? tops.at(-1);
  if (top === undefined) return null;
  const row = rowOf(top);
  const next = row.find((card) => card.x + card.width / 4 > x);
  if (next !== undefined) return next.key;
  const last = row.at(-1)?.key;
  return hand[hand.findIndex(({ key }) => key === last) + 1]?.key ?? null;
}
