import { surplusOfMerge } from '../../rules/merge.ts';
import * as layout from './cell-layout.ts';
import type { State } from './play-state.ts';
import { cellIn, cellOfRow, faceOfIndex, type MeldCells, type MeldRef } from './table-numbers.ts';

const { cell, firstAt, inMeld, inSide, joker, jokerFace, kind, laidAt, surplusAt, two } = layout;

/** Joins two melds of the side in turn; the first keeps its place and name. After a slip wild cards beyond the limit come to the hand. */
export function merge(state: State, one: MeldRef, other: MeldRef): void {
  const { sideInTurn } = state;
  const first = state.meld(one);
  const second = state.meld(other);
  state.unsettle(sideInTurn, first);
  state.unsettle(sideInTurn, second);
  const begun = state.in(first, inMeld.begun) === 1 && state.in(second, inMeld.begun) === 1;
  if (!begun) state.set(cell.addedThisTurn, 1);
  state.add(cell.begun, Number(begun) - state.in(first, inMeld.begun) - state.in(second, inMeld.begun));
  state.setIn(first, inMeld.begun, Number(begun));
  for (const field of [inMeld.naturals, inMeld.wilds, inMeld.cards] as const)
    state.addIn(first, field, state.in(second, field));
  if (state.in(first, inMeld.kind) === kind.run && state.in(second, inMeld.high) < state.in(first, inMeld.high))
    state.setIn(first, inMeld.high, state.in(second, inMeld.high));
  unlink(state, one, other);
  if (state.isWhole) relay(state, one, other);
  freeSurplus(state, one, first);
  state.set(cell.melded, 1);
  state.settle(sideInTurn, first);
}

/** The cards of a meld lie with another from now on. */
function relay(state: State, one: MeldRef, other: MeldRef): void {
  const [from, to] = [(other - 1) | (state.sideInTurn << 7), (one - 1) | (state.sideInTurn << 7)];
  for (let place = 0; place < state.at(cell.laid); place++) {
    const laid = state.nth(laidAt, place);
    if (laid >> 6 === from) state.setNth(laidAt, place, (laid & 63) | (to << 6));
  }
}

function unlink(state: State, one: MeldRef, other: MeldRef): void {
  const { side } = state;
  const ofKind = state.in(state.meld(one), inMeld.kind);
  let link = cellOfRow(firstAt(side), ofKind);
  while (state.at(link) !== other) link = cellIn(state.meld(state.at(link)), inMeld.next);
  state.set(link, state.in(state.meld(other), inMeld.next));
  state.setIn(state.meld(other), inMeld.kind, -1);
  state.addIn(side, inSide.melds, -1);
  if (ofKind <= two) state.noteTaking(state.sideInTurn, ofKind);
}

/** Wild cards that two sets joined after a slip hold beyond the limit come to the hand and must go in this turn. */
function freeSurplus(state: State, one: MeldRef, meld: MeldCells): void {
  let surplus =
    state.in(meld, inMeld.kind) === kind.run ? 0 : surplusOfMerge(state.parameters, state.in(meld, inMeld.wilds));
  const own = (one - 1) | (state.sideInTurn << 7);
  for (let place = state.at(cell.laid) - 1; place >= 0 && surplus > 0; place--) {
    const laid = state.nth(laidAt, place);
    const face = faceOfIndex(laid & 63);
    const rank = face >> 2;
    if (laid >> 6 !== own || (rank !== two && rank !== joker)) continue;
    const last = state.at(cell.laid) - 1;
    for (let next = place; next < last; next++) state.setNth(laidAt, next, state.nth(laidAt, next + 1));
    state.add(cell.laid, -1);
    state.addIn(meld, inMeld.wilds, -1);
    state.addIn(meld, inMeld.cards, -1);
    state.addIn(state.side, inSide.points, -(state.values[state.kindOfFace(face)] ?? 0));
    state.gain(state.seat, face);
    state.add(cell.surplus, 1);
    state.addNth(surplusAt, rank, face === jokerFace ? 1 : 1 << ((face & 3) << 2));
    surplus -= 1;
  }
}
