import {
  type Action,
  canGoOut,
  judge,
  legalActions,
  meetsGoingOutRequirement,
  type Position,
  sideOf,
} from '../engine/index.ts';
import { mindFor } from './mind.ts';

/**
 * What a player does who means what he says. `view` is what his seat sees, `wanted` what he would like to do there: he asks only if he could
 * go out, says “yes” only where his own hand lets it be kept, and having had a “yes” does nothing that takes away the way out.
 */
export function dutiful(view: Position, wanted: Action): Action {
  if (wanted.type === 'ask') return canGoOut(view) ? wanted : withoutAsking(view);
  if (wanted.type === 'answer' && wanted.answer === 'yes') {
    return canBeMeant(view) ? wanted : { type: 'answer', answer: 'no' };
  }
  if (view.current.answer !== 'yes' || keepsTheWayOut(view, wanted) || !canGoOut(view)) return wanted;
  return legalActions(view).find((action) => keepsTheWayOut(view, action)) ?? wanted;
}

/** What judgement does here, which never asks in vain. */
function withoutAsking(view: Position): Action {
  const { play, moves, judgement } = mindFor(view);
  return play.actionOf(moves, judgement.best(moves));
}

/**
 * Whether the partner’s “yes” can be kept as far as he can tell who is asked: the hand of the declarer’s partner is deducted from the bid,
 * and he alone knows what it costs (sitoumussamba 26-b, 30-a). What the asker might still lay he does not count on.
 */
function canBeMeant(view: Position): boolean {
  const { contract, turn } = view;
  const { seating } = view.ruleset;
  if (contract === null || sideOf(seating, contract.seat) !== sideOf(seating, turn)) return true;
  return meetsGoingOutRequirement(view);
}

/** Whether the player in turn can still go out in this turn after an act, or has. */
function keepsTheWayOut(view: Position, action: Action): boolean {
  const verdict = judge(view, action);
  if (!verdict.legal) return false;
  const { next } = verdict;
  return next.phase === 'over' ? next.ending?.out === view.turn : next.turn === view.turn && canGoOut(next);
}
