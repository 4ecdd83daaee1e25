import { type Card, countOf, type Position, ranks, type Seat, seatState, topOf, without } from '../../engine/index.ts';
import type { Saying, StagedTurn } from './script.ts';

/** Whether the words of a written turn are true of what has come about: the contract, the pile, the next card, the melds, and the cards of which they speak. */
export function fits(position: Position, reader: Seat, { begins, turn }: StagedTurn): boolean {
  const hand = seatState(position, reader).hand.known;
  return (
    holds(hand, turn.holds) &&
    isTrue(turn.ask, changedRanks(position, begins)) &&
    isSameContract(position.contract, begins.contract) &&
    topOf(position) === topOf(begins) &&
    position.pile.length === begins.pile.length &&
    countOf(position.stock) === countOf(begins.stock) &&
    position.sides.every(({ melds }, place) => shapeOf(melds) === shapeOf(begins.sides[place]?.melds ?? []))
  );
}

/**
 * Whether what is written may be said: it speaks of the cards of the written line, so that those of every rank that it names have to lie
 * where they lie there.
 */
export function isTrue({ names = [] }: Saying, changed: ReadonlySet<string>): boolean {
  return !names.some((rank) => changed.has(rank));
}

/** The ranks of which a card lies elsewhere than in the position for which the words are written: in another hand, in the pile, or on the table. */
export function changedRanks(position: Position, written: Position): ReadonlySet<string> {
  return new Set([...ranks, 'joker'].filter((rank) => placesOf(rank, position) !== placesOf(rank, written)));
}

/** Where the cards of a rank lie, hand by hand, in the pile and among the melds, as a text to compare. */
function placesOf(rank: string, { seats, pile, sides }: Position): string {
  const places = [
    ...seats.map(({ hand }) => hand.known),
    pile,
    ...sides.map(({ melds }) => melds.flatMap(({ cards }) => cards)),
  ];
  const codes = places.map((cards) => cards.flatMap((card) => (card.rank === rank ? card.code : [])).sort());
  return JSON.stringify(codes);
}

function isSameContract(one: Position['contract'], other: Position['contract']): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.seat === other.seat &&
    one.bid.level === other.bid.level &&
    one.bid.denomination === other.bid.denomination &&
    one.doubledBy === other.doubledBy
  );
}

/** Whether a hand has all of some cards, each as often as they have it: with three packs a card comes more than once. */
function holds(hand: readonly Card[], cards: readonly Card[]): boolean {
  return without(hand, cards) !== undefined;
}

/** What melds are, whatever they are called. */
function shapeOf(melds: Position['sides'][number]['melds']): string {
  const shapes = melds.map(({ kind, order, suit, size }) => `${kind} ${suit ?? order} ${size}`);
  return shapes.sort().join(', ');
}
