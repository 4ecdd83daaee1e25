import type { Card } from '../cards/cards.ts';
import { threeOrder, twoOrder } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import type { Meld } from '../position/melds.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import {
  atLeastAsGood,
  type Made,
  madeBy,
  madeOf,
  mostOf,
  nothingMade,
  reaches,
  together,
  towards,
} from '../score/made.ts';
import { canBeLaid } from './fitting.ts';
import { type DisposalTerms, HandToLay } from './hand-to-lay.ts';
import { countAt, type RankCounts } from './rank-counts.ts';
import { remaindersOf } from './remainders.ts';
import { keepBest, type OutcomesByWilds } from './set-plans.ts';

/**
 * Whether a side can meld all these cards, or all but one that is kept back for the discard, so that its melds reach the aim. Exact.
 * Whether black threes may go depends on going out, which this is asked for.
 */
export function canDispose(
  parameters: Parameters,
  melds: readonly Meld[],
  cards: readonly Card[],
  terms: DisposalTerms,
): boolean {
  return new Disposal(new HandToLay(parameters, melds, cards, terms)).isPossible();
}

/** Outcomes for every number of wild cards used so far, while no card has been kept back and when one has been. */
interface Stage {
  readonly all: OutcomesByWilds;
  readonly allButOne: OutcomesByWilds;
}

const nowhere: OutcomesByWilds = [];

/** What a hand can come to on the table, over all ways to lay it. */
class Disposal {
  readonly #hand: HandToLay;

  constructor(hand: HandToLay) {
    this.#hand = hand;
  }

