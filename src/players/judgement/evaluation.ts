import {
  layout,
  type MeldCells,
  type Play,
  type Ruleset,
  ranks,
  type SeatCells,
  type SeatIndex,
  type SideIndex,
  sideIndex,
} from '../../engine/index.ts';
import type { Weights } from '../weights.ts';

const { cell, firstAt, inMeld, inSeat, inSide, kind, meldAt, seatAt, sideAt } = layout;

/** Hands of fewer cards can hardly take the pile. */
const ampleHand = 4;

/** Nobody goes out soon with so many cards; with fewer it is the nearer the fewer they are. */
const fullHand = 9;

/** When the stock holds no more than for so many rounds of the table, the end of the deal is in sight. */
const lastRounds = 3;

/** What a table in play is worth to those who sit at it, in points: what has been made, and what may come of the rest. */
export class Evaluation {
  readonly play: Play;
  readonly ruleset: Ruleset;
  readonly weights: Weights;
  /** Points of a card by kind. */
  readonly values: Int32Array;
  /** The shares of the bonus that melds of three cards and more are worth before they are complete. */
  readonly #shares: readonly number[];
  readonly #sideOfSeat: readonly SideIndex[];
  readonly #runLength: number;
  readonly #isCircle: boolean;
  readonly #needed: number;
  readonly #threesAreHandCards: boolean;

  constructor(play: Play, ruleset: Ruleset, weights: Weights) {
    this.play = play;
    this.ruleset = ruleset;
    this.weights = weights;
    const { parameters } = ruleset;
    const { cardValues } = parameters;
    this.values = Int32Array.of(...([...ranks, 'joker', 'red-three'] as const).map((face) => cardValues[face]));
    this.#shares = [weights.three, weights.four, weights.five, weights.six];
    this.#sideOfSeat = play.sides;
    this.#runLength = parameters.maxSequence;
    this.#isCircle = parameters.sequenceOrder === 'circle';
    this.#needed = Math.max(1, parameters.canastasToGoOut + parameters.robberSambas + parameters.robberCanastas);
    this.#threesAreHandCards = parameters.redThreesLaid === 'never';
  }

  /** The side of a seat, both from 0. */
  sideOf(seat: SeatIndex): SideIndex {
    return this.#sideOfSeat[seat] ?? sideIndex(0);
  }

  /** What a side has on the table, and what a seat of it holds, to that seat. */
  ofSeat(seat: SeatIndex): number {
    const side = this.sideOf(seat);
    return this.ofTable(side) + this.ofHand(seat, side);
  }

  /** What a side has on the table. */
  ofTable(side: SideIndex): number {
    const { play, weights } = this;
    const { parameters } = this.ruleset;
    const from = sideAt(side);
    const places = play.in(from, inSide.places);
    let worth = play.in(from, inSide.points) + play.in(from, inSide.bonus) - play.in(from, inSide.penalties);
    for (let place = 0; place < places; place++) worth += this.#progressOf(meldAt(side, place));
    const complete = play.in(from, inSide.sets) + play.in(from, inSide.sambas);
    worth += Math.min(complete, this.#needed) * weights.permission;
    const opened = play.in(from, inSide.melds) > 0;
    if (opened) worth += weights.opened;
    else worth -= parameters.unopenedPenalty / 4;
    const threes = sumOfLanes(play.in(from, inSide.redThrees));
    if (threes === 0) return worth;
    if (this.#threesAreHandCards) return worth - threes * parameters.laidRedThreePenalty;
    const all = threes === parameters.packs * 2;
    const points = all ? parameters.allRedThreesBonus : threes * parameters.redThreeBonus;
    const { canastasForRedThrees } = parameters;
    if (canastasForRedThrees === 0) return worth + (opened ? points : 0);
    return (
      worth + (points * (2 * Math.min(complete, canastasForRedThrees) - canastasForRedThrees)) / canastasForRedThrees
    );
  }

  /** The part of its bonus that an unfinished meld is worth already. */
  #progressOf(meld: MeldCells): number {
    const { play } = this;
    const { parameters } = this.ruleset;
    const ofKind = play.in(meld, inMeld.kind);
    if (ofKind < 0 || ofKind === kind.blackThrees || ofKind === kind.unsound) return 0;
    const cards = play.in(meld, inMeld.cards);
    const share = this.#shares[cards - 3] ?? 0;
    if (share === 0) return 0;
    if (ofKind === kind.run) return share * parameters.sambaBonus;
    if (ofKind === kind.wild) return share * parameters.wildCanastaBonus;
    const wilds = play.in(meld, inMeld.wilds);
    return share * this.#bonusOfSet(ofKind, wilds);
  }

  #bonusOfSet(ofKind: number, wilds: number): number {
    const { parameters } = this.ruleset;
    if (ofKind === kind.twos) return wilds > 0 ? parameters.mixedTwosBonus : parameters.pureTwosBonus;
    if (ofKind === 0 && parameters.redAcesBonus > 0) {
      return wilds > 0 ? parameters.blackAcesBonus : 0.7 * parameters.redAcesBonus;
    }
    // Few sets end natural; what has no wild card yet may still get one.
    return wilds > 0
      ? parameters.mixedCanastaBonus
      : 0.7 * parameters.mixedCanastaBonus + 0.4 * parameters.naturalCanastaBonus;
  }

