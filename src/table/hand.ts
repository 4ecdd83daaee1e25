import { fan, fanWidth, stepFor } from './fan.ts';
import type { Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, Part, ZonePlace } from './place.ts';
import { type ViewCard, type ViewHand, zones } from './view.ts';

/** The hand in as many rows as its cards need to be read and touched; selected cards stand out. */
export function handRows(hand: ViewHand, lifted: ReadonlySet<string>, top: number, metrics: Metrics): Part {
  const { margin, width, cardWidth, cardHeight, gap, handStrip, text, lift } = metrics;
  const inner = width - 2 * margin;
  const perRow = Math.max(1, Math.floor((inner - cardWidth) / handStrip) + 1);
  const middleOf = (across: number) => margin + (inner - across) / 2;
  const labels: LabelPlace[] = [
    { text: hand.label, x: width / 2, y: top + text, size: text, anchor: 'middle', tone: 'quiet' },
  ];
  const cards: CardPlace[] = [];
  const boxes: ZonePlace[] = [];
  const first = top + text * 1.3 + lift;
  let y = first;
  for (const row of evenRows(hand.cards, perRow)) {
    const step = stepFor(row.length, inner, cardWidth, cardWidth + gap / 2);
    const x = middleOf(fanWidth(row.length, step, cardWidth));
    cards.push(...fan(row, zones.hand, x, y, step, metrics).map((place) => raised(place, lifted, lift)));
    y += cardHeight + lift;
  }
  const bottom = Math.max(y - lift, first);
  boxes.push({
    zone: zones.hand,
    x: margin,
    y: first,
    width: inner,
    height: Math.max(bottom - first, text),
    outline: 'none',
  });
  let below = hand.cards.length === 0 ? first + text : bottom;
  for (const group of hand.apart) {
    labels.push({
      text: group.caption,
      x: width / 2,
      y: below + text * 1.4,
      size: text,
      anchor: 'middle',
      tone: 'quiet',
    });
    const at = below + text * 1.8 + lift;
    const step = stepFor(group.cards.length, inner, cardWidth, cardWidth + gap / 2);
    const across = fanWidth(group.cards.length, step, cardWidth);
    const x = middleOf(across);
    cards.push(...fan(group.cards, group.zone, x, at, step, metrics).map((place) => raised(place, lifted, lift)));
    boxes.push({ zone: group.zone, x, y: at, width: across, height: cardHeight, outline: 'none' });
    below = at + cardHeight;
  }
  return { cards, zones: boxes, labels, bottom: below };
}

/** Cards in rows that differ by one card at most, so that no row has a lonely rest. */
function evenRows(cards: readonly ViewCard[], most: number): readonly (readonly ViewCard[])[] {
  const rows = Math.ceil(cards.length / most);
  const size = Math.ceil(cards.length / Math.max(rows, 1));
  return Array.from({ length: rows }, (_, row) => cards.slice(row * size, (row + 1) * size));
}

function raised(place: CardPlace, lifted: ReadonlySet<string>, lift: number): CardPlace {
  return lifted.has(place.key) ? { ...place, y: place.y - lift, lifted: true } : place;
}
