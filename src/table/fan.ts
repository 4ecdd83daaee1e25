import type { Card } from '../engine/index.ts';
import type { FaceKind } from './faces/face.ts';
import { type CardSize, smallBelow } from './metrics.ts';
import type { CardPlace, Turn } from './place.ts';
import type { ViewCard } from './view.ts';

/** How far apart cards lie so that `count` of them fit into a width; never further than `most`. */
export function stepFor(count: number, available: number, cardWidth: number, most: number): number {
  return count < 2 ? most : Math.min(most, (available - cardWidth) / (count - 1));
}

/** The width of a row of overlapping cards. */
export function fanWidth(count: number, step: number, cardWidth: number): number {
  return count === 0 ? 0 : cardWidth + (count - 1) * step;
}

/** How much of a card is drawn that is `width` wide and of which so much is seen. */
export function faceFor(width: number, seen: number): FaceKind {
  if (width < smallBelow) return 'small';
  const share = seen / width;
  if (share > 0.9) return 'whole';
  return share >= 0.46 ? 'half' : 'strip';
}

/** A card at a place; crosswise its box is as wide as the card is high. */
export function placed(
  { key, card }: { readonly key: string; readonly card: Card | null },
  zone: string,
  at: { readonly x: number; readonly y: number },
  size: CardSize,
  face: FaceKind,
  turn: Turn = 'upright',
): CardPlace {
  const [width, height] = turn === 'upright' ? [size.width, size.height] : [size.height, size.width];
  return { key, card, zone, x: at.x, y: at.y, width, height, face, turn, lifted: false, marks: [] };
}

/** Cards in a row, each lying on the one before. */
export function fan(
  cards: readonly ViewCard[],
  zone: string,
  x: number,
  y: number,
  step: number,
  size: CardSize,
): readonly CardPlace[] {
  return cards.map((viewed, place) => {
    const seen = place === cards.length - 1 ? size.width : step;
    return placed(viewed, zone, { x: x + place * step, y }, size, faceFor(size.width, seen));
  });
}
