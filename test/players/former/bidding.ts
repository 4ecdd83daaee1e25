import { firstBid, layout, type MoveList, moveType } from '../../../src/engine/index.ts';
import type { Evaluation } from './evaluation.ts';

const { cell, joker, seatAt, two } = layout;

/** Rates calls: what the hand promises decides how high to go. The lowest bid of that level that is left is made, in whatever the hand has most of. */
export function rateCalls(evaluation: Evaluation, moves: MoveList, rates: Float64Array): void {
  const { play } = evaluation;
  const level = promisedLevel(evaluation);
  const turn = play.at(cell.turn);
  const twos = play.count(turn, two) >= 4 && play.count(turn, joker) > 0;
  for (let move = 0; move < moves.count; move++) {
    const call = moves.firstOf(move);
    if (moves.typeOf(move) !== moveType.call || call < firstBid) {
      rates[move] = call === 0 ? 0 : -100;
      continue;
    }
    const bid = call - firstBid;
    const bidLevel = Math.floor(bid / 6);
    const denomination = bid % 6;
    rates[move] = bidLevel > level ? -100 : 50 - bidLevel * 10 - denomination + (twos && denomination === 5 ? 20 : 0);
  }
}

/** The level that a hand may bid: 0 for none. */
export function promisedLevel(evaluation: Evaluation): number {
  const strength = strengthOfHand(evaluation);
  return strength < 1 ? 0 : Math.min(3, Math.floor(strength));
}

/** How many thousands a hand promises: wild cards, pairs and runs. */
function strengthOfHand({ play }: Evaluation): number {
  const turn = play.at(cell.turn);
  const seat = seatAt(turn);
  let strength = 0.16 * (play.count(turn, two) + 1.2 * play.count(turn, joker)) - 0.4;
  for (let rank = 0; rank <= 10; rank++) {
    const count = play.count(turn, rank);
    if (count >= 2) strength += 0.06 * (count - 1);
  }
  for (let suit = 0; suit < 4; suit++) {
    let row = 0;
    for (let rank = 0; rank <= 10; rank++) {
      row = ((play.nth(seat, rank) >> (suit << 2)) & 15) > 0 ? row + 1 : 0;
      if (row >= 3) strength += 0.15;
    }
  }
  return strength - 0.25 * play.count(turn, layout.redThree);
}
