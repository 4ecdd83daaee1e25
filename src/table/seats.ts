import { placed } from './fan.ts';
import type { Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, Ornament, Part, ZonePlace } from './place.ts';
import { textWidth } from './text-width.ts';
import type { ViewSeat } from './view.ts';

/** Where somebody sits as the reader sees it: beside him, at the far corners, or opposite. */
export type Slot = 'left' | 'far-left' | 'opposite' | 'far-right' | 'right';

/** Who sits where, clockwise from the reader's left, by the number of players. */
const slots: Record<number, readonly Slot[]> = {
  2: ['opposite'],
  3: ['far-left', 'far-right'],
  4: ['left', 'opposite', 'right'],
  6: ['left', 'far-left', 'opposite', 'far-right', 'right'],
};

/** The place of a player who sits some places to the left of the reader. */
export function slotOf({ place }: ViewSeat, players: number): Slot {
  return slots[players]?.[place - 1] ?? 'opposite';
}

/**
 * The players at the far side of the table in a row: some backs, the side's mark, who it is, and how many cards; at its right end who
 * sits this deal out.
 */
export function farSeats(
  seats: readonly ViewSeat[],
  resting: string | null,
  players: number,
  top: number,
  metrics: Metrics,
): Part {
  const { margin, width, wide, text, gap } = metrics;
  const third = (width - 2 * margin - 2 * gap) / 3;
  const most = resting !== null || seats.length > 2 ? third : width / 2 - margin - gap / 2;
  const rows = Math.max(1, ...seats.map((seat) => farLines(seat, most, metrics).length));
  const height = wide ? 48 : 25 + (rows - 1) * text * leastSize;
  const parts: readonly SeatParts[] = seats.map((seat) => {
    const slot = slotOf(seat, players);
    const across = Math.min(contentWidth(seat, metrics), most);
    const lefts: Partial<Record<Slot, number>> = {
      opposite: (width - across) / 2,
      'far-right': width - margin - across,
    };
    return lyingSeat(seat, { x: lefts[slot] ?? margin, y: top, width: across, height }, metrics);
  });
  const all = resting === null ? parts : [...parts, restingSeat(resting, top, height, third, metrics)];
  return {
    cards: all.flatMap(({ cards }) => cards),
    zones: all.flatMap(({ zones }) => zones),
    labels: all.flatMap(({ labels }) => labels),
    ornaments: all.flatMap(({ ornaments }) => ornaments),
    bottom: all.length === 0 ? top : top + height + (wide ? text * 0.4 : 0),
  };
}

/** How wide the place of a player at the far side is, by what it says; the number of cards has the same room whatever it is. */
function contentWidth({ label }: ViewSeat, { wide, text, seat }: Metrics): number {
  return wide
    ? 10 + seat.width + 14 + text * 1.5 + textWidth(wholeName(label), text, 'strong') + text
    : 10 + seat.width + text * 1.5 + textWidth(`${wholeName(label)} 00`, text, 'strong') + text * 0.6;
}

/** The free place of those who are not in this deal. */
function restingSeat(text: string, top: number, height: number, room: number, metrics: Metrics): SeatParts {
  const { margin, width } = metrics;
  const size = fitting(text, room - metrics.text * 0.6, 'plain', metrics);
  const across = Math.min(room, textWidth(text, size) + metrics.text * 1.5);
  const box = { x: width - margin - across, y: top, width: across, height };
  const middle = { x: box.x + across / 2, y: top + height / 2 + size * 0.36 };
  return {
    cards: [],
    zones: [{ zone: 'seat:resting', ...box, outline: 'dashed', corner: Math.min(height / 2, 22) }],
    labels: [{ text, ...middle, size, anchor: 'middle', tone: 'quiet' }],
    ornaments: [],
  };
}

/** How small a line may become so that it fits, as a share of the usual size. */
const leastSize = 0.88;

/** The size at which a line fits into its room, but never smaller than can be read. */
function fitting(line: string, room: number, weight: 'plain' | 'strong', { text }: Metrics): number {
  return Math.max(text * leastSize, Math.min(text, (text * room) / textWidth(line, text, weight)));
}

