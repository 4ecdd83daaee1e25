import { faceFor } from './fan.ts';
import { stripShare } from './metrics.ts';
import type { Held, Moving } from './painter.ts';
import type { CardPlace, TableLayout } from './place.ts';

/** The cards of a layout with those that are carried apart from the others. */
export interface Carrying {
  readonly resting: readonly CardPlace[];
  readonly carried: readonly CardPlace[];
}

/**
 * Parts a layout's cards into those that rest and those that the pointer carries: gathered beside the one that was grabbed, each
 * showing its index. How far the pointer has come is not in it, so that it is the same for a whole drag.
 */
export function partCarried(layout: TableLayout, moving: Held | null): Carrying {
  const grabbed = layout.cards.find(({ key }) => key === moving?.grabbed);
  if (moving === null || grabbed === undefined) return { resting: layout.cards, carried: [] };
  const strip = grabbed.width * stripShare;
  const own = layout.cards.filter(({ key }) => moving.keys.includes(key));
  const middle = own.indexOf(grabbed);
  return {
    resting: layout.cards.filter(({ key }) => !moving.keys.includes(key)),
    carried: own.map((place, index) => ({
      ...place,
      x: grabbed.x + (index - middle) * strip,
      y: grabbed.y,
      face: place.card === null ? place.face : faceFor(place.width, index === own.length - 1 ? place.width : strip),
    })),
  };
}

/** A layout with the carried cards where the pointer has them, above all others. */
export function carry(layout: TableLayout, moving: Moving | null): TableLayout {
  if (moving === null) return layout;
  const { resting, carried } = partCarried(layout, moving);
  const moved = carried.map((place) => ({ ...place, x: place.x + moving.x, y: place.y + moving.y }));
  return { ...layout, cards: [...resting, ...moved] };
}
