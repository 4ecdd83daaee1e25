import { fan, fanWidth, stepFor } from './fan.ts';
import type { Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, Part, ZonePlace } from './place.ts';
import { type ViewMeld, type ViewSide, zones as zoneNames } from './view.ts';

interface Group {
  readonly meld: ViewMeld;
  readonly outline: ZonePlace['outline'];
}

interface Row {
  readonly across: number;
  readonly pieces: readonly { readonly group: Group; readonly across: number; readonly step: number }[];
}

/** What lies before a side: a line of text, then its melds in rows, what has been put aside, and the place for a new meld. */
export function sideRows(
  side: ViewSide,
  staged: readonly ViewMeld[],
  room: boolean,
  top: number,
  metrics: Metrics,
): Part {
  const { margin, width, cardHeight, gap, text } = metrics;
  const inner = width - 2 * margin;
  const labels: LabelPlace[] = [
    { text: side.label, x: width / 2, y: top + text, size: text, anchor: 'middle', tone: 'quiet' },
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
  let y = top + text * 1.5;
  for (const row of rowsOf(groups, inner, metrics)) {
    let x = margin + (inner - row.across) / 2;
    for (const { group, across, step } of row.pieces) {
      const { meld, outline } = group;
      zones.push({ zone: meld.zone, x, y, width: across, height: cardHeight, outline });
      cards.push(...fan(meld.cards, meld.zone, x, y, step, metrics));
      if (meld.caption !== '') {
        const below = y + cardHeight + text * 1.1;
        const middle = x + across / 2;
        labels.push({ text: meld.caption, x: middle, y: below, size: text * 0.88, anchor: 'middle', tone: 'plain' });
      }
      x += across + gap;
    }
    y += rowHeight + gap;
  }
  return { cards, zones, labels, bottom: groups.length === 0 ? top + text * 1.3 : y - gap };
}

/** Groups side by side, as many to a row as fit. */
function rowsOf(groups: readonly Group[], inner: number, { cardWidth, gap, strip }: Metrics): readonly Row[] {
  const rows: Row[] = [];
  for (const group of groups) {
    const { length } = group.meld.cards;
    const step = stepFor(length, inner, cardWidth, strip);
    const across = Math.max(fanWidth(length, step, cardWidth), cardWidth);
    const last = rows.at(-1);
    const piece = { group, across, step };
    if (last === undefined || last.across + gap + across > inner + 0.01) rows.push({ across, pieces: [piece] });
    else rows[rows.length - 1] = { across: last.across + gap + across, pieces: [...last.pieces, piece] };
  }
  return rows;
}
