import { face, type Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, Part, ZonePlace } from './place.ts';
import type { ViewSeat } from './view.ts';

/** The least width in which a player's name can be read, in letters. */
const nameLetters = 7.5;

/** The other players in a row, or in several where one is too narrow for all: a small back, how many cards, who. */
export function seatRow(seats: readonly ViewSeat[], top: number, metrics: Metrics): Part {
  const { margin, width, text, gap } = metrics;
  const inner = width - 2 * margin;
  const inRow = Math.min(seats.length, Math.floor(inner / (nameLetters * text)));
  const column = inner / inRow;
  const height = text * 2.2;
  const backWidth = (height * face.width) / face.height;
  const cards: CardPlace[] = [];
  const zones: ZonePlace[] = [];
  const labels: LabelPlace[] = [];
  seats.forEach((seat, index) => {
    const x = margin + (index % inRow) * column;
    const y = top + Math.floor(index / inRow) * (height + gap);
    zones.push({
      zone: seat.zone,
      x,
      y,
      width: column - gap / 2,
      height,
      outline: seat.inTurn ? 'solid' : 'none',
    });
    cards.push({
      key: seat.zone,
      card: null,
      zone: seat.zone,
      x: x + 3,
      y: y + 2,
      width: backWidth - 2,
      height: height - 4,
      turned: false,
      lifted: false,
    });
    const left = x + backWidth + gap;
    const base = { x: left, anchor: 'start' } as const;
    labels.push({ ...base, text: seat.label, y: y + height * 0.42, size: text * 0.92, tone: 'quiet' });
    labels.push({ ...base, text: String(seat.count), y: y + height * 0.9, size: text, tone: 'strong' });
  });
  const rows = Math.ceil(seats.length / inRow);
  return { cards, zones, labels, bottom: top + rows * (height + gap) - gap };
}
