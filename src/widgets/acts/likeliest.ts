import { actingSide, type Card, permits, topOf } from '../../engine/index.ts';
import { cardsWith, type TableState } from '../table/table-state.ts';
import { looksFitting } from './looks-fitting.ts';
import type { Offer } from './offers.ts';

/**
 * The offers with the one first that the chosen cards suggest, by how they look and not by whether it is lawful: that is what the reader
 * wants to find out. Before the draw a pair that fits the top card takes the pile; cards of a meld's rank join it; three and more are a
 * new meld; a single card is discarded.
 */
export function likeliestFirst(offers: readonly Offer[], state: TableState): readonly Offer[] {
  const likely = (offer: Offer) => likelihood(offer, state);
  return offers.toSorted((a, b) => likely(b) - likely(a));
}

/**
 * The offers with the likeliest one first that may be done with these cards, which is `main`; with the likeliest at all where none may
 * be done, and then there is no main one: the table leads nobody to what it would refuse.
 */
export function withMainFirst(
  offers: readonly Offer[],
  state: TableState,
): { readonly sorted: readonly Offer[]; readonly main: Offer | null } {
  const sorted = likeliestFirst(offers, state);
  const main = sorted.find((offer) => likelihood(offer, state) >= 0 && permits(state.position, offer.action)) ?? null;
  return main === null ? { sorted, main } : { sorted: [main, ...sorted.filter((offer) => offer !== main)], main };
}

function likelihood({ word, meld, depth }: Offer, state: TableState): number {
  const { position } = state;
  const chosen = cardsWith(state, state.selected);
  const naturals = chosen.filter(({ role }) => role !== 'wild');
  const before = position.phase === 'draw';
  switch (word) {
    case 'doDraw':
    case 'turnUp':
    case 'end':
    case 'ask':
      return -1;
    case 'doTakeWith':
      return before && depth === 1 ? 6 : 0;
    case 'doTakeOnto':
      return before && depth === 1 && sameRank(chosen, topOf(position)) === false ? 3 : 0;
    // A red three takes no pile: it is there to be laid.
    case 'doLay':
    case 'doBuy':
      return 7;
    case 'doAdd': {
      const target = actingSide(position).melds.find(({ name }) => name === meld);
      return !before && target !== undefined && naturals.length > 0 && looksFitting(naturals, target) ? 4 : 1;
    }
    case 'doMeld':
    case 'doMelds':
    case 'doOpenWith':
    case 'doMeldAll':
      return chosen.length === 2 ? 1.5 : 3;
    case 'doDiscard':
      return 2;
    default:
      return 0;
  }
}

function sameRank(chosen: readonly Card[], top: Card | undefined): boolean {
  return chosen.some(({ order, role }) => role !== 'wild' && order === top?.order);
}
