import type { Card, MeldName } from '../../../src/engine/index.ts';
import { isBlackThree, isRedThree, isWild, pointsOf } from './cards.ts';

// What cards are as a meld of Sitoumussamba, and what the meld is worth, from its document: 9, 10, 14, 20 and 22-b.

const circle = 'A23456789TJQK';

/** Whether the cards are neighbours on the circle of ranks, all of one suit and all different (14-a, 20-a). */
export function isCircleRun(cards: readonly Card[]): boolean {
  const [first] = cards;
  if (first === undefined || cards.length < 3 || cards.length > 7) return false;
  const places = new Set(cards.map(({ rank }) => circle.indexOf(rank)));
  if (places.size !== cards.length || places.has(-1) || cards.some(({ suit }) => suit !== first.suit)) return false;
  // A run has one end from which no card goes on.
  return [...places].filter((place) => !places.has((place + 1) % circle.length)).length === 1;
}

/** What the cards are as one meld. */
export function contractName(cards: readonly Card[]): MeldName {
  if (cards.length < 3) return 'invalid';
  if (isCircleRun(cards)) return cards.length === 7 ? 'samba' : 'sequence';
  if (cards.every(isBlackThree)) return cards.length <= 6 ? 'black-threes' : 'invalid';
  const naturals = cards.filter((card) => !isWild(card));
  const [first] = naturals;
  if (first === undefined) return twosName(cards);
  const wilds = cards.length - naturals.length;
  if (first.rank === '3' || naturals.length < 2 || wilds > 2) return 'invalid';
  if (naturals.some(({ rank }) => rank !== first.rank)) return 'invalid';
  if (cards.length < 7) return 'set';
  // Nothing is added to a pure canasta, so it has seven cards (20-c).
  if (wilds === 0) return cards.length === 7 ? 'natural' : 'invalid';
  return 'mixed';
}

/** A meld of wild cards alone: twos as naturals, jokers as wild cards, seven at most (10, 14-e, 20-c, 20-d). */
function twosName(cards: readonly Card[]): MeldName {
  const jokers = cards.filter(({ rank }) => rank === 'joker').length;
  if (cards.length - jokers < 2 || jokers > 2 || cards.length > 7) return 'invalid';
  if (cards.length < 7) return 'set';
  return jokers === 0 ? 'twos' : 'mixed-twos';
}

/** Whether a lawful meld takes no more cards: sambas, pure canastas and canastas of twos (14-a, 20-c). */
export function isClosed(cards: readonly Card[]): boolean {
  return cards.length >= 7 && contractName(cards) !== 'mixed';
}

/** The rank of a set, `2` for one of twos; null for a sequence. */
export function setRank(cards: readonly Card[]): string | null {
  if (isCircleRun(cards)) return null;
  return cards.find((card) => !isWild(card))?.rank ?? '2';
}

/** The bonus of a canasta or samba (10). */
export function contractBonus(cards: readonly Card[]): number {
  const aces = cards.some(({ rank }) => rank === 'A');
  switch (contractName(cards)) {
    case 'twos':
      return 3000;
    case 'mixed-twos':
      return 2000;
    case 'samba':
      return 1500;
    case 'natural':
      return aces ? 1000 : 500;
    case 'mixed':
      return aces ? 500 : 300;
    default:
      return 0;
  }
}

/** What cards in the hand cost at the end: the table of 9, but 500 for a red three and 100 for a black one (22-c, 23, 29). */
export function heldPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => {
    if (isRedThree(card)) return sum + 500;
    return sum + (isBlackThree(card) ? 100 : pointsOf(card.rank));
  }, 0);
}
