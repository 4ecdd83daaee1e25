import { countsMeldedCards, pointsOfLevel } from '../../rules/bid.ts';
import * as layout from '../cells/cell-layout.ts';
import type { State } from '../cells/play-state.ts';
import { type SeatCells, seatOfNumber } from '../cells/table-numbers.ts';

const { cell, inSide, joker, redThree, seatAt, three } = layout;

/** Whether the side in turn plays the contract. */
export function declares(state: State): boolean {
  const bidder = state.at(cell.bidder);
  return bidder > 0 && state.sides[seatOfNumber(bidder)] === state.sideInTurn;
}

/** The points that the bid obliges to. */
export function pointsOfBid(state: State): number {
  return pointsOfLevel(state.parameters, state.at(cell.level));
}

/** What the declarer's side has towards its bid in going out; without the bonus and the own hand if they are still to be planned. */
export function pointsTowardsBid(state: State, asItLies: boolean): number {
  const { parameters, side } = state;
  let points = parameters.goingOutBonus - state.in(side, inSide.penalties);
  const redThrees = state.in(side, inSide.redThrees);
  points -= (((redThrees >> 4) & 15) + ((redThrees >> 8) & 15)) * parameters.laidRedThreePenalty;
  for (const seat of state.seats) {
    if (state.sides[seat] !== state.sideInTurn || (!asItLies && seat === state.at(cell.turn))) continue;
    points -= handPoints(state, seatAt(seat));
  }
  if (countsMeldedCards(parameters, state.at(cell.level))) points += state.in(side, inSide.points);
  return asItLies ? points + state.in(side, inSide.bonus) : points;
}

function handPoints(state: State, seat: SeatCells): number {
  const { blackThreeInHandPenalty, redThreeInHandPenalty } = state.parameters;
  let points =
    state.countOf(seat, three) * blackThreeInHandPenalty + state.countOf(seat, redThree) * redThreeInHandPenalty;
  for (let ofKind = 0; ofKind <= joker; ofKind++) {
    if (ofKind !== three) points += state.countOf(seat, ofKind) * (state.values[ofKind] ?? 0);
  }
  return points;
}
