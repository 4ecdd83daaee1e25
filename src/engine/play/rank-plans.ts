import { setMergeFaults, surplusOfMerge } from '../rules/merge.ts';
import { crowds, isCanasta, mostWilds, setFaults } from '../rules/set.ts';
import { inMeld } from './layout.ts';
import type { State } from './state.ts';

/** No way at all. */
export const never = -1_000_000;
/** Room for the numbers of wild cards of one rank; twice as much tells whether a canasta without wild cards is among those made. */
export const wildWidth = 20;
export const planSize = 2 * wildWidth;

/**
 * What laying naturals of one rank comes to, onto the sets of the rank that lie on the table and as new sets: for every number of wild
 * cards, without and with a canasta that has none, the most that can be made. A canasta counts one, or where a bid has to be reached
 * its bonus.
 */
export class RankPlans {
  readonly #state: State;
  /** Whether bonuses are counted. */
  countsBonus = false;
  readonly #naturals: number[] = [];
  readonly #wilds: number[] = [];
  #rank = 0;
  #freed = 0;
  #most = 0;
  #base = 0;
  #plans: Int32Array = new Int32Array(0);

  constructor(state: State) {
    this.#state = state;
  }

  /** Fills `plans`, from a place on, with what laying all of so many naturals with at most so many wild cards comes to. */
  fill(rank: number, naturals: number, most: number, plans: Int32Array, base: number): void {
    for (let place = base; place < base + planSize; place++) plans[place] = never;
    this.#plans = plans;
    this.#base = base;
    this.#rank = rank;
    this.#most = Math.min(most, wildWidth - 1);
    const state = this.#state;
    const first = state.first(rank);
    if (first === 0 && naturals < state.parameters.minNaturals) {
      if (naturals === 0) plans[base] = 0;
      return;
    }
    if (state.parameters.meldsPerRank === 'one') {
      const meld = first === 0 ? 0 : state.meld(first);
      const isOnly = first === 0 || (state.at(meld + inMeld.next) === 0 && state.at(meld + inMeld.unsound) === 0);
      if (isOnly) {
        this.#fillOne(
          naturals,
          first === 0 ? 0 : state.at(meld + inMeld.naturals),
          first === 0 ? 0 : state.at(meld + inMeld.wilds),
        );
        return;
      }
    }
    if (this.#loadSets(rank) < 0) this.#fillBesideUnsound(rank, naturals);
    else this.#arrange(naturals, 0);
  }

