import * as layout from './cell-layout.ts';
import { firstBid } from './move-list.ts';
import type { State } from './play-state.ts';
import { noSeat, type SeatIndex, seatAfter } from './table-numbers.ts';

const { callsAt, cell } = layout;

/** The last bid of the auction, as its place in the order of bids (-1: none), and the seat that made it (`noSeat`: none). */
export function lastBid(state: State): { readonly bidder: SeatIndex; readonly bid: number } {
  const seats = state.sides.length;
  for (let place = state.at(cell.calls) - 1; place >= 0; place--) {
    const call = state.nth(callsAt, place);
    if (call >= firstBid) return { bidder: seatAfter(state.at(cell.dealer), 1 + place, seats), bid: call - firstBid };
  }
  return { bidder: noSeat, bid: -1 };
}
