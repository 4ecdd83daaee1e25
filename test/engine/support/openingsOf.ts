import type { Position } from '../../../src/engine/index.ts';
import { pointsOfCards } from './cards.ts';
import { contractOpenings } from './contractOpenings.ts';
import { outcomesOf } from './outcomesOf.ts';

/** What an opening comes to: the points and the number of the cards laid from the hand. */
export interface Worth {
  readonly points: number;
  readonly cards: number;
}

/** What every lawful opening of the player in turn comes to, by the account that fits the ruleset. */
export function openingsOf(position: Position): readonly Worth[] {
  const { id } = position.ruleset;
  if (id !== 'sitoumussamba') return [...outcomesOf(position).values()].filter(({ cards }) => cards > 0);
  return [...contractOpenings(position)].map((melds) => {
    const cards = melds.flat();
    return { points: pointsOfCards(cards), cards: cards.length };
  });
}
