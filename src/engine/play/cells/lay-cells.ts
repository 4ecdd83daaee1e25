import * as layout from './cell-layout.ts';
import { faceHeld, firstFace } from './held-cards.ts';
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
} from './packed-meld.ts';
import type { State } from './play-state.ts';
import { type Face, faceOf, type MeldCells, type MeldRef, meldRef, type SideIndex } from './table-numbers.ts';

const { cell, inMeld, inSeat, inSide, joker, jokerFace, kind, laidAt, meldAt, meldPlaces, sideAt, two } = layout;

/** A new meld of the side in turn, by its reference. */
function begin(state: State, ofKind: number, suit: number, high: number): MeldRef {
  const { side, sideInTurn } = state;
  const place = state.in(side, inSide.places);
  if (place >= meldPlaces) throw new RangeError('more melds than a side can have');
  state.reserve(place + 1);
  const meld = meldAt(sideInTurn, place);
  // The cells of a place that has not been used are 0.
  state.setIn(meld, inMeld.kind, ofKind);
  state.setIn(meld, inMeld.begun, 1);
  state.setIn(meld, inMeld.suit, suit);
  state.setIn(meld, inMeld.high, high);
  state.setIn(meld, inMeld.name, freeName(state, sideInTurn, place));
  const ref = meldRef(place + 1);
  state.append(sideInTurn, ofKind, ref);
  state.setIn(side, inSide.places, place + 1);
  state.addIn(side, inSide.melds, 1);
  state.add(cell.begun, 1);
  if (ofKind === kind.blackThrees) state.set(cell.blackThrees, 1);
  return ref;
}

/** The number of the name that the engine gives to a new meld: the first free one from the number of melds on. */
function freeName(state: State, side: SideIndex, places: number): number {
  let name = state.in(sideAt(side), inSide.melds) + 1;
  for (;;) {
    let taken = false;
    for (let place = 0; place < places && !taken; place++) {
      const meld = meldAt(side, place);
      taken = state.in(meld, inMeld.name) === name && state.in(meld, inMeld.kind) >= 0;
    }
    if (!taken) return name;
    name += 1;
  }
}

/** Moves the cards of a part from the hand of the seat in turn to the table. Gives the meld. */
export function layPart(state: State, part: Part): MeldRef {
  const ofKind = kindOf(part);
  const target = targetOf(part);
  if (ofKind === kind.run) return layRun(state, part, target);
  const place = target > 0 ? target : begin(state, ofKind, -1, -1);
  const meld = state.meld(place);
  const { suited, values } = state;
  const naturals = naturalsIn(part);
  const twos = twosIn(part);
  const jokers = jokersIn(part);
  const onto = entryOf(state, place);
  state.unsettle(state.sideInTurn, meld);
  let laid = state.at(cell.laid);
  if (naturals > 0) laid = layKind(state, onto, ofKind, naturals, laid);
  if (twos > 0) laid = layKind(state, onto, two, twos, laid);
  for (let count = 0; count < jokers; count++, laid++) layFace(state, onto, jokerFace, laid);
  const all = suited ? sumOfSuits(naturals) : naturals;
  const allTwos = suited ? sumOfSuits(twos) : twos;
  const points = all * (values[ofKind] ?? 0) + allTwos * (values[two] ?? 0) + jokers * (values[joker] ?? 0);
  if (all > 0) state.addIn(meld, inMeld.naturals, all);
  if (allTwos + jokers > 0) state.addIn(meld, inMeld.wilds, allTwos + jokers);
  countLaid(state, meld, all + allTwos + jokers, points);
  if (target > 0 && state.in(meld, inMeld.begun) === 0) state.set(cell.addedThisTurn, 1);
  return place;
}

/** Notes that so many cards of the hand, of so many points, have come to a meld. */
function countLaid(state: State, meld: MeldCells, cards: number, points: number): void {
  state.addIn(state.seat, inSeat.held, -cards);
  state.add(cell.laid, cards);
  state.addIn(meld, inMeld.cards, cards);
  state.addIn(state.side, inSide.points, points);
  state.settle(state.sideInTurn, meld);
}

/** Lays cards of one kind, the first of them as the card of this number on the table; gives the number of the next. */
function layKind(state: State, onto: number, ofKind: number, cards: number, from: number): number {
  let laid = from;
  if (state.suited) {
    for (let suit = 0; suit < 4; suit++) {
      for (let count = (cards >> (suit << 1)) & 3; count > 0; count--, laid++)
        layFace(state, onto, faceOf(ofKind, suit), laid);
    }
    return laid;
  }
  if (state.owes) {
    for (let count = 0; count < cards; count++, laid++) layFace(state, onto, faceHeld(state, ofKind), laid);
    return laid;
  }
  const { seat } = state;
  let lanes = state.nth(seat, ofKind);
  for (let count = 0; count < cards; count++, laid++) {
    const face = firstFace(ofKind, lanes);
    lanes -= 1 << ((face & 3) << 2);
    if (state.isWhole) state.setNth(laidAt, laid, face | onto);
  }
  state.setNth(seat, ofKind, lanes);
  state.addCount(seat, ofKind, -cards);
  return laid;
}

function layRun(state: State, part: Part, target: MeldRef): MeldRef {
  const suit = suitOf(part);
  const high = highOf(part);
  const length = lengthOf(part);
  const circle = state.parameters.sequenceOrder === 'circle';
  const place = target > 0 ? target : begin(state, kind.run, suit, high);
  const meld = state.meld(place);
  const onto = entryOf(state, place);
  const laid = state.at(cell.laid);
  const size = circle ? 13 : 16;
  let points = 0;
  state.unsettle(state.sideInTurn, meld);
  for (let step = 0; step < length; step++) {
    const face = faceOf((high + step) % size, suit);
    layFace(state, onto, face, laid + step);
    points += state.values[state.kindOfFace(face)] ?? 0;
  }
  state.addIn(meld, inMeld.naturals, length);
  if (target > 0) {
    const top = state.in(meld, inMeld.high);
    const above = (high + length) % size === top % size;
    if (above) state.setIn(meld, inMeld.high, high);
    if (state.in(meld, inMeld.begun) === 0) state.set(cell.addedThisTurn, 1);
  }
  countLaid(state, meld, length, points);
  return place;
}

/** Moves a card from the hand of the seat in turn to the table as the card of this number; `held` and the meld are counted by others. */
function layFace(state: State, onto: number, face: Face, laid: number): void {
  state.release(face);
  if (state.isWhole) state.setNth(laidAt, laid, face | onto);
}

/** What a card on the table adds to its face: the place of its meld, and the side. */
function entryOf(state: State, place: MeldRef): number {
  return ((place - 1) << 6) | (state.sideInTurn << 13);
}

/** Puts a card on a meld of the side in turn that does not come from the hand. */
export function putOn(state: State, place: MeldRef, face: Face): void {
  const laid = state.at(cell.laid);
  if (state.isWhole) state.setNth(laidAt, laid, face | entryOf(state, place));
  state.set(cell.laid, laid + 1);
  state.addIn(state.meld(place), inMeld.cards, 1);
  state.addIn(state.side, inSide.points, state.values[state.kindOfFace(face)] ?? 0);
}
