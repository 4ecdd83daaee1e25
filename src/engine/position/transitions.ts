import { type Card, isRedThree, without } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import { denominations, rankOfBid } from '../rules/bid.ts';
import { countAfterTurn } from '../rules/duties.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { nextSeat, type Seat, type Side } from '../rulesets/seats.ts';
import type { Bid } from './action.ts';
import { dutiesOf, redThreesHeld } from './duties.ts';
import {
  actingSide,
  actor,
  type Cards,
  type Contract,
  countOf,
  type Duty,
  type Ending,
  freshTurn,
  type Position,
  type SeatState,
  type SideState,
  sideState,
  withRedThrees,
  withSeat,
  withSide,
} from './position.ts';

// What acts and rulings do to a position: the same cards go the same way, whether a player has moved them or a referee. Whether they may,
// and what is told of it, is the judge’s; nothing here asks.

/** Where a card of a seat lay before it left: `unknown` is one of the cards of the hand of which only the number is known. */
export type HeldPlace = 'waiting' | 'penaltyCards' | 'hand' | 'unknown';

/** A position without cards that were held, and where each of them lay. */
export interface Taken {
  readonly position: Position;
  readonly places: readonly HeldPlace[];
}

/**
 * Takes cards from the seat in turn. Waiting and penalty cards go first, since they must go; a card that is in no known place is one of
 * the unknown cards of the hand.
 */
export function takeHeld(position: Position, cards: readonly Card[]): Taken {
  const state = actor(position);
  let { waiting, penaltyCards } = state;
  let { unknown } = state.hand;
  const known = state.hand.known.slice();
  const places = cards.map((card): HeldPlace => {
    if (waiting.includes(card)) {
      waiting = lessOf(waiting, [card]);
      return 'waiting';
    }
    if (penaltyCards.includes(card)) {
      penaltyCards = lessOf(penaltyCards, [card]);
      return 'penaltyCards';
    }
    if (known.includes(card)) {
      known.splice(known.indexOf(card), 1);
      return 'hand';
    }
    unknown -= 1;
    return 'unknown';
  });
  const next = withSeat(position, { ...state, hand: { known, unknown }, waiting, penaltyCards });
  const { surplus, lastThrees } = position.current;
  if (surplus.length === 0 && lastThrees.length === 0) return { position: next, places };
  const left = { surplus: lessOf(surplus, cards), lastThrees: lessOf(lastThrees, cards) };
  return { position: { ...next, current: { ...next.current, ...left } }, places };
}

/** A list without those of the cards that are in it. */
function lessOf(list: readonly Card[], cards: readonly Card[]): readonly Card[] {
  return cards.reduce((left, card) => without(left, [card]) ?? left, list);
}

/** The position with more cards in the hand of the seat in turn; what may be done is judged before drawn cards are seen: unknown. */
export function withHandCards(position: Position, more: readonly Card[], unknown = 0): Position {
  const state = actor(position);
  const hand = { known: [...state.hand.known, ...more], unknown: state.hand.unknown + unknown };
  return withSeat(position, { ...state, hand });
}

/** What a draw from the stock has brought. */
export interface Drawn {
  readonly position: Position;
  /** How many cards have come to the hand. */
  readonly kept: number;
  /** The red threes among the cards that went to the table at once. */
  readonly laid: readonly Card[];
  /** Whether the draw took the last card of the stock. */
  readonly emptied: boolean;
}

/**
 * Draws for the seat in turn until `count` cards stay in the hand or the stock is empty. `named` says which cards come where the stock
 * is only a number.
 */
export function drawCards(position: Position, count: number, named: readonly Card[] = []): Drawn {
  const lays = position.ruleset.parameters.redThreesLaid !== 'never';
  const known: Card[] = [];
  const laid: Card[] = [];
  const inStock = position.stock.known;
  let unknown = 0;
  let drawn = 0;
  for (; known.length + unknown < count && drawn < countOf(position.stock); drawn++) {
    const card = inStock[drawn] ?? named[drawn - inStock.length];
    if (card === undefined) unknown += 1;
    else if (lays && card.role === 'red-three') laid.push(card);
    else known.push(card);
  }
  const stock = withoutTop(position.stock, drawn);
  const emptied = drawn > 0 && countOf(stock) === 0;
  const next: Position = { ...withHandCards(position, known, unknown), stock };
  const found = { kept: known.length + unknown, laid, emptied };
  if (lays) return { position: laid.length > 0 ? withRedThrees(next, position.turn, laid) : next, ...found };
  // Where red threes stay in the hand those of the draw that empties the stock must go, and the deal then ends.
  const lastThrees = emptied ? known.filter(isRedThree) : [];
  const owing = lastThrees.length > 0 ? { ...next, current: { ...next.current, lastThrees } } : next;
  return { position: owing, ...found };
}

/** The stock without so many of its uppermost cards. */
function withoutTop({ known, unknown }: Cards, count: number): Cards {
  return { known: known.slice(count), unknown: unknown - Math.max(0, count - known.length) };
}

/** A red three goes from the hand of the seat in turn to the table. */
export function layRedThree(position: Position, card: Card): Position {
  return withRedThrees(takeHeld(position, [card]).position, position.turn, [card]);
}

