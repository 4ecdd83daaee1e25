import * as layout from './layout.ts';
import { chainsOf, mayStop, type OpenRuns, waysAround, waysToGoOn } from './open-runs.ts';
import {
  highOf,
  jokersIn,
  kindOf,
  lengthOf,
  naturalsIn,
  type Part,
  packCards,
  packRun,
  spread,
  suitOf,
  sumOfLanes,
  sumOfSuits,
  twosIn,
} from './parts.ts';
import { SetSplits, type SetTerms } from './set-splits.ts';
import type { State } from './state.ts';

const { inSeat, joker, kind, three, two } = layout;

/** What melds are chosen for. */
export interface BestTerms {
  /** Rank of the top card of the pile, which lies in the first set; -1 if there is none. */
  readonly top: number;
  /** Twos that a meld of twos must hold. */
  readonly twos: number;
  /** How many cards of the hand are to be left at least. */
  readonly keep: number;
}

/** Melds of the hand, and what they are worth without the top card that may lie in the first of them. */
export interface BestMeldsFound {
  readonly points: number;
  readonly parts: readonly Part[];
}

const impossible = -1;
/** Room below the points of a plan for the choice that leads to it: cards to sequences (8 bits), naturals to sets, their wild cards. */
const choiceRoom = 2 ** 18;

/**
 * The melds of a hand that are worth most, black threes left aside. Exact: rank by rank each card goes to a sequence, to a set or stays;
 * of the ranks before, only the sequences that go on, the wild cards used and whether cards enough stay are of interest.
 */
export class BestMelds {
  readonly #state: State;
  readonly #splits: SetSplits;
  readonly #plans: Map<number, number>[] = Array.from({ length: 13 }, () => new Map<number, number>());
  readonly #onward: Map<OpenRuns, readonly number[]>[] = Array.from({ length: 13 }, () => new Map());
  /** Cards by rank as they are held, and by rank their number. */
  readonly #lanes = new Int32Array(14);
  readonly #counts = new Int32Array(14);
  /** With how many wild cards so many naturals of a rank can be laid, as bits; -1 where that has not been asked. */
  readonly #ways = new Int32Array(13 * 16);
  #terms: BestTerms = { top: -1, twos: 0, keep: 0 };
  #around: OpenRuns = 0;

  constructor(state: State) {
    this.#state = state;
    this.#splits = new SetSplits(state.parameters);
  }

