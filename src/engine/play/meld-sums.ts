import * as plans from './rank-plans.ts';

const { planWidth } = plans;

/** Room for the numbers of wild cards. */
const room = 20;
const never = -1_000_000;

/**
 * What one can come to while a hand is melded rank by rank: for each number of wild cards used the most that the canastas made are
 * worth, apart whether a card is kept back for the discard and, where one is needed, whether one of them has no wild card.
 */
export class MeldSums {
  readonly #book: Int32Array;
  // First without a card kept back, then with one; of both first without a canasta that has no wild card, then with one.
  #now = new Int32Array(4 * room);
  #next = new Int32Array(4 * room);
  /** What is needed; how many rows there are of each kind, and how long they are; where those with a card kept back begin. */
  #needed = 0;
  #rows = 1;
  #length = 1;
  #kept = 1;
  #any = false;

  constructor(book: Int32Array) {
    this.#book = book;
  }

  /** Sets what is needed besides what lies there, a canasta without wild cards among it or not, with at most so many wild cards. */
  aim(needed: number, needsRed: boolean, wilds: number): void {
    this.#needed = needed;
    this.#rows = needsRed ? 2 : 1;
    this.#length = wilds + 1;
    this.#kept = this.#rows * this.#length;
  }

  /** Begins anew, no card kept back yet (`none`), or one of that price (`kept`), or either. */
  begin(none: boolean, kept: boolean, price: number): void {
    this.#now.fill(never, 0, 2 * this.#kept);
    if (none) this.#now[0] = 0;
    if (kept) this.#now[this.#kept] = -price;
  }

  /** Begins a rank. */
  rank(): void {
    const next = this.#next.fill(never, 0, 2 * this.#kept);
    this.#next = this.#now;
    this.#now = next;
    this.#any = false;
  }

  /**
   * Lays the rank by a plan, or by another that keeps a card of that price back (-1: there is none); of a canasta's worth, with wild
   * cards and without.
   */
  lay(all: number, less: number, price: number, mixed: number, natural: number): void {
    for (let row = 0; row < 2 * this.#rows; row++) {
      const from = row * this.#length;
      this.#extend(all, from, from, 0, mixed, natural);
      if (less >= 0 && row < this.#rows) this.#extend(less, from, from + this.#kept, price, mixed, natural);
    }
  }

  #extend(plan: number, from: number, to: number, price: number, mixed: number, natural: number): void {
    const before = this.#next;
    const now = this.#now;
    const misses = this.#rows === 2 && (from / this.#length) % 2 === 0;
    for (let left = this.#book[plan] ?? 0; left !== 0; left &= left - 1) {
      const index = 31 - Math.clz32(left & -left);
      const red = index % planWidth;
      const worth = red * natural + (((index / planWidth) | 0) - red) * mixed - price;
      const start = misses && red > 0 ? to + this.#length : to;
      for (let ways = this.#book[plan + 1 + index] ?? 0; ways !== 0; ways &= ways - 1) {
        const more = 31 - Math.clz32(ways & -ways);
        for (let used = this.#length - 1 - more; used >= 0; used--) {
          const made = before[from + used] ?? never;
          if (made <= never / 2) continue;
          this.#any = true;
          if (made + worth > (now[start + used + more] ?? never)) now[start + used + more] = made + worth;
        }
      }
    }
  }

  /** Whether any way is left after a rank. */
  isPossible(): boolean {
    return this.#any;
  }

  /** Black threes go, `all` of them, or all `butOne` of that price. Whether any way is left. */
  layThrees(all: boolean, butOne: boolean, price: number): boolean {
    const now = this.#now;
    const none = now[0] ?? never;
    if (!all) now[this.#kept] = never;
    if (butOne) now[this.#kept] = Math.max(none - price, now[this.#kept] ?? never);
    if (!all) now[0] = never;
    return Math.max(now[0] ?? never, now[this.#kept] ?? never) > never / 2;
  }

  /**
   * Whether so many wild cards in the ranks bring what is needed, with so much beside them, a canasta without wild cards among it
   * (`red`) or not. `kept` says that a card has been kept back in the ranks.
   */
  reaches(kept: boolean, wilds: number, red: boolean, worth: number): boolean {
    const from = kept ? this.#kept : 0;
    for (let row = red ? 0 : this.#rows - 1; row < this.#rows; row++)
      if ((this.#now[from + row * this.#length + wilds] ?? never) + worth >= this.#needed) return true;
    return false;
  }
}
