import type { MeldSums } from './canasta-sums.ts';
import { planWidth } from './rank-plans.ts';

/** Room for the numbers of wild cards. */
const width = 20;
const never = -1_000_000;

/** Counts points where a bid has to be reached: the most that can be had with every number of wild cards. */
export class BonusSums implements MeldSums {
  readonly #book: Int32Array;
  #now = new Int32Array(2 * width);
  #next = new Int32Array(2 * width);
  #needed = 0;
  #wilds = 0;
  #any = false;
  /** The bonus of a canasta with wild cards and without. */
  #mixed = 0;
  #natural = 0;

  constructor(book: Int32Array) {
    this.#book = book;
  }

  /** Sets what is needed besides what lies there, with at most so many wild cards. */
  aim(needed: number, wilds: number): void {
    this.#needed = needed;
    this.#wilds = wilds;
  }

  /** Sets the bonus of a canasta of the rank that comes next, with wild cards and without. */
  value(mixed: number, natural: number): void {
    this.#mixed = mixed;
    this.#natural = natural;
  }

  begin(made: number, none: boolean, kept: boolean, price: number): void {
    this.#now.fill(never);
    if (none) this.#now[0] = made;
    if (kept) this.#now[width] = made - price;
  }

  rank(): void {
    const next = this.#next.fill(never);
    this.#next = this.#now;
    this.#now = next;
    this.#any = false;
  }

  lay(all: number, less: number, price: number): void {
    this.#extend(0, 0, all, 0);
    this.#extend(width, width, all, 0);
    if (less >= 0) this.#extend(0, width, less, price);
  }

  isPossible(): boolean {
    return this.#any;
  }

  #extend(from: number, to: number, plan: number, price: number): void {
    for (let left = this.#book[plan] ?? 0; left !== 0; left &= left - 1) {
      const index = 31 - Math.clz32(left & -left);
      const red = index % planWidth;
      const worth = red * this.#natural + (Math.floor(index / planWidth) - red) * this.#mixed - price;
      for (let ways = this.#book[plan + 1 + index] ?? 0; ways !== 0; ways &= ways - 1) {
        const more = 31 - Math.clz32(ways & -ways);
        for (let used = 0; used + more <= this.#wilds; used++) {
          const made = this.#next[from + used] ?? never;
          if (made < never / 2) continue;
          this.#any = true;
          if (made + worth > (this.#now[to + used + more] ?? never)) this.#now[to + used + more] = made + worth;
        }
      }
    }
  }

  layThrees(all: boolean, butOne: boolean, price: number): boolean {
    const now = this.#now;
    const none = now[0] ?? never;
    if (!all) now[width] = never;
    if (butOne && none - price > (now[width] ?? never)) now[width] = none - price;
    if (!all) now[0] = never;
    return (now[0] ?? never) > never / 2 || (now[width] ?? never) > never / 2;
  }

  reaches(kept: boolean, wilds: number, _canastas: number, _red: number, worth: number): boolean {
    return (this.#now[(kept ? width : 0) + wilds] ?? never) + worth >= this.#needed;
  }
}
