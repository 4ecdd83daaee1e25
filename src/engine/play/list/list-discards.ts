import { faces } from '../../cards/cards.ts';
import * as layout from '../cells/cell-layout.ts';
import { MoveList } from '../cells/move-list.ts';
import {
  highOf,
  jokersIn,
  kindOf,
  lengthOf,
  naturalsIn,
  type Part,
  spread,
  suitOf,
  twosIn,
} from '../cells/packed-meld.ts';
import { copiesIn, type State } from '../cells/play-state.ts';
import { type Face, faceOf, faceOfIndex, type Row } from '../cells/table-numbers.ts';
import type { MeldOut } from '../out/meld-out.ts';
import { mustKeep } from '../out/turn-duties.ts';

const { cell, inSeat, joker, jokerFace, kind, penaltyAt, redThree, surplusAt, three, two, waitingAt, moveType } =
  layout;

/** All kinds of card but jokers and red threes, as bits. */
const naturalKinds = (1 << joker) - 1;

/** Lists the discards: one card of each kind, or face where suits matter, and of penalty cards apart. */
export class Discards {
  readonly #state: State;
  readonly #meldOut: MeldOut;
  readonly #listMelds: (moves: MoveList) => void;
  #melds: MoveList | null = null;

  /** `listMelds` lists what the player could meld, for cards that must be melded before any is discarded. */
  constructor(state: State, meldOut: MeldOut, listMelds: (moves: MoveList) => void) {
    this.#state = state;
    this.#meldOut = meldOut;
    this.#listMelds = listMelds;
  }

  /** Adds the discards to a list. `kinds` are those of the hand, as bits; `obliged` says whether the turn must end with going out. */
  list(moves: MoveList, kinds: number, obliged: boolean): void {
    const state = this.#state;
    const { seat } = state;
    if (state.at(cell.lastThrees) > 0) return;
    if (state.held > 1) {
      if (obliged) return;
    } else if (mustKeep(state)) return;
    const owes = state.in(seat, inSeat.owed) > 0 || state.at(cell.surplus) > 0;
    if (owes) {
      this.#listOwing(moves);
      return;
    }
    const { suited, held } = state;
    const blackThrees = state.nth(seat, three) & 0xf00f;
    for (let left = kinds & naturalKinds; left !== 0; left &= left - 1) {
      const rank = 31 - Math.clz32(left & -left);
      const lanes = rank === three ? blackThrees : state.nth(seat, rank);
      if (suited || held === 1) this.#listFaces(moves, rank, lanes);
      else moves.begin(moveType.discard, faceOf(rank, (31 - Math.clz32(lanes & -lanes)) >> 2));
    }
    if ((kinds >> joker) & 1) this.#note(moves, jokerFace);
    if (!state.laysRedThrees) this.#listFaces(moves, three, state.nth(seat, three) - blackThrees);
  }

  /** One card of a rank, or of each of its suits where suits matter. */
  #listFaces(moves: MoveList, rank: number, lanes: number): void {
    const { suited, held } = this.#state;
    for (let left = lanes; left !== 0; ) {
      const suit = (31 - Math.clz32(left & -left)) >> 2;
      if (held > 1) moves.begin(moveType.discard, faceOf(rank, suit));
      else this.#note(moves, faceOf(rank, suit));
      if (!suited) return;
      left &= ~(15 << (suit << 2));
    }
  }

  /** Notes a discard, the last card only if it goes out. */
  #note(moves: MoveList, face: Face): void {
    const state = this.#state;
    if (state.held === 1) {
      const mark = state.mark();
      state.lose(face);
      const enough = this.#meldOut.isEnough();
      state.takeBack(mark);
      if (!enough) return;
    }
    moves.begin(moveType.discard, face);
  }

  /**
   * The discards of a player who has cards that must leave before any other: of penalty cards, then of the others, one of each kind, or face
   * where suits matter; a card that must go stands for others of its kind.
   */
  #listOwing(moves: MoveList): void {
    const state = this.#state;
    const turn = state.at(cell.turn);
    this.#melds ??= new MoveList();
    this.#melds.clear();
    this.#listMelds(this.#melds);
    const waiting = facesIn(state, waitingAt(turn));
    const penalty = facesIn(state, penaltyAt(turn));
    const surplus = facesIn(state, surplusAt);
    const others = facesIn(state, state.seat);
    for (const face of penalty) others.splice(others.indexOf(face), 1);
    const first = [...waiting, ...surplus].filter((face) => others.includes(face)).sort((one, other) => one - other);
    for (const faces of [penalty, [...first, ...others]]) {
      for (let ofKind = 0; ofKind <= redThree; ofKind++) {
        if (ofKind === redThree && state.laysRedThrees) continue;
        const ofThisKind = [...new Set(faces)].filter((face) => state.kindOfFace(face) === ofKind);
        for (const face of state.suited ? ofThisKind : ofThisKind.slice(0, 1))
          if (this.#mayDiscard(face, waiting, penalty, surplus)) this.#note(moves, face);
      }
    }
  }

  /** Whether cards that must leave first let this one be discarded. */
  #mayDiscard(face: Face, waiting: Faces, penalty: Faces, surplus: Faces): boolean {
    const state = this.#state;
    const pays = [waiting, penalty, surplus].some((faces) => faces.includes(face));
    const isMeldable = (owed: Face) => this.#melds !== null && isInAny(state, this.#melds, owed);
    const mustPay = (faces: Faces) => faces.length > 0 && (!pays || faces.some(isMeldable));
    if (mustPay(waiting) || (penalty.length > 0 && !pays)) return false;
    if (state.parameters.penaltyCardsMustBeMelded && penalty.some(isMeldable)) return false;
    const paid = surplus.indexOf(face);
    return !mustPay(surplus.filter((_, place) => place !== paid));
  }
}

/** All faces, in order. */
const allFaces = faces.map(({ index }) => faceOfIndex(index));

type Faces = readonly Face[];

/** The faces of the cards of a list, which has them by rank as a hand does. */
function facesIn(state: State, list: Row): Face[] {
  const found: Face[] = [];
  for (const face of allFaces)
    for (let copies = copiesIn(state.nth(list, face >> 2), face); copies > 0; copies--) found.push(face);
  return found;
}

/** Whether one of the listed melds holds a card of this face. */
export function isInAny(state: State, melds: MoveList, face: Face): boolean {
  for (let move = 0; move < melds.count; move++) {
    for (let place = 0; place < melds.partCount(move); place++) {
      if (holdsFace(state, melds.partOf(move, place), face)) return true;
    }
  }
  return false;
}

function holdsFace(state: State, part: Part, face: Face): boolean {
  const rank = face >> 2;
  if (kindOf(part) === kind.run)
    return suitOf(part) === (face & 3) && (rank - highOf(part) + 13) % 13 < lengthOf(part) && face !== jokerFace;
  if (face === jokerFace) return jokersIn(part) > 0;
  const inSuit = (cards: number) => (state.suited ? ((spread(cards) >> ((face & 3) << 2)) & 15) > 0 : cards > 0);
  if (rank === two && inSuit(twosIn(part))) return true;
  return kindOf(part) === state.kindOfFace(face) && inSuit(naturalsIn(part));
}
