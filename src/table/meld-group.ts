import { faceFor, fan, fanWidth, placed, stepFor } from './fan.ts';
import { type Metrics, stripOf } from './metrics.ts';
import type { CardPlace, LabelPlace, Ornament } from './place.ts';
import { textWidth } from './text-width.ts';
import type { Badge, ViewMeld } from './view.ts';

/** How far the edges of squared cards look out. */
const edge = 2;
/** How many edges look out at most. */
const mostEdges = 3;

/** How wide a meld is at least, laid so that it fits into a width. */
export function meldWidth(meld: ViewMeld, inner: number, metrics: Metrics): number {
  const cards = cardsWidth(meld, inner, metrics);
  return meld.badge === null ? cards : Math.max(cards, badgeWidth(badgeText(meld.badge, metrics), metrics));
}

function cardsWidth({ cards, squared, crosswise }: ViewMeld, inner: number, metrics: Metrics): number {
  const { width, height } = metrics.meld;
  if (squared) return crosswise === null ? width + edge * mostEdges : height;
  const across = fanWidth(cards.length, stepIn(cards.length, inner, metrics), width);
  return Math.max(crosswise === null ? across : across - width + height, width);
}

function stepIn(count: number, inner: number, { meld }: Metrics): number {
  return stepFor(count, inner - (meld.height - meld.width), meld.width, stripOf(meld));
}

/** The cards of a meld from a place on: in a row, or squared up; its crosswise card shows its index at the right. */
export function meldCards(meld: ViewMeld, x: number, y: number, inner: number, metrics: Metrics): readonly CardPlace[] {
  const { cards, zone, squared, crosswise, faceDown } = meld;
  const size = metrics.meld;
  const lying = faceDown ? cards.map(({ key }) => ({ key, card: null })) : cards;
  const turned = lying.find(({ key }) => key === crosswise);
  const upright = lying.filter((card) => card !== turned);
  if (squared) {
    const top = upright.length - 1;
    const stack = upright.map((card, place) => {
      const out = Math.min(top - place, mostEdges) * edge;
      const face = place === top ? faceFor(size.width, size.width) : 'edge';
      return placed(
        card,
        zone,
        { x: x + (turned === undefined ? out : 0), y: y - (turned === undefined ? out / 2 : 0) },
        size,
        face,
      );
    });
    const below = { x, y: y + (size.height - size.width) / 2 };
    const across =
      turned === undefined ? [] : [placed(turned, zone, below, size, faceFor(size.width, size.width), 'right')];
    return [...across, ...stack];
  }
  const step = stepIn(cards.length, inner, metrics);
  const row = fan(upright, zone, x, y, step, size);
  if (turned === undefined) return row;
  const covered = row.map((place) => ({ ...place, face: faceFor(size.width, step) }));
  const at = { x: x + upright.length * step, y: y + size.height - size.width };
  return [...covered, placed(turned, zone, at, size, faceFor(size.width, size.width), 'right')];
}

/** The pill on the lower edge of a meld, in the middle of it. */
export function badgeParts(
  badge: Badge,
  middle: number,
  bottom: number,
  metrics: Metrics,
): { label: LabelPlace; pill: Ornament } {
  const text = badgeText(badge, metrics);
  const width = badgeWidth(text, metrics);
  const height = metrics.text * 1.45;
  const y = bottom - height * 0.55;
  const best = badge.tone === 'best';
  return {
    pill: { kind: 'pill', tone: best ? 'gold' : 'dark', x: middle - width / 2, y, width, height },
    label: {
      text,
      x: middle,
      y: y + height * 0.72,
      size: metrics.text * (metrics.wide ? 0.9 : 0.93),
      anchor: 'middle',
      tone: best ? 'on-gold' : 'strong',
    },
  };
}

function badgeText({ full, short }: Badge, { wide }: Metrics): string {
  return wide ? full : short;
}

function badgeWidth(text: string, { text: size }: Metrics): number {
  return textWidth(text, size * 0.92, 'strong') + size;
}
