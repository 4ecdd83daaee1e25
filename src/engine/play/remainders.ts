import { inMeld, inSeat, joker, kind, redThree, three, two } from './layout.ts';
import { ofRank, RunPlans, type SuitCards, type SuitPlan } from './run-plans.ts';
import type { State } from './state.ts';

/** What sequences leave of a hand: cards by rank, four bits a rank, the sambas that lie there, and the kind of one that is stuck, or -1. */
export interface Remainder {
  readonly cards: number;
  readonly sambas: number;
  readonly kept: number;
}

/** What can become of the cards of one suit, and the sambas that lie there besides. */
export interface SuitPlans {
  readonly suit: number;
  readonly sambas: number;
  readonly plans: readonly SuitPlan[];
}

/** Every way to put cards of the seat in turn into sequences, suit by suit; null where a suit has none. */
export function suitPlansOf(state: State): readonly SuitPlans[] | null {
  const runs = new RunPlans(state.parameters);
  const bySuit: SuitPlans[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const highs: number[] = [];
    const lengths: number[] = [];
    let sambas = 0;
    for (let next = state.first(kind.run); next > 0; ) {
      const meld = state.meld(next);
      next = state.at(meld + inMeld.next);
      if (state.at(meld + inMeld.suit) !== suit) continue;
      if (state.isComplete(meld)) sambas += 1;
      else if (state.at(meld + inMeld.unsound) === 0) {
        highs.push(state.at(meld + inMeld.high));
        lengths.push(state.at(meld + inMeld.cards));
      }
    }
    const found = runs.of(cardsOfSuit(state, suit), highs, lengths, stuckRanks(state, suit));
    // Those with sambas, and those that leave most for sets, are the most likely to do.
    const plans = found.sort((one, other) => other.sambas - one.sambas || cardsIn(other.left) - cardsIn(one.left));
    if (plans.length === 0) return null;
    bySuit.push({ suit, sambas, plans });
  }
  return bySuit;
}

const nothing: Remainder = { cards: 0, sambas: 0, kept: -1 };

/**
 * What is left where each suit keeps as many cards for sets as it can, of one suit (-1: none) with a samba: most hands that can be melded
 * out can be so.
 */
export function largestRemainder(suits: readonly SuitPlans[], withSamba: number): Remainder | null {
  let remainder = nothing;
  for (const { suit, sambas, plans } of suits) {
    let best: SuitPlan | null = null;
    let most = -1;
    for (const plan of plans) {
      if ((plan.kept >= 0 && remainder.kept >= 0) || (suit === withSamba && plan.sambas === 0)) continue;
      const cards = cardsIn(plan.left) - (plan.kept < 0 ? 0 : 1);
      if (cards <= most) continue;
      best = plan;
      most = cards;
    }
    if (best === null) return null;
    remainder = joined(remainder, best, suit, sambas);
  }
  return remainder;
}

/**
 * Everything that sequences can leave, all suits together, with at least so many sambas; at most one card is stuck. One after another, so
 * that whoever has found what he looks for need not hear of the rest.
 */
export function* remaindersOf(suits: readonly SuitPlans[], leastSambas: number): Generator<Remainder> {
  let remainders: readonly Remainder[] = [nothing];
  let possible = 0;
  for (const suit of suits) possible += mostSambas(suit);
  for (const [place, ofSuit] of suits.entries()) {
    possible -= mostSambas(ofSuit);
    const least = leastSambas - possible;
    const found = combined(remainders, ofSuit, least);
    if (place < suits.length - 1) remainders = [...found];
    else yield* found;
  }
}

function mostSambas({ sambas, plans }: SuitPlans): number {
  let most = 0;
  for (const plan of plans) most = Math.max(most, plan.sambas);
  return most + sambas;
}

function cardsIn(cards: SuitCards): number {
  let count = 0;
  for (let rank = 0; rank <= two; rank++) count += ofRank(cards, rank);
  return count;
}

/** The cards of a suit that are to be melded. */
function cardsOfSuit(state: State, suit: number): SuitCards {
  const { seat } = state;
  let cards = 0;
  for (let rank = 0; rank <= two; rank++) {
    if (rank === three && state.laysRedThrees && isRed(suit)) continue;
    cards |= ((state.at(seat + rank) >> (suit << 2)) & 3) << (rank << 1);
  }
  return cards;
}

function isRed(suit: number): boolean {
  return suit === 1 || suit === 2;
}

/** The ranks of which no set takes the cards of a suit, there being too few of them even with every wild card. */
function stuckRanks(state: State, suit: number): number {
  const { parameters, seat } = state;
  const counts = seat + inSeat.count;
  const wilds = state.at(counts + joker) + state.at(counts + two);
  let stuck = 0;
  for (let rank = 0; rank < two; rank++) {
    if (rank !== three && state.first(rank) > 0) continue;
    const held = state.at(counts + rank);
    const few =
      rank === three
        ? isRed(suit) || blackThreesOnTable(state) + held < parameters.minBlackThrees
        : held < parameters.minNaturals || held + wilds < parameters.minMeldSize;
    if (few) stuck |= 1 << rank;
  }
  return stuck;
}

function blackThreesOnTable(state: State): number {
  const first = state.first(kind.blackThrees);
  return first === 0 ? 0 : state.at(state.meld(first) + inMeld.naturals);
}

/** A remainder of some suits with a plan of the next. */
function joined(before: Remainder, plan: SuitPlan, suit: number, more: number): Remainder {
  const kept = plan.kept === three && isRed(suit) ? redThree : plan.kept;
  return {
    cards: before.cards + byRank(plan.left),
    sambas: before.sambas + plan.sambas + more,
    kept: kept >= 0 ? kept : before.kept,
  };
}

/** Remainders of some suits with each plan of the next, with at least so many sambas; of equal ones none that has fewer comes later. */
function* combined(
  before: readonly Remainder[],
  { plans, suit, sambas }: SuitPlans,
  least: number,
): Generator<Remainder> {
  const byKept: Map<number, number>[] = Array.from({ length: 16 }, () => new Map<number, number>());
  for (const plan of plans) {
    for (const one of before) {
      if ((plan.kept >= 0 && one.kept >= 0) || one.sambas + plan.sambas + sambas < least) continue;
      const remainder = joined(one, plan, suit, sambas);
      const found = byKept[remainder.kept + 1];
      if ((found?.get(remainder.cards) ?? -1) >= remainder.sambas) continue;
      found?.set(remainder.cards, remainder.sambas);
      yield remainder;
    }
  }
}

/** Cards of a suit, two bits a rank, as four bits a rank. */
function byRank(cards: SuitCards): number {
  let sum = 0;
  for (let rank = two; rank >= 0; rank--) sum = sum * 16 + ofRank(cards, rank);
  return sum;
}
