import { layout, type SideCells, seatAfter, seatIndex, sideIndex } from '../../../src/engine/index.ts';
import { type Evaluation, sumOfLanes } from './evaluation.ts';

const { cell, firstAt, inMeld, inSeat, inSide, kind, laidAt, meldAt, pileAt, seatAt, sideAt } = layout;

/** What the next player might gain from a discard, as far as the seat in turn can tell from its own hand and from what lies open. */
export class Danger {
  readonly #evaluation: Evaluation;
  /** How many cards of each rank this seat does not see; 13 for jokers. */
  readonly #unseen = new Int32Array(14);
  #unseenCards = 1;
  #pileWorth = 0;
  #next = seatIndex(0);
  #side = sideIndex(0);

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** Looks at the table before the seat in turn discards. */
  look(): void {
    const { play, ruleset, values, weights } = this.#evaluation;
    const { parameters } = ruleset;
    const seats = ruleset.seating.seats.length;
    const turn = play.at(cell.turn);
    this.#next = seatAfter(turn, 1, seats);
    this.#side = this.#evaluation.sideOf(this.#next);
    for (let rank = 0; rank < 13; rank++) this.#unseen[rank] = parameters.packs * 4;
    this.#unseen[13] = parameters.jokers;
    const hand = seatAt(turn);
    for (let rank = 0; rank < 13; rank++) this.#see(rank, sumOfLanes(play.nth(hand, rank)));
    this.#see(13, play.nth(hand, 13));
    const laid = play.at(cell.laid);
    for (let place = 0; place < laid; place++) this.#see((play.nth(laidAt, place) & 63) >> 2, 1);
    const pile = play.at(cell.pile);
    let worth = 0;
    for (let place = 0; place < pile; place++) {
      const face = play.nth(pileAt, place);
      this.#see(face >> 2, 1);
      const ofKind = face === 45 || face === 46 ? layout.redThree : face >> 2;
      worth += weights.pileCard + (values[ofKind] ?? 0) * 0.6;
      if (ofKind >= layout.two && ofKind <= layout.joker) worth += weights.wild * 0.4;
    }
    this.#pileWorth = worth;
    let cards = 0;
    for (let rank = 0; rank < 14; rank++) cards += Math.max(0, this.#unseen[rank] ?? 0);
    this.#unseenCards = Math.max(1, cards);
  }

  #see(rank: number, count: number): void {
    this.#unseen[rank] = (this.#unseen[rank] ?? 0) - count;
  }

  /** What lies in the pile, to whoever takes it. */
  get pileWorth(): number {
    return this.#pileWorth;
  }

  /** What the discard of a face gives the next player, in points to be expected. */
  of(face: number): number {
    const { weights, values } = this.#evaluation;
    const ofKind = face === 45 || face === 46 ? layout.redThree : face >> 2;
    const chance = this.chance(face);
    if (chance <= 0) return 0;
    return weights.danger * chance * (this.#pileWorth + weights.pileCard + (values[ofKind] ?? 0));
  }

  /** How likely the next player can take the pile with this card on top. */
  chance(face: number): number {
    const { play, ruleset } = this.#evaluation;
    const { parameters } = ruleset;
    const rank = face >> 2;
    const isRedThree = face === 45 || face === 46;
    const isWild = rank >= 12;
    const toRuns = this.#goesOntoRun(face);
    if (rank === 11 || isWild || isRedThree) return toRuns ? 0.9 : 0;
    const side = sideAt(this.#side);
    const opened = play.in(side, inSide.melds) > 0;
    const frozen =
      play.at(cell.freezing) > 0 || parameters.pileAlwaysFrozen || (parameters.frozenUntilOpened && !opened);
    if (toRuns && (!frozen || parameters.pileOntoSequence === 'always')) return 0.95;
    if (opened && !frozen && this.#goesOntoSet(side, rank)) return 0.97;
    const held = play.in(seatAt(this.#next), inSeat.held);
    const mean = ((this.#unseen[rank] ?? 0) * held) / this.#unseenCards;
    const none = Math.exp(-mean);
    const one = mean * none;
    const two = (mean * one) / 2;
    const needed = !opened
      ? parameters.naturalsForOpeningPile
      : frozen
        ? parameters.naturalsForFrozenPile
        : parameters.naturalsForPile;
    let chance = 1 - none - one;
    if (needed > 2) chance -= two;
    if (parameters.pileWithWild && !frozen && (opened || parameters.naturalsForOpeningPile < 2)) {
      const wilds = (((this.#unseen[12] ?? 0) + (this.#unseen[13] ?? 0)) * held) / this.#unseenCards;
      chance += one * (1 - Math.exp(-wilds)) * 0.7;
    }
    return opened ? chance : chance * this.#chanceToOpen(side);
  }

  #chanceToOpen(side: SideCells): number {
    const minimum = this.#evaluation.play.in(side, inSide.minimum);
    return minimum <= 15 ? 0.95 : minimum <= 50 ? 0.6 : minimum <= 90 ? 0.4 : 0.25;
  }

  #goesOntoSet(side: SideCells, rank: number): boolean {
    const { play, ruleset } = this.#evaluation;
    const { pileOntoSet } = ruleset.parameters;
    if (pileOntoSet === 'none') return false;
    for (let next = play.nth(firstAt(side), rank); next > 0; ) {
      const meld = meldAt(this.#side, next - 1);
      next = play.in(meld, inMeld.next);
      if (play.in(meld, inMeld.kind) < 0) continue;
      if (pileOntoSet === 'any' || play.in(meld, inMeld.cards) < ruleset.parameters.canastaSize) return true;
    }
    return false;
  }

  /** Whether a card goes onto an end of a run of the next player's side. */
  #goesOntoRun(face: number): boolean {
    const { play, ruleset } = this.#evaluation;
    const { maxSequence, pileOntoSequence, sequenceOrder } = ruleset.parameters;
    if (maxSequence === 0 || pileOntoSequence === 'never' || face === 52) return false;
    const circle = sequenceOrder === 'circle';
    for (let next = play.nth(firstAt(sideAt(this.#side)), kind.run); next > 0; ) {
      const meld = meldAt(this.#side, next - 1);
      next = play.in(meld, inMeld.next);
      const cards = play.in(meld, inMeld.cards);
      if (play.in(meld, inMeld.kind) < 0 || cards >= maxSequence || play.in(meld, inMeld.suit) !== (face & 3)) continue;
      const high = play.in(meld, inMeld.high);
      const rank = face >> 2;
      const above = circle ? (high + 12) % 13 : high - 1;
      const below = circle ? (high + cards) % 13 : high + cards;
      if (rank === above || (rank === below && (circle || rank <= 10))) return true;
    }
    return false;
  }
}
