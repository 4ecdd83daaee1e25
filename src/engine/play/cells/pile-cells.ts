import * as layout from './cell-layout.ts';
import { layPart, putOn } from './lay-cells.ts';
import { kindOf, type Part, targetOf } from './packed-meld.ts';
import type { State } from './play-state.ts';
import { type Face, noFace } from './table-numbers.ts';

const { cell, inMeld, firstAt, inSeat, kind, kindOfFace, pileAt, redThree } = layout;

/** Whether a card of this face freezes the pile. */
export function isFreezing(face: Face): boolean {
  return face >= 48 || isRedThreeFace(face);
}

/** Whether a card of this face is a red three. */
export function isRedThreeFace(face: Face): boolean {
  return kindOfFace(face) === redThree;
}

/** The face of the top card of the pile; `noFace` if there is none. */
export function topOfPile(state: State): Face {
  const size = state.at(cell.pile);
  return size === 0 ? noFace : state.nth(pileAt, size - 1);
}

/** How deep in the pile, from the top, its first freezing card lies; 0 if there is none. */
export function freezingDepth(state: State): number {
  const size = state.at(cell.pile);
  if (state.at(cell.freezing) === 0) return 0;
  for (let deep = 1; deep <= size; deep++) if (isFreezing(state.nth(pileAt, size - deep))) return deep;
  return 0;
}

/** Takes the top card off the pile. */
function liftTop(state: State): Face {
  const face = topOfPile(state);
  state.add(cell.pile, -1);
  if (isFreezing(face)) state.add(cell.freezing, -1);
  return face;
}

/** Lays the top card of the pile with a part of the hand; a part without cards names the meld that it goes onto. */
export function layWithTop(state: State, part: Part): void {
  const face = liftTop(state);
  const ofRun = kindOf(part) === kind.run;
  const target = targetOf(part);
  const place = ofRun ? target : layPart(state, part);
  const meld = state.meld(place);
  state.unsettle(state.sideInTurn, meld);
  putOn(state, place, face);
  state.addIn(meld, inMeld.naturals, 1);
  if (ofRun) {
    const size = state.parameters.sequenceOrder === 'circle' ? 13 : 16;
    const rank = face >> 2;
    if ((rank + 1) % size === state.in(meld, inMeld.high)) state.setIn(meld, inMeld.high, rank);
  }
  state.settle(state.sideInTurn, meld);
  if (target > 0 && state.in(meld, inMeld.begun) === 0) state.set(cell.addedThisTurn, 1);
}

/** Takes up so many cards from the pile into the hand; red threes among them go to the table where they are laid. */
export function takeUp(state: State, cards: number): void {
  const { seat, laysRedThrees } = state;
  const size = state.at(cell.pile);
  let held = 0;
  let freezing = 0;
  for (let place = size - 1; place >= size - cards; place--) {
    const face = state.nth(pileAt, place);
    if (isFreezing(face)) freezing += 1;
    if (laysRedThrees && isRedThreeFace(face)) state.layRedThree(face);
    else {
      state.receive(seat, face);
      held += 1;
    }
  }
  state.set(cell.pile, size - cards);
  if (freezing > 0) state.add(cell.freezing, -freezing);
  if (held > 0) state.addIn(seat, inSeat.held, held);
}

/** Whether the side has a complete canasta of a rank. */
export function hasCanastaOf(state: State, rank: number): boolean {
  if (rank > 12) return false;
  for (let next = state.nth(firstAt(state.side), rank); next > 0; ) {
    const meld = state.meld(next);
    if (state.isComplete(meld)) return true;
    next = state.in(meld, inMeld.next);
  }
  return false;
}
