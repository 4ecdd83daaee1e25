import * as layout from './layout.ts';
import { RunPlans, type SuitCards, type SuitPlan } from './run-plans.ts';
import type { State } from './state.ts';

const { inMeld, joker, kind, three, two } = layout;

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
  const stuck = stuckRanks(state);
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
    const stuckOfSuit = isStuckThree(state, suit) ? stuck | (1 << three) : stuck;
    const plans = runs.of(cardsOfSuit(state, suit), highs, lengths, stuckOfSuit);
    if (plans.length === 0) return null;
    // Those that leave most for sets are the most likely to do.
    if (plans.length > 1)
      plans.sort((one, other) => cardsIn(other.left) - cardsIn(one.left) || other.sambas - one.sambas);
    bySuit.push({ suit, plans, sambas: Math.max(...plans.map((plan) => plan.sambas)) });
  }
  return bySuit.sort((one, other) => one.plans.length - other.plans.length);
}

/** How many cards there are: neighbouring ranks are added, then four of them, then all. */
function cardsIn(cards: SuitCards): number {
  const ofTwo = (cards & 0x3333333) + ((cards >> 2) & 0x3333333);
  const ofFour = (ofTwo & 0xf0f0f0f) + ((ofTwo >> 4) & 0xf0f0f0f);
  return Math.imul(ofFour, 0x1010101) >>> 24;
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

/** The ranks but threes whose cards no set takes, there being too few of them even with every wild card. */
function stuckRanks(state: State): number {
  const { minNaturals, minMeldSize } = state.parameters;
  const wilds = state.count(joker) + state.count(two);
  let stuck = 0;
  for (let rank = 0; rank < three; rank++) {
    const held = state.count(rank);
    if (state.first(rank) === 0 && (held < minNaturals || held + wilds < minMeldSize)) stuck |= 1 << rank;
  }
  return stuck;
}

/** Whether no meld of black threes takes the threes of a suit. */
function isStuckThree(state: State, suit: number): boolean {
  const first = state.first(kind.blackThrees);
  const laid = first === 0 ? 0 : state.at(state.meld(first) + inMeld.naturals);
  return isRed(suit) || laid + state.count(three) < state.parameters.minBlackThrees;
}
