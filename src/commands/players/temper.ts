import {
  type Face,
  layout,
  type MoveList,
  moveType,
  type Play,
  parts,
  type Ruleset,
  type SideIndex,
  seatAfter,
  sideIndex,
} from '../../engine/index.ts';

const { cell, firstAt, inMeld, inSeat, inSide, kind, meldAt, seatAt, sideAt } = layout;

/**
 * The temper of somebody who plays by rules of thumb, as numbers of his own measure. Such players are written to be trained against: who
 * is trained against himself alone learns to beat nobody else.
 */
export interface Temper {
  /** The liking for a natural card that is laid, for a wild one, and for a canasta that is finished. */
  readonly natural: number;
  readonly wild: number;
  readonly finish: number;
  /** The liking for an opening, besides what it lays. */
  readonly opening: number;
  /** How many cards a hand should keep, and how much each one below that is disliked. */
  readonly kept: number;
  readonly thin: number;
  /** The liking for the pile, and for each of its cards. */
  readonly pile: number;
  readonly pileCard: number;
  /** The dislike of a discard that goes onto a meld of the next player's side, and of each card of its rank that the hand holds besides. */
  readonly fed: number;
  readonly broken: number;
  /** The liking for the discard of a card for each of its points. */
  readonly points: number;
  /** The liking for the discard of a wild card onto a pile of this many cards or more that is not frozen, while the hand holds pairs. */
  readonly freezes: number;
  readonly freezesFrom: number;
  /** The liking for the end of the deal by going out: below nothing the hand is kept as long as the partner might gain by it. */
  readonly out: number;
  /** How many wild cards make a bid. */
  readonly bidsFrom: number;
}

const plain: Temper = {
  natural: 10,
  wild: -8,
  finish: 100,
  opening: 0,
  kept: 4,
  thin: 8,
  pile: 10,
  pileCard: 8,
  fed: 60,
  broken: 10,
  points: 0,
  freezes: -100,
  freezesFrom: 99,
  out: 50,
  bidsFrom: 5,
};

/** The opponents of the training: each plays another game. */
export const tempers = {
  /** Goes out as fast as it can, and takes only piles that lay something at once. */
  racer: {
    ...plain,
    natural: 3,
    wild: 9,
    finish: 120,
    kept: 0,
    thin: 0,
    pile: 20,
    pileCard: 4,
    broken: 26,
    points: 0.5,
    out: 1000,
    bidsFrom: 8,
  },
  /** Hoards wild cards and pairs for canastas that come down in one piece. */
  hoarder: {
    ...plain,
    natural: 3,
    wild: -30,
    opening: -20,
    kept: 9,
    thin: 12,
    pileCard: 12,
    broken: 25,
    out: -200,
    bidsFrom: 6,
  },
  /** Freezes the pile as soon as it is worth having, and waits with pairs. */
  freezer: {
    ...plain,
    natural: 30,
    wild: -3,
    finish: 120,
    thin: 0,
    pileCard: 14,
    fed: 20,
    broken: 23,
    freezes: 60,
    freezesFrom: 4,
    out: 25,
    bidsFrom: 4,
  },
  /** Feeds nothing: rather breaks any pair, and takes every pile so that nobody else has it. */
  miser: {
    ...plain,
    natural: 17,
    fed: 400,
    broken: 4,
    thin: 0,
    pile: 80,
    pileCard: 30,
    points: -1,
    bidsFrom: 8,
  },
} as const satisfies Readonly<Record<string, Temper>>;

/** Never trained against: a sound player of a club, by whom it is measured whether what was learnt holds against strangers. */
export const stranger: Temper = {
  ...plain,
  wild: -14,
  finish: 160,
  kept: 5,
  thin: 14,
  pileCard: 11,
  fed: 120,
  broken: 14,
  points: 0.2,
  freezes: 20,
  freezesFrom: 9,
  out: 200,
};

/** The cost of what is never done by his own will. */
const never = -100_000;

/** What a player of a temper does: a move of a list that was filled for this very table, judged by his own hand and what lies open. */
export function movesOf(temper: Temper, ruleset: Ruleset): (play: Play, moves: MoveList) => number {
  const thumb = new Thumb(temper, ruleset);
  return (play, moves) => thumb.best(play, moves);
}

class Thumb {
  readonly #temper: Temper;
  readonly #ruleset: Ruleset;
  readonly #suited: boolean;

  constructor(temper: Temper, ruleset: Ruleset) {
    this.#temper = temper;
    this.#ruleset = ruleset;
    this.#suited = ruleset.parameters.maxSequence > 0;
  }

