import { surplusOfMerge } from '../../rules/merge.ts';
import * as layout from './cell-layout.ts';
import type { State } from './play-state.ts';

const { cell, inMeld, inSide, joker, jokerFace, kind, laidAt, surplusAt, two } = layout;

/** Joins two melds of the side in turn; the first keeps its place and name. After a slip wild cards beyond the limit come to the hand. */
export function merge(state: State, one: number, other: number): void {
  const { sideInTurn } = state;
  const first = state.meld(one);
  const second = state.meld(other);
  state.unsettle(sideInTurn, first);
  state.unsettle(sideInTurn, second);
  const begun = state.at(first + inMeld.begun) === 1 && state.at(second + inMeld.begun) === 1;
  if (!begun) state.set(cell.addedThisTurn, 1);
  state.add(cell.begun, Number(begun) - state.at(first + inMeld.begun) - state.at(second + inMeld.begun));
  state.set(first + inMeld.begun, Number(begun));
  for (const field of [inMeld.naturals, inMeld.wilds, inMeld.cards] as const)
    state.add(first + field, state.at(second + field));
  if (state.at(first + inMeld.kind) === kind.run && state.at(second + inMeld.high) < state.at(first + inMeld.high))
    state.set(first + inMeld.high, state.at(second + inMeld.high));
  unlink(state, one, other);
  if (state.isWhole) relay(state, one, other);
  freeSurplus(state, one, first);
  state.set(cell.melded, 1);
  state.settle(sideInTurn, first);
}

/** The cards of a meld lie with another from now on. */
function relay(state: State, one: number, other: number): void {
  const [from, to] = [(other - 1) | (state.sideInTurn << 7), (one - 1) | (state.sideInTurn << 7)];
  for (let place = laidAt; place < laidAt + state.at(cell.laid); place++) {
    const laid = state.at(place);
    if (laid >> 6 === from) state.set(place, (laid & 63) | (to << 6));
  }
}

function unlink(state: State, one: number, other: number): void {
  const { side } = state;
  const ofKind = state.at(state.meld(one) + inMeld.kind);
  let link = side + inSide.first + ofKind;
  while (state.at(link) !== other) link = state.meld(state.at(link)) + inMeld.next;
  state.set(link, state.at(state.meld(other) + inMeld.next));
  state.set(state.meld(other) + inMeld.kind, -1);
  state.add(side + inSide.melds, -1);
  if (ofKind <= two) state.noteTaking(state.sideInTurn, ofKind);
}

/** Wild cards that two sets joined after a slip hold beyond the limit come to the hand and must go in this turn. */
function freeSurplus(state: State, one: number, meld: number): void {
  let surplus =
    state.at(meld + inMeld.kind) === kind.run ? 0 : surplusOfMerge(state.parameters, state.at(meld + inMeld.wilds));
  const own = (one - 1) | (state.sideInTurn << 7);
  for (let place = laidAt + state.at(cell.laid) - 1; place >= laidAt && surplus > 0; place--) {
    const laid = state.at(place);
    const face = laid & 63;
    const rank = face >> 2;
    if (laid >> 6 !== own || (rank !== two && rank !== joker)) continue;
    const last = laidAt + state.at(cell.laid) - 1;
    for (let next = place; next < last; next++) state.set(next, state.at(next + 1));
    state.add(cell.laid, -1);
    state.add(meld + inMeld.wilds, -1);
    state.add(meld + inMeld.cards, -1);
    state.add(state.side + inSide.points, -(state.values[state.kindOfFace(face)] ?? 0));
    state.gain(state.seat, face);
    state.add(cell.surplus, 1);
    state.add(surplusAt + rank, face === jokerFace ? 1 : 1 << ((face & 3) << 2));
    surplus -= 1;
  }
}
