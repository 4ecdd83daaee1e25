import * as plans from './rank-plans.ts';

const { noPlan, planWidth } = plans;

/** Room for the numbers of wild cards. */
const room = 20;
const never = -1_000_000;

/**
 * What a hand comes to while it is melded rank by rank. For each number of wild cards that have no place yet, the sums hold the most that
 * the canastas made so far are worth. They are kept apart by whether a card is kept back for the discard and, where going out needs a canasta
 * without wild cards, by whether there is one.
 *
 * An example: four kings lie on the table, the hand is K K K 9 9 2, and one canasta is needed. The sums begin with one wild card without a
 * place and nothing made: (none left: never, one left: 0). The kings can go without the two, which is a canasta, or with it, which is one too:
 * (none left: 1, one left: 1). Two nines are a meld with one wild card only, so they go on from “one left”: (none left: 1, one left: never).
 * Every wild card has a place, and one canasta is made: the hand can be melded.
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
    this.rank();
  }

  /** A way to begin: by a plan, with so many wild cards besides, one card kept back already or none, so much made besides the canastas of the plan. */
  begin(plan: number, wilds: number, kept: boolean, made: number, mixed: number, natural: number): void {
    this.#extend(plan, kept ? this.#kept + wilds : wilds, made, mixed, natural);
  }

  /** Goes on to the next rank. */
  rank(): void {
    const next = this.#next;
    this.#next = this.#now;
    this.#now = next;
    for (let place = 2 * this.#kept - 1; place >= 0; place--) next[place] = never;
    this.#any = false;
  }

  /**
   * Lays the rank by a plan, or by another that keeps a card of that price back, as far as there are such plans; of a canasta's worth,
   * with wild cards and without.
   */
  lay(all: number, less: number, price: number, mixed: number, natural: number): void {
    const before = this.#next;
    const kept = this.#kept;
    for (let place = 2 * kept - 1; place >= 0; place--) {
      const made = before[place] ?? never;
      if (made <= never / 2) continue;
      if (all !== noPlan) this.#extend(all, place, made, mixed, natural);
      if (less !== noPlan && place < kept) this.#extend(less, place + kept, made - price, mixed, natural);
    }
  }

  /** Goes on by a plan from a place of the sums, where so much is made. */
  #extend(plan: number, place: number, made: number, mixed: number, natural: number): void {
    const now = this.#now;
    const book = this.#book;
    const length = this.#length;
    const row = (place / length) | 0;
    const fitting = (2 << (place - row * length)) - 1;
    const misses = this.#rows === 2 && (row & 1) === 0;
    for (let left = book[plan] ?? 0; left !== 0; left &= left - 1) {
      const index = 31 - Math.clz32(left & -left);
      const red = index % planWidth;
      const sum = made + red * natural + (((index / planWidth) | 0) - red) * mixed;
      const from = misses && red > 0 ? place + length : place;
      for (let ways = (book[plan + 1 + index] ?? 0) & fitting; ways !== 0; ways &= ways - 1) {
        const to = from - 31 + Math.clz32(ways & -ways);
        if (sum > (now[to] ?? never)) now[to] = sum;
        this.#any = true;
      }
    }
  }

  /** Whether any way is left after a rank. */
  isPossible(): boolean {
    return this.#any;
  }

  /** Whether what is needed has been made with all wild cards, one card being kept back or, if that `mayBe`, none. */
  isReached(withoutKept: boolean): boolean {
    const last = (this.#rows - 1) * this.#length;
    const made = Math.max(this.#now[this.#kept + last] ?? never, withoutKept ? (this.#now[last] ?? never) : never);
    return made >= this.#needed;
  }
}