  /** The melds worth most that the seat in turn holds, the cards of a part left aside; null if the terms cannot be met. */
  find(terms: BestTerms, without: Part | null = null): BestMeldsFound | null {
    const state = this.#state;
    const { parameters, suited } = state;
    this.#terms = terms;
    for (let rank = 0; rank < 14; rank++) this.#lanes[rank] = state.at(state.seat + rank);
    if (without !== null) this.#leaveAside(without);
    for (let rank = 0; rank < 13; rank++) this.#counts[rank] = sumOfLanes(this.#lanes[rank] ?? 0);
    this.#counts[joker] = this.#lanes[joker] ?? 0;
    this.#ways.fill(-1);
    for (const onward of this.#onward) onward.clear();
    let found: BestMeldsFound | null = null;
    const most = this.#mostPoints();
    for (const around of suited && parameters.sequenceOrder === 'circle' ? waysAround(this.#lanes) : [0]) {
      this.#around = around;
      for (const plans of this.#plans) plans.clear();
      const points = Math.floor(this.#best(0, around, 0, this.#staying()) / choiceRoom);
      if (points < 0 || (found !== null && points <= found.points)) continue;
      found = { points, parts: this.#retrace() };
      if (points >= most) break;
    }
    return found;
  }

  #leaveAside(part: Part): void {
    const lanes = this.#lanes;
    if (kindOf(part) === kind.run) {
      for (let step = lengthOf(part) - 1; step >= 0; step--) {
        const rank = (highOf(part) + step) % 13;
        lanes[rank] = (lanes[rank] ?? 0) - (1 << (suitOf(part) << 2));
      }
      return;
    }
    if (kindOf(part) < joker) lanes[kindOf(part)] = (lanes[kindOf(part)] ?? 0) - spread(naturalsIn(part));
    lanes[two] = (lanes[two] ?? 0) - spread(twosIn(part));
    lanes[joker] = (lanes[joker] ?? 0) - jokersIn(part);
  }

  /** Cards that stay in any case, as far as that is of interest: those that are not known. */
  #staying(): number {
    return Math.min(this.#terms.keep, this.#state.at(this.#state.seat + inSeat.unknown));
  }

  /** What no melds can surpass: everything but the cheapest cards, as many as are to stay. */
  #mostPoints(): number {
    const { values } = this.#state;
    const points: number[] = [];
    for (let rank = 0; rank < 14; rank++) {
      if (rank === three && !this.#isInRuns(three)) continue;
      for (let count = this.#counts[rank] ?? 0; count > 0; count--) points.push(values[rank] ?? 0);
    }
    points.sort((one, other) => other - one);
    const { held } = this.#state;
    let sum = 0;
    for (let place = Math.min(points.length, held - this.#terms.keep) - 1; place >= 0; place--)
      sum += points[place] ?? 0;
    return sum;
  }

  #isInRuns(rank: number): boolean {
    const { suited, parameters } = this.#state;
    return suited && (rank < three || parameters.sequenceOrder === 'circle');
  }

  /** The most that ranks from one on come to, and the choice that leads to it; below 0 if nothing does. */
  #best(rank: number, runs: OpenRuns, wilds: number, staying: number): number {
    const plans = this.#plans[rank];
    const key = (runs * 32 + wilds) * 4 + staying;
    const known = plans?.get(key);
    if (known !== undefined) return known;
    const value = this.#state.values[rank] ?? 0;
    const all = (this.#counts[two] ?? 0) + (this.#counts[joker] ?? 0);
    const onward = this.#onwardFrom(rank, runs);
    let most = impossible;
    let choice = 0;
    for (let place = 0; place < onward.length; place += 2) {
      const used = onward[place] ?? 0;
      const next = onward[place + 1] ?? 0;
      if (rank === two && !mayStop(next, this.#around)) continue;
      const count = (this.#counts[rank] ?? 0) - sumOfSuits(used);
      const inRuns = this.#pointsInRuns(rank, used);
      for (let laid = rank === three ? 0 : count; laid >= 0; laid--) {
        let ways = this.#waysOf(rank, laid);
        for (let more = 0; ways !== 0; more++, ways >>>= 1) {
          if ((ways & 1) === 0 || wilds + more > all) continue;
          const rest =
            rank === two
              ? this.#wildPoints(wilds, more, count - laid, staying)
              : Math.floor(
                  this.#best(rank + 1, next, wilds + more, Math.min(this.#terms.keep, staying + count - laid)) /
                    choiceRoom,
                );
          if (rest < 0 || inRuns + laid * value + rest <= most) continue;
          most = inRuns + laid * value + rest;
          choice = used | (laid << 8) | (more << 12);
        }
      }
    }
    const best = most < 0 ? impossible : most * choiceRoom + choice;
    plans?.set(key, best);
    return best;
  }

  #onwardFrom(rank: number, runs: OpenRuns): readonly number[] {
    const known = this.#onward[rank]?.get(runs);
    if (known !== undefined) return known;
    const onward = waysToGoOn(this.#isInRuns(rank) ? (this.#lanes[rank] ?? 0) : 0, runs);
    this.#onward[rank]?.set(runs, onward);
    return onward;
  }

  #pointsInRuns(rank: number, used: number): number {
    let points = 0;
    for (let suit = 0; suit < 4; suit++) {
      const copies = (used >> (2 * suit)) & 3;
      if (copies > 0) points += copies * (this.#state.values[this.#state.kindOfFace(rank * 4 + suit)] ?? 0);
    }
    return points;
  }

  #waysOf(rank: number, laid: number): number {
    const place = rank * 16 + laid;
    if ((this.#ways[place] ?? 0) < 0) {
      const needed = this.#termsOf(rank).largest - 1;
      const top = rank === this.#terms.top ? 1 : 0;
      if (laid === 0) this.#ways[place] = top === 0 ? 1 : 0;
      else if (top === 1 && laid < needed) this.#ways[place] = 0;
      else if (rank === two && !this.#state.parameters.twosMelds) this.#ways[place] = 0;
      else this.#ways[place] = this.#splits.waysOf(this.#termsOf(rank), laid + top);
    }
    return this.#ways[place] ?? 0;
  }

  #termsOf(rank: number): SetTerms {
    const { minNaturals, naturalsForOpeningPile } = this.#state.parameters;
    const each = rank === two ? Math.max(minNaturals, this.#terms.twos) : minNaturals;
    const largest = rank === this.#terms.top ? Math.max(naturalsForOpeningPile, rank === two ? each : 0) + 1 : 0;
    const wilds = (this.#counts[joker] ?? 0) + (rank === two ? 0 : (this.#counts[two] ?? 0));
    return { rank, each, largest, wilds };
  }

  /** The points of the wild cards, once so many go to sets, so many jokers to melds of twos; some may lie by themselves. Below 0 if too few stay. */
  #wildPoints(wilds: number, jokersWithTwos: number, twos: number, staying: number): number {
    const { values } = this.#state;
    const laid = wilds + this.#wildsAlone(wilds, jokersWithTwos, twos, staying);
    const jokers = (this.#counts[joker] ?? 0) - jokersWithTwos;
    if (jokers < 0 || laid > jokers + twos || staying + jokers + twos - laid < this.#terms.keep) return impossible;
    const ofJokers = Math.min(laid, jokers);
    return (ofJokers + jokersWithTwos) * (values[joker] ?? 0) + (laid - ofJokers) * (values[two] ?? 0);
  }

  /** How many wild cards then make a meld by themselves, as many as can. */
  #wildsAlone(wilds: number, jokersWithTwos: number, twos: number, staying: number): number {
    const { wildMelds, minMeldSize } = this.#state.parameters;
    const left = (this.#counts[joker] ?? 0) - jokersWithTwos + twos - wilds;
    const free = left - Math.max(0, this.#terms.keep - staying);
    return wildMelds && free >= minMeldSize ? free : 0;
  }

  /** The melds of the best plan, read from the choices. */
  #retrace(): readonly Part[] {
    const used: number[] = [];
    const sets: { readonly rank: number; readonly naturals: number; readonly wilds: number }[] = [];
    const lanes = Int32Array.from(this.#lanes);
    let [runs, wilds, staying, jokersWithTwos, alone] = [this.#around, 0, this.#staying(), 0, 0];
    for (let rank = 0; rank < 13; rank++) {
      const choice = this.#best(rank, runs, wilds, staying) % choiceRoom;
      const [cards, laid, more] = [choice & 255, (choice >> 8) & 15, choice >> 12];
      const onward = this.#onwardFrom(rank, runs);
      for (let place = 0; place < onward.length; place += 2) if (onward[place] === cards) runs = onward[place + 1] ?? 0;
      used.push(cards);
      lanes[rank] = (lanes[rank] ?? 0) - spread(cards);
      if (laid > 0) sets.push({ rank, naturals: laid, wilds: more });
      const left = sumOfLanes(lanes[rank] ?? 0) - laid;
      if (rank === two) {
        alone = this.#wildsAlone(wilds, more, left, staying);
        jokersWithTwos = more;
      } else {
        wilds += more;
        staying = Math.min(this.#terms.keep, staying + left);
      }
    }
    const dealt = new Dealt(this.#state, lanes, (this.#counts[joker] ?? 0) - jokersWithTwos);
    return [...this.#setParts(sets, alone, dealt), ...this.#runParts(used)];
  }

  #setParts(
    sets: readonly { readonly rank: number; readonly naturals: number; readonly wilds: number }[],
    alone: number,
    dealt: Dealt,
  ): readonly Part[] {
    const parts: Part[] = [];
    // Twos that are naturals come first, so that those left over are wild cards.
    for (const { rank, naturals, wilds } of sets.toReversed()) {
      const ofTop = rank === this.#terms.top ? 1 : 0;
      const found = this.#splits.split(this.#termsOf(rank), naturals + ofTop, wilds).map(([count, more], place) => {
        const cards = dealt.naturals(rank, place === 0 ? count - ofTop : count);
        return rank === two ? packCards(two, cards, 0, more) : dealt.withWilds(rank, cards, more);
      });
      if (ofTop === 1) parts.unshift(...found);
      else parts.push(...found);
    }
    return alone === 0 ? parts : [...parts, dealt.withWilds(kind.wild, 0, alone)];
  }

  #runParts(used: readonly number[]): readonly Part[] {
    const { maxSequence, minMeldSize } = this.#state.parameters;
    const parts: Part[] = [];
    for (let suit = 0; suit < 4 && this.#state.suited; suit++) {
      const cards = used.map((ofRank) => (ofRank >> (2 * suit)) & 3);
      for (const { high, length } of chainsOf(cards, (this.#around >> (6 * suit)) & 63)) {
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
}

/** Cards of a hand while they are dealt out to melds: by suit where suits matter, else as mere numbers; jokers before twos. */
class Dealt {
  readonly #suited: boolean;
  readonly #lanes: Int32Array;
  #jokers: number;

  constructor(state: State, lanes: Int32Array, jokers: number) {
    this.#suited = state.suited;
    this.#lanes = lanes;
    this.#jokers = jokers;
  }

  naturals(rank: number, count: number): number {
    if (!this.#suited) return count;
    let cards = 0;
    let left = count;
    for (let suit = 0; suit < 4; suit++) {
      const copies = Math.min(left, ((this.#lanes[rank] ?? 0) >> (suit << 2)) & 3);
      cards |= copies << (2 * suit);
      left -= copies;
    }
    this.#lanes[rank] = (this.#lanes[rank] ?? 0) - spread(cards);
    return cards;
  }

  withWilds(ofKind: number, naturals: number, wilds: number): Part {
    const jokers = Math.min(wilds, this.#jokers);
    this.#jokers -= jokers;
    return packCards(ofKind, naturals, this.naturals(two, wilds - jokers), jokers);
  }
}
