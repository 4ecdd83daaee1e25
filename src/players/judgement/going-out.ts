import { layout, noSeat, type SeatIndex, type SideIndex, seatOfNumber, sideIndex } from '../../engine/index.ts';
import type { Evaluation } from './evaluation.ts';

const { cell, inSeat, inSide, seatAt, sideAt } = layout;

/**
 * What it brings the side of a seat that the deal ends now by its going out: the bonus and what the others hold, less what the partners
 * hold and what the own melds might still become. `known` is a seat whose hand may be looked at, the partner who is asked.
 */
export function gainOfGoingOut(evaluation: Evaluation, seat: SeatIndex, known = noSeat): number {
  const { play, ruleset, weights } = evaluation;
  const { parameters } = ruleset;
  const own = evaluation.sideOf(seat);
  let gain = parameters.goingOutBonus;
  const sides = ruleset.seating.sides.length;
  for (const other of play.seats) {
    if (other === seat) continue;
    const cost =
      other === known ? costOfHand(evaluation, other) : play.in(seatAt(other), inSeat.held) * weights.outCard;
    gain += evaluation.sideOf(other) === own ? -cost : cost / (sides - 1);
  }
  for (let side = 0; side < sides; side++) {
    const hopes = hopesOf(evaluation, sideIndex(side));
    gain += side === own ? -hopes : hopes / (sides - 1);
  }
  return gain + contractAtStake(evaluation, own);
}

/** What a side hopes for beyond what lies on the table: canastas on their way, and the hands. */
function hopesOf(evaluation: Evaluation, side: SideIndex): number {
  const { play } = evaluation;
  const from = sideAt(side);
  const sure = play.in(from, inSide.points) + play.in(from, inSide.bonus) - play.in(from, inSide.penalties);
  return Math.max(0, evaluation.ofTable(side) - sure) * 0.5;
}

function costOfHand({ play, values }: Evaluation, seat: SeatIndex): number {
  let cost = 0;
  for (let ofKind = 0; ofKind <= layout.joker; ofKind++) cost += play.count(seat, ofKind) * (values[ofKind] ?? 0);
  return cost;
}

/** What the contract of the deal brings to whoever ends it now. */
function contractAtStake({ play, ruleset }: Evaluation, side: SideIndex): number {
  const bidder = play.at(cell.bidder);
  if (bidder === 0) return 0;
  const points = play.at(cell.level) * ruleset.parameters.pointsPerLevel;
  const doubled = play.at(cell.doubler) > 0 ? 2 : 1;
  const declares = (play.sides[seatOfNumber(bidder)] ?? 0) === side;
  return (points * doubled) / (declares ? 2 : 1);
}
