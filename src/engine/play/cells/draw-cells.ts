import * as layout from './cell-layout.ts';
import { faceHeld } from './held-cards.ts';
import { isFreezing } from './pile-cells.ts';
import type { State } from './play-state.ts';
import { seatAfter } from './table-numbers.ts';

const { cell, inSeat, phase, pileAt, redThree, stockAt, three } = layout;

/** Draws until so many cards are in the hand of the seat in turn or the stock is empty; says how many that were. */
export function drawFromStock(state: State, count: number): number {
  const { seat } = state;
  const before = state.at(cell.stock) + state.at(cell.stockUnknown);
  let kept = 0;
  let threes = 0;
  while (kept < count && state.at(cell.stock) + state.at(cell.stockUnknown) > 0) {
    const known = state.at(cell.stock);
    if (known === 0) {
      state.add(cell.stockUnknown, -1);
      state.addIn(seat, inSeat.unknown, 1);
      state.addIn(seat, inSeat.held, 1);
      kept += 1;
      continue;
    }
    const face = state.nth(stockAt, known - 1);
    state.set(cell.stock, known - 1);
    const isRedThree = state.kindOfFace(face) === redThree;
    if (isRedThree && state.laysRedThrees) {
      state.layRedThree(face);
      continue;
    }
    if (isRedThree) threes += 1 << ((face & 3) << 2);
    state.gain(seat, face);
    kept += 1;
  }
  const emptied = before > 0 && state.at(cell.stock) + state.at(cell.stockUnknown) === 0;
  if (!state.laysRedThrees && emptied && threes > 0) state.set(cell.lastThrees, threes);
  return kept;
}

/** Turns stock cards for the pile until one may stay; then the player on the dealer's left is in turn. */
export function turnUpFirst(state: State): void {
  const { coverBlackThreeUpcard } = state.parameters;
  if (state.at(cell.stock) === 0 && state.at(cell.stockUnknown) > 0) state.add(cell.stockUnknown, -1);
  while (state.at(cell.stock) > 0) {
    const left = state.at(cell.stock) - 1;
    const face = state.nth(stockAt, left);
    state.set(cell.stock, left);
    const size = state.at(cell.pile);
    state.setNth(pileAt, size, face);
    state.set(cell.pile, size + 1);
    if (isFreezing(face)) state.add(cell.freezing, 1);
    const ofKind = state.kindOfFace(face);
    if (!state.laysRedThrees || ofKind < three || (ofKind === three && !coverBlackThreeUpcard)) break;
  }
  state.set(cell.phase, phase.draw);
  state.turnTo(seatAfter(state.at(cell.dealer), 1, state.sides.length));
  if (state.parameters.redThreesLaid === 'at-the-deal') layDealtRedThrees(state);
}

/** Where red threes are laid right after the deal: every hand from the dealer's left lays and replaces its own. */
function layDealtRedThrees(state: State): void {
  const turn = state.at(cell.turn);
  for (let seat = 0; seat < state.sides.length; seat++) {
    for (let held = state.count(redThree); held > 0; held--) {
      const face = faceHeld(state, redThree);
      state.lose(face);
      state.layRedThree(face);
      drawFromStock(state, 1);
    }
    state.turnTo(seatAfter(state.at(cell.turn), 1, state.sides.length));
  }
  state.turnTo(turn);
}
