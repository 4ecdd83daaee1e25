import { pileFan } from './fan.ts';
import type { Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, Part } from './place.ts';
import { type TableView, zones } from './view.ts';

/** The middle of the table: the stock as one back with its number, and the pile beside it. */
export function centreRow(stock: TableView['stock'], pile: TableView['pile'], top: number, metrics: Metrics): Part {
  const { margin, width, cardWidth, cardHeight, gap, text, overhang } = metrics;
  const y = top + text * 1.6;
  // The pile stands apart from the stock by what its label needs and no less.
  const apart = Math.max(cardWidth + gap * 2, stock.label.length * text * 0.58 + gap * 2.2);
  const spread = pileFan(pile.cards, pile.crosswise, 0, y, width - 2 * margin - apart, metrics);
  const pileWidth = Math.max(cardWidth, ...spread.map((place) => place.x + place.width));
  const start = margin + (width - 2 * margin - apart - Math.max(pileWidth, pile.label.length * text * 0.5)) / 2;
  const left = start + apart;
  const places = spread.map((place) => ({ ...place, x: place.x + left }));
  const back: readonly CardPlace[] =
    stock.count === 0
      ? []
      : [
          {
            key: 'stock',
            card: null,
            zone: zones.stock,
            x: start,
            y,
            width: cardWidth,
            height: cardHeight,
            turned: false,
            lifted: false,
          },
        ];
  const labels: LabelPlace[] = [
    { text: stock.label, x: start, y: top + text, size: text, anchor: 'start', tone: 'quiet' },
    { text: pile.label, x: left, y: top + text, size: text, anchor: 'start', tone: 'quiet' },
    {
      text: String(stock.count),
      x: start + cardWidth / 2,
      y: y + cardHeight / 2 + text * 0.45,
      size: text * 1.3,
      anchor: 'middle',
      tone: 'strong',
    },
  ];
  const right = left + pileWidth;
  const lowest = Math.max(y + cardHeight, ...places.map((place) => place.y + place.height));
  return {
    cards: [...back, ...places],
    zones: [
      {
        zone: zones.stock,
        x: start,
        y,
        width: cardWidth,
        height: cardHeight,
        outline: stock.count === 0 ? 'dashed' : 'none',
      },
      {
        zone: zones.pile,
        x: left,
        y,
        width: right - left,
        height: lowest - y,
        outline: pile.cards.length === 0 ? 'dashed' : 'none',
      },
    ],
    labels,
    bottom: lowest > y + cardHeight ? lowest : Math.min(lowest + overhang * 0.25, lowest + gap),
  };
}
