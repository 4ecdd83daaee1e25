import { type Card, cardAt } from '../cards/cards.ts';
import type { Action, MeldReference } from '../position/action.ts';
import type { Position } from '../position/position.ts';
import { cell, inSeat, jokerFace, kind, penaltyAt, redThree, surplusAt, three, two, waitingAt } from './layout.ts';
import { answers, type MoveList, moveType } from './move-list.ts';
import { highOf, jokersIn, kindOf, lengthOf, naturalsIn, type Part, suitOf, targetOf, twosIn } from './parts.ts';
import type { State } from './state.ts';
import { callOf, nameOf } from './unload.ts';

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
  /** Cards by rank that are left, those that must go first apart. */
  readonly #lists: readonly number[][];

  constructor(state: State) {
    this.#state = state;
    const turn = state.at(cell.turn);
    const ranks = Array.from({ length: 14 }, (_, rank) => rank);
    const waiting = ranks.map((rank) => state.at(waitingAt(turn) + rank));
    const penalty = ranks.map((rank) => state.at(penaltyAt(turn) + rank));
    const all = ranks.map((rank) => state.at(state.seat + rank));
    const surplus = ranks.map((rank) => state.at(surplusAt + rank));
    const rest = all.map((lanes, rank) => lanes - (waiting[rank] ?? 0) - (penalty[rank] ?? 0));
    const own = rest.map((lanes, rank) => lanes - Math.min(lanes, surplus[rank] ?? 0));
    this.#lists = state.at(state.seat + inSeat.owed) > 0 ? [waiting, penalty, surplus, own] : [surplus, own];
  }

  cardsOf(part: Part): readonly Card[] {
    const ofKind = kindOf(part);
    if (ofKind === kind.run) {
      return Array.from({ length: lengthOf(part) }, (_, step) =>
        cardAt(((highOf(part) + step) % 13) * 4 + suitOf(part)),
      );
    }
    return [
      ...(ofKind === kind.wild ? [] : this.#take(ofKind, naturalsIn(part))),
      ...new Array<Card>(jokersIn(part)).fill(cardAt(jokerFace)),
      ...this.#take(two, twosIn(part)),
    ];
  }

  #take(ofKind: number, cards: number): readonly Card[] {
    if (this.#state.suited) {
      return [0, 1, 2, 3].flatMap((suit) => {
        const copies = (cards >> (suit << 1)) & 3;
        return new Array<Card>(copies).fill(cardAt(ofKind * 4 + suit));
      });
    }
    return Array.from({ length: cards }, () => cardAt(this.#next(ofKind)));
  }

  #next(ofKind: number): number {
    const rank = ofKind === redThree ? three : ofKind;
    for (const list of this.#lists) {
      const lanes = list[rank] ?? 0;
      for (let suit = 0; suit < 4; suit++) {
        const face = rank * 4 + suit;
        if (((lanes >> (suit << 2)) & 15) === 0 || this.#state.kindOfFace(face) !== ofKind) continue;
        list[rank] = lanes - (1 << (suit << 2));
        return face;
      }
    }
    return 0;
  }
}
