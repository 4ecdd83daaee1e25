import type { Card } from '../cards/cards.ts';
import type { Action } from '../position/action.ts';
import type { Position } from '../position/position.ts';
import * as layout from './cells/cell-layout.ts';
import { sightOf, stateOf } from './cells/from-position.ts';
import { actionOf } from './cells/move-actions.ts';
import { MoveList } from './cells/move-list.ts';
import { faceOfIndex } from './cells/table-numbers.ts';
import { isInAny } from './list/list-discards.ts';
import { Moves } from './list/list-moves.ts';
import { MeldOut } from './out/meld-out.ts';

const { cell, phase } = layout;

/**
 * The legal elementary actions of the player in turn, each once up to equivalent cards. Every position that a legal turn can reach is
 * reached by listed actions, and until the deal is over there always is one. Where only so many are asked for, no more openings are
 * looked for once there are as many; of a hand of more than thirty cards those are listed that counted steps find.
 */
export function legalActions(position: Position, most = Number.POSITIVE_INFINITY): readonly Action[] {
  const state = sightOf(position);
  const moves = new MoveList(most);
  new Moves(state).list(moves);
  return Array.from({ length: Math.min(moves.count, most) }, (_, move) => actionOf(state, moves, move, position));
}

/** Whether there is any legal way to take the pile now. */
export function isTakeable(position: Position): boolean {
  const takes = new MoveList();
  new Moves(sightOf(position)).listTakes(takes);
  return takes.count > 0;
}

/**
 * Whether, with the stock empty, the player must take the pile: its top card can go onto a meld of the side. Cards of the hand oblige
 * nobody, but where no card goes onto a set by itself those that the taking needs.
 */
export function mustTakePile(position: Position): boolean {
  return new Moves(sightOf(position)).mustTake(new MoveList());
}

/**
 * Whether the player in turn has a legal way to go out in this turn. Before the draw it is asked for the pile and for the stock;
 * a stock card that is not known can only be discarded. Cards that red threes could buy are left out of account.
 */
export function canGoOut(position: Position): boolean {
  return new Moves(stateOf(position)).canGoOut(new MoveList());
}

/**
 * Whether the player in turn, who has drawn, has a legal way to empty the hand in this turn: melds, additions and at most one
 * discard. Exact; unknown cards can only be discarded.
 */
export function canEmptyHand(position: Position): boolean {
  return new MeldOut(sightOf(position)).canEmpty();
}

/** Whether, the hand being empty, the melds give the side what going out takes, as they lie or once they have been merged. */
export function isEnoughMerged(position: Position): boolean {
  return new MeldOut(sightOf(position)).isEnoughMerged();
}

/** Which of some cards the player in turn can lawfully meld now, each by itself or together with others of the hand. */
export function meldable(position: Position, cards: readonly Card[]): readonly Card[] {
  const state = sightOf(position);
  const moves = new MoveList();
  new Moves(state).listMelds(moves);
  return cards.filter(({ index }) => isInAny(state, moves, faceOfIndex(index)));
}

/** Whether the declarer has any lawful opening before play. */
export function canOpenForBid(position: Position): boolean {
  const state = sightOf(position);
  return state.at(cell.phase) === phase.contractOpening && new Moves(state).calls.canOpen();
}
