import { type Card, type Suit, suits } from './cards.ts';
import { at } from './lists.ts';
import {
  type Aim,
  atLeastAsGood,
  type Made,
  madeBy,
  madeOf,
  mostOf,
  nothingMade,
  reaches,
  together,
  towards,
} from './made.ts';
import { type Meld, twoOrder } from './melds.ts';
import type { Parameters } from './parameters.ts';
import { countAt, countRanks, oneAt, type RankCounts } from './rank-counts.ts';
import { type Run, sequenceRun } from './sequence.ts';
import { planSuit, type SuitPlan } from './sequence-plans.ts';
import { keepBest, type OutcomesByWilds, type PlanBook, planBook, type RankPlans } from './set-plans.ts';
import { bothWithin, exactly, noChoice, type WildChoices } from './wild-choices.ts';

/** What the melds come to that would be laid, and what becomes of the last card. */
export interface DisposalTerms {
  readonly aim: Aim;
  /** Whether all the cards may be melded, with none to discard. */
  readonly mayMeldAll: boolean;
  /** What keeping a card back for the discard takes from the points; null if it may not be kept back. */
  readonly priceOf: (card: Card) => number | null;
}

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
  return new Disposal(parameters, melds, cards, terms).isPossible();
}

/** Outcomes for every number of wild cards used so far, while no card has been kept back and when one has been. */
interface Stage {
  readonly all: OutcomesByWilds;
  readonly allButOne: OutcomesByWilds;
}

const nowhere: OutcomesByWilds = [];
const noneAlone: readonly number[] = [0];
const noSets: readonly Meld[] = [];

/** The place of the threes, which are only melded by themselves. */
const threeOrder = 11;

class Disposal {
  readonly #parameters: Parameters;
  readonly #melds: readonly Meld[];
  readonly #cards: readonly Card[];
  readonly #terms: DisposalTerms;
  readonly #jokers: number;
  readonly #counts: RankCounts;
  #wildMeld: Meld | undefined;
  #blackThreesLaid = 0;
  readonly #book: PlanBook;
  readonly #plans: RankPlans[] = [];
  /** The sets on the table by place of the rank. */
  readonly #sets: Meld[][] = [];

  constructor(parameters: Parameters, melds: readonly Meld[], cards: readonly Card[], terms: DisposalTerms) {
    this.#parameters = parameters;
    this.#melds = melds;
    this.#cards = cards;
    this.#terms = terms;
    this.#book = planBook(parameters);
    let jokers = 0;
    let counts = 0;
    for (const card of cards) {
      if (card.suit === null) jokers += 1;
      else if (card.role !== 'red-three') counts += oneAt(card.order);
    }
    this.#jokers = jokers;
    this.#counts = counts;
    for (const meld of melds) {
      if (meld.kind === 'wild') this.#wildMeld = meld;
      else if (meld.kind === 'black-threes') this.#blackThreesLaid = meld.size;
      else if (meld.kind === 'set') {
        const sets = this.#sets[meld.order];
        if (sets === undefined) this.#sets[meld.order] = [meld];
        else sets.push(meld);
      }
    }
  }

