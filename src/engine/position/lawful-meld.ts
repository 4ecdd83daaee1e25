import { type Card, isBlackThree, isRedThree } from '../cards/cards.ts';
import { runFaults } from '../rules/run.ts';
import { setFaults } from '../rules/set.ts';
import { isWrongNumberOfBlackThrees, wildMeldFaults } from '../rules/special.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { highOf, type MeldType, shapeOf, standsAsWild } from './melds.ts';

/** Whether a card may be part of a set, of a meld of wild cards or of black threes at all. */
export function belongs(type: MeldType, card: Card): boolean {
  if (type.kind === 'black-threes') return isBlackThree(card);
  if (isRedThree(card) || isBlackThree(card)) return false;
  return card.order === type.order || standsAsWild(type, card);
}

/** Whether cards are a lawful new meld by themselves, whoever lays them and when. */
export function isLawfulMeld(parameters: Parameters, type: MeldType, cards: readonly Card[]): boolean {
  if (type.kind === 'sequence') {
    const oneSuit = cards.every((card) => card.suit === cards[0]?.suit);
    return oneSuit && runFaults(parameters, 0, highOf(parameters, cards), cards.length) === 0;
  }
  if (!cards.every((card) => belongs(type, card))) return false;
  const { naturals, wilds } = shapeOf(type, cards);
  switch (type.kind) {
    case 'set':
      return setFaults(parameters, type.order, 0, 0, naturals, wilds) === 0;
    case 'wild':
      return wildMeldFaults(parameters, cards.length) === 0;
    case 'black-threes':
      return !isWrongNumberOfBlackThrees(parameters, cards.length);
  }
}
