import type { Action } from '../../position/action.ts';
import { actor, cardsNotHeld, countOf, type Position, playableCount } from '../../position/position.ts';
import { drawCards, passTurn, takeHeld } from '../../position/transitions.ts';

/**
 * The position once a refused act has been done at a table all the same, as a ruling finds it: a discard lies on the pile and the turn has
 * passed, a card drawn too many is in the hand. What rulings undo (the pile taken, cards melded) is not done first, and neither is what
 * cannot be: a discard that is not held, or the last card of a hand that may not be empty.
 */
export function doneAllTheSame(position: Position, action: Action): Position {
  if (action.type === 'draw') return countOf(position.stock) === 0 ? position : drawCards(position, 1).position;
  if (action.type !== 'discard') return position;
  const { card } = action;
  const state = actor(position);
  if (playableCount(state) < 2 || cardsNotHeld(state, [card]).length > 0) return position;
  const taken = takeHeld(position, [card]).position;
  return passTurn({ ...taken, pile: [...taken.pile, card] });
}
