import type { Card } from '../cards/cards.ts';
import { threeOrder, twoOrder } from '../cards/cards.ts';
import type { Meld } from '../position/melds.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Aim } from '../score/made.ts';
import { countAt, oneAt, type RankCounts } from './rank-counts.ts';
import { type PlanBook, planBook, type RankPlans } from './set-plans.ts';
import { exactly, noChoice, type WildChoices } from './wild-choices.ts';

/** What the melds come to that would be laid, and what becomes of the last card. */
export interface DisposalTerms {
  readonly aim: Aim;
  /** Whether all the cards may be melded, with none to discard. */
  readonly mayMeldAll: boolean;
  /** What keeping a card back for the discard takes from the points; null if it may not be kept back. */
  readonly priceOf: (card: Card) => number | null;
}

/** The place of the threes, which are only melded by themselves. */

const noSets: readonly Meld[] = [];
const onlyNone: readonly number[] = [0];

/** Cards that are to be melded, all or all but one, and the melds on the table that may take some of them; asked rank by rank. */
export class HandToLay {
  readonly parameters: Parameters;
  readonly melds: readonly Meld[];
  readonly cards: readonly Card[];
  readonly terms: DisposalTerms;
  readonly jokers: number;
  /** The cards other than jokers and red threes. */
  readonly counts: RankCounts;
  /** The meld of wild cards alone that lies on the table. */
  readonly wildMeld: Meld | undefined;
  readonly #blackThreesLaid: number;
  readonly #book: PlanBook;
  readonly #plans: RankPlans[] = [];
  /** The sets on the table by place of the rank. */
  readonly #sets: Meld[][] = [];

  constructor(parameters: Parameters, melds: readonly Meld[], cards: readonly Card[], terms: DisposalTerms) {
    this.parameters = parameters;
    this.melds = melds;
    this.cards = cards;
    this.terms = terms;
    this.#book = planBook(parameters);
    let jokers = 0;
    let counts = 0;
    for (const card of cards) {
      if (card.suit === null) jokers += 1;
      else if (card.role !== 'red-three') counts += oneAt(card.order);
    }
    this.jokers = jokers;
    this.counts = counts;
    let wildMeld: Meld | undefined;
    let blackThreesLaid = 0;
    for (const meld of melds) {
      if (meld.kind === 'wild') wildMeld = meld;
      else if (meld.kind === 'black-threes') blackThreesLaid = meld.size;
      else if (meld.kind === 'set') {
        const sets = this.#sets[meld.order];
        if (sets === undefined) this.#sets[meld.order] = [meld];
        else sets.push(meld);
      }
    }
    this.wildMeld = wildMeld;
    this.#blackThreesLaid = blackThreesLaid;
  }

  /** Whether a set of the rank lies on the table. */
  isBegun(order: number): boolean {
    return this.#sets[order] !== undefined;
  }

  /** The ways to lay cards of a rank. */
  plansOf(order: number): RankPlans {
    const found = this.#plans[order];
    if (found !== undefined) return found;
    const plans = this.#book.of(order, this.#sets[order] ?? noSets);
    this.#plans[order] = plans;
    return plans;
  }

  /** Whether no set can take the cards of a rank and colour, there being too few of them even with every wild card. */
  isStuck(place: number, red: boolean): boolean {
    const { minNaturals, minMeldSize, minBlackThrees } = this.parameters;
    if (place === twoOrder) return false;
    const held = countAt(this.counts, place);
    if (place === threeOrder) return red || this.#blackThreesLaid + held < minBlackThrees;
    if (this.isBegun(place)) return false;
    return held < minNaturals || held + this.jokers + countAt(this.counts, twoOrder) < minMeldSize;
  }

  /** Whether so many black threes can go to the table by themselves. */
  mayLayBlackThrees(count: number): boolean {
    const { minBlackThrees, maxBlackThrees } = this.parameters;
    const together = this.#blackThreesLaid + count;
    return count === 0 || (together >= minBlackThrees && together <= maxBlackThrees);
  }

  /** The numbers of wild cards with which so many naturals of a rank, or black threes, can be laid. */
  choicesAt(order: number, naturals: number): WildChoices {
    if (order === threeOrder) return this.mayLayBlackThrees(naturals) ? exactly(0) : noChoice;
    return naturals === 0 && !this.isBegun(order) ? exactly(0) : this.plansOf(order).choices(naturals);
  }

  /** What keeping back a card of a rank costs; null if that may not be. */
  priceAt(order: number): number | null {
    const card = this.cards.find((candidate) => candidate.order === order && candidate.role !== 'red-three');
    return card === undefined ? null : this.terms.priceOf(card);
  }

  /** One wild card of each kind that could be kept back, there being so many twos. */
  wildKinds(twos: number): readonly Card[] {
    const joker = this.cards.find((card) => card.rank === 'joker');
    const two = twos > 0 ? this.cards.find((card) => card.order === twoOrder) : undefined;
    return [joker, two].filter((card) => card !== undefined);
  }

  /** How many of the twos may stand as naturals in melds of twos. */
  twosAsNaturals(twos: number): readonly number[] {
    const { twosMelds, minNaturals } = this.parameters;
    if (!twosMelds) return onlyNone;
    const begun = this.isBegun(twoOrder);
    return Array.from({ length: twos + 1 }, (_, count) => count).filter(
      (count) => begun || count === 0 || count >= minNaturals,
    );
  }

  /** How many of so many wild cards may go to a meld of wild cards alone. */
  wildsAlone(wilds: number): readonly number[] {
    const { wildMelds, minMeldSize, canastaSize } = this.parameters;
    if (!wildMelds) return onlyNone;
    const laid = this.wildMeld?.size ?? 0;
    const found: number[] = [];
    for (let alone = 0; alone <= wilds; alone++) {
      if (alone > 0 && laid + alone < minMeldSize) continue;
      // A wild meld that lies there unfinished has the wild cards to itself (classic 21-d).
      if (wilds > alone && this.wildMeld !== undefined && laid + alone < canastaSize) continue;
      found.push(alone);
    }
    return found;
  }
}
