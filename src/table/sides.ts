import { fanWidth } from './fan.ts';
import { badgeParts, meldCards, meldWidth } from './meld-group.ts';
import { type Metrics, stripOf } from './metrics.ts';
import type { CardPlace, LabelPlace, Ornament, Part, ZonePlace } from './place.ts';
import { progressParts } from './progress.ts';
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

/** The part of the table's width that a side has for itself, and how many rows are kept for its melds. */
export interface Column {
  readonly left: number;
  readonly width: number;
  readonly rows: number;
}

/** What the reader has put aside, and whether there is room for one more meld. */
export interface Tray {
  readonly staged: readonly ViewMeld[];
  readonly room: boolean;
}

/**
 * What lies before a side: a line of text, then its melds in the rows kept for them, what has been put aside, and the place for a new meld.
 * As long as there is room each meld lies fanned, so that the index of every card is seen. Where it runs out they fold, all of a kind
 * at once: first the sets, of which one card and their number tell all, then the sequences too, and in the end they lie over one
 * another, the newest whole.
 */
export function sideRows(
  side: ViewSide,
  tray: Tray,
  { left, width, rows: kept }: Column,
  top: number,
  metrics: Metrics,
): Part {
  const { meld: size, gap, text } = metrics;
  const cards: CardPlace[] = [];
  const zones: ZonePlace[] = [];
  const labels: LabelPlace[] = [];
  const ornaments: Ornament[] = [];
  const start = left + text * 1.1;
  const label = fittingLine(side.label, width - text * 1.1, text);
  labels.push({ ...label, x: start, y: top + text, anchor: 'start', tone: 'plain' });
  if (side.progress) {
    const from = start + textWidth(label.text, label.size) + text;
    const progress = progressParts(side.progress, { from, to: left + width, top }, metrics);
    labels.push(...progress.labels);
    ornaments.push(...progress.ornaments);
  }
  ornaments.push({ kind: side.mark, x: left + text * 0.45, y: top + text * 0.66, size: text * 0.36 });
  const groups = groupsOf(side, tray);
  // What is counted lies open, however much it is.
  const rows = side.open.length > 0 ? rowsOf(groups, width, metrics) : foldedRows(groups, width, kept, metrics);
  const rowHeight = size.height + text * 0.75 + gap * 0.5;
  let y = top + text * 1.5;
  for (const { pieces } of rows) {
    const places = placesIn(pieces, width, metrics);
    for (const [place, { group, across }] of pieces.entries()) {
      const { meld, outline } = group;
      const at = places[place] ?? { x: 0, seen: across };
      const x = left + at.x;
      const own = meldCards(meld, 0, y, width, metrics);
      const right = Math.max(size.width, ...own.map((card) => card.x + card.width));
      const shift = x + (at.seen < across ? 0 : (across - right) / 2);
      cards.push(...own.map((card) => ({ ...card, x: card.x + shift })));
      zones.push({ zone: meld.zone, x, y, width: at.seen, height: size.height, outline, corner: size.width * 0.08 });
      if (meld.zone === zoneNames.room) {
        ornaments.push({ kind: 'plus', x: x + across / 2, y: y + size.height / 2, size: text * 0.6 });
      }
      if (meld.badge !== null) {
        const { label: word, pill } = badgeParts(meld.badge, x + at.seen / 2, y + size.height, metrics);
        // A pill that is wider than what is seen of its meld would cover the next one's.
        if (at.seen === across || (pill.kind === 'pill' && pill.width <= at.seen)) {
          labels.push(word);
          ornaments.push(pill);
        }
      }
    }
    y += rowHeight;
  }
  const fixed = top + text * 1.5 + kept * rowHeight;
  return { cards, zones, labels, ornaments, bottom: Math.max(fixed, y) - gap * 0.5 };
}

function groupsOf(side: ViewSide, tray: Tray): readonly Group[] {
  return [
    ...side.melds.map((meld) => ({ meld, outline: 'none' }) as const),
    ...(side.redThrees === null ? [] : [{ meld: side.redThrees, outline: 'none' } as const]),
    ...side.open.map((meld) => ({ meld, outline: 'none' }) as const),
    ...tray.staged.map((meld) => ({ meld, outline: 'dashed' }) as const),
    ...(tray.room ? [{ meld: plainMeld(zoneNames.room, [], ''), outline: 'dashed' } as const] : []),
  ];
}

/** The groups in no more rows than are kept for them, folded as far as is needed. */
function foldedRows(groups: readonly Group[], width: number, kept: number, metrics: Metrics): readonly Row[] {
  const isTooLong = ({ cards, squared }: ViewMeld) =>
    !squared && fanWidth(cards.length, stripOf(metrics.meld), metrics.meld.height) > width;
  const foldings = [isTooLong, (meld: ViewMeld) => isTooLong(meld) || isSet(meld), () => true] as const;
  const all = foldings.map((folds) => {
    const folded = groups.map((group) => (folds(group.meld) ? { ...group, meld: squaredUp(group.meld) } : group));
    return rowsOf(folded, width, metrics);
  });
  const fitting = all.find((rows) => rows.length <= kept);
  if (fitting !== undefined) return fitting;
  const pieces = (all.at(-1) ?? []).flatMap((row) => row.pieces);
  const most = Math.ceil(pieces.length / kept);
  return Array.from({ length: kept }, (_, row) => ({
    across: width,
    pieces: pieces.slice(row * most, (row + 1) * most),
  }));
}

function isSet({ cards }: ViewMeld): boolean {
  const natural = cards.flatMap(({ card }) => (card === null || card.role === 'wild' ? [] : [card.rank]));
  return new Set(natural).size < 2;
}

/** A meld squared up like a canasta, with its number of cards. */
function squaredUp(meld: ViewMeld): ViewMeld {
  // Where there is little room a canasta tells what it counts, not its name.
  const short = meld.badge === null ? null : { ...meld.badge, full: meld.badge.short };
  if (meld.squared || meld.cards.length < 2) return { ...meld, badge: short };
  const count = String(meld.cards.length);
  // Wild cards lie last where melds are fanned; the top card of a heap must tell the rank.
  const top = meld.cards.findLast(({ card }) => card !== null && card.role !== 'wild') ?? meld.cards.at(-1);
  const cards = [...meld.cards.filter((card) => card !== top), ...(top === undefined ? [] : [top])];
  const badge = short ?? { full: count, short: count, tone: 'plain' };
  return { ...meld, cards, squared: true, crosswise: null, badge };
}

/** Where the groups of a row begin, and how much of each is seen: side by side, or where that is too wide each over the one before. */
function placesIn(pieces: Row['pieces'], width: number, { gap }: Metrics): readonly { x: number; seen: number }[] {
  const needed = pieces.reduce((sum, { across }) => sum + across + gap, -gap);
  if (needed <= width + 0.01) {
    return pieces.map(({ across }, place) => ({
      x: pieces.slice(0, place).reduce((sum, before) => sum + before.across + gap, 0),
      seen: across,
    }));
  }
  const last = pieces.at(-1)?.across ?? 0;
  const step = (width - last) / (pieces.length - 1);
  return pieces.map(({ across }, place) => ({
    x: place * step,
    seen: place + 1 === pieces.length ? last : Math.min(across, step),
  }));
}

/** A line as large as fits into its room, down to what can be read. */
function fittingLine(line: string, room: number, text: number): { text: string; size: number } {
  return { text: line, size: Math.max(text * 0.88, Math.min(text, (text * room) / textWidth(line, text))) };
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
