import * as layout from './layout.ts';
import { ofRank, RunPlans, type SuitCards, type SuitPlan } from './run-plans.ts';
import type { State } from './state.ts';

const { inMeld, inSeat, joker, kind, three, two } = layout;

/** What can become of the cards of one suit. */
export interface SuitPlans {
  readonly suit: number;
  readonly plans: readonly SuitPlan[];
  /** The most sambas that come to those that lie there. */
  readonly sambas: number;
}

/** Every way to put cards of the seat in turn into sequences, suit by suit, those with least choice first; null where a suit has none. */
export function suitPlansOf(state: State): readonly SuitPlans[] | null {
  const runs = new RunPlans(state.parameters);
  const bySuit: SuitPlans[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const highs: number[] = [];
    const lengths: number[] = [];
    for (let next = state.first(kind.run); next > 0; ) {
      const meld = state.meld(next);
      next = state.at(meld + inMeld.next);
      if (state.at(meld + inMeld.suit) !== suit || state.isComplete(meld) || state.at(meld + inMeld.unsound) === 1)
        continue;
      highs.push(state.at(meld + inMeld.high));
      lengths.push(state.at(meld + inMeld.cards));
    }
    const plans = runs.of(cardsOfSuit(state, suit), highs, lengths, stuckRanks(state, suit));
    if (plans.length === 0) return null;
    // Those that leave most for sets are the most likely to do.
    plans.sort((one, other) => cardsIn(other.left) - cardsIn(one.left) || other.sambas - one.sambas);
    let sambas = 0;
    for (const plan of plans) sambas = Math.max(sambas, plan.sambas);
    bySuit.push({ suit, plans, sambas });
  }
  return bySuit.sort((one, other) => one.plans.length - other.plans.length);
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

/** Whether a suit is red. */
export function isRed(suit: number): boolean {
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
