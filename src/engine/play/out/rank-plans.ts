import { setMergeFaults } from '../../rules/merge.ts';
import { crowds, isCanasta, mostWilds, setFaults } from '../../rules/set.ts';
import { isWrongNumberOfBlackThrees } from '../../rules/special.ts';
import * as layout from '../cells/cell-layout.ts';
import type { State } from '../cells/play-state.ts';

const { inMeld, kind, redThree, three, two } = layout;

/** How many canastas of one rank a plan tells apart, and those without wild cards among them. */
export const planWidth = 3;
const planSize = planWidth * planWidth;
/** A plan of the book: what it was made for, which numbers of canastas it has, as bits, and for each of them the wild cards. */
const entrySize = planSize + 2;
const mostNaturals = 13;
/** The plan of laying nothing, which comes to nothing, and what stands for a plan where there is none. */
export const nothing = mostNaturals * mostNaturals * entrySize;
export const noPlan = -1;
/** So many sets of one rank can be told apart by one number; plans beside more are not kept. */
const mostKnown = 3;

/**
 * What laying naturals of one rank comes to, onto the sets of the rank that lie on the table and as new sets: for every number of
 * canastas that come to those on the table, and of those without wild cards among them, with which numbers of wild cards that can be
 * had, as bits. What has been found is kept as long as the sets of the rank lie as they did.
 */
export class RankPlans {
  readonly #state: State;
  /** The sets of the rank as they are grouped now: naturals, and eight bits higher wild cards. */
  #sets: number[] = [];
  #rank = 0;
  #most = 0;
  /** Canastas of the rank that lie on the table, as `#made` counts them. */
  #lying = 0;
  #base = 0;
  readonly book = new Int32Array(nothing + 1 + planSize);

  constructor(state: State) {
    this.#state = state;
    this.book[nothing] = 1;
    this.book[nothing + 1] = 1;
  }

  /** Where in the book the plan is for laying all of so many naturals with at most so many wild cards. */
  plan(rank: number, naturals: number, most: number): number {
    if (rank === three || rank === redThree) return this.#mayLayThrees(rank, naturals) ? nothing : noPlan;
    const signature = this.#signature(rank, most);
    // Ranks with no set or one alike share their plans; twos have rules of their own.
    const isShared = signature > 0 && signature < 512 && rank < two;
    const sought = isShared ? (signature << 4) | naturals : signature;
    const slot = isShared ? (signature * 7 + naturals) % (two * mostNaturals) : rank * mostNaturals + naturals;
    const entry = slot * entrySize;
    if (sought > 0 && this.book[entry] === sought) return entry + 1;
    this.book[entry] = sought;
    this.#base = entry + 1;
    this.#rank = rank;
    for (let place = this.#base + planSize; place >= this.#base; place--) this.book[place] = 0;
    // To lay nothing is always possible, and all that is where an unlawful meld of the rank lies.
    if (this.#loadSets(rank)) this.#arrange(naturals, 0);
    if (naturals === 0) this.#note(0, this.#lying);
    return this.#base;
  }

  /** Whether so many threes may be laid by themselves: black ones as many as may lie, red ones not at all. */
  #mayLayThrees(ofKind: number, count: number): boolean {
    if (count === 0 || ofKind === redThree) return count === 0;
    const state = this.#state;
    const first = state.first(kind.blackThrees);
    const laid = first === 0 ? 0 : state.in(state.meld(first), inMeld.naturals);
    return !isWrongNumberOfBlackThrees(state.parameters, laid + count);
  }

  /** The sets of a rank and the wild cards there are, as one number above 0; 0 where there are too many sets. */
  #signature(rank: number, most: number): number {
    const state = this.#state;
    this.#most = most;
    let signature = 1;
    let count = 0;
    for (let next = state.first(rank); next > 0; ) {
      const meld = state.meld(next);
      if (count++ === mostKnown || state.in(meld, inMeld.unsound) === 1) return 0;
      const naturals = state.in(meld, inMeld.naturals);
      signature = (signature << 8) | (naturals * 20 + state.in(meld, inMeld.wilds) + 1);
      next = state.in(meld, inMeld.next);
    }
    // What one set takes does not depend on how many wild cards are left for others.
    const isAlone = count < 2 && state.parameters.meldsPerRank === 'one';
    if (isAlone) this.#most = mostWilds(state.parameters);
    return isAlone ? signature : (signature << 5) | (most + 1);
  }