  /** The sets of the rank on the table; -1 if one of them is no lawful meld. */
  #loadSets(rank: number): number {
    const state = this.#state;
    this.#naturals.length = 0;
    this.#wilds.length = 0;
    for (let next = state.first(rank); next > 0; ) {
      const meld = state.meld(next);
      if (state.at(meld + inMeld.unsound) === 1) return -1;
      this.#push(state.at(meld + inMeld.naturals), state.at(meld + inMeld.wilds));
      next = state.at(meld + inMeld.next);
    }
    return this.#naturals.length;
  }

  /** Sets that a slip has made are joined at once where that sets wild cards free. */
  #push(naturals: number, wilds: number): void {
    const [before = 0] = this.#naturals;
    const [wildsBefore = 0] = this.#wilds;
    const surplus = before === 0 ? 0 : surplusOfMerge(this.#state.parameters, wildsBefore + wilds);
    if (surplus === 0) {
      this.#naturals.push(naturals);
      this.#wilds.push(wilds);
      return;
    }
    this.#naturals[0] = before + naturals;
    this.#wilds[0] = wildsBefore + wilds - surplus;
    this.#freed += surplus;
  }

  /** The wild cards that joining the sets of a rank, which a slip has made, sets free. */
  freedWilds(rank: number): number {
    this.#freed = 0;
    this.#loadSets(rank);
    return this.#freed;
  }

  /** Nothing goes to a rank of which an unlawful meld lies there. */
  #fillBesideUnsound(rank: number, naturals: number): void {
    if (naturals > 0) return;
    const state = this.#state;
    let made = 0;
    for (let next = state.first(rank); next > 0; next = state.at(state.meld(next) + inMeld.next)) {
      const meld = state.meld(next);
      if (state.isComplete(meld)) made += this.#worth(state.at(meld + inMeld.naturals), state.at(meld + inMeld.wilds));
    }
    this.#plans[this.#base] = made;
  }

  /** The one set that a side may have of the rank, which lies there with so many cards or is new. */
  #fillOne(naturals: number, before: number, wildsBefore: number): void {
    const most = Math.min(this.#most, mostWilds(this.#state.parameters));
    for (let wilds = 0; wilds <= most; wilds++) {
      if (!this.#mayGrow(before, wildsBefore, before + naturals, wildsBefore + wilds)) continue;
      const made = this.#worth(before + naturals, wildsBefore + wilds);
      this.#note(wilds, made, this.#isRed(before + naturals, wildsBefore + wilds));
    }
  }

  /** The sets as they lie, and, where sets may be merged, every other way to group them; a set may take wild cards before it is merged. */
  #arrange(naturals: number, wilds: number): void {
    this.#layOnto(0, naturals, wilds, 0, false);
    const { parameters } = this.#state;
    if (parameters.mergeSets === 'never' || this.#naturals.length < 2) return;
    const [all, allWilds] = [this.#naturals.slice(), this.#wilds.slice()];
    for (let one = 0; one < all.length; one++) {
      for (let other = one + 1; other < all.length; other++)
        this.#mergePair(all, allWilds, one, other, naturals, wilds);
    }
    this.#restore(all, allWilds);
  }

  #mergePair(
    all: readonly number[],
    allWilds: readonly number[],
    one: number,
    other: number,
    naturals: number,
    wilds: number,
  ): void {
    const { parameters } = this.#state;
    const [n1 = 0, n2 = 0, w1 = 0, w2 = 0] = [all[one], all[other], allWilds[one], allWilds[other]];
    const most = mostWilds(parameters);
    for (let first = 0; first <= most && wilds + first <= this.#most; first++) {
      if (!this.#mayGrow(n1, w1, n1, w1 + first)) continue;
      for (let second = 0; second <= most && wilds + first + second <= this.#most; second++) {
        if (!this.#mayGrow(n2, w2, n2, w2 + second)) continue;
        if (!this.#mayMerge(n1, w1 + first, n2, w2 + second)) continue;
        this.#restore(
          [...all.filter((_, place) => place !== one && place !== other), n1 + n2],
          [...allWilds.filter((_, place) => place !== one && place !== other), w1 + first + w2 + second],
        );
        this.#arrange(naturals, wilds + first + second);
      }
    }
  }

  /** Whether two sets may be merged; after a slip the wild cards beyond the limit have been taken out before. */
  #mayMerge(naturals: number, wilds: number, otherNaturals: number, otherWilds: number): boolean {
    const { parameters } = this.#state;
    if (wilds + otherWilds > parameters.maxWilds) return false;
    return setMergeFaults(parameters, naturals, wilds, otherNaturals, otherWilds) === 0;
  }

  #restore(naturals: readonly number[], wilds: readonly number[]): void {
    this.#naturals.length = 0;
    this.#wilds.length = 0;
    this.#naturals.push(...naturals);
    this.#wilds.push(...wilds);
  }

  /** Naturals and wild cards for the set at a place, then for the next; `made` and `red` are of those before it. */
  #layOnto(place: number, naturals: number, wilds: number, made: number, red: boolean): void {
    if (place === this.#naturals.length) {
      this.#layNew(naturals, naturals, wilds, made, red, 0, 0);
      return;
    }
    const [before, wildsBefore] = [this.#naturals[place] ?? 0, this.#wilds[place] ?? 0];
    const most = Math.min(mostWilds(this.#state.parameters), this.#most - wilds);
    for (let added = 0; added <= naturals; added++) {
      for (let more = 0; more <= most; more++) {
        if (!this.#mayGrow(before, wildsBefore, before + added, wildsBefore + more)) continue;
        this.#naturals[place] = before + added;
        this.#wilds[place] = wildsBefore + more;
        const own = this.#worth(before + added, wildsBefore + more);
        const isRed = red || this.#isRed(before + added, wildsBefore + more);
        this.#layOnto(place + 1, naturals - added, wilds + more, made + own, isRed);
      }
    }
    this.#naturals[place] = before;
    this.#wilds[place] = wildsBefore;
  }

  /** New sets of so many naturals in all, the largest first. */
  #layNew(
    naturals: number,
    largest: number,
    wilds: number,
    made: number,
    red: boolean,
    begun: number,
    unfinished: number,
  ): void {
    const { parameters } = this.#state;
    if (naturals === 0) {
      if (!this.#crowds(begun, unfinished)) this.#note(wilds, made, red);
      return;
    }
    const most = Math.min(mostWilds(parameters), this.#most - wilds);
    for (let count = Math.min(naturals, largest); count >= parameters.minNaturals; count--) {
      for (let more = 0; more <= most; more++) {
        if (setFaults(parameters, this.#rank, 0, 0, count, more) !== 0) continue;
        const isOpen = isCanasta(parameters, count, more) ? 0 : 1;
        const isRed = red || this.#isRed(count, more);
        const own = made + this.#worth(count, more);
        this.#layNew(naturals - count, count, wilds + more, own, isRed, begun + 1, unfinished + isOpen);
      }
    }
  }

  #crowds(begun: number, unfinishedBegun: number): boolean {
    const { parameters } = this.#state;
    let unfinished = 0;
    for (let place = 0; place < this.#naturals.length; place++) {
      if (!isCanasta(parameters, this.#naturals[place] ?? 0, this.#wilds[place] ?? 0)) unfinished += 1;
    }
    return crowds(parameters, this.#naturals.length, unfinished, begun, unfinishedBegun);
  }

  #mayGrow(before: number, wildsBefore: number, naturals: number, wilds: number): boolean {
    if (before > 0 && before === naturals && wildsBefore === wilds) return true;
    return setFaults(this.#state.parameters, this.#rank, before, wildsBefore, naturals, wilds) === 0;
  }

  #worth(naturals: number, wilds: number): number {
    if (!isCanasta(this.#state.parameters, naturals, wilds)) return 0;
    return this.countsBonus ? this.#state.bonusOfSet(this.#rank, wilds) : 1;
  }

  #isRed(naturals: number, wilds: number): boolean {
    return wilds === 0 && isCanasta(this.#state.parameters, naturals, wilds);
  }

  #note(wilds: number, made: number, red: boolean): void {
    const place = this.#base + wilds + (red ? wildWidth : 0);
    if ((this.#plans[place] ?? 0) < made) this.#plans[place] = made;
  }
}
