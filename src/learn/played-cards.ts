import type { Action, Card } from '../engine/index.ts';

/** The cards of the hand that an act lays, throws or takes with. */
export function cardsOfAct(action: Action): readonly Card[] {
  switch (action.type) {
    case 'take':
      return [...action.with, ...action.melds.flatMap(({ cards }) => cards)];
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    case 'discard':
    case 'lay':
    case 'buy':
      return [action.card];
    default:
      return [];
  }
}