/** Where a name may be parted, as in running text. */
const softHyphen = '\u00AD';

/** The name of a player in one line. */
export function wholeName(label: string): string {
  return label.replaceAll(softHyphen, '');
}

/** How much is free on either side of a name in its place. */
const besideName = 6;

/** What stands beside a name in its place where there is room, its mark included, in sizes of the text. */
const besideWideName = 1.9;

/** A line of text in one, or where there is no room in several: parted where its language allows, else after its first word. */
function linesOf(text: string, room: number, metrics: Metrics): readonly string[] {
  const whole = wholeName(text);
  if (textWidth(whole, metrics.text * leastSize, 'strong') <= room) return [whole];
  const parts = text.split(softHyphen);
  const [first = '', ...others] = text.split(' ');
  if (parts.length === 1 && others.length > 1) return [first, others.join(' ')];
  return parts.map((part, place) => (place + 1 < parts.length ? `${part}-` : part));
}

/** The lines of a name beside the reader. */
function nameLines(label: string, metrics: Metrics): readonly string[] {
  return linesOf(label, metrics.wide ? metrics.width : narrowSeat - 2 * besideName, metrics);
}

/** How far the mark of a player stands into a place at the far side that is full. */
const markShare = 1.3;

/** The lines of who sits at the far side of a phone's table, and how many cards he holds, in a place of some width. */
function farLines({ label, count }: ViewSeat, width: number, metrics: Metrics): readonly string[] {
  // Whether one line is enough must not change with the number of cards.
  const lines = linesOf(`${label} 00`, width - metrics.text * markShare - besideName / 2, metrics);
  return lines.map((line) => line.replace(/ 00$/, ` ${count}`));
}

interface SeatParts {
  readonly cards: readonly CardPlace[];
  readonly zones: readonly ZonePlace[];
  readonly labels: readonly LabelPlace[];
  readonly ornaments: readonly Ornament[];
}

interface SeatBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function lyingSeat(seat: ViewSeat, box: SeatBox, metrics: Metrics): SeatParts {
  const { wide, text, seat: size } = metrics;
  const { x, y, width, height } = box;
  const middle = y + height / 2;
  // Where the row is full, who it is and how many cards say enough.
  const tight = !wide && width < contentWidth(seat, metrics);
  const backs = wide ? 3 : 1;
  const cards = tight ? [] : backsOf(seat, backs, x + 10, middle - size.height / 2, metrics);
  const left = tight ? x + text * markShare : x + 10 + size.width + (backs - 1) * 7 + text * 1.5;
  const lines = farLines(seat, width, metrics);
  const lineSize = Math.min(
    ...lines.map((line) => fitting(line, x + width - left - besideName / 2, 'strong', metrics)),
  );
  const labels: LabelPlace[] = wide
    ? [
        { text: wholeName(seat.label), x: left, y: middle - 3, size: text, anchor: 'start', tone: 'strong' },
        { text: String(seat.count), x: left, y: middle + text, size: text, anchor: 'start', tone: 'quiet' },
      ]
    : lines.map((line, place) => ({
        text: line,
        x: left,
        y: middle + lineSize * (0.36 + place - (lines.length - 1) / 2),
        size: lineSize,
        anchor: 'start',
        tone: 'strong',
      }));
  return {
    cards,
    zones: [seatZone(seat, box)],
    labels,
    ornaments: [
      { kind: seat.mark, x: left - text * 0.75, y: wide ? middle - text * 0.55 : middle, size: text * 0.36 },
      // Below the end of a line that fills its place, else at the corner.
      ...(tight
        ? dealerAt(seat.dealer, x + width - text * 0.7, y + height + text * 0.35, metrics)
        : dealerAt(seat.dealer, x + width - 2, y + 4, metrics)),
    ],
  };
}

