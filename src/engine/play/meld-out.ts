import { countsMeldedCards } from '../rules/bid.ts';
import { mayNotMeld } from '../rules/duties.ts';
import { canastasToGoOut, isEnoughToGoOut } from '../rules/out.ts';
import { isWildCanasta, isWrongNumberOfBlackThrees, reservesWilds, wildMeldFaults } from '../rules/special.ts';
import { declares, pointsOfBid, pointsTowardsBid } from './bid-points.ts';
import { mustKeep } from './duties.ts';
import { pointsHeld } from './hand.ts';
import * as layout from './layout.ts';
import { MeldSums } from './meld-sums.ts';
import { needsRuns, noWay, PlainLaying } from './plain-laying.ts';
import { bonusWithinReach, couldMakeEnough, couldPlaceWilds } from './prospects.ts';
import { planWidth, RankPlans } from './rank-plans.ts';
import { ofRank } from './run-plans.ts';
import type { State } from './state.ts';
import { isRed, type SuitPlans, suitPlansOf } from './suit-plans.ts';

const { cell, inMeld, inSeat, inSide, joker, kind, redThree, three, two } = layout;

const anything = 1_000_000;

/**
 * Whether the player in turn can go out: melding everything, or all but one card for the discard, so that the melds are what going out
 * asks for. Exact: every way to lay sequences, to share out the wild cards and to merge is considered. Whether black threes may go
 * depends on going out, which this is asked for.
 */
export class MeldOut {
  readonly #state: State;
  readonly #plainLaying: PlainLaying;
  // What not every table needs is made when it does.
  #rankPlans: RankPlans | null = null;
  #sums: MeldSums | null = null;
  /** How many cards of a rank sequences may leave, as bits; what those of the suits so far leave; what the suits from a place on may. */
  readonly #left: number[] = [];
  readonly #settled: number[] = new Array<number>(13).fill(0);
  readonly #rest: number[] = [];
  #wilds = 0;
  #jokers = 0;
  /** Whether the hand looked at last can be melded out in the plainest way, each natural onto the set of its rank. */
  isPlain = false;
  /** Whether a bid has to be reached. */
  #isDeclarer = false;
  /** Points of the cards that may be left out of an opening; the price of a card kept back is its points where melds count. */
  #toSpare = 0;
  #isPriced = false;
  #mayMeldAll = false;
  #mayKeep = false;

  constructor(state: State) {
    this.#state = state;
    this.#plainLaying = new PlainLaying(state);
  }

