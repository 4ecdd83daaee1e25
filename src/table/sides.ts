import { badgeParts, meldCards, meldWidth } from './meld-group.ts';
import type { Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, Ornament, Part, ZonePlace } from './place.ts';
import { textWidth } from './text-width.ts';
import { plainMeld, type ViewMeld, type ViewSide, zones as zoneNames } from './view.ts';

interface Group {
  readonly meld: ViewMeld;
  readonly outline: ZonePlace['outline'];
}

interface Row {
  readonly across: number;
  readonly pieces: readonly { readonly group: Group; readonly across: number }[];
}

/** The part of the table's width that a side has for itself. */
export interface Column {
  readonly left: number;
  readonly width: number;
}

/** What the reader has put aside, and whether there is room for one more meld. */
export interface Tray {
  readonly staged: readonly ViewMeld[];
  readonly room: boolean;
}

/** What lies before a side: a line of text, then its melds in rows, what has been put aside, and the place for a new meld. */
export function sideRows(side: ViewSide, tray: Tray, { left, width }: Column, top: number, metrics: Metrics): Part {
  const { meld: size, gap, text } = metrics;
  const cards: CardPlace[] = [];
  const zones: ZonePlace[] = [];
  const labels: LabelPlace[] = [];
  const ornaments: Ornament[] = [];
  const line = textWidth(side.label, text);
  const start = Math.max(left + text * 0.9, left + (width - line) / 2);
  labels.push({ text: side.label, x: start, y: top + text, size: text, anchor: 'start', tone: 'plain' });
  ornaments.push({ kind: side.mark, x: start - text * 0.65, y: top + text * 0.66, size: text * 0.36 });
  const groups: Group[] = [
    ...side.melds.map((meld) => ({ meld, outline: 'none' }) as const),
    ...(side.redThrees === null ? [] : [{ meld: side.redThrees, outline: 'none' } as const]),
    ...side.open.map((meld) => ({ meld, outline: 'none' }) as const),
    ...tray.staged.map((meld) => ({ meld, outline: 'dashed' }) as const),
    ...(tray.room ? [{ meld: plainMeld(zoneNames.room, [], ''), outline: 'dashed' } as const] : []),
  ];
  let y = top + text * 1.5;
  for (const row of rowsOf(groups, width, metrics)) {
    let x = left + (width - row.across) / 2;
    const badged = row.pieces.some(({ group }) => group.meld.badge !== null);
    for (const { group, across } of row.pieces) {
      const { meld, outline } = group;
      const own = meldCards(meld, 0, y, width, metrics);
      const right = Math.max(size.width, ...own.map((place) => place.x + place.width));
      const shift = x + (across - right) / 2;
      cards.push(...own.map((place) => ({ ...place, x: place.x + shift })));
      const lowest = y + size.height;
      zones.push({ zone: meld.zone, x, y, width: across, height: size.height, outline, corner: size.width * 0.08 });
      if (meld.zone === zoneNames.room) {
        ornaments.push({ kind: 'plus', x: x + across / 2, y: y + size.height / 2, size: text * 0.6 });
      }
      if (meld.badge !== null) {
        const { label, pill } = badgeParts(meld.badge, x + across / 2, lowest, metrics);
        labels.push(label);
        ornaments.push(pill);
      }
      x += across + gap;
    }
    y += size.height + (badged ? text * 0.75 : 0) + gap;
  }
  return { cards, zones, labels, ornaments, bottom: groups.length === 0 ? top + text * 1.3 : y - gap };
}

/** Groups side by side, as many to a row as fit. */
function rowsOf(groups: readonly Group[], inner: number, metrics: Metrics): readonly Row[] {
  const rows: Row[] = [];
  for (const group of groups) {
    const across = Math.min(meldWidth(group.meld, inner, metrics), inner);
    const last = rows.at(-1);
    const piece = { group, across };
    if (last === undefined || last.across + metrics.gap + across > inner + 0.01) rows.push({ across, pieces: [piece] });
    else rows[rows.length - 1] = { across: last.across + metrics.gap + across, pieces: [...last.pieces, piece] };
  }
  return rows;
}
