import { crowds, isCanasta, mostWilds, setFaults } from '../../rules/set.ts';
import * as layout from '../cells/cell-layout.ts';
import { type Part, packCards, packRun, sumOfLanes, sumOfSuits } from '../cells/packed-meld.ts';
import type { State } from '../cells/play-state.ts';
import { faceOf } from '../cells/table-numbers.ts';
import { FreeCards } from './free-cards.ts';
import { chainsOf, mayStop, type OpenRuns, type Step, waysAround, waysToGoOn } from './open-runs.ts';
import { pointsOfFace } from './suit-choices.ts';

const { inSeat, joker, kind, redThree, three, two } = layout;

/** What melds are chosen for. */
export interface BestTerms {
  /** Rank of the top card of the pile, which lies in the first set; -1 if there is none. */
  readonly top: number;
  /** Twos that a meld of twos must hold. */
  readonly twos: number;
  /** How many cards of the hand are to be left at least. */
  readonly keep: number;
}

/** Melds of the hand, what they are worth without the top card that may lie in the first of them, and how many cards they and a part left aside take. */
export interface MeldsFound {
  readonly parts: readonly Part[];
  readonly points: number;
  readonly cards: number;
}

/** What becomes of one rank, and of those after it; after the last rank, of the wild cards that lie by themselves. */
interface Plan {
  /** The points of this rank and of those after it. */
  readonly points: number;
  /** Cards that go to sequences, two bits a suit. */
  readonly inRuns: number;
  /** Naturals that go to sets, and wild cards with them. */
  readonly naturals: number;
  readonly wilds: number;
  readonly rest: Plan | null;
}

/** Naturals and wild cards of a set. */
type SetShape = readonly [naturals: number, wilds: number];

/**
 * The melds of a hand that are worth most, black threes left aside. Exact: rank by rank each card goes to a sequence, to a set or stays;
 * of the ranks before, only the sequences that go on, the wild cards used and whether cards enough stay are of interest.
 */
export class BestMelds {
  readonly #state: State;
  readonly #free: FreeCards;
  readonly #plans: Map<number, Plan | null>[] = [];
  readonly #onward: Map<OpenRuns, readonly Step[]>[] = [];
  /** The cards of each rank. */
  readonly #counts: number[] = [];
  /** By rank and number of naturals, with how many wild cards these can be laid, as bits. */
  #ways: readonly (readonly number[])[] = [];
  #terms: BestTerms = { top: -1, twos: 0, keep: 0 };
  #around: OpenRuns = 0;

  constructor(state: State) {
    this.#state = state;
    this.#free = new FreeCards(state);
  }

