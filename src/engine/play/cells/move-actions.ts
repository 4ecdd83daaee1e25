import { type Card, cardAt } from '../../cards/cards.ts';
import type { Action, MeldReference, TakeAction } from '../../position/action.ts';
import type { Position } from '../../position/position.ts';
import * as layout from './cell-layout.ts';
import { answers, type MoveList } from './move-list.ts';
import { highOf, jokersIn, kindOf, lengthOf, naturalsIn, type Part, suitOf, targetOf, twosIn } from './packed-meld.ts';
import type { State } from './play-state.ts';
import { type Face, faceOf, type MeldRef } from './table-numbers.ts';
import { callOf, nameOf } from './to-position.ts';

const { cell, inSeat, jokerFace, kind, moveType, penaltyAt, redThree, surplusAt, three, two, waitingAt } = layout;

/** What moves are called that nothing more is said of, and those of one card. */
const bare = new Map<number, 'draw' | 'turn-up' | 'end' | 'ask'>([
  [moveType.draw, 'draw'],
  [moveType.turnUp, 'turn-up'],
  [moveType.end, 'end'],
  [moveType.ask, 'ask'],
]);
const ofOneCard = new Map<number, 'discard' | 'lay' | 'buy'>([
  [moveType.discard, 'discard'],
  [moveType.lay, 'lay'],
  [moveType.buy, 'buy'],
]);

/** The action that a move of a list stands for, with cards as they will be laid. `base` is the position that the state was loaded from. */
export function actionOf(state: State, moves: MoveList, move: number, base: Position): Action {
  const first = moves.firstOf(move);
  const ofMove = moves.typeOf(move);
  const alone = bare.get(ofMove);
  if (alone !== undefined) return { type: alone };
  const withCard = ofOneCard.get(ofMove);
  if (withCard !== undefined) return { type: withCard, card: cardAt(moves.faceOf(move)) };
  switch (ofMove) {
    case moveType.answer:
      return { type: 'answer', answer: answers[first] ?? 'no' };
    case moveType.call:
      return { type: 'call', call: callOf(first) };
    case moveType.merge:
      return {
        type: 'merge',
        first: meldNamed(state, base, moves.meldOf(move)),
        second: meldNamed(state, base, moves.otherMeldOf(move)),
      };
    case moveType.take:
      return takeOf(state, partsOf(moves, move), moves.meldOf(move), moves.secondOf(move), base);
    default:
      return layingOf(state, moves, move, base);
  }
}

function meldNamed(state: State, base: Position, ref: MeldRef): MeldReference {
  const side = base.sides[state.sideInTurn];
  return { name: side === undefined ? '' : nameOf(state, side, state.meld(ref)) };
}

function layingOf(state: State, moves: MoveList, move: number, base: Position): Action {
  const laid = cardsOfParts(state, partsOf(moves, move)).map((cards) => ({ cards }));
  if (moves.typeOf(move) === moveType.meld) return { type: 'meld', melds: laid };
  const meld = meldNamed(state, base, targetOf(moves.partOf(move, 0)));
  return { type: 'add', additions: laid.map(({ cards }) => ({ meld, cards })) };
}

function partsOf(moves: MoveList, move: number): readonly Part[] {
  return Array.from({ length: moves.partCount(move) }, (_, place) => moves.partOf(move, place));
}

/** The taking of the pile so deep with parts, the first with the top card; `onto` is the meld that it names, or `noMeld`. */
export function takeOf(state: State, parts: readonly Part[], onto: MeldRef, depth: number, base: Position): TakeAction {
  const [first = [], ...others] = cardsOfParts(state, parts);
  return {
    type: 'take',
    // Of a side that has opened all cards go with the top card, also those that begin a second set of its rank.
    with: state.opened ? [...first, ...others.flat()] : first,
    ...(onto > 0 ? { onto: meldNamed(state, base, onto) } : {}),
    melds: state.opened ? [] : others.map((cards) => ({ cards })),
    ...(depth > 1 ? { depth } : {}),
  };
}

/** The cards of parts that are laid together from the hand of the seat in turn, as they will be laid. */
export function cardsOfParts(state: State, parts: readonly Part[]): readonly (readonly Card[])[] {
  const left: Face[][] = [];
  return parts.map((part) => cardsOf(state, part, left));
}

/** The cards of a part; `left` are the faces of each kind that parts before it have left, in the order in which they leave the hand. */
function cardsOf(state: State, part: Part, left: Face[][]): readonly Card[] {
  const cards: Card[] = [];
  const ofKind = kindOf(part);
  if (ofKind === kind.run) {
    for (let step = 0; step < lengthOf(part); step++)
      cards.push(cardAt(faceOf((highOf(part) + step) % 13, suitOf(part))));
    return cards;
  }
  takeCards(state, ofKind, naturalsIn(part), left, cards);
  for (let jokers = jokersIn(part); jokers > 0; jokers--) cards.push(cardAt(jokerFace));
  takeCards(state, two, twosIn(part), left, cards);
  return cards;
}

function takeCards(state: State, ofKind: number, chosen: number, left: Face[][], cards: Card[]): void {
  if (chosen === 0) return;
  if (state.suited) {
    for (let suit = 0; suit < 4; suit++)
      for (let copies = (chosen >> (suit << 1)) & 3; copies > 0; copies--) cards.push(cardAt(faceOf(ofKind, suit)));
    return;
  }
  left[ofKind] ??= facesHeld(state, ofKind);
  for (let count = chosen; count > 0; count--) cards.push(cardAt(left[ofKind].shift() ?? 0));
}

/** The faces of a kind that the seat in turn holds: cards that wait, penalty cards, those that must go in this turn, then the others. */
function facesHeld(state: State, ofKind: number): Face[] {
  const rank = ofKind === redThree ? three : ofKind;
  const turn = state.at(cell.turn);
  const owes = state.in(state.seat, inSeat.owed) > 0;
  const faces: Face[] = [];
  let rest = state.nth(state.seat, rank);
  for (const list of owes ? [waitingAt(turn), penaltyAt(turn), surplusAt, state.seat] : [surplusAt, state.seat]) {
    const lanes = Math.min(rest, state.nth(list, rank));
    rest -= lanes;
    for (let suit = 0; suit < 4; suit++) {
      const face = faceOf(rank, suit);
      if (state.kindOfFace(face) !== ofKind) continue;
      for (let copies = (lanes >> (suit << 2)) & 15; copies > 0; copies--) faces.push(face);
    }
  }
  return faces;
}
