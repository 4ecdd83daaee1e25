import { countsMeldedCards } from '../rules/bid.ts';
import { canastasToGoOut, isEnoughToGoOut } from '../rules/out.ts';
import { isWildCanasta, isWrongNumberOfBlackThrees, reservesWilds, wildMeldFaults } from '../rules/special.ts';
import { declares, pointsOfBid, pointsTowardsBid } from './bid-points.ts';
import { mayNotMeld, mustKeepCard } from './duties.ts';
import { cell, inMeld, inSeat, inSide, joker, kind, redThree, three, two } from './layout.ts';
import { bonusWithinReach, couldMakeEnough, couldPlaceWilds, hasAPlaceForAllButOne } from './prospects.ts';
import { never, planSize, RankPlans, wildWidth } from './rank-plans.ts';
import { largestRemainder, type Remainder, remaindersOf, suitPlansOf } from './remainders.ts';
import type { State } from './state.ts';

const anything = 1_000_000;
const nothing = new Int32Array(0);

/**
 * Whether the player in turn can go out: melding everything, or all but one card for the discard, so that the melds are what going out
 * asks for. Exact: every way to lay sequences, to share out the wild cards and to merge is considered. Whether black threes may go
 * depends on going out, which this is asked for.
 */
export class MeldOut {
  readonly #state: State;
  readonly #plans: RankPlans;
  /** Plans of every rank for every number of naturals, as far as they have been asked for in this question. */
  #book = nothing;
  #filled = 0;
  /** Where in the book the plans for so many naturals of a rank are; the question they were made for, above. */
  readonly #known: number[] = [];
  #question = 0;
  /** The most that can be made, by whether a card is kept back, whether a red canasta is made, and wild cards used; and the next. */
  #best = nothing;
  #next = nothing;
  #wilds = 0;
  #jokers = 0;
  #needed = 0;
  #needsRed = false;
  /** Points of the cards that may be left out of an opening; the price of a card kept back is its points where melds count. */
  #toSpare = 0;
  #isPriced = false;
  #mayMeldAll = false;
  #mayKeep = false;

  constructor(state: State) {
    this.#state = state;
    this.#plans = new RankPlans(state);
  }