  best(play: Play, moves: MoveList): number {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let move = 0; move < moves.count && moves.count > 1; move++) {
      const liking = this.#liking(play, moves, move);
      if (liking <= most) continue;
      most = liking;
      best = move;
    }
    return best;
  }

  #liking(play: Play, moves: MoveList, move: number): number {
    const temper = this.#temper;
    switch (moves.typeOf(move)) {
      case moveType.lay:
        return 10_000;
      case moveType.take:
        return temper.pile + play.at(cell.pile) * temper.pileCard + this.#laid(play, moves, move) - 30;
      case moveType.draw:
        return 0;
      case moveType.meld:
      case moveType.add: {
        const liking = this.#laid(play, moves, move);
        return liking > 0 ? 2000 + liking : never + liking;
      }
      case moveType.merge:
        return 1500;
      case moveType.discard:
        return this.#discard(play, moves.faceOf(move));
      case moveType.answer:
        return moves.firstOf(move) === (temper.out > 0 ? 0 : 1) ? 1 : 0;
      case moveType.call:
        return this.#call(play, moves.firstOf(move));
      default:
        return never;
    }
  }

  /** The liking for what a move lays. */
  #laid(play: Play, moves: MoveList, move: number): number {
    const temper = this.#temper;
    const { canastaSize, maxSequence } = this.#ruleset.parameters;
    const turn = play.at(cell.turn);
    const side = play.sideOf(turn);
    let liking = play.in(sideAt(side), inSide.melds) === 0 ? temper.opening : 0;
    let cards = 0;
    for (let place = 0; place < moves.partCount(move); place++) {
      const part = moves.partOf(move, place);
      const isRun = parts.kindOf(part) === kind.run;
      const counted = this.#suited ? parts.sumOfSuits : (count: number) => count;
      const naturals = isRun ? parts.lengthOf(part) : counted(parts.naturalsIn(part));
      const wilds = isRun ? 0 : counted(parts.twosIn(part)) + parts.jokersIn(part);
      const target = parts.targetOf(part);
      const lying = target === 0 ? 0 : play.in(meldAt(side, target - 1), inMeld.cards);
      const size = isRun ? maxSequence : canastaSize;
      liking += naturals * temper.natural + wilds * temper.wild;
      if (lying < size && lying + naturals + wilds >= size) liking += temper.finish;
      cards += naturals + wilds;
    }
    if (moves.typeOf(move) === moveType.take) return liking;
    const left = play.in(seatAt(turn), inSeat.held) - cards;
    if (left <= 1) return liking + temper.out;
    return liking - Math.max(0, temper.kept - left) * temper.thin;
  }

  #discard(play: Play, face: Face): number {
    const temper = this.#temper;
    const turn = play.at(cell.turn);
    const ofKind = layout.kindOfFace(face);
    if (play.in(seatAt(turn), inSeat.held) === 1) return temper.out;
    if (ofKind === layout.redThree) return -20;
    if (ofKind === layout.three) return -15;
    if (ofKind >= layout.two) {
      const wanted = play.at(cell.pile) >= temper.freezesFrom && play.at(cell.freezing) === 0;
      return wanted ? temper.freezes : -250;
    }
    const next = seatAfter(turn, 1, play.seats.length);
    const [own = sideIndex(0), other = sideIndex(0)] = [turn, next].map((seat) => play.sideOf(seat));
    const { cardValues } = this.#ruleset.parameters;
    const points = ofKind === 0 ? cardValues.A : ofKind <= 6 ? cardValues.K : cardValues['7'];
    let liking = points * temper.points - (play.count(turn, ofKind) - 1) * temper.broken;
    if (this.#fits(play, other, ofKind, face & 3)) liking -= temper.fed;
    if (this.#fits(play, own, ofKind, face & 3)) liking -= 2 * temper.broken;
    return liking;
  }

  /** Whether a card goes onto a meld of a side. */
  #fits(play: Play, side: SideIndex, rank: number, suit: number): boolean {
    const firsts = firstAt(sideAt(side));
    if (play.nth(firsts, rank) > 0) return true;
    for (let next = play.nth(firsts, kind.run); next > 0; ) {
      const meld = meldAt(side, next - 1);
      next = play.in(meld, inMeld.next);
      const high = play.in(meld, inMeld.high);
      const cards = play.in(meld, inMeld.cards);
      if (play.in(meld, inMeld.suit) !== suit || cards >= this.#ruleset.parameters.maxSequence) continue;
      if (rank === high - 1 || rank === high + cards) return true;
    }
    return false;
  }

  #call(play: Play, call: number): number {
    const turn = play.at(cell.turn);
    const wilds = play.count(turn, layout.two) + play.count(turn, layout.joker);
    if (call === 0) return 0;
    return wilds >= this.#temper.bidsFrom && play.at(cell.level) === 0 ? 10 - call : -call;
  }
}
