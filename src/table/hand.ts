import { fan, fanWidth, stepFor } from './fan.ts';
import type { CardSize, Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, Ornament, Part, ZonePlace } from './place.ts';
import { dealerAt } from './seats.ts';
import { textWidth } from './text-width.ts';
import { type ViewCard, type ViewHand, zones } from './view.ts';

/** The hand in as many rows as its cards need to be read and touched, each row lying on the one above; selected cards stand out. */
export function handRows(hand: ViewHand, lifted: ReadonlySet<string>, top: number, metrics: Metrics): Part {
  const { margin, width, hand: size, handSteps, text, lift, rowStep } = metrics;
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
  const kept = (metrics.handRows - 1) * rowStep + size.height;
  const { rows, card, down } = rowsOf(hand.cards, inner, kept, metrics);
  const most = Math.max(...rows.map(({ length }) => length), 1);
  const step = stepFor(most, inner, card.width, handSteps.most);
  rows.forEach((row, place) => {
    const x = rows.length > 1 ? margin : middleOf(fanWidth(row.length, step, card.width));
    // Where the next row lies over a card, its picture would be cut through: index and suit are all that is drawn.
    const hidden = x + fanWidth(rows[place + 1]?.length ?? 0, step, card.width) - card.width / 2;
    const laid = fan(row, zones.hand, x, first + place * down, step, card).map((each) =>
      each.x < hidden && rows[place + 1] !== undefined && each.face !== 'small'
        ? { ...each, face: 'strip' as const }
        : each,
    );
    cards.push(...laid.map((each) => raised(each, lifted, lift)));
  });
  const bottom = first + kept;
  boxes.push({
    zone: zones.hand,
    x: margin * 0.5,
    y: first - lift * 0.6,
    width: width - margin,
    height: bottom - first + lift * 0.6 + margin * 0.4,
    outline: hand.inTurn ? 'turn' : 'none',
    corner: size.width * 0.14,
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

/** How much smaller the cards of a hand become, one after another, where more of them come than the rows hold. */
const handShares = [1, 0.8, 0.65, 0.55];

/** How much of a card must stay in sight above the next row, as a share of its height: its index. */
const indexShare = 0.42;

/** A finger needs so much of a card. */
const leastTouched = 24;

interface HandRows {
  readonly rows: readonly (readonly ViewCard[])[];
  readonly card: CardSize;
  /** How far the rows lie apart. */
  readonly down: number;
}

/**
 * The hand in rows that differ by one card at most, within the height kept for it. Cards of which nothing is to be read lie in one row.
 * Others lie whole beside one another as far as the rows allow, then closer together; where even that is too narrow they are smaller.
 */
function rowsOf(cards: readonly ViewCard[], inner: number, kept: number, { hand, handSteps }: Metrics): HandRows {
  const hidden = cards.every(({ card }) => card === null);
  for (const share of handShares) {
    const card = { width: hand.width * share, height: hand.height * share };
    const most = 1 + Math.floor((kept - card.height + 0.01) / (card.height * indexShare));
    const least = Math.max(leastTouched, handSteps.least * share);
    const inRow = (step: number) => Math.max(1, Math.floor((inner - card.width) / step) + 1);
    if (!hidden && cards.length > most * inRow(least) && share !== handShares.at(-1)) continue;
    const wanted = hidden ? 1 : Math.ceil(cards.length / inRow(Math.min(handSteps.most, card.width)));
    const count = Math.min(wanted, most);
    const size = Math.ceil(cards.length / Math.max(count, 1));
    const rows = Array.from({ length: count }, (_, row) => cards.slice(row * size, (row + 1) * size));
    return { rows, card, down: count < 2 ? 0 : (kept - card.height) / (most - 1) };
  }
  return { rows: [], card: hand, down: 0 };
}

/** A selected card stands out of the hand and shows its whole corner. */
function raised(place: CardPlace, lifted: ReadonlySet<string>, lift: number): CardPlace {
  return lifted.has(place.key) ? { ...place, y: place.y - lift, lifted: true } : place;
}
