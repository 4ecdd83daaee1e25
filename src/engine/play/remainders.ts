import { inMeld, inSeat, joker, kind, redThree, three, two } from './layout.ts';
import { ofRank, RunPlans, type SuitCards } from './run-plans.ts';
import type { State } from './state.ts';

/** What sequences leave of a hand: cards by rank, four bits a rank, the sambas that lie there, and the kind of one that is stuck, or -1. */
export interface Remainder {
  readonly cards: number;
  readonly sambas: number;
  readonly kept: number;
}

/** Everything that sequences can leave of the hand of the seat in turn, all suits together; at most one card is stuck. */
export function remaindersOf(state: State): readonly Remainder[] {
  const plans = new RunPlans(state.parameters);
  let remainders: readonly Remainder[] = [{ cards: 0, sambas: 0, kept: -1 }];
  for (let suit = 0; suit < 4; suit++) {
    const highs: number[] = [];
    const lengths: number[] = [];
    let sambas = 0;
    for (let next = state.first(kind.run); next > 0; ) {
      const meld = state.meld(next);
      next = state.at(meld + inMeld.next);
      if (state.at(meld + inMeld.suit) !== suit) continue;
      if (state.at(meld + inMeld.unsound) === 0) {
        highs.push(state.at(meld + inMeld.high));
        lengths.push(state.at(meld + inMeld.cards));
      } else if (state.isComplete(meld)) sambas += 1;
    }
    const ofSuit = plans.of(cardsOfSuit(state, suit), highs, lengths, stuckRanks(state, suit));
    remainders = combined(remainders, ofSuit, suit, sambas);
    if (remainders.length === 0) break;
  }
  return remainders;
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

/** Remainders of some suits with each plan of the next; of equal ones that with the most sambas. */
function combined(
  before: readonly Remainder[],
  plans: ReturnType<RunPlans['of']>,
  suit: number,
  more: number,
): readonly Remainder[] {
  const byKept = new Map<number, Map<number, number>>();
  for (const plan of plans) {
    const own = byRank(plan.left);
    const kept = plan.kept === three && isRed(suit) ? redThree : plan.kept;
    for (const one of before) {
      if (kept >= 0 && one.kept >= 0) continue;
      const kindKept = kept >= 0 ? kept : one.kept;
      const cards = one.cards + own;
      const sambas = one.sambas + plan.sambas + more;
      if (plans.length === 1 && before.length === 1) return [{ cards, sambas, kept: kindKept }];
      const found = byKept.get(kindKept) ?? new Map<number, number>();
      byKept.set(kindKept, found);
      if ((found.get(cards) ?? -1) < sambas) found.set(cards, sambas);
    }
  }
  return Array.from(byKept, ([kept, found]) =>
    Array.from(found, ([cards, sambas]): Remainder => ({ cards, sambas, kept })),
  ).flat();
}

/** Cards of a suit, two bits a rank, as four bits a rank. */
function byRank(cards: SuitCards): number {
  let sum = 0;
  for (let rank = two; rank >= 0; rank--) sum = sum * 16 + ofRank(cards, rank);
  return sum;
}
