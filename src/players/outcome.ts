import { layout, type SideIndex, score, sideIndex } from '../engine/index.ts';
import type { Evaluation } from './judgement/evaluation.ts';

const { cell, phase } = layout;

/** What a table comes to for a side, in points against the others: the count if the deal is over, else what it promises. */
export function outcomeFor(evaluation: Evaluation, side: SideIndex): number {
  const worths = evaluation.play.at(cell.phase) === phase.over ? counted(evaluation) : promised(evaluation);
  const own = worths[side] ?? 0;
  const others = worths.reduce((sum, worth) => sum + worth, 0) - own;
  return own - others / Math.max(1, worths.length - 1);
}

function counted({ play }: Evaluation): readonly number[] {
  return score(play.position()).map(({ total }) => total);
}

/** What each side's table and hands promise, and to the side in turn what it may draw or take. */
function promised(evaluation: Evaluation): readonly number[] {
  const { sides } = evaluation.ruleset.seating;
  const worths = sides.map((_, side) => evaluation.ofTable(sideIndex(side)));
  for (const seat of evaluation.play.seats) {
    const side = evaluation.sideOf(seat);
    worths[side] = (worths[side] ?? 0) + evaluation.ofHand(seat, side);
  }
  const { play, weights } = evaluation;
  const inTurn = evaluation.sideOf(play.at(cell.turn));
  worths[inTurn] = (worths[inTurn] ?? 0) + weights.draw + weights.taken * play.at(cell.pile);
  return worths;
}
