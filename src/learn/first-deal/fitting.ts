import {
  type Action,
  type Card,
  countOf,
  type Position,
  ranks,
  type Seat,
  seatState,
  topOf,
} from '../../engine/index.ts';
import type { Moment, Saying, StagedTurn } from './script.ts';

/** Whether the words of a written turn are true of what has come about: the contract, the pile, the next card, the melds, and the cards of which they speak. */
export function fits(position: Position, reader: Seat, { begins, turn, moments }: StagedTurn): boolean {
  const hand = seatState(position, reader).hand.known;
  return (
    holds(hand, turn.holds) &&
    holds(hand, usedFrom(begins, reader, moments)) &&
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
  const [here, there] = [placesOf(position), placesOf(written)];
  return new Set([...ranks, 'joker'].filter((rank) => of(rank, here) !== of(rank, there)));
}

/** All cards that lie in the hands, in the pile and in the melds, place by place. */
function placesOf({ seats, pile, sides }: Position): readonly (readonly Card[])[] {
  return [
    ...seats.map(({ hand }) => hand.known),
    pile,
    ...sides.map(({ melds }) => melds.flatMap(({ cards }) => cards)),
  ];
}

/** The cards of a rank in each place, as a text to compare. */
function of(rank: string, places: readonly (readonly Card[])[]): string {
  return places
    .map((cards) =>
      cards
        .filter((card) => card.rank === rank)
        .map(({ code }) => code)
        .sort()
        .join(' '),
    )
    .join(', ');
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

function holds(hand: readonly Card[], cards: readonly Card[]): boolean {
  return foundIn(hand, cards).length === cards.length;
}

/** Those of some cards that a hand has, each as often as the hand has it: with three packs a card comes more than once. */
function foundIn(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const rest = [...hand];
  return cards.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
}

/** What melds are, whatever they are called. */
function shapeOf(melds: Position['sides'][number]['melds']): string {
  const shapes = melds.map(({ kind, order, suit, size }) => `${kind} ${suit ?? order} ${size}`);
  return shapes.sort().join(', ');
}

/** The cards of the reader’s hand at the beginning of a turn that its acts lay on the table. */
function usedFrom(begins: Position, reader: Seat, moments: readonly Moment[]): readonly Card[] {
  const { known } = seatState(begins, reader).hand;
  return foundIn(
    known,
    moments.flatMap(({ action }) => laidBy(action)),
  );
}

function laidBy(action: Action): readonly Card[] {
  switch (action.type) {
    case 'take':
      return action.with;
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    default:
      return [];
  }
}
