import { placed } from './fan.ts';
import { type Metrics, stripOf } from './metrics.ts';
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
  const y = top + text * 1.5;
  const aside = margin + (beside.length > 0 ? sideSeatWidth(beside, metrics) + gap : 0);
  const inner = width - 2 * aside;
  // The pile stands apart from the stock by what its label needs and no less.
  const apart = Math.max(size.width + gap * (wide ? 3 : 2), textWidth(stock.label, text) + gap);
  const room = inner - apart;
  const pill = pile.frozen === null ? 0 : textWidth(pile.frozen, text) + text * 1.4;
  // What of the word “frozen” sticks out beyond the top card on which it lies.
  const over = wide ? 0 : Math.max(0, pill - size.width + stripOf(size));
  const spread = pileFan(pile, 0, y, room - over, size);
  const fanned = Math.max(size.width, ...spread.map((place) => place.x + place.width));
  const count = pile.cards.length > 1 ? ` · ${pile.cards.length}` : '';
  const label = `${pile.label}${count}`;
  // The word “frozen” stands beside the pile where there is room, else on its top card, clear of all indices.
  const besidePile = pile.frozen !== null && wide && fanned + gap + pill <= room;
  const pileWidth = Math.max(fanned + over, textWidth(label, text)) + (besidePile ? gap + pill : 0);
  const start = aside + Math.max(0, (inner - apart - pileWidth) / 2);
  const left = start + apart;
  const labels: LabelPlace[] = [
    { text: stock.label, x: start, y: top + text, size: text, anchor: 'start', tone: 'quiet' },
    { text: label, x: left, y: top + text, size: text, anchor: 'start', tone: 'quiet' },
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
    const height = text * (besidePile ? 2 : 1.45);
    // The index of an upright top card is above, with what is beneath it in the strip at its left; that of a crosswise one below.
    const upright = spread.at(-1)?.turn === 'upright';
    const clear = left + fanned - (upright ? size.width - stripOf(size) : size.width);
    const x = besidePile ? left + fanned + gap : Math.min(clear, width - aside - pill);
    const onTop = upright ? size.height - height : size.height * 0.43;
    const at = y + (besidePile ? (size.height - height) / 2 : onTop);
    ornaments.push({ kind: 'pill', tone: 'ice', x, y: at, width: pill, height });
    const middle = { x: x + pill / 2, y: at + height / 2 + text * 0.35 };
    labels.push({ text: pile.frozen, ...middle, size: text, anchor: 'middle', tone: 'on-ice' });
  }
  const places = spread.map((place) => ({ ...place, x: place.x + left }));
  const crosswise = places.some(({ turn }) => turn !== 'upright');
  const lowest = y + size.height + (crosswise ? overhangOf(size) : 0);
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
    bottom: lowest,
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
