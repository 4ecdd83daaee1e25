import { type Card, type Suit, suits } from '../cards/cards.ts';
import type { Meld } from '../position/melds.ts';
import { type Run, sequenceRun } from '../rules/sequence.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { HandToLay } from './hand-to-lay.ts';
import { countRanks, oneAt, type RankCounts } from './rank-counts.ts';
import { planSuit, type SuitPlan } from './sequence-plans.ts';

/** What sequences leave: the cards for sets, the sambas laid, and a card that can only be discarded. */
export interface Remainder {
  readonly left: RankCounts;
  readonly sambas: number;
  readonly keptBack: Card | null;
}

/** What sequences can leave of a hand, all suits together; where none are played all cards stay. At most one card is stuck. */
export function remaindersOf(hand: HandToLay): readonly Remainder[] {
  const { parameters, melds, cards } = hand;
  if (parameters.maxSequence === 0) return withoutSequences(hand);
  let remainders: readonly Remainder[] = [{ left: 0, sambas: 0, keptBack: null }];
  for (const suit of suits) {
    const ofSuit = cards.filter((card) => card.suit === suit);
    const red = suit === 'h' || suit === 'd';
    const plans = planSuit(parameters, countRanks(ofSuit), runsOf(parameters, melds, suit), (place) =>
      hand.isStuck(place, red),
    );
    remainders = combined(remainders, plans, (place) => ofSuit.find(({ order }) => order === place) ?? null);
    if (remainders.length === 0) break;
  }
  return remainders;
}

function withoutSequences(hand: HandToLay): readonly Remainder[] {
  let keptBack: Card | null = null;
  for (const card of hand.cards) {
    if (card.suit === null || !hand.isStuck(card.order, card.red)) continue;
    if (keptBack !== null) return [];
    keptBack = card;
  }
  const counted = keptBack === null || keptBack.role === 'red-three' ? 0 : oneAt(keptBack.order);
  return [{ left: hand.counts - counted, sambas: 0, keptBack }];
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
