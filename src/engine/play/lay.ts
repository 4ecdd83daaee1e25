import { faceHeld } from './hand.ts';
import * as layout from './layout.ts';
import {
  highOf,
  jokersIn,
  kindOf,
  lengthOf,
  naturalsIn,
  type Part,
  suitOf,
  sumOfSuits,
  targetOf,
  twosIn,
} from './parts.ts';
import type { State } from './state.ts';

const { cell, inMeld, inSide, jokerFace, kind, laidAt, meldAt, meldPlaces, sideAt, two } = layout;

/** A new meld of the side in turn, as its place and one. */
function begin(state: State, ofKind: number, suit: number, high: number): number {
  const { side, sideInTurn } = state;
  const place = state.at(side + inSide.places);
  if (place >= meldPlaces) throw new RangeError('more melds than a side can have');
  state.reserve(place + 1);
  const meld = meldAt(sideInTurn, place);
  state.set(meld + inMeld.kind, ofKind);
  state.set(meld + inMeld.naturals, 0);
  state.set(meld + inMeld.wilds, 0);
  state.set(meld + inMeld.cards, 0);
  state.set(meld + inMeld.begun, 1);
  state.set(meld + inMeld.suit, suit);
  state.set(meld + inMeld.high, high);
  state.set(meld + inMeld.unsound, 0);
  state.set(meld + inMeld.standing, 0);
  state.set(meld + inMeld.name, freeName(state, sideInTurn, place));
  state.set(meld + inMeld.next, 0);
  state.append(sideInTurn, ofKind, place + 1);
  state.set(side + inSide.places, place + 1);
  state.add(side + inSide.melds, 1);
  state.add(cell.begun, 1);
  if (ofKind === kind.blackThrees) state.set(cell.blackThrees, 1);
  return place + 1;
}

/** The number of the name that the engine gives to a new meld: the first free one from the number of melds on. */
function freeName(state: State, side: number, places: number): number {
  const { cells } = state;
  let name = state.at(sideAt(side) + inSide.melds) + 1;
  for (;;) {
    let taken = false;
    for (let place = 0; place < places && !taken; place++) {
      const meld = meldAt(side, place);
      taken = cells[meld + inMeld.name] === name && (cells[meld + inMeld.kind] ?? 0) >= 0;
    }
    if (!taken) return name;
    name += 1;
  }
}

/** Moves the cards of a part from the hand of the seat in turn to the table. Gives the meld as its place and one. */
export function layPart(state: State, part: Part): number {
  const ofKind = kindOf(part);
  const target = targetOf(part);
  if (ofKind === kind.run) return layRun(state, part, target);
  const place = target > 0 ? target : begin(state, ofKind, -1, -1);
  const meld = state.meld(place);
  const naturals = naturalsIn(part);
  const twos = twosIn(part);
  const jokers = jokersIn(part);
  const ofSuit = state.suited;
  state.unsettle(state.side, meld);
  if (ofKind !== kind.wild) layKind(state, place, ofKind, naturals);
  layKind(state, place, two, twos);
  for (let count = 0; count < jokers; count++) putDown(state, place, jokerFace);
  const wilds = (ofSuit ? sumOfSuits(twos) : twos) + jokers;
  state.add(meld + inMeld.naturals, ofSuit ? sumOfSuits(naturals) : naturals);
  if (wilds > 0) state.add(meld + inMeld.wilds, wilds);
  state.settle(state.side, meld);
  if (target > 0 && state.at(meld + inMeld.begun) === 0) state.set(cell.touched, 1);
  return place;
}

function layKind(state: State, place: number, ofKind: number, cards: number): void {
  if (!state.suited) {
    for (let count = 0; count < cards; count++) putDown(state, place, faceHeld(state, ofKind));
    return;
  }
  for (let suit = 0; suit < 4; suit++) {
    for (let count = (cards >> (suit << 1)) & 3; count > 0; count--) putDown(state, place, ofKind * 4 + suit);
  }
}

function layRun(state: State, part: Part, target: number): number {
  const suit = suitOf(part);
  const high = highOf(part);
  const length = lengthOf(part);
  const circle = state.parameters.sequenceOrder === 'circle';
  const place = target > 0 ? target : begin(state, kind.run, suit, high);
  const meld = state.meld(place);
  state.unsettle(state.side, meld);
  const size = circle ? 13 : 16;
  for (let step = 0; step < length; step++) putDown(state, place, ((high + step) % size) * 4 + suit);
  state.add(meld + inMeld.naturals, length);
  if (target > 0) {
    const top = state.at(meld + inMeld.high);
    const above = (high + length) % size === top % size;
    if (above) state.set(meld + inMeld.high, high);
    if (state.at(meld + inMeld.begun) === 0) state.set(cell.touched, 1);
  }
  state.settle(state.side, meld);
  return place;
}

/** Moves one card from the hand of the seat in turn to a meld; what the meld holds is counted by others. */
function putDown(state: State, place: number, face: number): void {
  state.lose(face);
  putOn(state, place, face);
}

/** Puts a card on a meld of the side in turn, wherever it comes from. */
export function putOn(state: State, place: number, face: number): void {
  const laid = state.at(cell.laid);
  state.set(laidAt + laid, face | ((place - 1) << 6) | (state.sideInTurn << 13));
  state.set(cell.laid, laid + 1);
  state.add(state.meld(place) + inMeld.cards, 1);
  state.add(state.side + inSide.points, state.values[state.kindOfFace(face)] ?? 0);
}