  get #plans(): RankPlans {
    this.#rankPlans ??= new RankPlans(this.#state);
    return this.#rankPlans;
  }

  /** Whether the player in turn, who has drawn, has a legal way to empty the hand in this turn; unknown cards can only be discarded. */
  canEmpty(): boolean {
    const state = this.#state;
    this.isPlain = false;
    if (mustKeep(state) || state.at(cell.lastThrees) > 0) return false;
    const unknown = state.at(state.seat + inSeat.unknown) + state.replacements;
    if (unknown > 1) return false;
    if (mayNotMeld(state.duties)) return state.held <= 1 && this.isEnough();
    const canastas = this.#plainLaying.canastas();
    if (canastas === noWay) return false;
    this.isPlain = canastas >= 0 && this.isEnough(canastas);
    if (this.isPlain) return true;
    if (!this.#couldBeEnough(state.held - unknown) || !couldPlaceWilds(state)) return false;
    return this.#canMeldAll(unknown === 1, canastas === needsRuns);
  }

  /** Whether the hand, which is empty, leaves melds that are enough as they lie or once they have been merged. */
  isEnoughMerged(): boolean {
    const { mergeSets, mergeSequences } = this.#state.parameters;
    return this.isEnough() || ((mergeSets !== 'never' || mergeSequences) && this.#canMeldAll(false, false));
  }

  /** Whether the melds on the table, with so many canastas more, are what going out takes, the hand being empty but for what it holds. */
  isEnough(more = 0): boolean {
    const state = this.#state;
    const { side } = state;
    if (declares(this.#state)) return pointsTowardsBid(this.#state, true) >= pointsOfBid(this.#state);
    const sambas = state.at(side + inSide.sambas);
    const sets = state.at(side + inSide.sets) + more;
    return isEnoughToGoOut(state.parameters, sambas, sets, state.at(side + inSide.redSets));
  }

  /** Whether a glance at the counts leaves it possible that the melds are enough; see `prospects`. */
  #couldBeEnough(held: number): boolean {
    const state = this.#state;
    return declares(state) ? bonusWithinReach(state) >= this.#bonusNeeded() : couldMakeEnough(state, held);
  }

  /** The bonus that the declarer's side needs to reach its bid by going out with the whole hand melded. */
  #bonusNeeded(): number {
    const state = this.#state;
    const counts = countsMeldedCards(state.parameters, state.at(cell.level));
    return pointsOfBid(state) - pointsTowardsBid(state, false) - (counts ? pointsHeld(state) : 0);
  }

  #canMeldAll(unknownDiscard: boolean, byRuns: boolean): boolean {
    const state = this.#state;
    const { parameters } = state;
    this.#isDeclarer = declares(state);
    this.#isPriced = this.#isDeclarer && countsMeldedCards(parameters, state.at(cell.level));
    this.#toSpare = this.#pointsToSpare();
    this.#mayKeep = !unknownDiscard && this.#toSpare >= 0;
    this.#mayMeldAll = (unknownDiscard || !parameters.goingOutNeedsDiscard) && this.#toSpare >= 0;
    this.#jokers = state.count(joker);
    if (!state.suited) return this.#canMeldSets();
    // Many hands can do without sequences.
    if (!byRuns && state.count(redThree) === 0 && this.#canMeldWithoutRuns()) return true;
    const suits = suitPlansOf(state);
    return suits !== null && this.#canMeldBySuits(suits);
  }

  /** Whether sets will do, those of a rank that a slip has made left as they lie or joined, which may set wild cards free. */
  #canMeldSets(): boolean {
    const held = this.#jokers;
    const freeing = this.#ranksThatFreeWilds();
    for (let joined = freeing; ; joined = (joined - 1) & freeing) {
      this.#jokers = held + this.#plans.join(joined);
      if (this.#canMeldWithoutRuns()) return true;
      if (joined === 0) return false;
    }
  }

  #canMeldWithoutRuns(): boolean {
    const state = this.#state;
    const left = this.#left;
    for (let rank = 0; rank <= two; rank++) left[rank] = 1 << state.count(rank);
    return this.#canLay(state.at(state.side + inSide.sambas), true, -1);
  }

  /** Tries what sequences can leave: first whether anything could do were each rank free to choose, then suit by suit. */
  #canMeldBySuits(suits: readonly SuitPlans[]): boolean {
    const rest = this.#rest;
    for (let rank = 0; rank <= two; rank++) rest[4 * 13 + rank] = 1;
    for (let place = 3; place >= 0; place--) {
      for (let rank = 0; rank <= two; rank++) {
        let sums = 0;
        for (const { left } of suits[place]?.plans ?? [])
          sums |= (rest[(place + 1) * 13 + rank] ?? 0) << ofRank(left, rank);
        rest[place * 13 + rank] = sums;
      }
    }
    this.#settled.fill(0);
    return this.#search(suits, 0, this.#state.at(this.#state.side + inSide.sambas), -1);
  }

  /** Whether the suits from a place on have plans that do; `kept` is the kind of a card that is kept back already, or -1. */
  #search(suits: readonly SuitPlans[], place: number, sambas: number, kept: number): boolean {
    const next = suits[place];
    const settled = this.#settled;
    if (next === undefined || next.plans.length > 1) {
      let most = sambas;
      let keeps = false;
      for (let open = place; open < suits.length; open++) {
        most += suits[open]?.sambas ?? 0;
        keeps ||= suits[open]?.plans.some((plan) => plan.kept >= 0) ?? false;
      }
      for (let rank = 0; rank <= two; rank++)
        this.#left[rank] = (this.#rest[place * 13 + rank] ?? 0) << (settled[rank] ?? 0);
      if (!this.#canLay(most, kept < 0, kept, kept < 0 && keeps)) return false;
      if (next === undefined) return true;
    }
    for (const plan of next.plans) {
      if (plan.kept >= 0 && kept >= 0) continue;
      const stuck = plan.kept === three && isRed(next.suit) ? redThree : plan.kept;
      for (let rank = 0; rank <= two; rank++) settled[rank] = (settled[rank] ?? 0) + ofRank(plan.left, rank);
      if (this.#search(suits, place + 1, sambas + plan.sambas, stuck >= 0 ? stuck : kept)) return true;
      for (let rank = 0; rank <= two; rank++) settled[rank] = (settled[rank] ?? 0) - ofRank(plan.left, rank);
    }
    return false;
  }

  /** The ranks whose sets, which a slip has made, would set wild cards free if they were joined, as bits. */
  #ranksThatFreeWilds(): number {
    const state = this.#state;
    if (state.parameters.mergeSets !== 'after-slip') return 0;
    let ranks = 0;
    for (let left = state.at(state.side + inSide.kinds) >>> 16; left !== 0; left &= left - 1)
      if (this.#plans.join(left & -left) > 0) ranks |= left & -left;
    return ranks;
  }

  /** The points by which the hand exceeds what the side still has to open with; any number where the minimum does not matter. */
  #pointsToSpare(): number {
    const state = this.#state;
    const { parameters } = state;
    const waived = parameters.completeOpens || (parameters.concealedWaivesMinimum && state.at(cell.drew) === 1);
    if (state.opened || waived) return anything;
    return pointsHeld(state) - state.at(state.side + inSide.minimum);
  }

  /** What keeping a card of a kind back for the discard takes from what is made; undefined if it may not be kept back. */
  #priceOf(ofKind: number): number {
    const points = this.#state.values[ofKind] ?? 0;
    if (!this.#mayKeep || points > this.#toSpare) return anything;
    return this.#isPriced ? points : 0;
  }

  /**
   * Whether the cards that are left by rank and the jokers can go, all or all but one; of a rank there may be several numbers to choose
   * from. No card is kept back yet (`none`), or one of the kind `kept`, or perhaps any (`mayBeKept`).
   */
  #canLay(sambas: number, none: boolean, kept: number, mayBeKept = false): boolean {
    const state = this.#state;
    const left = this.#left;
    const twos = left[two] ?? 0;
    this.#wilds = this.#jokers + 31 - Math.clz32(twos);
    if (!this.#isDeclarer && sambas < state.parameters.robberSambas) return false;
    const price = kept < 0 ? 0 : this.#priceOf(kept);
    if (price === anything) return false;
    this.#sums ??= new MeldSums(this.#plans.book);
    const sums = this.#sums;
    this.#aim(sums, sambas);
    sums.begin(none, mayBeKept || kept >= 0, price);
    if (!this.#layBlackThrees(sums, left[three] ?? 0)) return false;
    for (let rank = three - 1; rank >= 0; rank--) {
      const naturals = left[rank] ?? 0;
      if ((naturals > 1 || this.#mayChange(rank)) && !this.#layRank(sums, rank, naturals)) return false;
    }
    for (let bits = twos; bits !== 0; bits &= bits - 1)
      if (this.#shareOutWilds(sums, 31 - Math.clz32(bits & -bits))) return true;
    return false;
  }

  /** Whether the sets of a rank may come to something else without naturals: by wild cards, or by being merged. */
  #mayChange(rank: number): boolean {
    const first = this.#state.first(rank);
    if (first === 0 || this.#wilds > 0) return first > 0;
    return this.#state.parameters.mergeSets !== 'never' && this.#state.at(this.#state.meld(first) + inMeld.next) > 0;
  }

  /** Aims the sums at what has to be made besides the sambas: the bonus that the bid still needs, or so many canastas. */
  #aim(sums: MeldSums, sambas: number): void {
    const state = this.#state;
    const { parameters, side } = state;
    if (this.#isDeclarer) {
      const more = sambas - state.at(side + inSide.sambas);
      const needed = this.#bonusNeeded() - state.at(side + inSide.bonus) - more * parameters.sambaBonus;
      sums.aim(needed, false, this.#wilds);
      return;
    }
    const needed = Math.max(parameters.robberCanastas, canastasToGoOut(parameters) - sambas);
    const needsRed = state.at(side + inSide.redSets) < parameters.robberRedCanastas;
    sums.aim(needed - state.at(side + inSide.sets), needsRed, this.#wilds);
  }

  /** What a canasta without wild cards, or with some, counts towards what is needed. */
  #worthOf(rank: number, wilds: number): number {
    return this.#isDeclarer ? this.#state.bonusOfSet(rank, wilds) : 1;
  }

  /** Black threes go by themselves; one of them may be kept back. */
  #layBlackThrees(sums: MeldSums, threes: number): boolean {
    if (threes === 1) return true;
    const state = this.#state;
    const { parameters } = state;
    const lying = state.first(kind.blackThrees);
    const laid = lying === 0 ? 0 : state.at(state.meld(lying) + inMeld.naturals);
    let all = false;
    let less = false;
    for (let bits = threes; bits !== 0; bits &= bits - 1) {
      const count = 31 - Math.clz32(bits & -bits);
      all ||= count === 0 || !isWrongNumberOfBlackThrees(parameters, laid + count);
      less ||= count === 1 || (count > 1 && !isWrongNumberOfBlackThrees(parameters, laid + count - 1));
    }
    const price = this.#priceOf(three);
    return sums.layThrees(all, less && price < anything, price);
  }

  /** Lays one of some numbers of naturals of a rank. */
  #layRank(sums: MeldSums, rank: number, numbers: number): boolean {
    const price = this.#priceOf(rank);
    const [mixed, natural] = [this.#worthOf(rank, 1), this.#worthOf(rank, 0)];
    sums.rank();
    for (let bits = numbers; bits !== 0; bits &= bits - 1) {
      const naturals = 31 - Math.clz32(bits & -bits);
      const all = this.#plans.plan(rank, naturals, this.#wilds);
      const less = naturals > 0 && price < anything ? this.#plans.plan(rank, naturals - 1, this.#wilds) : -1;
      sums.lay(all, less, price, mixed, natural);
    }
    return sums.isPossible();
  }

  /** Every way to use up the wild cards, all of them or all but one that is kept back. */
  #shareOutWilds(sums: MeldSums, twos: number): boolean {
    if (this.#usesUp(sums, true, this.#jokers, twos, 0)) return true;
    if (this.#mayMeldAll && this.#usesUp(sums, false, this.#jokers, twos, 0)) return true;
    const joked = this.#priceOf(joker);
    if (this.#jokers > 0 && joked < anything && this.#usesUp(sums, false, this.#jokers - 1, twos, joked)) return true;
    const twosPrice = this.#priceOf(two);
    return twos > 0 && twosPrice < anything && this.#usesUp(sums, false, this.#jokers, twos - 1, twosPrice);
  }

  /** Whether jokers and twos can all go: in melds of twos, in the sets of the ranks, in a meld of wild cards alone. */
  #usesUp(sums: MeldSums, kept: boolean, jokers: number, twos: number, price: number): boolean {
    const state = this.#state;
    if (!state.parameters.twosMelds) return this.#reaches(sums, kept, jokers + twos, false, -price);
    const begun = state.first(two) > 0;
    for (let natural = 0; natural <= twos; natural++) {
      if (!begun && natural === 0) {
        if (this.#reaches(sums, kept, jokers + twos, false, -price)) return true;
        continue;
      }
      const plan = this.#plans.plan(two, natural, this.#jokers);
      for (let index = 0; index < planWidth * planWidth; index++) {
        const red = index % planWidth;
        const mixed = Math.floor(index / planWidth) - red;
        const worth = red * this.#worthOf(two, 0) + mixed * this.#worthOf(two, 1) - price;
        const ways = this.#plans.book[plan + 1 + index] ?? 0;
        for (let used = 0; used <= jokers && ways >> used > 0; used++) {
          const rest = jokers + twos - natural - used;
          if ((ways >> used) & 1 && this.#reaches(sums, kept, rest, red > 0, worth)) return true;
        }
      }
    }
    return false;
  }

  /** Whether the ranks, with so many wild cards or with all but those of a meld of wild cards, come to what is needed. */
  #reaches(sums: MeldSums, kept: boolean, wilds: number, red: boolean, worth: number): boolean {
    const state = this.#state;
    const { parameters } = state;
    if (!parameters.wildMelds) return sums.reaches(kept, wilds, red, worth);
    const first = state.first(kind.wild);
    const lying = first === 0 ? 0 : state.at(state.meld(first) + inMeld.cards);
    for (let alone = 0; alone <= wilds; alone++) {
      if (alone > 0 && wildMeldFaults(parameters, lying + alone) !== 0) continue;
      if (wilds > alone && reservesWilds(parameters, lying, alone)) continue;
      const completes = isWildCanasta(parameters, lying + alone) && !isWildCanasta(parameters, lying);
      if (sums.reaches(kept, wilds - alone, red, completes ? worth + 1 : worth)) return true;
    }
    return false;
  }
}