  /** What a seat's hand may still bring, less what holding it may cost. */
  ofHand(seat: SeatIndex, side: SideIndex): number {
    const { play, weights, values } = this;
    const { parameters } = this.ruleset;
    const from = seatAt(seat);
    const firsts = firstAt(sideAt(side));
    const risk = weights.risk + weights.alarm * this.#nearnessOfTheEnd(side);
    let worth = 0;
    for (let rank = 0; rank <= 10; rank++) {
      const count = play.count(seat, rank);
      if (count === 0) continue;
      worth -= count * (values[rank] ?? 0) * risk;
      worth += this.#ofRank(count);
      if (play.nth(firsts, rank) > 0) worth += count * (weights.fits + (values[rank] ?? 0) * weights.fitShare);
    }
    const wilds = play.count(seat, layout.two) + play.count(seat, layout.joker);
    worth += wilds * weights.wild;
    worth -= risk * (play.count(seat, layout.two) * 20 + play.count(seat, layout.joker) * 50);
    const black = play.count(seat, layout.three);
    if (black > 0) {
      worth += Math.min(black, 2) * weights.blackThree - black * (parameters.blackThreeInHandPenalty * 0.5 + 2);
    }
    const red = play.count(seat, layout.redThree);
    if (red > 0 && this.#threesAreHandCards) worth -= red * parameters.redThreeInHandPenalty * 0.75;
    if (this.#runLength > 0) worth += this.#ofRuns(from, side);
    const held = play.in(from, inSeat.held);
    if (held < ampleHand) worth -= (ampleHand - held) * weights.thinHand;
    return worth;
  }

  /** How near the deal is to its end without this side's doing, from 0 to 1: by an opponent who may go out with few cards, or by the stock. */
  #nearnessOfTheEnd(side: SideIndex): number {
    const { play } = this;
    const { drawCount } = this.ruleset.parameters;
    const seats = this.#sideOfSeat.length;
    const rounds = (play.at(cell.stock) + play.at(cell.stockUnknown)) / (drawCount * seats);
    let nearness = rounds < lastRounds ? 1 - rounds / lastRounds : 0;
    for (const seat of play.seats) {
      const other = this.sideOf(seat);
      if (other === side) continue;
      const from = sideAt(other);
      const missing = this.#needed - play.in(from, inSide.sets) - play.in(from, inSide.sambas);
      if (missing > 1 || play.in(from, inSide.melds) === 0) continue;
      const thin = Math.max(0, 1 - play.in(seatAt(seat), inSeat.held) / fullHand);
      nearness = Math.max(nearness, missing === 1 ? thin / 2 : thin);
    }
    return nearness;
  }

  #ofRank(count: number): number {
    const { weights } = this;
    if (count === 1) return weights.single;
    if (count === 2) return weights.pair;
    return weights.triple + (count - 3) * weights.further;
  }

  /** Neighbours of one suit in the hand, and cards that go onto a run of the side. */
  #ofRuns(from: SeatCells, side: SideIndex): number {
    const { play, weights } = this;
    const ranks = this.#isCircle ? 13 : 11;
    let worth = 0;
    for (let suit = 0; suit < 4; suit++) {
      const shift = suit << 2;
      let bits = 0;
      for (let rank = 0; rank < ranks; rank++) if (((play.nth(from, rank) >> shift) & 15) > 0) bits |= 1 << rank;
      if (bits === 0) continue;
      const last = this.#isCircle ? ranks : ranks - 2;
      const round = this.#isCircle ? bits | (bits << 13) : bits;
      for (let rank = 0; rank < last; rank++) {
        const three = (round >> rank) & 7;
        if (three === 7) worth += weights.run;
        else if (three === 3 || three === 6 || three === 5) worth += weights.neighbours;
      }
    }
    for (let next = play.nth(firstAt(sideAt(side)), kind.run); next > 0; ) {
      const meld = meldAt(side, next - 1);
      next = play.in(meld, inMeld.next);
      const cards = play.in(meld, inMeld.cards);
      if (play.in(meld, inMeld.kind) < 0 || cards >= this.#runLength) continue;
      const shift = play.in(meld, inMeld.suit) << 2;
      const high = play.in(meld, inMeld.high);
      for (const end of [high - 1, high + cards]) {
        const rank = this.#isCircle ? (end + 13) % 13 : end;
        if (rank < 0 || rank >= ranks) continue;
        if (((play.nth(from, rank) >> shift) & 15) > 0) worth += weights.fits * 4;
      }
    }
    return worth;
  }
}

/** Four bits a suit, added up. */
export function sumOfLanes(lanes: number): number {
  return (lanes & 15) + ((lanes >> 4) & 15) + ((lanes >> 8) & 15) + ((lanes >> 12) & 15);
}
