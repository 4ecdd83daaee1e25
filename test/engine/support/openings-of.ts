import type { Position } from '../../../src/engine/index.ts';
import { pointsOfCards } from './cards.ts';
import { contractLayings, holdsBlackThrees } from './contract-layings.ts';
import { contractOpenings, isOpeningWithPile } from './contract-openings.ts';
import { cuts } from './contract-outcomes.ts';
import { openingsWithPile } from './outcomes.ts';
import { outcomesOf } from './outcomes-of.ts';
import { sequenceOpeningsWithPile } from './sequence-outcomes.ts';

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

/**
 * What every lawful opening of the player in turn with the pile lays from the hand, black threes left aside, by the account that fits
 * the ruleset.
 */
export function pileOpeningsOf(position: Position): readonly Worth[] {
  const { id } = position.ruleset;
  if (id === 'samba') return [...sequenceOpeningsWithPile(position)];
  if (id !== 'sitoumussamba') return [...openingsWithPile(position)];
  const hand = position.seats[position.turn - 1]?.hand.known ?? [];
  return [...contractLayings([], hand)].flatMap(({ table }) => {
    const opens =
      !holdsBlackThrees(table) &&
      table.some((first, place) => {
        const others = table.filter((_, other) => other !== place);
        return cuts(position.pile).some((cut) => isOpeningWithPile(position, first, others, cut));
      });
    const cards = table.flat();
    return opens ? [{ points: pointsOfCards(cards), cards: cards.length }] : [];
  });
}
