import * as layout from './cell-layout.ts';
import type { State } from './play-state.ts';
import { type Face, faceOf, noFace } from './table-numbers.ts';

const { cell, countsAt, inSeat, joker, jokerFace, penaltyAt, redThree, surplusAt, three, two, waitingAt } = layout;

/** How many wild cards the seat in turn holds. */
export function wildsHeld(state: State): number {
  return state.count(joker) + state.count(two);
}

/**
 * The kinds of card that the seat in turn holds, as bits, and sixteen bits higher those of which it holds enough naturals for a new set
 * with so many wild cards, its own if no other number is given.
 */
export function kindsHeld(state: State, wilds = wildsHeld(state)): number {
  const { parameters } = state;
  return (
    kindsWith(state, 1) | (kindsWith(state, Math.max(parameters.minNaturals, parameters.minMeldSize - wilds)) << 16)
  );
}

/** The kinds of card of which the seat in turn holds so many, 1 to 8, as bits. */
export function kindsWith(state: State, cards: number): number {
  const missing = (8 - cards) * ones;
  const { seat } = state;
  const low = state.nth(countsAt(seat), 0);
  const high = state.nth(countsAt(seat), 1);
  return (
    gathered((((low & (7 * ones)) + missing) | low) >>> 3) |
    (gathered((((high & (7 * ones)) + missing) | high) >>> 3) << 8)
  );
}

/** One bit of each four of a number, from the lowest on, as eight bits. */
function gathered(bits: number): number {
  const pairs = ((bits & ones) | ((bits & ones) >>> 3)) & 0x03030303;
  const fours = (pairs | (pairs >>> 6)) & 0x000f000f;
  return (fours | (fours >>> 12)) & 255;
}

/** One in each four bits. */
const ones = 0x11111111;

/** The points of the cards that the seat in turn holds. */
export function pointsHeld(state: State): number {
  let points = 0;
  for (let ofKind = 0; ofKind <= redThree; ofKind++) points += state.count(ofKind) * (state.values[ofKind] ?? 0);
  return points;
}

/** A face of a kind that the seat in turn holds, one that must go if there is one; `noFace` if none is known. */
export function faceHeld(state: State, ofKind: number): Face {
  if (ofKind === joker) return state.count(joker) > 0 ? jokerFace : noFace;
  const { seat } = state;
  const rank = ofKind === redThree ? three : ofKind;
  let face = noFace;
  if (state.in(seat, inSeat.owed) > 0) {
    const turn = state.at(cell.turn);
    face = firstFace(ofKind, state.nth(waitingAt(turn), rank) || state.nth(penaltyAt(turn), rank));
  }
  if (face < 0 && state.at(cell.surplus) > 0) face = firstFace(ofKind, state.nth(surplusAt, rank));
  return face < 0 ? firstFace(ofKind, state.nth(seat, rank)) : face;
}

/** The first face of a kind among the cards of its rank, four bits a suit; `noFace` if there is none. */
export function firstFace(ofKind: number, lanes: number): Face {
  const fitting = ofKind === redThree ? lanes & 0x0ff0 : ofKind === three ? lanes & 0xf00f : lanes;
  if (fitting === 0) return noFace;
  const suit = (31 - Math.clz32(fitting & -fitting)) >> 2;
  return faceOf(ofKind === redThree ? three : ofKind, suit);
}
