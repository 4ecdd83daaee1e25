import { type Card, cardFrom, without } from '../../engine/index.ts';
import type { CardWord, HowMany, TableClaim } from './claim.ts';
import { handOf, it, type Scene } from './scene.ts';

/** The cards that a claim names, and how many. */
type Named = Pick<TableClaim, 'cards' | 'count'>;

/** Whether cards are what a claim names: each of them, or of what it names exactly so many. */
export function fits(cards: readonly Card[], { cards: groups, count }: Named, scene: Scene): boolean {
  const words = groups.flat();
  if (words.length === 0) return hasCount(cards.length, count);
  if (count === null) return containsAll(cards, words, scene);
  return words.every((word) => hasCount(cards.filter((card) => isMeant(card, word, scene)).length, count));
}

/** Whether cards have all that is named, each card as often as it is named. */
export function containsAll(cards: readonly Card[], words: readonly CardWord[], scene: Scene): boolean {
  const exact = words.flatMap((word) => (word.kind === 'card' ? word.card : []));
  return (
    without(cards, exact) !== undefined &&
    words.every((word) => word.kind === 'card' || cards.some((card) => isMeant(card, word, scene)))
  );
}

/** Whether a card is what a word means; “it” is any card of a rank that the act was about. */
function isMeant(card: Card, word: CardWord, scene: Scene): boolean {
  switch (word.kind) {
    case 'card':
      return card === word.card;
    case 'rank':
      return card.rank === word.rank;
    case 'suit':
      return card.suit === word.suit;
    case 'wild':
      return card.role === 'wild';
    case 'it':
      return it(scene).some(({ rank }) => rank === card.rank);
  }
}

/** Whether a number is what a claim says; without a number, whether there is any. */
export function hasCount(number: number, count: HowMany | null): boolean {
  if (count === null) return number > 0;
  return count.orMore ? number >= count.number : number === count.number;
}

/** The cards that a word stands for: of a rank one of the hand, or any. */
export function facesOf(word: CardWord, scene: Scene): readonly Card[] {
  switch (word.kind) {
    case 'card':
      return [word.card];
    case 'rank':
      return [handOf(scene, 'you').find(({ rank }) => rank === word.rank) ?? cardFrom(`${word.rank}s`) ?? []].flat();
    case 'it':
      return it(scene);
    default:
      return [];
  }
}
