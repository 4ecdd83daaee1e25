import * as plans from './rank-plans.ts';

const { planWidth } = plans;

/** What one can come to while a hand is melded rank by rank, by the wild cards used and by whether a card is kept back for the discard. */
export interface MeldSums {
  /** Begins anew, with so much made by sequences, no card kept back yet (`none`), or one of that price (`kept`), or either. */
  begin(made: number, none: boolean, kept: boolean, price: number): void;
  /** Begins a rank. */
  rank(): void;
  /** Lays the rank by a plan, or by another that keeps a card of that price back (-1: there is none). */
  lay(all: number, less: number, price: number): void;
  /** Whether any way is left after a rank. */
  isPossible(): boolean;
  /** Black threes go, `all` of them, or all `butOne` of that price. Whether any way is left. */
  layThrees(all: boolean, butOne: boolean, price: number): boolean;
  /**
   * Whether so many wild cards in the ranks bring what is needed, with so many canastas beside them, of which so many have no wild card;
   * `worth` is their bonus. `kept` says that a card has been kept back in the ranks.
   */
  reaches(kept: boolean, wilds: number, canastas: number, red: number, worth: number): boolean;
}

const mostNeeded = 7;

/** Counts canastas: of each number that is not yet enough, with which numbers of wild cards it can be had, as bits. */
export class CanastaSums implements MeldSums {
  readonly #book: Int32Array;
  // First without a card kept back, then with one; of both first without a canasta that has no wild card, then with one.
  #now = new Int32Array(4 * mostNeeded);
  #next = new Int32Array(4 * mostNeeded);
  /** How many canastas are needed; how many rows there are of each kind; the sums with a card kept back; wild cards as bits. */
  #needed = 0;
  #reds = 1;
  #kept = 1;
  #mask = 1;
  #any = 0;

  constructor(book: Int32Array) {
    this.#book = book;
  }

  /** Sets what is needed besides what lies there: canastas, one without wild cards among them or not, with at most so many wild cards. */
  aim(needed: number, needsRed: boolean, wilds: number): void {
    this.#needed = Math.max(0, Math.min(mostNeeded - 1, needed));
    this.#reds = needsRed ? 2 : 1;
    this.#kept = this.#reds * (this.#needed + 1);
    this.#mask = (2 << wilds) - 1;
  }

  begin(_made: number, none: boolean, kept: boolean): void {
    for (let place = 2 * this.#kept - 1; place >= 0; place--) this.#now[place] = 0;
    if (none) this.#now[0] = 1;
    if (kept) this.#now[this.#kept] = 1;
  }

  rank(): void {
    const next = this.#next;
    this.#next = this.#now;
    this.#now = next;
    this.#any = 0;
    for (let place = 2 * this.#kept - 1; place >= 0; place--) next[place] = 0;
  }

  lay(all: number, less: number): void {
    this.#extend(all, 2 * this.#reds, 0);
    if (less >= 0) this.#extend(less, this.#reds, this.#kept);
  }

  isPossible(): boolean {
    return this.#any !== 0;
  }

  /** Goes on from so many rows of sums by a plan. */
  #extend(plan: number, rows: number, shift: number): void {
    const before = this.#next;
    const now = this.#now;
    const needed = this.#needed;
    for (let left = this.#book[plan] ?? 0; left !== 0; left &= left - 1) {
      const index = 31 - Math.clz32(left & -left);
      const ways = this.#book[plan + 1 + index] ?? 0;
      const more = (index / planWidth) | 0;
      const turnsRed = this.#reds === 2 && index % planWidth > 0;
      for (let row = 0; row < rows; row++) {
        const start = row * (needed + 1);
        const end = start + shift + (turnsRed && (row & 1) === 0 ? needed + 1 : 0);
        for (let made = 0; made <= needed; made++) {
          const used = before[start + made] ?? 0;
          if (used === 0) continue;
          let sums = 0;
          for (let bits = ways; bits !== 0; bits &= bits - 1) sums |= used << (31 - Math.clz32(bits & -bits));
          sums &= this.#mask;
          this.#any |= sums;
          const place = end + (made + more < needed ? made + more : needed);
          now[place] = (now[place] ?? 0) | sums;
        }
      }
    }
  }

  layThrees(all: boolean, butOne: boolean): boolean {
    const now = this.#now;
    const kept = this.#kept;
    if (!all) now[kept] = 0;
    if (butOne) now[kept] = (now[kept] ?? 0) | (now[0] ?? 0);
    if (!all) now[0] = 0;
    return now[0] !== 0 || now[kept] !== 0;
  }

  reaches(kept: boolean, wilds: number, canastas: number, red: number): boolean {
    const from = kept ? this.#kept : 0;
    for (let row = red > 0 ? 0 : this.#reds - 1; row < this.#reds; row++) {
      const start = from + row * (this.#needed + 1);
      for (let made = Math.max(0, this.#needed - canastas); made <= this.#needed; made++) {
        if (((this.#now[start + made] ?? 0) >> wilds) & 1) return true;
      }
    }
    return false;
  }
}
