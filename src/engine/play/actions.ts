import { type Card, cardAt } from '../cards/cards.ts';
import type { Action, MeldReference } from '../position/action.ts';
import type { Position } from '../position/position.ts';
import * as layout from './layout.ts';
import { answers, type MoveList } from './move-list.ts';
import { highOf, jokersIn, kindOf, lengthOf, naturalsIn, type Part, suitOf, targetOf, twosIn } from './parts.ts';
import type { State } from './state.ts';
import { callOf, nameOf } from './unload.ts';

const { cell, inSeat, jokerFace, kind, penaltyAt, redThree, surplusAt, three, two, waitingAt, moveType } = layout;

/** The action that a move of a list stands for, with cards as they will be laid. `base` is the position that the state was loaded from. */
export function actionOf(state: State, moves: MoveList, move: number, base: Position): Action {
  const first = moves.firstOf(move);
  switch (moves.typeOf(move)) {
    case moveType.draw:
      return { type: 'draw' };
    case moveType.turnUp:
      return { type: 'turn-up' };
    case moveType.end:
      return { type: 'end' };
    case moveType.ask:
      return { type: 'ask' };
    case moveType.answer:
      return { type: 'answer', answer: answers[first] ?? 'no' };
    case moveType.discard:
      return { type: 'discard', card: cardAt(first) };
    case moveType.lay:
      return { type: 'lay', card: cardAt(first) };
    case moveType.buy:
      return { type: 'buy', card: cardAt(first) };
    case moveType.call:
      return { type: 'call', call: callOf(first) };
    case moveType.merge:
      return {
        type: 'merge',
        first: meldNamed(state, base, first),
        second: meldNamed(state, base, moves.secondOf(move)),
      };
    case moveType.take:
      return takeOf(state, moves, move, base);
    default:
      return layingOf(state, moves, move, base);
  }
}

function meldNamed(state: State, base: Position, place: number): MeldReference {
  const side = base.sides[state.sideInTurn];
  return { name: side === undefined ? '' : nameOf(state, side, state.meld(place)) };
}

function layingOf(state: State, moves: MoveList, move: number, base: Position): Action {
  const hand = new Hand(state);
  if (moves.typeOf(move) === moveType.add) {
    const part = moves.partOf(move, 0);
    return { type: 'add', additions: [{ meld: meldNamed(state, base, targetOf(part)), cards: hand.cardsOf(part) }] };
  }
  return { type: 'meld', melds: partsOf(moves, move).map((part) => ({ cards: hand.cardsOf(part) })) };
}

function partsOf(moves: MoveList, move: number): readonly Part[] {
  return Array.from({ length: moves.partCount(move) }, (_, place) => moves.partOf(move, place));
}

function takeOf(state: State, moves: MoveList, move: number, base: Position): Action {
  const hand = new Hand(state);
  const [first, ...others] = partsOf(moves, move).map((part) => hand.cardsOf(part));
  // Of a side that has opened all cards go with the top card, also those that begin a second set of its rank.
  const together = state.opened ? [...(first ?? []), ...others.flat()] : (first ?? []);
  const melds = state.opened ? [] : others.map((cards) => ({ cards }));
  const onto = moves.firstOf(move);
  const depth = moves.secondOf(move);
  return {
    type: 'take',
    with: together,
    ...(onto > 0 ? { onto: meldNamed(state, base, onto) } : {}),
    melds,
    ...(depth > 1 ? { depth } : {}),
  };
}

/** The cards of parts that are laid together from the hand of the seat in turn. */
export function cardsOfParts(state: State, parts: readonly Part[]): readonly (readonly Card[])[] {
  const hand = new Hand(state);
  return parts.map((part) => hand.cardsOf(part));
}

/** The hand of the seat in turn while cards of a move are taken from it, in the order in which they will be laid. */
class Hand {
  readonly #state: State;
  /** Of each rank that has been asked for what is left: cards that wait, penalty cards, those that must go in this turn, and the others. */
  readonly #left: number[][] = [];

  constructor(state: State) {
    this.#state = state;
  }

  cardsOf(part: Part): readonly Card[] {
    const ofKind = kindOf(part);
    const cards: Card[] = [];
    if (ofKind === kind.run) {
      const suit = suitOf(part);
      const high = highOf(part);
      for (let step = 0; step < lengthOf(part); step++) cards.push(cardAt(((high + step) % 13) * 4 + suit));
      return cards;
    }
    if (ofKind !== kind.wild) this.#take(ofKind, naturalsIn(part), cards);
    for (let jokers = jokersIn(part); jokers > 0; jokers--) cards.push(cardAt(jokerFace));
    this.#take(two, twosIn(part), cards);
    return cards;
  }

  #take(ofKind: number, chosen: number, cards: Card[]): void {
    if (!this.#state.suited) {
      for (let count = chosen; count > 0; count--) cards.push(cardAt(this.#next(ofKind)));
      return;
    }
    for (let suit = 0; suit < 4; suit++) {
      for (let copies = (chosen >> (suit << 1)) & 3; copies > 0; copies--) cards.push(cardAt(ofKind * 4 + suit));
    }
  }

  #next(ofKind: number): number {
    const rank = ofKind === redThree ? three : ofKind;
    const left = this.#leftOf(rank);
    for (let list = 0; list < left.length; list++) {
      const lanes = left[list] ?? 0;
      for (let suit = 0; suit < 4; suit++) {
        const face = rank * 4 + suit;
        if (((lanes >> (suit << 2)) & 15) === 0 || this.#state.kindOfFace(face) !== ofKind) continue;
        left[list] = lanes - (1 << (suit << 2));
        return face;
      }
    }
    return 0;
  }

  #leftOf(rank: number): number[] {
    const known = this.#left[rank];
    if (known !== undefined) return known;
    const state = this.#state;
    const turn = state.at(cell.turn);
    const owes = state.at(state.seat + inSeat.owed) > 0;
    const waiting = owes ? state.at(waitingAt(turn) + rank) : 0;
    const penalty = owes ? state.at(penaltyAt(turn) + rank) : 0;
    const rest = state.at(state.seat + rank) - waiting - penalty;
    const surplus = Math.min(rest, state.at(surplusAt + rank));
    const left = [waiting, penalty, surplus, rest - surplus];
    this.#left[rank] = left;
    return left;
  }
}
