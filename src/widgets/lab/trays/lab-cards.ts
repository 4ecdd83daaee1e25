import {
  type Card,
  faces,
  type Meld,
  type NamedMeld,
  parseCards,
  type Rank,
  type Ruleset,
} from '../../../engine/index.ts';

/** Cards written as in scenarios, “Ks Kh Jk”; for cards that stand in the code. Throws on a mistake. */
export function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`these are no cards: ${text}`);
  return parsed.value;
}

/** Cards as a hand is held: by rank, wild cards and threes where they fall. */
export function sorted(held: readonly Card[]): readonly Card[] {
  return held.toSorted((one, other) => one.order - other.order || one.index - other.index);
}

/** Melds with the names that a laboratory gives them: their numbers from 1. */
export function namedMelds(melds: readonly (readonly Card[])[]): readonly NamedMeld[] {
  return melds.map((meld, place) => ({ name: String(place + 1), cards: meld }));
}

/** The cards of melds, one list for each. */
export function cardsOfMelds(melds: readonly Meld[]): readonly (readonly Card[])[] {
  return melds.map((meld) => meld.cards);
}

/** Natural ranks from aces down to fours. */
export const naturalRanks: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4'];

/** All copies of the natural cards of a rank in the deck, suit after suit, so that the first are of different suits. */
export function copiesOf(ruleset: Ruleset, rank: Rank): readonly Card[] {
  const ofRank = faces.filter((card) => card.rank === rank);
  return Array.from({ length: ruleset.parameters.packs }, () => ofRank).flat();
}

/** `count` natural cards of a rank; fewer if the deck has no more. */
export function naturals(ruleset: Ruleset, rank: Rank, count: number): readonly Card[] {
  return copiesOf(ruleset, rank).slice(0, count);
}

/** Wild cards: twos and jokers by turns. */
export const wildCards: readonly Card[] = cards('2s Jk 2h 2d Jk 2c');

/** `count` cards of one suit running down from a rank, ace highest. */
export function runDown(from: Rank, suit: 's' | 'h' | 'd' | 'c', count: number): readonly Card[] {
  const start = naturalRanks.indexOf(from);
  return naturalRanks
    .slice(start, start + count)
    .flatMap((rank) => faces.filter((card) => card.rank === rank && card.suit === suit));
}

/** What is left of cards when others have been taken out, each once. */
export function remaining(from: readonly Card[], taken: readonly Card[]): readonly Card[] {
  const left = [...from];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** One of several, by chance. */
export function oneOf<Value>(values: readonly [Value, ...Value[]], random: () => number): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

/** A whole number from `least` to `most`, by chance. */
export function between(least: number, most: number, random: () => number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** The same values in an order of chance. */
export function shuffled<Value>(values: readonly Value[], random: () => number): readonly Value[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);
}

/** Cards of one's own choice from a shuffled deck, without those already taken. */
export function loose(ruleset: Ruleset, taken: readonly Card[], count: number, random: () => number): readonly Card[] {
  const deck = naturalRanks.flatMap((rank) => copiesOf(ruleset, rank));
  return shuffled(remaining(deck, taken), random).slice(0, count);
}

/** The ranks in an order of chance; there is always a first one. */
export function shuffledRanks(random: () => number): (place: number) => Rank {
  const ranks = shuffled(naturalRanks, random);
  return (place) => ranks[place % ranks.length] ?? 'K';
}
