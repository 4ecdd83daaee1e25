import { faceFor, placed } from './fan.ts';
import { type CardSize, stripOf } from './metrics.ts';
import type { CardPlace } from './place.ts';
import type { ViewPile } from './view.ts';

/** How much wider the strip of a crosswise card is, since its index lies along it. */
const crosswiseShare = 1.9;

/** How far a crosswise card sticks out below the pile: by the strip that shows its index. */
export function overhangOf(size: CardSize): number {
  return stripOf(size);
}

/**
 * The pile as a row from its bottom to its top, which lies quite free; crosswise cards stick out below. As many cards as fit show their
 * indices; those below lie squared under the first.
 */
export function pileFan(
  { cards, crosswise }: ViewPile,
  x: number,
  y: number,
  available: number,
  size: CardSize,
): readonly CardPlace[] {
  const strip = stripOf(size);
  const steps = cards.slice(0, -1).map(({ key }) => (crosswise.has(key) ? strip * crosswiseShare : strip));
  const last = cards.at(-1);
  const room = available - (last !== undefined && crosswise.has(last.key) ? size.height : size.width);
  // From the top down, the cards that still fit beside one another.
  let free = room;
  let first = steps.length;
  for (let place = steps.length - 1; place >= 0; place -= 1) {
    free -= steps[place] ?? 0;
    if (free < 0) break;
    first = place;
  }
  let left = x;
  return cards.map((card, place) => {
    const turned = crosswise.has(card.key);
    const covered = place < first;
    const width = turned ? size.height : size.width;
    const at = {
      x: Math.min(left, x + available - width),
      y: turned ? y + size.height - size.width + overhangOf(size) : y,
    };
    const step = covered ? 0 : (steps[place] ?? 0);
    const seen = place === cards.length - 1 || turned ? size.width : step;
    left += step;
    const face = covered && !turned ? 'edge' : faceFor(size.width, seen);
    return placed(card, 'pile', at, size, face, turned ? 'left' : 'upright');
  });
}
