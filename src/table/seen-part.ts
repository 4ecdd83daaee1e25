import type { Box, CardPlace } from './place.ts';

/** The part of a card that the later cards of its row and of the rows below leave free: what can be touched. */
export function seenPart(card: CardPlace, later: readonly CardPlace[]): Box {
  const { x, y, width, height } = card;
  const beside = later.filter((other) => other.x > x && other.x < x + width && Math.abs(other.y - y) < height / 3);
  const below = later.filter(
    (other) =>
      other.y >= y + height / 3 && other.y < y + height && other.x < x + width / 2 && other.x + other.width > x,
  );
  return {
    x,
    y,
    width: Math.min(width, ...beside.map((other) => other.x - x)),
    height: Math.min(height, ...below.map((other) => other.y - y)),
  };
}
