import type { Part } from './layout.ts';
import { face, type Metrics } from './metrics.ts';
import type { CardPlace, LabelPlace, ZonePlace } from './place.ts';
import type { ViewSeat } from './view.ts';

/** The other players in a row: a small back, how many cards, who. */
export function seatRow(seats: readonly ViewSeat[], top: number, metrics: Metrics): Part {
  const { margin, width, text, gap } = metrics;
  const column = (width - 2 * margin) / seats.length;
  const height = text * 2.2;
  const backWidth = (height * face.width) / face.height;
  const cards: CardPlace[] = [];
  const zones: ZonePlace[] = [];
  const labels: LabelPlace[] = [];
  seats.forEach((seat, place) => {
    const x = margin + place * column;
    zones.push({
      zone: seat.zone,
      x,
      y: top,
      width: column - gap / 2,
      height,
      outline: seat.inTurn ? 'solid' : 'none',
    });
    cards.push({
      key: seat.zone,
      card: null,
      zone: seat.zone,
      x: x + 3,
      y: top + 2,
      width: backWidth - 2,
      height: height - 4,
      turned: false,
      lifted: false,
    });
    const left = x + backWidth + gap;
    const base = { x: left, anchor: 'start' } as const;
    labels.push({ ...base, text: seat.label, y: top + height * 0.42, size: text * 0.92, tone: 'quiet' });
    labels.push({ ...base, text: String(seat.count), y: top + height * 0.9, size: text, tone: 'strong' });
  });
  return { cards, zones, labels, bottom: top + height };
}
