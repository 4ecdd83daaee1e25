import { fan, fanWidth, stepFor } from './fan.ts';
import type { Part } from './layout.ts';
import type { Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, ZonePlace } from './place.ts';
import { type ViewMeld, type ViewSide, zones as zoneNames } from './view.ts';

interface Group {
  readonly meld: ViewMeld;
  readonly outline: ZonePlace['outline'];
}

/** What lies before a side: a line of text, then its melds in rows, what has been put aside, and the place for a new meld. */
export function sideRows(
  side: ViewSide,
  staged: readonly ViewMeld[],
  room: boolean,
  top: number,
  metrics: Metrics,
): Part {
  const { margin, width, cardWidth, cardHeight, gap, strip, text } = metrics;
  const inner = width - 2 * margin;
  const labels: LabelPlace[] = [
    { text: side.label, x: margin, y: top + text, size: text, anchor: 'start', tone: 'quiet' },
  ];
  const cards: CardPlace[] = [];
  const zones: ZonePlace[] = [];
  const groups: Group[] = [
    ...side.melds.map((meld) => ({ meld, outline: 'none' }) as const),
    ...(side.redThrees === null ? [] : [{ meld: side.redThrees, outline: 'none' } as const]),
    ...staged.map((meld) => ({ meld, outline: 'dashed' }) as const),
    ...(room ? [{ meld: { zone: zoneNames.room, cards: [], caption: '' }, outline: 'dashed' } as const] : []),
  ];
  const rowHeight = cardHeight + (groups.some(({ meld }) => meld.caption !== '') ? text * 1.4 : 0);
  let x = margin;
  let y = top + text * 1.5;
  for (const { meld, outline } of groups) {
    const step = stepFor(meld.cards.length, inner, cardWidth, strip);
    const across = Math.max(fanWidth(meld.cards.length, step, cardWidth), cardWidth);
    if (x > margin && x + across > margin + inner + 0.01) {
      x = margin;
      y += rowHeight + gap;
    }
    zones.push({ zone: meld.zone, x, y, width: across, height: cardHeight, outline });
    cards.push(...fan(meld.cards, meld.zone, x, y, step, metrics));
    if (meld.caption !== '') {
      const below = y + cardHeight + text * 1.1;
      labels.push({ text: meld.caption, x, y: below, size: text * 0.88, anchor: 'start', tone: 'plain' });
    }
    x += across + gap;
  }
  return { cards, zones, labels, bottom: groups.length === 0 ? top + text * 1.3 : y + rowHeight };
}