/** The player beside the reader, at the middle of the table's edge. */
export function sideSeat(seat: ViewSeat, edge: 'left' | 'right', top: number, height: number, metrics: Metrics): Part {
  const { margin, width: table, wide, text, seat: size } = metrics;
  const width = sideSeatWidth([seat], metrics);
  const x = edge === 'left' ? margin : table - margin - width;
  const lines = nameLines(seat.label, metrics);
  const below = (lines.length - 1) * text;
  const tall = (wide ? 124 : 62) + below;
  const y = top + Math.max(0, (height - tall) / 2);
  const middle = x + width / 2;
  const backs = wide ? 3 : 1;
  const fanned = size.width + (backs - 1) * 7;
  const cards = backsOf(seat, backs, wide ? middle - fanned / 2 : x + 21, y + (wide ? 14 : 8), metrics);
  const nameLine = y + tall - below - (wide ? text * 2.1 : text * 0.75);
  const room = width - (wide ? besideWideName * text : 2 * besideName);
  const nameSize = Math.min(...lines.map((line) => fitting(line, room, 'strong', metrics)));
  const name = textWidth(wholeName(seat.label), nameSize, 'strong');
  const labels: LabelPlace[] = [
    ...lines.map(
      (line, place): LabelPlace => ({
        text: line,
        x: wide ? Math.max(x + text * 1.35, middle - name / 2 + text * 0.4) : middle,
        y: nameLine + place * text,
        size: nameSize,
        anchor: wide ? 'start' : 'middle',
        tone: 'strong',
      }),
    ),
    wide
      ? { text: String(seat.count), x: middle, y: nameLine + text * 1.3, size: text, anchor: 'middle', tone: 'quiet' }
      : {
          text: String(seat.count),
          x: x + 24 + size.width,
          y: y + 8 + size.height / 2 + text * 0.36,
          size: text,
          anchor: 'start',
          tone: 'strong',
        },
  ];
  const mark: Ornament = wide
    ? {
        kind: seat.mark,
        x: Math.max(x + text * 0.75, middle - name / 2 - text * 0.2),
        y: nameLine - text * 0.34,
        size: text * 0.36,
      }
    : { kind: seat.mark, x: x + 13, y: y + 8 + size.height / 2, size: text * 0.34 };
  const box = { x, y, width, height: tall };
  return {
    cards,
    zones: [seatZone(seat, box)],
    labels,
    ornaments: [mark, ...dealerAt(seat.dealer, x + width - 3, y + 5, metrics)],
    bottom: y + tall,
  };
}

/** How wide the place of a player beside the reader is at least, on a phone and elsewhere. */
const narrowSeat = 64;
const wideSeat = 104;

/** How wide the places of players beside the reader are: by the longest name, at the least size at which it can be read. */
export function sideSeatWidth(seats: readonly Pick<ViewSeat, 'label'>[], metrics: Metrics): number {
  const { wide, text } = metrics;
  const lines = seats.flatMap(({ label }) => nameLines(label, metrics));
  const names = lines.map((line) => textWidth(line, text * leastSize, 'strong'));
  return Math.max(
    wide ? wideSeat : narrowSeat,
    ...names.map((name) => name + (wide ? besideWideName * text : 2 * besideName)),
  );
}

/** The disc of the dealer with its letter, at a corner of his place; none where the letter is empty. */
export function dealerAt(letter: string, x: number, y: number, { text }: Metrics): readonly Ornament[] {
  return letter === '' ? [] : [{ kind: 'dealer', letter, x, y, size: text * 0.65 }];
}

function backsOf(seat: ViewSeat, most: number, x: number, y: number, { seat: size }: Metrics): readonly CardPlace[] {
  return Array.from({ length: seat.laid ? 0 : Math.min(seat.count, most) }, (_, place) => {
    const key = place === 0 ? seat.zone : `${seat.zone}:${place}`;
    return placed({ key, card: null }, seat.zone, { x: x + place * 7, y }, size, 'whole');
  });
}

function seatZone({ zone, inTurn }: ViewSeat, box: SeatBox): ZonePlace {
  return { zone, ...box, outline: inTurn ? 'turn' : 'seat', corner: Math.min(box.height / 2, 22) };
}
