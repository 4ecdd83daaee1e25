import {
  type Face,
  layout,
  type SeatIndex,
  type SideCells,
  seatAfter,
  seatIndex,
  sideIndex,
} from '../../engine/index.ts';
import type { Memory } from '../memory.ts';
import { type Evaluation, sumOfLanes } from './evaluation.ts';
import { goesOntoRun, goesOntoSet } from './onto-melds.ts';

const { cell, inSeat, inSide, laidAt, pileAt, seatAt, sideAt } = layout;

/** How much rarer a rank is than by chance in the hand of somebody who has lately thrown a card of it or left one lying. */
const ofTheShunned = 0.6;

/** What the next player might gain from a discard, as far as the seat in turn can tell from its own hand and from what lies open. */
export class Danger {
  readonly #evaluation: Evaluation;
  /** How many cards of each rank this seat does not see; 13 for jokers. */
  readonly #unseen = new Int32Array(14);
  /** How many cards of each rank the next player is remembered to hold, and how many in all. */
  readonly #known = new Int32Array(14);
  #knownCards = 0;
  #shuns: readonly number[] = [];
  #unseenCards = 1;
  #pileWorth = 0;
  #next = seatIndex(0);
  #side = sideIndex(0);

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** Looks at the table before the seat in turn discards, with what is remembered of the others. */
  look(memory: Memory): void {
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
      const ofKind = layout.kindOfFace(face);
      worth += weights.pileCard + (values[ofKind] ?? 0) * 0.6;
      if (ofKind >= layout.two && ofKind <= layout.joker) worth += weights.wild * 0.4;
    }
    this.#pileWorth = worth;
    this.#recall(memory, turn);
    let cards = 0;
    for (let rank = 0; rank < 14; rank++) cards += Math.max(0, this.#unseen[rank] ?? 0);
    this.#unseenCards = Math.max(1, cards);
  }

  #recall(memory: Memory, turn: SeatIndex): void {
    this.#known.fill(0);
    this.#knownCards = 0;
    this.#shuns = memory[this.#next]?.shuns ?? [];
    for (let seat = 0; seat < memory.length; seat++) {
      if (seat === turn) continue;
      for (const face of memory[seat]?.held ?? []) {
        this.#see(face >> 2, 1);
        if (seat !== this.#next) continue;
        this.#known[face >> 2] = (this.#known[face >> 2] ?? 0) + 1;
        this.#knownCards += 1;
      }
    }
  }

  #see(rank: number, count: number): void {
    this.#unseen[rank] = (this.#unseen[rank] ?? 0) - count;
  }

  /** How many cards of a rank this seat sees besides its own. */
  seenElsewhere(rank: number): number {
    const { play, ruleset } = this.#evaluation;
    const turn = play.at(cell.turn);
    return ruleset.parameters.packs * 4 - (this.#unseen[rank] ?? 0) - play.count(turn, rank);
  }

  /** What lies in the pile, to whoever takes it. */
  get pileWorth(): number {
    return this.#pileWorth;
  }

  /** What the discard of a face gives the next player, in points to be expected. */
  of(face: Face): number {
    const { weights, values } = this.#evaluation;
    const ofKind = layout.kindOfFace(face);
    const chance = this.chance(face);
    if (chance <= 0) return 0;
    return weights.danger * chance * (this.#pileWorth + weights.pileCard + (values[ofKind] ?? 0));
  }

  /** How likely the next player can take the pile with this card on top. */
  chance(face: Face): number {
    const { play, ruleset } = this.#evaluation;
    const { parameters } = ruleset;
    const rank = face >> 2;
    const isRedThree = layout.kindOfFace(face) === layout.redThree;
    const isWild = rank >= 12;
    const toRuns = goesOntoRun(play, ruleset, this.#side, face);
    if (rank === 11 || isWild || isRedThree) return toRuns ? 0.9 : 0;
    const side = sideAt(this.#side);
    const opened = play.in(side, inSide.melds) > 0;
    const frozen =
      play.at(cell.freezing) > 0 || parameters.pileAlwaysFrozen || (parameters.frozenUntilOpened && !opened);
    if (toRuns && (!frozen || parameters.pileOntoSequence === 'always')) return 0.95;
    if (opened && !frozen && goesOntoSet(play, ruleset, this.#side, rank)) return 0.97;
    const held = Math.max(0, play.in(seatAt(this.#next), inSeat.held) - this.#knownCards);
    const known = this.#known[rank] ?? 0;
    const few = this.#shuns.includes(rank) ? ofTheShunned : 1;
    const mean = (few * Math.max(0, this.#unseen[rank] ?? 0) * held) / this.#unseenCards;
    const needed = !opened
      ? parameters.naturalsForOpeningPile
      : frozen
        ? parameters.naturalsForFrozenPile
        : parameters.naturalsForPile;
    let chance = atLeast(needed - known, mean);
    if (parameters.pileWithWild && !frozen && known < 2 && (opened || parameters.naturalsForOpeningPile < 2)) {
      const knownWilds = (this.#known[12] ?? 0) + (this.#known[13] ?? 0);
      const wilds = (((this.#unseen[12] ?? 0) + (this.#unseen[13] ?? 0)) * held) / this.#unseenCards;
      const exactlyOne = known === 1 ? Math.exp(-mean) : mean * Math.exp(-mean);
      chance += exactlyOne * (knownWilds > 0 ? 1 : 1 - Math.exp(-wilds)) * 0.7;
    }
    return opened ? chance : chance * this.#chanceToOpen(side);
  }

  #chanceToOpen(side: SideCells): number {
    const minimum = this.#evaluation.play.in(side, inSide.minimum);
    return minimum <= 15 ? 0.95 : minimum <= 50 ? 0.6 : minimum <= 90 ? 0.4 : 0.25;
  }
}

/** How likely somebody holds so many cards of a rank at least of whom he may be expected to hold so many in the mean (Poisson). */
function atLeast(count: number, mean: number): number {
  const none = Math.exp(-mean);
  if (count <= 0) return 1;
  if (count === 1) return 1 - none;
  return 1 - none * (1 + mean + (count > 2 ? (mean * mean) / 2 : 0));
}
