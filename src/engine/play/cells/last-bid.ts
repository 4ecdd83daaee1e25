import * as layout from './cell-layout.ts';
import { firstBid } from './move-list.ts';
import type { State } from './play-state.ts';

const { callsAt, cell } = layout;

/** The last bid of the auction, as its place in the order of bids (-1: none), and the seat that made it, from 0. */
export function lastBid(state: State): { readonly bidder: number; readonly bid: number } {
  const seats = state.sides.length;
  for (let place = state.at(cell.calls) - 1; place >= 0; place--) {
    const call = state.at(callsAt + place);
    if (call >= firstBid) return { bidder: (state.at(cell.dealer) + 1 + place) % seats, bid: call - firstBid };
  }
  return { bidder: -1, bid: -1 };
}