  /** The melds worth most that the seat in turn holds, the cards of a part left aside; null if the terms cannot be met. */
  find(terms: BestTerms, without: Part | null = null): MeldsFound | null {
    const { parameters, suited, laysRedThrees, seat } = this.#state;
    const free = this.#free;
    this.#terms = terms;
    free.begin();
    if (without !== null) free.change(without, -1);
    for (const [rank, cards] of free.left.entries()) this.#counts[rank] = sumOfLanes(cards);
    if (laysRedThrees) this.#counts[three] = this.#count(three) + this.#state.count(redThree);
    this.#ways = this.#counts.slice(0, joker).map((count, rank) => this.#waysOf(rank, count));
    for (let rank = 0; rank < joker; rank++) this.#onward[rank] = new Map();
    // Cards that are not known stay in any case.
    const staying = Math.min(terms.keep, this.#state.in(seat, inSeat.unknown));
    let best: Plan | null = null;
    let around: OpenRuns = 0;
    for (const runs of suited && parameters.sequenceOrder === 'circle' ? waysAround(free.left) : [0]) {
      this.#around = runs;
      for (let rank = 0; rank < joker; rank++) this.#plans[rank] = new Map();
      const plan = this.#best(0, runs, 0, staying);
      if (plan === null || (best !== null && plan.points <= best.points)) continue;
      best = plan;
      around = runs;
      if (best.points >= this.#mostPoints()) break;
    }
    if (best === null) return null;
    const parts = this.#partsOf(best, around);
    return { parts, points: best.points, cards: free.taken };
  }

  /** What no melds can surpass: everything but the cheapest cards, as many as are to stay. */
  #mostPoints(): number {
    const { values, held } = this.#state;
    const points = this.#counts.flatMap((count, rank) => new Array<number>(count).fill(values[rank] ?? 0));
    points.sort((one, other) => other - one);
    return points.slice(0, Math.max(0, held - this.#terms.keep)).reduce((sum, one) => sum + one, 0);
  }

  #waysOf(rank: number, count: number): readonly number[] {
    const { parameters } = this.#state;
    const most = this.#count(joker) + (rank === two ? 0 : this.#count(two));
    return Array.from({ length: count + 1 }, (_, laid) => {
      let ways = 0;
      if (rank === two && laid > 0 && !parameters.twosMelds) return ways;
      for (let wilds = 0; wilds <= most; wilds++)
        if (this.#split(rank, laid + this.#ofTop(rank), wilds) !== null) ways |= 1 << wilds;
      return ways;
    });
  }

  #ofTop(rank: number): number {
    return rank === this.#terms.top ? 1 : 0;
  }

  #count(rank: number): number {
    return this.#counts[rank] ?? 0;
  }

  /** The best plan of the ranks from one on, after which cards enough stay; null if there is none. */
  #best(rank: number, runs: OpenRuns, wilds: number, staying: number): Plan | null {
    const plans = this.#plans[rank];
    const key = (runs * 32 + wilds) * 4 + staying;
    const known = plans?.get(key);
    if (known !== undefined) return known;
    const value = this.#state.values[rank] ?? 0;
    const all = this.#count(two) + this.#count(joker);
    let best: Plan | null = null;
    for (const { used, after } of this.#onwardFrom(rank, runs)) {
      if (rank === two && !mayStop(after, this.#around)) continue;
      const count = this.#count(rank) - sumOfSuits(used);
      const inRuns = this.#pointsInRuns(rank, used);
      for (let laid = rank === three ? 0 : count; laid >= 0; laid--) {
        let ways = this.#ways[rank]?.[laid] ?? 0;
        for (let more = 0; ways !== 0; more++, ways >>>= 1) {
          if ((ways & 1) === 0 || wilds + more > all) continue;
          const rest =
            rank === two
              ? this.#planOfWilds(wilds, more, count - laid, staying)
              : this.#best(rank + 1, after, wilds + more, Math.min(this.#terms.keep, staying + count - laid));
          if (rest === null) continue;
          const points = inRuns + laid * value + rest.points;
          if (best === null || points > best.points) best = { points, inRuns: used, naturals: laid, wilds: more, rest };
        }
      }
    }
    plans?.set(key, best);
    return best;
  }

  #onwardFrom(rank: number, runs: OpenRuns): readonly Step[] {
    const known = this.#onward[rank]?.get(runs);
    if (known !== undefined) return known;
    const { suited, parameters } = this.#state;
    const isInRuns = suited && (rank < three || parameters.sequenceOrder === 'circle');
    const onward = waysToGoOn(isInRuns ? (this.#free.left[rank] ?? 0) : 0, runs);
    this.#onward[rank]?.set(runs, onward);
    return onward;
  }

  #pointsInRuns(rank: number, used: number): number {
    let points = 0;
    for (let suit = 0; suit < 4; suit++)
      points += ((used >> (2 * suit)) & 3) * pointsOfFace(this.#state, faceOf(rank, suit));
    return points;
  }

  /** What becomes of the wild cards once so many go to sets, so many jokers to melds of twos; null if too few stay. */
  #planOfWilds(wilds: number, jokersWithTwos: number, twos: number, staying: number): Plan | null {
    const { values, parameters } = this.#state;
    const jokers = this.#count(joker) - jokersWithTwos;
    const spare = jokers + twos - wilds - Math.max(0, this.#terms.keep - staying);
    if (jokers < 0 || spare < 0) return null;
    const alone = parameters.wildMelds && spare >= parameters.minMeldSize ? spare : 0;
    const laid = wilds + alone;
    const ofJokers = Math.min(laid, jokers);
    const points = (ofJokers + jokersWithTwos) * (values[joker] ?? 0) + (laid - ofJokers) * (values[two] ?? 0);
    return { points, inRuns: 0, naturals: 0, wilds: alone, rest: null };
  }

  #partsOf(plan: Plan, around: OpenRuns): readonly Part[] {
    const plans: Plan[] = [];
    for (let next: Plan | null = plan; next !== null; next = next.rest) plans.push(next);
    const runs = this.#runParts(plans.slice(0, joker), around);
    for (const part of runs) this.#free.change(part, -1);
    const ofTop: Part[] = [];
    const others: Part[] = [];
    // Twos that are naturals come first, so that those left over are wild cards.
    for (const [at, { naturals, wilds }] of plans.toReversed().entries()) {
      const rank = joker - at;
      if (rank === joker || naturals === 0) continue;
      const top = this.#ofTop(rank);
      const sets = this.#split(rank, naturals + top, wilds) ?? [];
      for (const [place, [count, more]] of sets.entries())
        (top === 1 ? ofTop : others).push(this.#dealOut(rank, place === 0 ? count - top : count, more));
    }
    const alone = plans[joker]?.wilds ?? 0;
    if (alone > 0) others.push(this.#dealOut(kind.wild, 0, alone));
    return [...ofTop, ...others, ...runs];
  }

  #runParts(plans: readonly Plan[], around: OpenRuns): readonly Part[] {
    const { maxSequence, minMeldSize } = this.#state.parameters;
    const parts: Part[] = [];
    for (let suit = 0; suit < 4; suit++) {
      const used = plans.map(({ inRuns }) => (inRuns >> (2 * suit)) & 3);
      for (const { high, length } of chainsOf(used, (around >> (6 * suit)) & 63)) {
        for (let done = 0; done < length; ) {
          const left = length - done;
          const next = left <= maxSequence ? left : Math.min(maxSequence, left - minMeldSize);
          parts.push(packRun(suit, (high + done) % 13, next));
          done += next;
        }
      }
    }
    return parts;
  }

  /** Deals naturals and wild cards out to a meld, jokers before twos. */
  #dealOut(ofKind: number, naturals: number, wilds: number): Part {
    const free = this.#free;
    const jokers = Math.min(wilds, free.left[joker] ?? 0);
    const part = packCards(ofKind, free.first(ofKind, naturals), free.first(two, wilds - jokers), jokers);
    free.change(part, -1);
    return part;
  }

  /**
   * New sets of a rank that are lawful side by side, after others (`before`), of so many further naturals and wild cards in all, the one
   * with the most naturals first; null if there are none. With a top card the first has the most that one must have.
   */
  #split(rank: number, naturals: number, wilds: number, before: readonly SetShape[] = []): readonly SetShape[] | null {
    if (naturals === 0) return wilds === 0 ? before : null;
    const { parameters } = this.#state;
    const { minNaturals, naturalsForOpeningPile } = parameters;
    const each = rank === two ? Math.max(minNaturals, this.#terms.twos) : minNaturals;
    const hasTop = before.length === 0 && this.#ofTop(rank) === 1;
    const least = hasTop ? Math.max(naturalsForOpeningPile, rank === two ? each : 0) + 1 : each;
    const most = before.at(-1)?.[0] ?? naturals;
    for (let count = Math.min(naturals, most); count >= least; count--) {
      for (let more = 0; more <= Math.min(wilds, mostWilds(parameters)); more++) {
        if (setFaults(parameters, rank, 0, 0, count, more) !== 0) continue;
        const sets: readonly SetShape[] = [...before, [count, more]];
        const unfinished = sets.filter(([some, wild]) => !isCanasta(parameters, some, wild)).length;
        if (crowds(parameters, 0, 0, sets.length, unfinished)) continue;
        const found = this.#split(rank, naturals - count, wilds - more, sets);
        if (found !== null) return found;
      }
    }
    return null;
  }
}
