import { type Card, countOf, isComplete, type Meld, type Position } from '../../../engine/index.ts';

/** What can be counted among cards that are written together: all, natural and wild ones, and those of each rank. */
export function countsAmong(cards: readonly Card[]): readonly number[] {
  const wilds = cards.filter(({ role }) => role === 'wild').length;
  const alike = cards.map(({ order }) => cards.filter((other) => other.order === order).length);
  return [cards.length, wilds, cards.length - wilds, ...alike];
}

/** What can be counted at a table: hands, the stock, the pile with and without its top card, melds and their cards, canastas, red threes. */
export function countsAt({ seats, sides, stock, pile, ruleset }: Position): readonly number[] {
  const { parameters } = ruleset;
  const hands = seats.flatMap(({ hand }) => [countOf(hand), ...countsAmong(hand.known)]);
  const table = sides.flatMap(({ melds, redThrees }) => [
    melds.length,
    redThrees.length,
    melds.filter((meld) => isComplete(parameters, meld)).length,
    ...melds.flatMap((meld) => countsIn(meld, parameters.canastaSize)),
    ...melds.flatMap((meld) => melds.flatMap((other) => (canJoin(meld, other) ? meld.size + other.size : []))),
  ]);
  return [...hands, ...table, countOf(stock), pile.length, pile.length - 1, ...countsAmong(pile)];
}

/** What can be counted in a meld, and how many cards it lacks to a canasta. */
function countsIn({ size, cards }: Meld, canastaSize: number): readonly number[] {
  return [size, canastaSize - size, ...countsAmong(cards)];
}

/** Whether two melds are sequences of one suit, of which one may ask how many cards they would be together. */
function canJoin(one: Meld, other: Meld): boolean {
  return one !== other && one.kind === 'sequence' && other.kind === 'sequence' && one.suit === other.suit;
}