  isPossible(): boolean {
    const { needed } = this.#terms.aim;
    const settled = this.#isAimReached();
    for (const { left, sambas, keptBack } of this.#afterSequences()) {
      if (!this.#canLaySets(left, keptBack)) continue;
      if (settled) return true;
      const bonus = sambas * this.#parameters.sambaBonus;
      const laid = { ...nothingMade, canastas: sambas, sambas, bonus };
      if (!atLeastAsGood(together(laid, this.#bound(left)), needed)) continue;
      const start = towards(this.#terms.aim, nothingMade, laid);
      for (const outcomes of this.#laySets(left, start, keptBack)) if (reaches(outcomes, needed)) return true;
    }
    return false;
  }

  /** What the sets and the melds of wild cards cannot surpass in anything, were every wild card at the disposal of each of them. */
  #bound(left: RankCounts): Made {
    const twos = countAt(left, twoOrder);
    const wilds = this.#jokers + twos;
    let bound = this.#parameters.wildMelds ? madeOf(this.#parameters, 'wild') : nothingMade;
    for (let order = threeOrder - 1; order >= 0; order--) {
      const naturals = countAt(left, order);
      if (naturals > 0 || this.#isBegun(order)) bound = together(bound, this.#plansOf(order).bound(naturals, wilds));
    }
    let ofTwos = nothingMade;
    for (const natural of this.#twosAsNaturals(twos))
      ofTwos = mostOf(ofTwos, this.#plansOf(twoOrder).bound(natural, wilds));
    return together(bound, ofTwos);
  }

  /** Whether what lies on the table reaches the aim, and still does whatever is laid onto it: a red canasta could lose its colour. */
  #isAimReached(): boolean {
    const { needed, countsPoints } = this.#terms.aim;
    return !countsPoints && needed.red === 0 && atLeastAsGood(madeBy(this.#parameters, this.#melds), needed);
  }

  /** Whether a remainder can be laid at all, all of it or all but one card, whatever is completed by it. */
  #canLaySets(left: RankCounts, keptBack: Card | null): boolean {
    const jokers = this.#jokers;
    const twos = countAt(left, twoOrder);
    const most = jokers + twos;
    let all: WildChoices = keptBack === null ? exactly(0) : noChoice;
    let allButOne: WildChoices = keptBack !== null && this.#terms.priceOf(keptBack) !== null ? exactly(0) : noChoice;
    for (let order = threeOrder; order >= 0; order--) {
      const naturals = countAt(left, order);
      if (naturals === 0 && !this.#isBegun(order)) continue;
      const own = this.#choicesAt(order, naturals);
      allButOne = bothWithin(allButOne, own, most);
      if (naturals > 0 && all !== noChoice && this.#priceAt(order) !== null)
        allButOne |= bothWithin(all, this.#choicesAt(order, naturals - 1), most);
      all = bothWithin(all, own, most);
      if ((all | allButOne) === noChoice) return false;
    }
    const wilds = this.#choicesOfRanks(jokers, twos);
    if ((wilds & allButOne) !== 0 || (this.#terms.mayMeldAll && (wilds & all) !== 0)) return true;
    return this.#wildKinds(twos).some((wild) => {
      if (this.#terms.priceOf(wild) === null) return false;
      const isJoker = wild.rank === 'joker';
      return (all & this.#choicesOfRanks(isJoker ? jokers - 1 : jokers, isJoker ? twos : twos - 1)) !== 0;
    });
  }

  /** Whether a set of the rank lies on the table. */
  #isBegun(order: number): boolean {
    return this.#sets[order] !== undefined;
  }

  /** The numbers of wild cards with which so many naturals of a rank, or black threes, can be laid. */
  #choicesAt(order: number, naturals: number): WildChoices {
    if (order !== threeOrder)
      return naturals === 0 && !this.#isBegun(order) ? exactly(0) : this.#plansOf(order).choices(naturals);
    return this.#mayLayBlackThrees(naturals) ? exactly(0) : noChoice;
  }

  #mayLayBlackThrees(count: number): boolean {
    const { minBlackThrees, maxBlackThrees } = this.#parameters;
    const together = this.#blackThreesLaid + count;
    return count === 0 || (together >= minBlackThrees && together <= maxBlackThrees);
  }

  /** How many of all the wild cards can be left to the ordinary ranks, the others going to melds of twos or of wild cards alone. */
  #choicesOfRanks(jokers: number, twos: number): WildChoices {
    let choices = noChoice;
    for (const natural of this.#twosAsNaturals(twos)) {
      const plans = this.#plansOf(twoOrder);
      const ofTwos = natural === 0 && !plans.begun ? exactly(0) : plans.choices(natural);
      for (let used = 0; used <= jokers; used++) {
        if ((ofTwos & exactly(used)) === 0) continue;
        for (const alone of this.#wildsAlone(jokers + twos - natural - used))
          choices |= exactly(jokers + twos - natural - used - alone);
      }
    }
    return choices;
  }

  /** How many of so many wild cards may go to a meld of wild cards alone. */
  #wildsAlone(wilds: number): readonly number[] {
    const { wildMelds, minMeldSize, canastaSize } = this.#parameters;
    if (!wildMelds) return noneAlone;
    const laid = this.#wildMeld?.size ?? 0;
    const found: number[] = [];
    for (let alone = 0; alone <= wilds; alone++) {
      if (alone > 0 && laid + alone < minMeldSize) continue;
      // A wild meld that lies there unfinished has the wild cards to itself (classic 21-d).
      if (wilds > alone && this.#wildMeld !== undefined && laid + alone < canastaSize) continue;
      found.push(alone);
    }
    return found;
  }

  /** What sequences leave to the sets, of all suits together. */
  #afterSequences(): readonly Remainder[] {
    if (this.#parameters.maxSequence === 0) return this.#withoutSequences();
    let remainders: readonly Remainder[] = [{ left: 0, sambas: 0, keptBack: null }];
    for (const suit of suits) {
      const ofSuit = this.#cards.filter((card) => card.suit === suit);
      const red = suit === 'h' || suit === 'd';
      const runs = runsOf(this.#parameters, this.#melds, suit);
      const plans = planSuit(this.#parameters, countRanks(ofSuit), runs, (place) => this.#isStuck(place, red));
      remainders = combined(remainders, plans, (place) => ofSuit.find(({ order }) => order === place) ?? null);
      if (remainders.length === 0) break;
    }
    return remainders;
  }

  /** Where no sequences are played all cards stay for the sets, but one that no set takes. */
  #withoutSequences(): readonly Remainder[] {
    let keptBack: Card | null = null;
    for (const card of this.#cards) {
      if (card.suit === null || !this.#isStuck(card.order, card.red)) continue;
      if (keptBack !== null) return [];
      keptBack = card;
    }
    const counted = keptBack === null || keptBack.role === 'red-three' ? 0 : oneAt(keptBack.order);
    const left = this.#counts - counted;
    return [{ left, sambas: 0, keptBack }];
  }

  /** Whether no set can take the cards of a rank and colour, there being too few of them even with every wild card. */
  #isStuck(place: number, red: boolean): boolean {
    const { minNaturals, minMeldSize, minBlackThrees } = this.#parameters;
    const held = countAt(this.#counts, place);
    if (place === twoOrder) return false;
    if (place === threeOrder) {
      return red || this.#blackThreesLaid + held < minBlackThrees;
    }
    if (this.#isBegun(place)) return false;
    return held < minNaturals || held + this.#jokers + countAt(this.#counts, twoOrder) < minMeldSize;
  }

  #plansOf(order: number): RankPlans {
    const found = this.#plans[order];
    if (found !== undefined) return found;
    const plans = this.#book.of(order, this.#sets[order] ?? noSets);
    this.#plans[order] = plans;
    return plans;
  }

  /** What the sets and the wild cards make of a remainder, for every choice of wild cards kept back or melded as twos. */
  *#laySets(left: RankCounts, start: Made, keptBack: Card | null): Generator<readonly Made[]> {
    const jokers = this.#jokers;
    const twos = countAt(left, twoOrder);
    const ranks = this.#layRanks(left, start, keptBack, jokers + twos);
    if (ranks === null) return;
    const { all, allButOne } = ranks;
    yield* this.#shareWilds(allButOne, jokers, twos);
    if (this.#terms.mayMeldAll) yield* this.#shareWilds(all, jokers, twos);
    for (const wild of this.#wildKinds(twos)) {
      const price = this.#terms.priceOf(wild);
      if (price === null) continue;
      const kept = charged(all, price);
      yield* wild.rank === 'joker'
        ? this.#shareWilds(kept, jokers - 1, twos)
        : this.#shareWilds(kept, jokers, twos - 1);
    }
  }

  /** One wild card of each kind that could be kept back. */
  #wildKinds(twos: number): readonly Card[] {
    const joker = this.#cards.find((card) => card.rank === 'joker');
    const two = twos > 0 ? this.#cards.find((card) => card.order === twoOrder) : undefined;
    return [joker, two].filter((card) => card !== undefined);
  }

  /** The sets of the ranks from ace to four and the black threes, with at most so many wild cards; null if that is impossible. */
  #layRanks(left: RankCounts, start: Made, keptBack: Card | null, most: number): Stage | null {
    let stage: Stage = { all: [[start]], allButOne: nowhere };
    if (keptBack !== null) {
      const price = this.#terms.priceOf(keptBack);
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
    const plans = this.#plansOf(order);
    if (naturals === 0 && !plans.begun) return before;
    const all = this.#extended(before.all, plans.laying(naturals), most);
    const allButOne = this.#extended(before.allButOne, plans.laying(naturals), most);
    if (naturals === 0) return { all, allButOne };
    const price = this.#priceAt(order);
    if (price === null) return { all, allButOne };
    return {
      all,
      allButOne: merged(allButOne, this.#extended(charged(before.all, price), plans.laying(naturals - 1), most)),
    };
  }

  /** Black threes go by themselves, three or more together; one of them may be kept back. */
  #layBlackThrees(before: Stage, threes: number): Stage {
    const mayLayAll = this.#mayLayBlackThrees(threes);
    const all = mayLayAll ? before.all : nowhere;
    const allButOne = mayLayAll ? before.allButOne : nowhere;
    const price = threes > 0 ? this.#priceAt(threeOrder) : null;
    if (price === null || !this.#mayLayBlackThrees(threes - 1)) return { all, allButOne };
    return { all, allButOne: merged(allButOne, charged(before.all, price)) };
  }

  /** What keeping back a card of a rank costs. */
  #priceAt(order: number): number | null {
    const card = this.#cards.find((candidate) => candidate.order === order && candidate.role !== 'red-three');
    return card === undefined ? null : this.#terms.priceOf(card);
  }

  #extended(before: OutcomesByWilds, own: OutcomesByWilds, most: number): OutcomesByWilds {
    const table: Made[][] = [];
    for (const [used, outcomes] of before.entries()) {
      for (let wilds = 0; wilds < own.length && used + wilds <= most; wilds++) {
        const more = own[wilds] ?? [];
        if (outcomes.length === 0 || more.length === 0) continue;
        while (table.length <= used + wilds) table.push([]);
        const kept = at(table, used + wilds);
        for (const one of outcomes) for (const other of more) keepBest(kept, towards(this.#terms.aim, one, other));
      }
    }
    return table;
  }

  /** Every way to use up the wild cards: in melds of twos, in the sets, and in melds of wild cards alone. */
  *#shareWilds(ranks: OutcomesByWilds, jokers: number, twos: number): Generator<readonly Made[]> {
    if (ranks.length === 0) return;
    for (const natural of this.#twosAsNaturals(twos)) {
      const plans = this.#plansOf(twoOrder);
      // In a meld of twos only jokers are wild cards.
      const ofTwos: OutcomesByWilds = natural === 0 && !plans.begun ? [[nothingMade]] : plans.laying(natural);
      for (let used = 0; used < ofTwos.length && used <= jokers; used++) {
        for (const twosMade of ofTwos[used] ?? []) {
          for (const outcomes of this.#withWildMeld(ranks, jokers + twos - natural - used)) {
            yield outcomes.map((made) => towards(this.#terms.aim, twosMade, made));
          }
        }
      }
    }
  }

  /** How many of the twos may stand as naturals in melds of twos. */
  #twosAsNaturals(twos: number): readonly number[] {
    const { twosMelds, minNaturals } = this.#parameters;
    if (!twosMelds) return [0];
    const { begun } = this.#plansOf(twoOrder);
    return Array.from({ length: twos + 1 }, (_, count) => count).filter(
      (count) => begun || count === 0 || count >= minNaturals,
    );
  }

  /** All wild cards used: in the sets, and, where melds of wild cards alone are played, in one of those. */
  *#withWildMeld(ranks: OutcomesByWilds, wilds: number): Generator<readonly Made[]> {
    const laid = this.#wildMeld?.size ?? 0;
    for (const alone of this.#wildsAlone(wilds)) {
      const outcomes = ranks[wilds - alone] ?? [];
      const complete = laid + alone >= this.#parameters.canastaSize;
      const own = complete ? madeOf(this.#parameters, 'wild') : nothingMade;
      yield outcomes.map((made) => towards(this.#terms.aim, made, own));
    }
  }
}

/** What sequences leave: the cards for sets, the sambas laid, and a card that can only be discarded. */
interface Remainder {
  readonly left: RankCounts;
  readonly sambas: number;
  readonly keptBack: Card | null;
}

/** Remainders of some suits with one plan of the next, equal ones once; at most one card of all is kept back. */
function combined(
  before: readonly Remainder[],
  plans: readonly SuitPlan[],
  cardAt: (place: number) => Card | null,
): readonly Remainder[] {
  const [only] = before;
  const byKept = new Map<Card | null, Map<RankCounts, Remainder>>();
  for (const plan of plans) {
    const card = plan.keptBack === null ? null : cardAt(plan.keptBack);
    for (const one of before) {
      if (card !== null && one.keptBack !== null) continue;
      const keptBack = card ?? one.keptBack;
      const remainder = { left: one.left + plan.left, sambas: one.sambas + plan.sambas, keptBack };
      if (plans.length === 1 && one === only && before.length === 1) return [remainder];
      let found = byKept.get(keptBack);
      if (found === undefined) {
        found = new Map();
        byKept.set(keptBack, found);
      }
      const other = found.get(remainder.left);
      if (other === undefined || other.sambas < remainder.sambas) found.set(remainder.left, remainder);
    }
  }
  return [...byKept.values()].flatMap((found) => [...found.values()]);
}

function runsOf(parameters: Parameters, melds: readonly Meld[], suit: Suit): readonly Run[] {
  return melds.flatMap((meld) => {
    if (meld.kind !== 'sequence' || meld.suit !== suit) return [];
    return sequenceRun(parameters, meld.cards) ?? [];
  });
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
