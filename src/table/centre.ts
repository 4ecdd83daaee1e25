import { placed } from './fan.ts';
import type { Metrics } from './metrics.ts';
import { overhangOf, pileFan } from './pile-fan.ts';
import type { CardPlace, LabelPlace, Ornament, Part } from './place.ts';
import { sideSeatWidth } from './seats.ts';
import { textWidth } from './text-width.ts';
import { type TableView, type ViewSeat, zones } from './view.ts';

/** The middle of the table: the stock as one back with its number, and the pile beside it, between the players who sit at the sides. */
export function centreRow(
  { stock, pile }: Pick<TableView, 'stock' | 'pile'>,
  beside: readonly ViewSeat[],
  top: number,
  metrics: Metrics,
): Part {
  const { margin, width, centre: size, gap, text, wide } = metrics;
  const y = top + text * 1.6;
  const aside = margin + (beside.length > 0 ? sideSeatWidth(beside, metrics) + gap : 0);
  const inner = width - 2 * aside;
  // The pile stands apart from the stock by what its label needs and no less.
  const apart = Math.max(size.width + gap * (wide ? 3 : 2), textWidth(stock.label, text) + gap);
  const start = aside;
  const left = start + apart;
  const room = inner - apart;
  const spread = pileFan(pile, 0, y, room, size);
  const fanned = Math.max(size.width, ...spread.map((place) => place.x + place.width));
  // The word “frozen” stands on the line above the pile, never on a card; where both are too long for it, the number alone is told, after
  // the word, since beside the stock's name it would be taken for the stock's.
  const pill = pile.frozen === null ? 0 : textWidth(pile.frozen, text) + text * 1.2;
  const count = pile.cards.length > 1 ? String(pile.cards.length) : '';
  const whole = count === '' ? pile.label : `${pile.label} · ${count}`;
  const fits = pill === 0 || textWidth(whole, text) + text * 0.5 + pill <= room;
  const label = fits ? whole : '';
  const counted = !fits && pill + text * 0.5 + textWidth(count, text) <= room ? count : '';
  const labels: LabelPlace[] = [
    { text: stock.label, x: start, y: top + text, size: text, anchor: 'start', tone: 'quiet' },
    ...(label === ''
      ? []
      : [{ text: label, x: left, y: top + text, size: text, anchor: 'start', tone: 'quiet' } as const]),
  ];
  const ornaments: Ornament[] = [];
  if (stock.count > 0) {
    const number = textWidth(String(stock.count), text * 1.2) + text * 1.1;
    const box = {
      x: start + (size.width - number) / 2,
      y: y + size.height / 2 - text,
      width: number,
      height: text * 2,
    };
    ornaments.push({ kind: 'pill', tone: 'dark', ...box });
    labels.push({
      text: String(stock.count),
      x: start + size.width / 2,
      y: box.y + box.height / 2 + text * 0.43,
      size: text * 1.2,
      anchor: 'middle',
      tone: 'strong',
    });
  }
  if (pile.frozen !== null) {
    const height = text * 1.35;
    const x = left + (label === '' ? 0 : textWidth(label, text) + text * 0.5);
    ornaments.push({ kind: 'pill', tone: 'ice', x, y: top, width: pill, height });
    const middle = { x: x + pill / 2, y: top + height / 2 + text * 0.35 };
    labels.push({ text: pile.frozen, ...middle, size: text, anchor: 'middle', tone: 'on-ice' });
    if (counted !== '') {
      labels.push({
        text: counted,
        x: x + pill + text * 0.5,
        y: top + text,
        size: text,
        anchor: 'start',
        tone: 'quiet',
      });
    }
  }
  const places = spread.map((place) => ({ ...place, x: place.x + left }));
  const crosswise = places.some(({ turn }) => turn !== 'upright');
  const lowest = y + size.height + (crosswise ? overhangOf(size) : 0);
  // Room for a card that lies crosswise is kept whether one lies there or not.
  const bottom = y + size.height + overhangOf(size);
  const corner = size.width * 0.08;
  return {
    cards: [...stockCards(stock.count, start, y, metrics), ...places],
    zones: [
      {
        zone: zones.stock,
        x: start,
        y,
        ...size,
        outline: stock.count === 0 ? 'dashed' : 'none',
        corner,
      },
      {
        zone: zones.pile,
        x: left,
        y,
        width: fanned,
        height: lowest - y,
        outline: pile.cards.length === 0 ? 'dashed' : 'none',
        corner,
      },
    ],
    labels,
    ornaments,
    bottom,
  };
}

/** The stock: a back, and below it the edges of others. */
function stockCards(count: number, x: number, y: number, { centre }: Metrics): readonly CardPlace[] {
  const edges = Math.min(Math.max(count - 1, 0), 3);
  const below = Array.from({ length: edges }, (_, place) => {
    const out = (edges - place) * 1.5;
    return placed({ key: `stock:${place}`, card: null }, zones.stock, { x: x + out, y: y - out }, centre, 'whole');
  });
  return count === 0 ? [] : [...below, placed({ key: 'stock', card: null }, zones.stock, { x, y }, centre, 'whole')];
}
