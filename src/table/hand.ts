import { fan, fanWidth, stepFor } from './fan.ts';
import type { Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, Ornament, Part, ZonePlace } from './place.ts';
import { dealerAt } from './seats.ts';
import { textWidth } from './text-width.ts';
import { type ViewCard, type ViewHand, zones } from './view.ts';

/** The hand in as many rows as its cards need to be read and touched, each row lying on the one above; selected cards stand out. */
export function handRows(hand: ViewHand, lifted: ReadonlySet<string>, top: number, metrics: Metrics): Part {
  const { margin, width, hand: size, text, lift, rowStep } = metrics;
  const inner = width - 2 * margin;
  const middleOf = (across: number) => margin + (inner - across) / 2;
  const labels: LabelPlace[] = [
    { text: hand.label, x: margin, y: top + text, size: text, anchor: 'start', tone: hand.inTurn ? 'strong' : 'plain' },
  ];
  const disc = margin + textWidth(hand.label, text, hand.inTurn ? 'strong' : 'plain') + text * 1.2;
  const ornaments: readonly Ornament[] = dealerAt(hand.dealer, disc, top + text * 0.65, metrics);
  const cards: CardPlace[] = [];
  const boxes: ZonePlace[] = [];
  const first = top + text * 1.4 + lift;
  const rows = rowsOf(hand.cards, inner, metrics);
  const step = stepFor(Math.max(...rows.map(({ length }) => length), 1), inner, size.width, mostStep(rows, metrics));
  rows.forEach((row, place) => {
    const x = rows.length > 1 ? margin : middleOf(fanWidth(row.length, step, size.width));
    // Where the next row lies over a card, its picture would be cut through: index and suit are all that is drawn.
    const hidden = x + fanWidth(rows[place + 1]?.length ?? 0, step, size.width) - size.width / 2;
    const laid = fan(row, zones.hand, x, first + place * rowStep, step, size).map((card) =>
      card.x < hidden && rows[place + 1] !== undefined && card.face !== 'small'
        ? { ...card, face: 'strip' as const }
        : card,
    );
    cards.push(...laid.map((card) => raised(card, lifted, lift)));
  });
  const bottom = first + (rows.length === 0 ? text : (rows.length - 1) * rowStep + size.height);
  boxes.push({
    zone: zones.hand,
    x: margin,
    y: first,
    width: inner,
    height: bottom - first,
    outline: 'none',
    corner: 0,
  });
  let below = bottom;
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
    const apart = stepFor(group.cards.length, inner, size.width, size.width * 0.62);
    const across = fanWidth(group.cards.length, apart, size.width);
    const x = middleOf(across);
    cards.push(...fan(group.cards, group.zone, x, at, apart, size).map((place) => raised(place, lifted, lift)));
    boxes.push({ zone: group.zone, x, y: at, width: across, height: size.height, outline: 'none', corner: 0 });
    below = at + size.height;
  }
  return { cards, zones: boxes, labels, ornaments, bottom: below };
}

/** In one row the cards may lie apart as far as they like; in several they lie as they do in the longest. */
function mostStep(rows: readonly unknown[], { handSteps, hand }: Metrics): number {
  return rows.length > 1 ? hand.width : handSteps.most;
}

/** Cards of which nothing is to be read lie in one row. Others lie in rows that differ by one card at most, so that no row has a lonely rest. */
function rowsOf(
  cards: readonly ViewCard[],
  inner: number,
  { hand, handSteps }: Metrics,
): readonly (readonly ViewCard[])[] {
  const most = Math.max(1, Math.floor((inner - hand.width) / handSteps.least) + 1);
  const hidden = cards.every(({ card }) => card === null);
  const rows = hidden ? 1 : Math.ceil(cards.length / most);
  const size = Math.ceil(cards.length / Math.max(rows, 1));
  return Array.from({ length: rows }, (_, row) => cards.slice(row * size, (row + 1) * size));
}

/** A selected card stands out of the hand and shows its whole corner. */
function raised(place: CardPlace, lifted: ReadonlySet<string>, lift: number): CardPlace {
  return lifted.has(place.key) ? { ...place, y: place.y - lift, lifted: true } : place;
}