/** What turning up the first card has brought. */
export interface TurnedUp {
  readonly position: Position;
  /** The cards that were turned up, the one that may stay last. */
  readonly turned: readonly Card[];
  /** The red threes of the deal that were laid, and the draws that replaced them. */
  readonly replaced: readonly Drawn[];
}

/**
 * Turns up stock cards for the pile until one may stay; then the player on the dealer’s left is in turn. A card that is not known is gone
 * from the stock and nowhere else: what a view does not show, the next view does.
 */
export function turnUp(position: Position): TurnedUp {
  const { stock, ruleset } = position;
  const first = stock.known.findIndex((card) => mayBeTurnedUp(ruleset, card));
  const turned = first < 0 ? stock.known : stock.known.slice(0, first + 1);
  const gone = stock.known.length === 0 ? Math.min(1, stock.unknown) : turned.length;
  const turn = nextSeat(ruleset.seating, position.dealer);
  const pile = [...position.pile, ...turned];
  return { ...layDealtRedThrees({ ...position, phase: 'draw', turn, pile, stock: withoutTop(stock, gone) }), turned };
}

/** Whether a card that was turned up for the pile may stay its top card. */
export function mayBeTurnedUp({ parameters }: Ruleset, card: Card): boolean {
  if (parameters.redThreesLaid === 'never' || card.role === 'natural') return true;
  return card.role === 'black-three' && !parameters.coverBlackThreeUpcard;
}

/** Where red threes are laid right after the deal: every hand from the dealer's left lays and replaces its own. */
function layDealtRedThrees(position: Position): Omit<TurnedUp, 'turned'> {
  if (position.ruleset.parameters.redThreesLaid !== 'at-the-deal') return { position, replaced: [] };
  const replaced: Drawn[] = [];
  let next = position;
  for (const _ of position.ruleset.seating.seats) {
    for (const card of redThreesHeld(actor(next))) {
      const drawn = drawCards(layRedThree(next, card), 1);
      replaced.push(drawn);
      next = drawn.position;
    }
    next = { ...next, turn: nextSeat(next.ruleset.seating, next.turn) };
  }
  return { position: next, replaced };
}

/** The rank of a bid among all bids. */
export function rankOf(bid: Bid): number {
  return rankOfBid(bid.level, denominations.indexOf(bid.denomination));
}

/** The bids of the auction so far with their makers, in the order they were made. */
export function bidsOf({ calls, dealer, ruleset }: Position): readonly Contract[] {
  const { seats } = ruleset.seating;
  return calls.flatMap((bid, place) =>
    typeof bid === 'string' ? [] : [{ seat: at(seats, (dealer + place) % seats.length), bid, doubledBy: null }],
  );
}

/** The side of a bid that cannot be opened for is charged, and there is no contract. */
export function failBid(position: Position, { seat }: Contract): Position {
  const side = sideState(position, seat);
  const penalties = side.penalties + position.ruleset.parameters.failedBidPenalty;
  return withSide({ ...position, contract: null }, { ...side, penalties });
}

/** The highest bid of the auction below another; undefined if there is none. */
export function bidBelow(position: Position, bid: Bid): Contract | undefined {
  return bidsOf(position).findLast((other) => rankOf(other.bid) < rankOf(bid));
}

/** The maker of a bid is to open for it. */
export function withContract(position: Position, contract: Contract): Position {
  return { ...position, contract, phase: 'contract-opening', turn: contract.seat };
}

/** How a deal ends in which nobody goes out concealed: who went out, or why it ends without anybody. */
export type PlainEnding =
  | { readonly cause: 'without-stock' | 'red-three' }
  | { readonly cause: 'gone-out'; readonly out: Seat }
  | { readonly cause: 'lost-game'; readonly loser: Side };

/** The deal is over. */
export function over(position: Position, ending: PlainEnding | Ending): Position {
  const plain: Ending = { out: null, concealed: false, ownCanasta: false, cause: ending.cause, loser: null };
  return { ...position, phase: 'over', ending: { ...plain, ...ending } };
}

/** The turn passes to the next seat clockwise, and what was to be served in it has been. */
export function passTurn(position: Position): Position {
  const { seating } = position.ruleset;
  const state = actor(position);
  const done = withSeat(position, {
    ...state,
    played: true,
    melded: state.melded || position.current.melded || position.current.drew === 'pile',
    duties: dutiesAfterTurn(state, position),
  });
  const next: Position = { ...done, phase: 'draw', turn: nextSeat(seating, position.turn), current: freshTurn };
  const side = actingSide(position);
  return side.melds.some((meld) => meld.begunThisTurn) ? withSide(next, settled(side)) : next;
}

/** A side whose melds have all been begun before the turn that comes. */
export function settled(side: SideState): SideState {
  return { ...side, melds: side.melds.map((meld) => (meld.begunThisTurn ? { ...meld, begunThisTurn: false } : meld)) };
}

/** What is still to be served of the seat's duties after the turn that ends now. */
function dutiesAfterTurn(state: SeatState, { current }: Position): readonly Duty[] {
  const all = dutiesOf(state);
  return state.duties.flatMap(({ code, count }) => {
    const left = countAfterTurn(code, count, all, current.drew !== 'nothing');
    return left < 0 ? [] : [{ code, count: left }];
  });
}
