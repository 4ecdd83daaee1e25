import type { Metrics } from './metrics.ts';
import type { CardPlace } from './place.ts';
import type { ViewCard } from './view.ts';

/** How far apart cards lie so that `count` of them fit into a width; never further than `most`. */
export function stepFor(count: number, available: number, cardWidth: number, most: number): number {
  return count < 2 ? most : Math.min(most, (available - cardWidth) / (count - 1));
}

/** The width of a row of overlapping cards. */
export function fanWidth(count: number, step: number, cardWidth: number): number {
  return count === 0 ? 0 : cardWidth + (count - 1) * step;
}

/** Cards in a row, each lying on the one before. */
export function fan(
  cards: readonly ViewCard[],
  zone: string,
  x: number,
  y: number,
  step: number,
  metrics: Metrics,
): readonly CardPlace[] {
  return cards.map(({ key, card }, place) => ({
    key,
    card,
    zone,
    x: x + place * step,
    y,
    width: metrics.cardWidth,
    height: metrics.cardHeight,
    turned: false,
    lifted: false,
  }));
}

/** The pile as a row from its bottom: crosswise cards stick out below, the top card lies quite free. */
export function pileFan(
  cards: readonly ViewCard[],
  crosswise: ReadonlySet<string>,
  x: number,
  y: number,
  available: number,
  metrics: Metrics,
): readonly CardPlace[] {
  const { cardWidth, cardHeight, strip, overhang } = metrics;
  const isTurned = (card: ViewCard) => crosswise.has(card.key);
  const last = cards.at(-1);
  const lastWidth = last !== undefined && isTurned(last) ? cardHeight : cardWidth;
  const shares = cards.slice(0, -1).map((card) => (isTurned(card) ? 1.6 : 1));
  const share = shares.reduce((sum, next) => sum + next, 0);
  const unit = share === 0 ? strip : Math.min(strip, (available - lastWidth) / share);
  let left = x;
  return cards.map((viewed, place) => {
    const turned = isTurned(viewed);
    // A crosswise card is wider than the others; one near the end is pushed back so that it stays inside.
    const width = turned ? cardHeight : cardWidth;
    const at: CardPlace = {
      key: viewed.key,
      card: viewed.card,
      zone: 'pile',
      x: Math.min(left, x + available - width),
      y: turned ? y + cardHeight - cardWidth + overhang : y,
      width,
      height: turned ? cardWidth : cardHeight,
      turned,
      lifted: false,
    };
    left += unit * (shares[place] ?? 1);
    return at;
  });
}
