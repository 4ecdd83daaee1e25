import { noSeat, type SeatIndex, type SideIndex, seatAfter } from './table-numbers.ts';

/** The partner of a seat who follows another seat (the seat itself for the nearest) clockwise; `noSeat` if there is none. */
export function nextPartner(sides: readonly SideIndex[], seat: SeatIndex, after: SeatIndex): SeatIndex {
  for (let next = seatAfter(after, 1, sides.length); next !== seat; next = seatAfter(next, 1, sides.length)) {
    if (sides[next] === sides[seat]) return next;
  }
  return noSeat;
}
