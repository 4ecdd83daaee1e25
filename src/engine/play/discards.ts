import { mustKeep } from './duties.ts';
import * as layout from './layout.ts';
import type { MeldOut } from './meld-out.ts';
import { MoveList } from './move-list.ts';
import { highOf, jokersIn, kindOf, lengthOf, naturalsIn, type Part, spread, suitOf, twosIn } from './parts.ts';
import type { State } from './state.ts';

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
    const owes = state.at(seat + inSeat.owed) > 0 || state.at(cell.surplus) > 0;
    if (owes) {
      this.#listOwing(moves);
      return;
    }
    const { cells, suited, held } = state;
    const blackThrees = (cells[seat + three] ?? 0) & 0xf00f;
    for (let left = kinds & naturalKinds; left !== 0; left &= left - 1) {
      const rank = 31 - Math.clz32(left & -left);
      const lanes = rank === three ? blackThrees : (cells[seat + rank] ?? 0);
      if (suited || held === 1) this.#listFaces(moves, rank, lanes);
      else moves.begin(moveType.discard, rank * 4 + ((31 - Math.clz32(lanes & -lanes)) >> 2));
    }
    if ((kinds >> joker) & 1) this.#note(moves, jokerFace);
    if (!state.laysRedThrees) this.#listFaces(moves, three, state.at(seat + three) - blackThrees);
  }

  /** One card of a rank, or of each of its suits where suits matter. */
  #listFaces(moves: MoveList, rank: number, lanes: number): void {
    const { suited, held } = this.#state;
    for (let left = lanes; left !== 0; ) {
      const suit = (31 - Math.clz32(left & -left)) >> 2;
      if (held > 1) moves.begin(moveType.discard, rank * 4 + suit);
      else this.#note(moves, rank * 4 + suit);
      if (!suited) return;
      left &= ~(15 << (suit << 2));
    }
  }

  /** Notes a discard, the last card only if it goes out. */
  #note(moves: MoveList, face: number): void {
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

  /** The discards of a player who has cards that must leave before any other. */
  #listOwing(moves: MoveList): void {
    const state = this.#state;
    const turn = state.at(cell.turn);
    this.#melds ??= new MoveList();
    this.#melds.clear();
    this.#listMelds(this.#melds);
    for (const inPenalty of [true, false]) {
      for (let ofKind = 0; ofKind <= redThree; ofKind++) {
        if (state.count(ofKind) === 0 || (ofKind === redThree && state.laysRedThrees)) continue;
        this.#listKindOwing(moves, turn, ofKind, inPenalty);
      }
    }
  }

  /** The discards of one kind, of penalty cards or of the others; a card that must go stands for others of its kind. */
  #listKindOwing(moves: MoveList, turn: number, ofKind: number, inPenalty: boolean): void {
    const state = this.#state;
    const rank = ofKind === redThree ? three : ofKind;
    const penalty = state.at(penaltyAt(turn) + rank);
    const lanes = inPenalty ? penalty : state.at(state.seat + rank) - penalty;
    if (ofKind === joker) {
      if (lanes > 0 && this.#mayDiscard(turn, jokerFace)) this.#note(moves, jokerFace);
      return;
    }
    const surplus = state.at(surplusAt + rank);
    const first = state.at(waitingAt(turn) + rank) | surplus;
    const order = inPenalty || first === 0 ? [lanes] : [first, lanes];
    let noted = 0;
    for (const some of order) {
      for (let suit = 0; suit < 4; suit++) {
        const face = rank * 4 + suit;
        const bit = 1 << suit;
        if (((some >> (suit << 2)) & 15) === 0 || state.kindOfFace(face) !== ofKind || noted & bit) continue;
        if (!state.suited && noted !== 0) return;
        noted |= bit;
        if (this.#mayDiscard(turn, face)) this.#note(moves, face);
      }
    }
  }

  /** Whether cards that must leave first let this one be discarded. */
  #mayDiscard(turn: number, face: number): boolean {
    const state = this.#state;
    const rank = face >> 2;
    const step = face === jokerFace ? 1 : 1 << ((face & 3) << 2);
    const has = (lanes: number) => (face === jokerFace ? lanes : (lanes >> ((face & 3) << 2)) & 15) > 0;
    const surplus = state.at(surplusAt + rank);
    const waiting = this.#facesIn(waitingAt(turn));
    const penalty = this.#facesIn(penaltyAt(turn));
    const pays = has(state.at(waitingAt(turn) + rank)) || has(state.at(penaltyAt(turn) + rank)) || has(surplus);
    if (waiting.length > 0 && (!pays || waiting.some((owed) => this.#isMeldable(owed)))) return false;
    if (penalty.length > 0 && !pays) return false;
    if (state.parameters.penaltyCardsMustBeMelded && penalty.some((owed) => this.#isMeldable(owed))) return false;
    const paysSurplus = has(surplus) ? step : 0;
    const left = Array.from({ length: 14 }, (_, of) =>
      this.#facesOf(of, state.at(surplusAt + of) - (of === rank ? paysSurplus : 0)),
    ).flat();
    return left.length === 0 || (pays && !left.some((owed) => this.#isMeldable(owed)));
  }

  #facesIn(list: number): readonly number[] {
    return Array.from({ length: 14 }, (_, rank) => this.#facesOf(rank, this.#state.at(list + rank))).flat();
  }

  #facesOf(rank: number, lanes: number): readonly number[] {
    if (rank === joker) return lanes > 0 ? [jokerFace] : [];
    return [0, 1, 2, 3].flatMap((suit) => (((lanes >> (suit << 2)) & 15) > 0 ? [rank * 4 + suit] : []));
  }

  #isMeldable(face: number): boolean {
    return this.#melds !== null && isInAny(this.#state, this.#melds, face);
  }
}

/** Whether one of the listed melds holds a card of this face. */
export function isInAny(state: State, melds: MoveList, face: number): boolean {
  for (let move = 0; move < melds.count; move++) {
    for (let place = 0; place < melds.partCount(move); place++) {
      if (holdsFace(state, melds.partOf(move, place), face)) return true;
    }
  }
  return false;
}

function holdsFace(state: State, part: Part, face: number): boolean {
  const rank = face >> 2;
  if (kindOf(part) === kind.run)
    return suitOf(part) === (face & 3) && (rank - highOf(part) + 13) % 13 < lengthOf(part) && face !== jokerFace;
  if (face === jokerFace) return jokersIn(part) > 0;
  const inSuit = (cards: number) => (state.suited ? ((spread(cards) >> ((face & 3) << 2)) & 15) > 0 : cards > 0);
  if (rank === two && inSuit(twosIn(part))) return true;
  return kindOf(part) === state.kindOfFace(face) && inSuit(naturalsIn(part));
}
