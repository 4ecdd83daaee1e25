import { metricsFor } from './metrics.ts';
import type { Moving } from './painter.ts';
import type { TableLayout } from './place.ts';

/**
 * A layout with the carried cards where the pointer has them: gathered beside the one that was grabbed, each showing its index, and
 * above all others.
 */
export function carry(layout: TableLayout, moving: Moving | null): TableLayout {
  const grabbed = layout.cards.find(({ key }) => key === moving?.grabbed);
  if (moving === null || grabbed === undefined) return layout;
  const { strip } = metricsFor(layout.width);
  const carried = layout.cards.filter(({ key }) => moving.keys.includes(key));
  const others = layout.cards.filter(({ key }) => !moving.keys.includes(key));
  const middle = carried.indexOf(grabbed);
  const gathered = carried.map((place, index) => ({
    ...place,
    x: grabbed.x + moving.x + (index - middle) * strip,
    y: grabbed.y + moving.y,
  }));
  return { ...layout, cards: [...others, ...gathered] };
}