  isPossible(): boolean {
    const { needed } = this.#hand.terms.aim;
    const settled = this.#isAimReached();
    for (const remainder of remaindersOf(this.#hand)) {
      if (!canBeLaid(this.#hand, remainder)) continue;
      if (settled) return true;
      const { left, sambas, keptBack } = remainder;
      const bonus = sambas * this.#hand.parameters.sambaBonus;
      const laid = { ...nothingMade, canastas: sambas, sambas, bonus };
      if (!atLeastAsGood(together(laid, this.#bound(left)), needed)) continue;
      const start = towards(this.#hand.terms.aim, nothingMade, laid);
      for (const outcomes of this.#laySets(left, start, keptBack)) if (reaches(outcomes, needed)) return true;
    }
    return false;
  }

  /** What the sets and the melds of wild cards cannot surpass in anything, were every wild card at the disposal of each of them. */
  #bound(left: RankCounts): Made {
    const twos = countAt(left, twoOrder);
    const wilds = this.#hand.jokers + twos;
    let bound = this.#hand.parameters.wildMelds ? madeOf(this.#hand.parameters, 'wild') : nothingMade;
    for (let order = threeOrder - 1; order >= 0; order--) {
      const naturals = countAt(left, order);
      if (naturals > 0 || this.#hand.isBegun(order))
        bound = together(bound, this.#hand.plansOf(order).bound(naturals, wilds));
    }
    let ofTwos = nothingMade;
    for (const natural of this.#hand.twosAsNaturals(twos))
      ofTwos = mostOf(ofTwos, this.#hand.plansOf(twoOrder).bound(natural, wilds));
    return together(bound, ofTwos);
  }

  /** Whether what lies on the table reaches the aim, and still does whatever is laid onto it: a red canasta could lose its colour. */
  #isAimReached(): boolean {
    const { needed, countsPoints } = this.#hand.terms.aim;
    return !countsPoints && needed.red === 0 && atLeastAsGood(madeBy(this.#hand.parameters, this.#hand.melds), needed);
  }

  /** What the sets and the wild cards make of a remainder, for every choice of wild cards kept back or melded as twos. */
  *#laySets(left: RankCounts, start: Made, keptBack: Card | null): Generator<readonly Made[]> {
    const jokers = this.#hand.jokers;
    const twos = countAt(left, twoOrder);
    const ranks = this.#layRanks(left, start, keptBack, jokers + twos);
    if (ranks === null) return;
    const { all, allButOne } = ranks;
    yield* this.#shareWilds(allButOne, jokers, twos);
    if (this.#hand.terms.mayMeldAll) yield* this.#shareWilds(all, jokers, twos);
    for (const wild of this.#hand.wildKinds(twos)) {
      const price = this.#hand.terms.priceOf(wild);
      if (price === null) continue;
      const kept = charged(all, price);
      yield* wild.rank === 'joker'
        ? this.#shareWilds(kept, jokers - 1, twos)
        : this.#shareWilds(kept, jokers, twos - 1);
    }
  }

  /** The sets of the ranks from ace to four and the black threes, with at most so many wild cards; null if that is impossible. */
  #layRanks(left: RankCounts, start: Made, keptBack: Card | null, most: number): Stage | null {
    let stage: Stage = { all: [[start]], allButOne: nowhere };
    if (keptBack !== null) {
      const price = this.#hand.terms.priceOf(keptBack);
      if (price === null) return null;
      stage = { all: nowhere, allButOne: charged(stage.all, price) };
    }
    for (let order = threeOrder; order >= 0; order--) {
      const naturals = countAt(left, order);
      const next =
        order === threeOrder ? this.#layBlackThrees(stage, naturals) : this.#layRank(stage, order, naturals, most);
      if (next.all.length === 0 && next.allButOne.length === 0) return null;
      stage = next;
    }
    return stage;
  }

  #layRank(before: Stage, order: number, naturals: number, most: number): Stage {
    const plans = this.#hand.plansOf(order);
    if (naturals === 0 && !plans.begun) return before;
    const all = this.#extended(before.all, plans.laying(naturals), most);
    const allButOne = this.#extended(before.allButOne, plans.laying(naturals), most);
    if (naturals === 0) return { all, allButOne };
    const price = this.#hand.priceAt(order);
    if (price === null) return { all, allButOne };
    return {
      all,
      allButOne: merged(allButOne, this.#extended(charged(before.all, price), plans.laying(naturals - 1), most)),
    };
  }

  /** Black threes go by themselves, three or more together; one of them may be kept back. */
  #layBlackThrees(before: Stage, threes: number): Stage {
    const mayLayAll = this.#hand.mayLayBlackThrees(threes);
    const all = mayLayAll ? before.all : nowhere;
    const allButOne = mayLayAll ? before.allButOne : nowhere;
    const price = threes > 0 ? this.#hand.priceAt(threeOrder) : null;
    if (price === null || !this.#hand.mayLayBlackThrees(threes - 1)) return { all, allButOne };
    return { all, allButOne: merged(allButOne, charged(before.all, price)) };
  }

  #extended(before: OutcomesByWilds, own: OutcomesByWilds, most: number): OutcomesByWilds {
    const table: Made[][] = [];
    for (const [used, outcomes] of before.entries()) {
      for (let wilds = 0; wilds < own.length && used + wilds <= most; wilds++) {
        const more = own[wilds] ?? [];
        if (outcomes.length === 0 || more.length === 0) continue;
        while (table.length <= used + wilds) table.push([]);
        const kept = at(table, used + wilds);
        for (const one of outcomes) for (const other of more) keepBest(kept, towards(this.#hand.terms.aim, one, other));
      }
    }
    return table;
  }

  /** Every way to use up the wild cards: in melds of twos, in the sets, and in melds of wild cards alone. */
  *#shareWilds(ranks: OutcomesByWilds, jokers: number, twos: number): Generator<readonly Made[]> {
    if (ranks.length === 0) return;
    for (const natural of this.#hand.twosAsNaturals(twos)) {
      const plans = this.#hand.plansOf(twoOrder);
      // In a meld of twos only jokers are wild cards.
      const ofTwos: OutcomesByWilds = natural === 0 && !plans.begun ? [[nothingMade]] : plans.laying(natural);
      for (let used = 0; used < ofTwos.length && used <= jokers; used++) {
        for (const twosMade of ofTwos[used] ?? []) {
          for (const outcomes of this.#withWildMeld(ranks, jokers + twos - natural - used)) {
            yield outcomes.map((made) => towards(this.#hand.terms.aim, twosMade, made));
          }
        }
      }
    }
  }

  /** All wild cards used: in the sets, and, where melds of wild cards alone are played, in one of those. */
  *#withWildMeld(ranks: OutcomesByWilds, wilds: number): Generator<readonly Made[]> {
    const laid = this.#hand.wildMeld?.size ?? 0;
    for (const alone of this.#hand.wildsAlone(wilds)) {
      const outcomes = ranks[wilds - alone] ?? [];
      const complete = laid + alone >= this.#hand.parameters.canastaSize;
      const own = complete ? madeOf(this.#hand.parameters, 'wild') : nothingMade;
      yield outcomes.map((made) => towards(this.#hand.terms.aim, made, own));
    }
  }
}

/** Outcomes with so many points less. */
function charged(outcomes: OutcomesByWilds, price: number): OutcomesByWilds {
  if (price === 0) return outcomes;
  return outcomes.map((list) => list.map((made) => ({ ...made, bonus: made.bonus - price })));
}

/** The outcomes of both, for every number of wild cards the best. */
function merged(one: OutcomesByWilds, other: OutcomesByWilds): OutcomesByWilds {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  return Array.from({ length: Math.max(one.length, other.length) }, (_, wilds) => {
    const best = [...(one[wilds] ?? [])];
    for (const made of other[wilds] ?? []) keepBest(best, made);
    return best;
  });
}
