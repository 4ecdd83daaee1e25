import * as layout from '../cells/cell-layout.ts';
import { turnUpFirst } from '../cells/draw-cells.ts';
import { lastBid } from '../cells/last-bid.ts';
import { firstBid } from '../cells/move-list.ts';
import type { State } from '../cells/play-state.ts';
import {
  nobody,
  noSeat,
  numberOfSeat,
  type SeatIndex,
  seatAfter,
  seatOfNumber,
  sideIndex,
} from '../cells/table-numbers.ts';

const { callsAt, cell, inSide, phase, sideAt } = layout;

/** Carries a call out: a bid, a pass, a double, or the declarer's word that he cannot open. */
export function call(state: State, which: number): void {
  if (which === 2) {
    declareNoOpening(state);
    return;
  }
  const calls = state.at(cell.calls);
  state.setNth(callsAt, calls, which);
  state.set(cell.calls, calls + 1);
  const { bidder, bid } = lastBid(state);
  if (which === 1) {
    setContract(state, bidder, bid);
    const doubler = state.at(cell.turn);
    state.set(cell.doubler, numberOfSeat(doubler));
    turnUpFirst(state);
    state.turnTo(doubler);
    return;
  }
  state.turnTo(seatAfter(state.at(cell.turn), 1, state.sides.length));
  if (!hasEnded(state, bid)) return;
  if (bid < 0) {
    turnUpFirst(state);
    return;
  }
  setContract(state, bidder, bid);
  state.set(cell.phase, phase.contractOpening);
  state.turnTo(bidder);
}

/** Whether everybody else has passed after the last bid, or everybody where there is none. */
function hasEnded(state: State, bid: number): boolean {
  const calls = state.at(cell.calls);
  const passes = bid < 0 ? state.sides.length : state.sides.length - 1;
  if (calls < passes || (bid >= 0 && calls === passes)) return false;
  for (let place = calls - passes; place < calls; place++) if (state.nth(callsAt, place) !== 0) return false;
  return true;
}

function setContract(state: State, bidder: SeatIndex, bid: number): void {
  state.set(cell.bidder, numberOfSeat(bidder));
  state.set(cell.level, Math.floor(bid / 6));
  state.set(cell.denomination, bid % 6);
  state.set(cell.doubler, nobody);
}

/** The declarer cannot open: the side is charged, and the next lower bid of the auction takes the place of his. */
function declareNoOpening(state: State): void {
  const bid = state.at(cell.level) * 6 + state.at(cell.denomination);
  const side = sideAt(state.sides[seatOfNumber(state.at(cell.bidder))] ?? sideIndex(0));
  state.addIn(side, inSide.penalties, state.parameters.failedBidPenalty);
  for (let place = state.at(cell.calls) - 1; place >= 0; place--) {
    const lower = state.nth(callsAt, place) - firstBid;
    if (lower < 0 || lower >= bid) continue;
    const bidder = seatAfter(state.at(cell.dealer), 1 + place, state.sides.length);
    setContract(state, bidder, lower);
    state.turnTo(bidder);
    return;
  }
  setContract(state, noSeat, 0);
  turnUpFirst(state);
}
