import { layout, type MoveList, moveType, type Play, parts, type Ruleset } from '../../../src/engine/index.ts';

const { cell, redThree } = layout;

/**
 * How somebody plays who knows the rules and little more: takes the pile whenever he can, lays whatever he can, throws the card of which
 * he has fewest, never a wild one if he can help it, and goes out as soon as he may.
 */
export function beginnersMove(play: Play, moves: MoveList, { parameters }: Ruleset): number {
  const suited = parameters.maxSequence > 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < moves.count; move++) {
    const liking = likingOf(play, moves, move, suited);
    if (liking > most) {
      most = liking;
      best = move;
    }
  }
  return best;
}

function likingOf(play: Play, moves: MoveList, move: number, suited: boolean): number {
  switch (moves.typeOf(move)) {
    case moveType.lay:
      return 1000;
    case moveType.take:
      return 900 - cardsOf(moves, move, suited);
    case moveType.draw:
      return 500;
    case moveType.meld:
    case moveType.add:
      return 300 + cardsOf(moves, move, suited);
    case moveType.merge:
      return 200;
    case moveType.discard:
      return -discardCost(play, moves.firstOf(move));
    case moveType.answer:
      return moves.firstOf(move) === 0 ? 1 : 0;
    case moveType.call:
      return moves.firstOf(move) === 0 ? 10 : -moves.firstOf(move);
    default:
      return -1000;
  }
}

function cardsOf(moves: MoveList, move: number, suited: boolean): number {
  const count = suited ? parts.sumOfSuits : (cards: number) => cards;
  let cards = 0;
  for (let place = 0; place < moves.partCount(move); place++) {
    const part = moves.partOf(move, place);
    cards +=
      parts.kindOf(part) === layout.kind.run
        ? parts.lengthOf(part)
        : count(parts.naturalsIn(part)) + count(parts.twosIn(part)) + parts.jokersIn(part);
  }
  return cards;
}

function discardCost(play: Play, face: number): number {
  const ofKind = face === 45 || face === 46 ? redThree : face >> 2;
  if (ofKind === redThree) return 0;
  if (ofKind >= layout.two) return 90;
  const count = play.count(play.at(cell.turn), ofKind);
  return count * 10 + (ofKind === layout.three ? 5 : 0);
}