  /** Whether the player in turn, who has drawn, has a legal way to empty the hand in this turn; unknown cards can only be discarded. */
  canEmpty(): boolean {
    const state = this.#state;
    if (mustKeepCard(state) || state.at(cell.lastThrees) > 0) return false;
    const unknown = state.at(state.seat + inSeat.unknown);
    if (unknown > 1) return false;
    if (mayNotMeld(state)) return state.held <= 1 && this.isEnough();
    if (!this.#hasProspects(state.held - unknown)) return false;
    return this.#canMeldAll(unknown === 1);
  }

  /** Whether the hand, which is empty, leaves melds that are enough as they lie or once they have been merged. */
  isEnoughMerged(): boolean {
    const { mergeSets, mergeSequences } = this.#state.parameters;
    return this.isEnough() || ((mergeSets !== 'never' || mergeSequences) && this.#canMeldAll(false));
  }

  /** Whether the melds on the table are what going out takes, the hand being empty but for what it holds. */
  isEnough(): boolean {
    const state = this.#state;
    const { side } = state;
    if (declares(this.#state)) return pointsTowardsBid(this.#state, true) >= pointsOfBid(this.#state);
    const sambas = state.at(side + inSide.sambas);
    return isEnoughToGoOut(state.parameters, sambas, state.at(side + inSide.sets), state.at(side + inSide.redSets));
  }

  /** Whether a glance at the counts leaves going out possible; see `prospects`. */
  #hasProspects(held: number): boolean {
    const state = this.#state;
    if (!hasAPlaceForAllButOne(state)) return false;
    const enough = declares(state) ? bonusWithinReach(state) >= this.#bonusNeeded() : couldMakeEnough(state, held);
    return enough && couldPlaceWilds(state);
  }

  /** The bonus that the declarer's side needs to reach its bid by going out with the whole hand melded. */
  #bonusNeeded(): number {
    const state = this.#state;
    const counts = countsMeldedCards(state.parameters, state.at(cell.level));
    return pointsOfBid(state) - pointsTowardsBid(state, false) - (counts ? this.#pointsHeld() : 0);
  }

  #canMeldAll(unknownDiscard: boolean): boolean {
    const state = this.#state;
    const { parameters, seat } = state;
    this.#question = (this.#question + 1) & 0x7fffff;
    if (this.#question === 0) this.#known.length = 0;
    this.#filled = 0;
    if (this.#best === nothing) {
      this.#best = new Int32Array(4 * wildWidth);
      this.#next = new Int32Array(4 * wildWidth);
    }
    const isDeclarer = declares(this.#state);
    this.#plans.countsBonus = isDeclarer;
    this.#isPriced = isDeclarer && countsMeldedCards(parameters, state.at(cell.level));
    this.#toSpare = this.#pointsToSpare();
    this.#mayKeep = !unknownDiscard && this.#toSpare >= 0;
    this.#mayMeldAll = (unknownDiscard || !parameters.goingOutNeedsDiscard) && this.#toSpare >= 0;
    const counts = seat + inSeat.count;
    this.#jokers = state.at(counts + joker);
    if (!state.suited) this.#jokers += this.#freedWilds();
    // Many hands can do without sequences.
    const withoutRuns = state.suited && state.count(redThree) > 0 ? false : this.#canMeldWithoutRuns(counts);
    if (withoutRuns || !state.suited) return withoutRuns;
    const suits = suitPlansOf(state);
    if (suits === null) return false;
    for (let withSamba = -1; withSamba < 4; withSamba++) {
      const largest = largestRemainder(suits, withSamba);
      if (largest !== null && this.#canLayRemainder(largest)) return true;
    }
    const least = isDeclarer ? 0 : parameters.robberSambas;
    for (const remainder of remaindersOf(suits, least)) if (this.#canLayRemainder(remainder)) return true;
    return false;
  }

  #canLayRemainder({ cards, sambas, kept }: Remainder): boolean {
    const left = this.#left;
    let rest = cards;
    for (let rank = 0; rank < 13; rank++) {
      left[rank] = rest % 16;
      rest = Math.floor(rest / 16);
    }
    return this.#canLay(left, sambas, kept);
  }

  #canMeldWithoutRuns(counts: number): boolean {
    const state = this.#state;
    const left = this.#left;
    for (let rank = 0; rank < three; rank++) left[rank] = state.at(counts + rank);
    left[three] = state.at(counts + three);
    left[two] = state.at(counts + two);
    return this.#canLay(left, state.at(state.side + inSide.sambas), -1);
  }

  readonly #left: number[] = [];

  /** Wild cards that joining two sets which a slip has made would set free. */
  #freedWilds(): number {
    const state = this.#state;
    if (state.parameters.mergeSets !== 'after-slip') return 0;
    let freed = 0;
    for (let rank = 0; rank < three; rank++) {
      const first = state.first(rank);
      if (first === 0 || state.at(state.meld(first) + inMeld.next) === 0) continue;
      freed += this.#plans.freedWilds(rank);
    }
    return freed;
  }

  /** The points by which the hand exceeds what the side still has to open with; any number where the minimum does not matter. */
  #pointsToSpare(): number {
    const state = this.#state;
    const { parameters, seat } = state;
    const waived = parameters.completeOpens || (parameters.concealedWaivesMinimum && state.at(cell.drew) === 1);
    if (state.opened || waived) return anything;
    let points = -state.at(state.side + inSide.minimum);
    for (let ofKind = 0; ofKind <= redThree; ofKind++)
      points += state.at(seat + inSeat.count + ofKind) * (state.values[ofKind] ?? 0);
    return points;
  }

  /** What keeping a card of a kind back for the discard takes from what is made; undefined if it may not be kept back. */
  #priceOf(ofKind: number): number {
    const points = this.#state.values[ofKind] ?? 0;
    if (!this.#mayKeep || points > this.#toSpare) return anything;
    return this.#isPriced ? points : 0;
  }

  /** Whether cards by rank and the jokers can go, all or all but one; `kept` is the kind of one that is kept back already, or -1. */
  #canLay(left: readonly number[], sambas: number, kept: number): boolean {
    const state = this.#state;
    const { parameters } = state;
    const twos = left[two] ?? 0;
    this.#wilds = this.#jokers + twos;
    if (!this.#setAim(sambas)) return false;
    const start = this.#plans.countsBonus ? sambas * parameters.sambaBonus : 0;
    const best = this.#best;
    for (let block = 0; block < 4 * wildWidth; block += wildWidth)
      for (let used = 0; used <= this.#wilds; used++) best[block + used] = never;
    if (kept < 0) this.#best[0] = start;
    else if (this.#priceOf(kept) < anything) this.#best[2 * wildWidth] = start - this.#priceOf(kept);
    else return false;
    if (!this.#layBlackThrees(left[three] ?? 0)) return false;
    for (let rank = three - 1; rank >= 0; rank--) {
      const naturals = left[rank] ?? 0;
      if ((naturals > 0 || state.first(rank) > 0) && !this.#layRank(rank, naturals)) return false;
    }
    return this.#shareOutWilds(twos);
  }

  /** What has to be made besides the sambas; whether they are enough by themselves. */
  #setAim(sambas: number): boolean {
    const { parameters } = this.#state;
    this.#needsRed = false;
    if (this.#plans.countsBonus) {
      this.#needed = this.#bonusNeeded();
      return true;
    }
    this.#needed = Math.max(parameters.robberCanastas, canastasToGoOut(parameters) - sambas);
    this.#needsRed = parameters.robberRedCanastas > 0;
    return sambas >= parameters.robberSambas;
  }

  #pointsHeld(): number {
    const state = this.#state;
    let points = 0;
    for (let ofKind = 0; ofKind <= redThree; ofKind++) points += state.count(ofKind) * (state.values[ofKind] ?? 0);
    return points;
  }

  /** Black threes go by themselves; one of them may be kept back. */
  #layBlackThrees(threes: number): boolean {
    const state = this.#state;
    const { parameters } = state;
    const lying = state.first(kind.blackThrees);
    const laid = lying === 0 ? 0 : state.at(state.meld(lying) + inMeld.naturals);
    const fits = (count: number) => count === 0 || !isWrongNumberOfBlackThrees(parameters, laid + count);
    if (threes === 0) return true;
    const best = this.#best;
    const price = this.#priceOf(three);
    const all = fits(threes);
    if (!all) best.fill(never, 2 * wildWidth);
    if (price < anything && fits(threes - 1)) {
      const kept = (best[0] ?? never) - price;
      if (kept > (best[2 * wildWidth] ?? never)) best[2 * wildWidth] = kept;
    }
    if (!all) best.fill(never, 0, 2 * wildWidth);
    return (best[0] ?? never) > never / 2 || (best[2 * wildWidth] ?? never) > never / 2;
  }

  #layRank(rank: number, naturals: number): boolean {
    const next = this.#next;
    for (let block = 0; block < 4 * wildWidth; block += wildWidth)
      for (let used = 0; used <= this.#wilds; used++) next[block + used] = never;
    const all = this.#planned(rank, naturals);
    let any = this.#extend(0, 0, all, 0);
    any = this.#extend(2 * wildWidth, 2 * wildWidth, all, 0) || any;
    if (naturals > 0) {
      const price = this.#priceOf(rank);
      if (price < anything) any = this.#extend(0, 2 * wildWidth, this.#planned(rank, naturals - 1), price) || any;
    }
    this.#next = this.#best;
    this.#best = next;
    return any;
  }

  /** The place of the plans for so many naturals of a rank; see `RankPlans`. */
  #planned(rank: number, naturals: number): number {
    const number = rank * 13 + naturals;
    const known = this.#known[number] ?? 0;
    if (known >> 8 === this.#question) return (known & 255) * planSize;
    const place = this.#filled * planSize;
    if (place + planSize > this.#book.length) {
      const larger = new Int32Array(Math.max(16 * planSize, this.#book.length * 2));
      larger.set(this.#book);
      this.#book = larger;
    }
    this.#known[number] = (this.#question << 8) | this.#filled;
    this.#filled += 1;
    this.#plans.fill(rank, naturals, rank === two ? this.#jokers : this.#wilds, this.#book, place);
    return place;
  }

  /** Goes on from the best so far, from one part of the table to another, with the plans of a rank. */
  #extend(from: number, to: number, plans: number, price: number): boolean {
    const best = this.#best;
    const next = this.#next;
    const book = this.#book;
    const wilds = this.#wilds;
    const reds = this.#needsRed ? 2 : 1;
    let any = false;
    for (let own = 0; own < 2; own++) {
      for (let more = 0; more <= wilds; more++) {
        const worth = book[plans + own * wildWidth + more] ?? never;
        if (worth < 0) continue;
        for (let red = 0; red < reds; red++) {
          const start = from + red * wildWidth;
          const place = to + (red | own) * (reds - 1) * wildWidth + more;
          for (let used = 0; used + more <= wilds; used++) {
            const made = best[start + used] ?? never;
            if (made < never / 2) continue;
            any = true;
            const sum = made + worth - price;
            if (sum > (next[place + used] ?? never)) next[place + used] = sum;
          }
        }
      }
    }
    return any;
  }

  /** Every way to use up the wild cards, all of them or all but one that is kept back. */
  #shareOutWilds(twos: number): boolean {
    if (this.#usesUp(2 * wildWidth, this.#jokers, twos, 0)) return true;
    if (this.#mayMeldAll && this.#usesUp(0, this.#jokers, twos, 0)) return true;
    const joked = this.#priceOf(joker);
    if (this.#jokers > 0 && joked < anything && this.#usesUp(0, this.#jokers - 1, twos, joked)) return true;
    const twosPrice = this.#priceOf(two);
    return twos > 0 && twosPrice < anything && this.#usesUp(0, this.#jokers, twos - 1, twosPrice);
  }

  /** Whether jokers and twos can all go: in melds of twos, in the sets of the ranks, in a meld of wild cards alone. */
  #usesUp(from: number, jokers: number, twos: number, price: number): boolean {
    const state = this.#state;
    const begun = state.first(two) > 0;
    if (!state.parameters.twosMelds) return this.#reaches(from, jokers + twos, -price, false);
    for (let natural = 0; natural <= twos; natural++) {
      if (!begun && natural === 0) {
        if (this.#reaches(from, jokers + twos, -price, false)) return true;
        continue;
      }
      const plans = this.#planned(two, natural);
      for (let used = 0; used <= jokers; used++) {
        for (let red = 0; red < 2; red++) {
          const worth = this.#book[plans + red * wildWidth + used] ?? never;
          if (worth >= 0 && this.#reaches(from, jokers + twos - natural - used, worth - price, red === 1)) return true;
        }
      }
    }
    return false;
  }

  /** Whether the ranks, with so many wild cards or with all but those of a meld of wild cards, come to what is needed. */
  #reaches(from: number, wilds: number, worth: number, red: boolean): boolean {
    const state = this.#state;
    const { parameters } = state;
    if (!parameters.wildMelds) return this.#isNeeded(from, wilds, worth, red);
    const first = state.first(kind.wild);
    const lying = first === 0 ? 0 : state.at(state.meld(first) + inMeld.cards);
    for (let alone = 0; alone <= wilds; alone++) {
      if (alone > 0 && wildMeldFaults(parameters, lying + alone) !== 0) continue;
      if (wilds > alone && reservesWilds(parameters, lying, alone)) continue;
      const complete = isWildCanasta(parameters, lying + alone);
      const own = complete ? (this.#plans.countsBonus ? parameters.wildCanastaBonus : 1) : 0;
      if (this.#isNeeded(from, wilds - alone, worth + own, red)) return true;
    }
    return false;
  }

  /** Whether the ranks with exactly so many wild cards, and what has been made beside them, are what is needed. */
  #isNeeded(from: number, wilds: number, worth: number, red: boolean): boolean {
    if ((this.#best[from + wildWidth + wilds] ?? never) + worth >= this.#needed) return true;
    return (!this.#needsRed || red) && (this.#best[from + wilds] ?? never) + worth >= this.#needed;
  }
}
