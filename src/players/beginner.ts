import {
  type Face,
  layout,
  type MoveList,
  moveType,
  type Play,
  parts,
  type Ruleset,
  type SeatIndex,
  type SideIndex,
  seatAfter,
} from '../engine/index.ts';
import { goesOntoRun, goesOntoSet } from './judgement/onto-melds.ts';

const { cell, inSeat, firstAt, inSide, kind, redThree, seatAt, sideAt } = layout;

/** A hand of so few cards threatens to go out. */
const fewCards = 4;

/** A pile of so many cards is worth a black three to a beginner, where the next player's table grows. */
const largePile = 6;

/** How much a card is kept back that fits the next player's table, and how much more one with which he could take the pile as it lies. */
const [fed, given] = [60, 150];

/** How much a wild card is kept back: more than any other card. */
const wildKept = 400;

/**
 * How somebody plays who knows the rules and little more: takes the pile whenever he can, lays what he can, throws the card of which he has
 * fewest, never a wild one if he can help it, and goes out as soon as he may. He is slow, not hostile to his own side: what lies open he
 * sees, so that he throws no card that takes the pile onto the next player's table while he has another, stops that player with a black three when the
 * pile is large or a hand runs out, and opens without more wild cards than it takes. What has been thrown before he has forgotten.
 */
export function beginnersMove(play: Play, moves: MoveList, ruleset: Ruleset): number {
  const suited = ruleset.parameters.maxSequence > 0;
  const next = nextAfter(play, ruleset);
  const threatened = isThreatened(play, next);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < moves.count; move++) {
    const liking = likingOf(play, moves, move, suited, next, threatened);
    if (liking > most) {
      most = liking;
      best = move;
    }
  }
  return best;
}

function likingOf(
  play: Play,
  moves: MoveList,
  move: number,
  suited: boolean,
  next: Opponent,
  threatened: boolean,
): number {
  switch (moves.typeOf(move)) {
    case moveType.lay:
      return 1000;
    case moveType.take:
      return 900 - cardsOf(moves, move, suited);
    case moveType.draw:
      return 500;
    case moveType.meld:
    case moveType.add:
      return 300 + cardsOf(moves, move, suited) - wildsOf(moves, move, suited) * wildCost;
    case moveType.merge:
      return 200;
    case moveType.discard:
      return -discardCost(play, moves.faceOf(move), next, threatened);
    case moveType.answer:
      return moves.firstOf(move) === 0 ? 1 : 0;
    case moveType.call:
      return moves.firstOf(move) === 0 ? 10 : -moves.firstOf(move);
    default:
      return -1000;
  }
}

/** A wild card that is laid weighs more than the cards that it brings down. */
const wildCost = 6;

/** The player to the left, who may take the pile next, with his side, in the game that is played. */
interface Opponent {
  readonly seat: SeatIndex;
  readonly side: SideIndex;
  readonly ruleset: Ruleset;
}

function nextAfter(play: Play, ruleset: Ruleset): Opponent {
  const seat = seatAfter(play.at(cell.turn), 1, play.seats.length);
  return { seat, side: play.sideOf(seat), ruleset };
}

/** Whether the next player is to be stopped: his side has melds, and the pile is large or his hand small. */
function isThreatened(play: Play, { seat, side }: Opponent): boolean {
  if (play.in(sideAt(side), inSide.melds) === 0) return false;
  return play.at(cell.pile) >= largePile || play.in(seatAt(seat), inSeat.held) <= fewCards;
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

function wildsOf(moves: MoveList, move: number, suited: boolean): number {
  const count = suited ? parts.sumOfSuits : (cards: number) => cards;
  let wilds = 0;
  for (let place = 0; place < moves.partCount(move); place++) {
    const part = moves.partOf(move, place);
    if (parts.kindOf(part) !== kind.run) wilds += count(parts.twosIn(part)) + parts.jokersIn(part);
  }
  return wilds;
}

function discardCost(play: Play, face: Face, { side, ruleset }: Opponent, threatened: boolean): number {
  const ofKind = layout.kindOfFace(face);
  const takesRun = goesOntoRun(play, ruleset, side, face);
  if (ofKind === redThree) return takesRun ? given : 0;
  if (ofKind >= layout.two) return wildKept;
  const takes = takesRun || goesOntoSet(play, ruleset, side, ofKind);
  const kept = play.count(play.at(cell.turn), ofKind) * 10 + (takes ? given : 0);
  if (ofKind === layout.three) return threatened && !takesRun ? -10 : kept + 5;
  const fits = takesRun || play.nth(firstAt(sideAt(side)), ofKind) > 0;
  return kept + (fits ? fed : 0);
}
