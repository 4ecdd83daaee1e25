import { isCanasta, setFaults, wildsComeTooLate } from '../../rules/set.ts';
import * as layout from '../cells/cell-layout.ts';
import { kindsHeld, kindsWith, wildsHeld } from '../cells/held-cards.ts';
import { jokersIn, kindOf, type Part, targetOf, twosIn } from '../cells/packed-meld.ts';
import type { State } from '../cells/play-state.ts';
import { type MeldRef, noMeld } from '../cells/table-numbers.ts';
import { placesInRuns, ranksWithoutSet } from './suit-plans.ts';

const { inMeld, inSeat, inSide, kind, redThree, setRanks, standing, three } = layout;

/** What `canastas` says if the hand cannot be melded out at all, if only sequences could help, and if it has to be planned. */
export const noWay = -1;
export const needsRuns = -2;
export const unsure = -3;

/**
 * Melding out in the plainest way: each natural onto the set of its rank or into a new one, a wild card to each pair, the others where
 * sets take them, one card at most for the discard. Never no where the answer could be yes, nor the reverse.
 */
export class PlainLaying {
  readonly #state: State;
  /** Whether sets take cards whatever else lies there: no meld of wild cards keeps these, none is closed, no bid has to be reached. */
  readonly #isSimple: boolean;
  /** Wild cards that have no place yet, and canastas that have been made. */
  #free = 0;
  #canastas = 0;

  constructor(state: State) {
    const { closedCanastas, wildMelds } = state.parameters;
    this.#state = state;
    this.#isSimple = !state.contract && !wildMelds && closedCanastas === 'none';
  }

  /** How many canastas come to those on the table; below 0 if the hand cannot be melded so. */
  canastas(): number {
    const state = this.#state;
    const { parameters, seat, suited } = state;
    const lying = state.in(state.side, inSide.kinds);
    const wilds = wildsHeld(state);
    const held = kindsHeld(state);
    const stuck = ranksWithoutSet(state, held);
    if ((stuck & (stuck - 1)) !== 0 && !suited) return noWay;
    const begun = (held >>> 16) & ~lying & setRanks;
    this.#free = wilds - bitsIn(begun & ~kindsWith(state, parameters.minMeldSize));
    const threes = blackThreesLeft(state);
    const placeless = cardsOf(state, stuck);
    if (placeless + threes > 1 || this.#free < 0) {
      if (!suited) return noWay;
      const others = parameters.sequenceOrder === 'circle' ? 0 : threes;
      return placeless + others - placesInRuns(state, stuck) > 1 ? noWay : needsRuns;
    }
    if (!this.#isSimple || !state.opened || (state.laysRedThrees && state.count(redThree) > 0)) return unsure;
    if (!this.#canBegin(begun) || !this.#canLayOnto(lying & setRanks)) return unsure;
    const rest = placeless + threes + this.#free + state.in(seat, inSeat.unknown);
    return rest === 1 || (rest === 0 && !parameters.goingOutNeedsDiscard) ? this.#canastas : unsure;
  }

  /** Begins a set of all naturals of some ranks, each with a wild card if they are too few. */
  #canBegin(ranks: number): boolean {
    const { parameters } = this.#state;
    this.#canastas = 0;
    for (let left = ranks; left !== 0; left &= left - 1) {
      const rank = 31 - Math.clz32(left & -left);
      const naturals = this.#state.count(rank);
      const wilds = naturals < parameters.minMeldSize ? 1 : 0;
      if (setFaults(parameters, rank, 0, 0, naturals, wilds) !== 0) return false;
      if (isCanasta(parameters, naturals, wilds)) this.#canastas += 1;
    }
    return true;
  }

  /** Lays all naturals of some ranks onto the sets that lie there, and wild cards as long as these take them. */
  #canLayOnto(ranks: number): boolean {
    const state = this.#state;
    const { parameters } = state;
    for (let left = ranks; left !== 0; left &= left - 1) {
      const rank = 31 - Math.clz32(left & -left);
      const growing = growingSet(state, rank);
      if (growing === 0) return false;
      const meld = state.meld(growing);
      const held = state.count(rank);
      const stands = state.in(meld, inMeld.standing);
      if (held > 0 && (stands & standing.takesNatural) === 0) return false;
      const naturals = state.in(meld, inMeld.naturals);
      let wilds = state.in(meld, inMeld.wilds);
      let takesWild = (stands & standing.takesWild) !== 0;
      for (; takesWild && this.#free > 0; this.#free--) {
        wilds += 1;
        takesWild = setFaults(parameters, rank, naturals, wilds, naturals, wilds + 1) === 0;
      }
      if ((stands & standing.complete) === 0 && isCanasta(parameters, naturals + held, wilds)) this.#canastas += 1;
    }
    return true;
  }
}

/**
 * Whether the plainest way out, if there is one, may begin with a part of so many cards: black threes, or naturals where they go in that
 * way, unless they bring a set so far that wild cards come too late.
 */
export function mayBeginPlainly(state: State, part: Part, cards: number): boolean {
  const rank = kindOf(part);
  if (rank > three || twosIn(part) + jokersIn(part) > 0) return false;
  if (rank === three) return true;
  const target = targetOf(part);
  if (target !== growingSet(state, rank)) return false;
  const size = cards + (target > 0 ? state.in(state.meld(target), inMeld.cards) : 0);
  return !wildsComeTooLate(state.parameters, size, wildsHeld(state));
}

/** The set of a rank to which its cards go, any others of the rank being finished, `noMeld` if none lies or several are unfinished. */
function growingSet(state: State, rank: number): MeldRef {
  let growing = noMeld;
  for (let next = state.first(rank); next > 0; next = state.in(state.meld(next), inMeld.next)) {
    if (growing > 0 && !state.isComplete(state.meld(growing))) {
      if (!state.isComplete(state.meld(next))) return noMeld;
    } else growing = next;
  }
  return growing;
}

/** The black threes that are left if as many are laid as may lie. */
function blackThreesLeft(state: State): number {
  const { minBlackThrees, maxBlackThrees } = state.parameters;
  const held = state.count(three);
  if (held === 0) return 0;
  const lying = state.first(kind.blackThrees);
  const all = held + (lying === 0 ? 0 : state.in(state.meld(lying), inMeld.naturals));
  return all < minBlackThrees ? held : Math.max(0, all - maxBlackThrees);
}

/** How many cards of some ranks, as bits, the seat in turn holds. */
function cardsOf(state: State, ranks: number): number {
  let cards = 0;
  for (let left = ranks; left !== 0; left &= left - 1) cards += state.count(31 - Math.clz32(left & -left));
  return cards;
}

/** How many bits of a number are set. */
function bitsIn(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
