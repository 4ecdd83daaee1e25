import { at } from './lists.ts';
import { failure, type Result, success } from './result.ts';

/** Ranks from high to low, as the draw for the start and the sequences of Samba order them. */
export const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
/** A rank of the French cards; `T` is the ten. */
export type Rank = (typeof ranks)[number];

/** The place of the ace among the ranks. */
export const aceOrder = 0;
/** The place of the two: in a meld of twos the twos are naturals. */
export const twoOrder = 12;

/** Suits from high to low. */
export const suits = ['s', 'h', 'd', 'c'] as const;
/** A suit: spades, hearts, diamonds, clubs. */
export type Suit = (typeof suits)[number];

/** Two characters: rank and suit, or `Jk`. */
export type CardCode = `${Rank}${Suit}` | 'Jk';

/** What a card does in every game of the family: threes and wild cards have rules of their own. */
export type CardRole = 'natural' | 'wild' | 'red-three' | 'black-three';

/**
 * A card. There is one object per face, shared by all copies in the deck, so cards are compared by identity.
 * `index` runs from 0 (ace of spades) to 51 and 52 (joker); `order` is the place of the rank, 0 (ace) to 12 (two), 13 for the joker.
 */
export interface Card {
  readonly code: CardCode;
  readonly index: number;
  readonly rank: Rank | 'joker';
  readonly order: number;
  readonly suit: Suit | null;
  readonly red: boolean;
  readonly role: CardRole;
}

function roleOf(rank: Rank, red: boolean): CardRole {
  if (rank === '2') return 'wild';
  if (rank === '3') return red ? 'red-three' : 'black-three';
  return 'natural';
}

/** The joker. */
export const joker: Card = { code: 'Jk', index: 52, rank: 'joker', order: 13, suit: null, red: false, role: 'wild' };

/** All 53 faces by index. */
export const faces: readonly Card[] = [
  ...ranks.flatMap((rank, order) =>
    suits.map((suit, place): Card => {
      const red = suit === 'h' || suit === 'd';
      return { code: `${rank}${suit}`, index: order * 4 + place, rank, order, suit, red, role: roleOf(rank, red) };
    }),
  ),
  joker,
];

const byCode: ReadonlyMap<string, Card> = new Map(faces.map((card) => [card.code, card]));

/** The card with this code, or undefined if the text is no card. */
export function cardFrom(code: string): Card | undefined {
  return byCode.get(code);
}

/** The face with this index, 0 to 52. */
export function cardAt(index: number): Card {
  return at(faces, index);
}

/** Whether the card is a red three. */
export function isRedThree(card: Card): boolean {
  return card.role === 'red-three';
}

/** Whether the card is a black three. */
export function isBlackThree(card: Card): boolean {
  return card.role === 'black-three';
}

/** Reads a list of cards such as `"Ks Kh 2c Jk"`; an empty text is an empty list. The failure names the first piece that is no card. */
export function parseCards(text: string): Result<readonly Card[], string> {
  const cards: Card[] = [];
  for (const piece of text.trim().split(/\s+/)) {
    if (piece === '') continue;
    const card = cardFrom(piece);
    if (card === undefined) return failure(piece);
    cards.push(card);
  }
  return success(cards);
}

/** Writes cards as the text that `parseCards` reads. */
export function formatCards(cards: readonly Card[]): string {
  return cards.map((card) => card.code).join(' ');
}

/** Removes one copy of each given card; undefined if one of them is not in the list. */
export function without(cards: readonly Card[], removed: readonly Card[]): readonly Card[] | undefined {
  if (removed.length === 0) return cards;
  const rest = cards.slice();
  for (const card of removed) {
    const place = rest.indexOf(card);
    if (place < 0) return undefined;
    rest.splice(place, 1);
  }
  return rest;
}