  /** The sets of the rank on the table; whether all of them are lawful melds. */
  #loadSets(rank: number): boolean {
    const state = this.#state;
    this.#sets = [];
    this.#lying = 0;
    for (let next = state.first(rank); next > 0; ) {
      const meld = state.meld(next);
      if (state.in(meld, inMeld.unsound) === 1) return false;
      const naturals = state.in(meld, inMeld.naturals);
      const wilds = state.in(meld, inMeld.wilds);
      this.#lying += this.#made(naturals, wilds);
      this.#sets.push(naturals | (wilds << 8));
      next = state.in(meld, inMeld.next);
    }
    return true;
  }

  /** The sets as they lie, and, where sets may be merged, every other way to group them; a set may take wild cards before it is merged. */
  #arrange(naturals: number, wilds: number): void {
    this.#layOnto(0, naturals, wilds, 0);
    const all = this.#sets;
    if (this.#state.parameters.mergeSets === 'never' || all.length < 2) return;
    for (let one = 0; one < all.length; one++)
      for (let other = one + 1; other < all.length; other++) this.#mergePair(all, one, other, naturals, wilds);
    this.#sets = all;
  }

  #mergePair(all: readonly number[], one: number, other: number, naturals: number, wilds: number): void {
    const { parameters } = this.#state;
    const others = all.filter((_, place) => place !== one && place !== other);
    const [n1, w1] = [(all[one] ?? 0) & 255, (all[one] ?? 0) >> 8];
    const [n2, w2] = [(all[other] ?? 0) & 255, (all[other] ?? 0) >> 8];
    const most = Math.min(mostWilds(parameters), this.#most - wilds);
    for (let first = 0; first <= most; first++) {
      if (!this.#mayGrow(n1, w1, n1, w1 + first)) continue;
      for (let second = 0; second <= most && wilds + first + second <= this.#most; second++) {
        // Sets whose joining sets wild cards free are joined on the table itself, see `MeldOut`.
        const whole = w1 + first + w2 + second;
        if (whole > parameters.maxWilds || !this.#mayGrow(n2, w2, n2, w2 + second)) continue;
        if (setMergeFaults(parameters, n1, w1 + first, n2, w2 + second) !== 0) continue;
        this.#sets = [...others, (n1 + n2) | (whole << 8)];
        this.#arrange(naturals, wilds + first + second);
      }
    }
  }

  /** Naturals and wild cards for the set at a place, then for the next; `made` is of those before it. */
  #layOnto(place: number, naturals: number, wilds: number, made: number): void {
    const set = this.#sets[place];
    if (set === undefined) {
      this.#layNew(naturals, naturals, wilds, made, 0, 0);
      return;
    }
    const [before, wildsBefore] = [set & 255, set >> 8];
    const most = Math.min(mostWilds(this.#state.parameters), this.#most - wilds);
    for (let added = 0; added <= naturals; added++) {
      for (let more = 0; more <= most; more++) {
        if (!this.#mayGrow(before, wildsBefore, before + added, wildsBefore + more)) continue;
        this.#sets[place] = set + added + (more << 8);
        const own = this.#made(before + added, wildsBefore + more);
        this.#layOnto(place + 1, naturals - added, wilds + more, made + own);
      }
    }
    this.#sets[place] = set;
  }

  /** New sets of so many naturals in all, the largest first. */
  #layNew(naturals: number, largest: number, wilds: number, made: number, begun: number, unfinished: number): void {
    const { parameters } = this.#state;
    if (naturals === 0) {
      if (!this.#crowds(begun, unfinished)) this.#note(wilds, made);
      return;
    }
    const most = Math.min(mostWilds(parameters), this.#most - wilds);
    for (let count = Math.min(naturals, largest); count >= parameters.minNaturals; count--) {
      for (let more = 0; more <= most; more++) {
        if (setFaults(parameters, this.#rank, 0, 0, count, more) !== 0) continue;
        const own = this.#made(count, more);
        this.#layNew(naturals - count, count, wilds + more, made + own, begun + 1, unfinished + (own === 0 ? 1 : 0));
      }
    }
  }

  #crowds(begun: number, unfinishedBegun: number): boolean {
    const { parameters } = this.#state;
    let unfinished = 0;
    for (const set of this.#sets) if (!isCanasta(parameters, set & 255, set >> 8)) unfinished += 1;
    return crowds(parameters, this.#sets.length, unfinished, begun, unfinishedBegun);
  }

  #mayGrow(before: number, wildsBefore: number, naturals: number, wilds: number): boolean {
    if (before > 0 && before === naturals && wildsBefore === wilds) return true;
    return setFaults(this.#state.parameters, this.#rank, before, wildsBefore, naturals, wilds) === 0;
  }

  /** 0 for an unfinished set, 1 for a canasta, 17 for one without wild cards. */
  #made(naturals: number, wilds: number): number {
    if (!isCanasta(this.#state.parameters, naturals, wilds)) return 0;
    return wilds === 0 ? 17 : 1;
  }

  #note(wilds: number, made: number): void {
    const canastas = within((made & 15) - (this.#lying & 15));
    const red = within((made >> 4) - (this.#lying >> 4));
    const index = canastas * planWidth + red;
    const place = this.#base + 1 + index;
    this.book[this.#base] = (this.book[this.#base] ?? 0) | (1 << index);
    this.book[place] = (this.book[place] ?? 0) | (1 << wilds);
  }
}

/** A number of canastas that plans tell apart. */
function within(canastas: number): number {
  return Math.max(0, Math.min(planWidth - 1, canastas));
}
