import { mustKeepCard } from './duties.ts';
import type { Findings } from './findings.ts';
import { breachRequirement, canEmptyHand, meetsGoingOutRequirement } from './going-out.ts';
import { actingSide, actor, type Position, playableCards, playableCount } from './position.ts';

/** Whether this turn must end with going out: the partner has said yes, or black threes have been melded. */
export function mustGoOut(position: Position): boolean {
  return hasBlackThreesThisTurn(position) || (position.current.answer === 'yes' && canEmptyHand(position));
}

/** Whether black threes were melded in this turn, which only going out allows. */
export function hasBlackThreesThisTurn(position: Position): boolean {
  return actingSide(position).melds.some((meld) => meld.kind === 'black-threes' && meld.begunThisTurn);
}

/**
 * Checks, after an act of the player in turn, that the turn can still be brought to a lawful end, and notes the rules that every
 * ending would break. `obliged` says whether the act was begun under the duty to go out.
 */
export function checkTurnCanEnd(position: Position, obliged: boolean, findings: Findings): void {
  const state = actor(position);
  const count = playableCount(state);
  const threes = hasBlackThreesThisTurn(position);
  if (position.current.lastThrees.length > 0) return;
  if (count === 0) {
    checkGoingOut(position, findings);
    if (threes && !meetsGoingOutRequirement(position)) findings.breach('black-threes-only-going-out');
    return;
  }
  if (threes || obliged) {
    if (canEmptyHand(position)) return;
    if (threes) findings.breach('black-threes-only-going-out');
    if (position.current.answer === 'yes') findings.breach('answered-yes');
  }
  if (canPlayOn(position)) return;
  if (canEmptyHand(position)) return;
  if (mustKeepCard(position)) findings.breach('answered-no');
  else noteKeepOne(position, count, findings);
}

/** A turn that can only end by going out, for which something is missing. */
function noteKeepOne(position: Position, count: number, findings: Findings): void {
  findings.breach('keep-one-card', { count });
  if (position.ruleset.has('contract')) breachRequirement(position, findings);
}

/** Checks that a hand that has been emptied may be: the requirement is met and nothing forbids going out. */
export function checkGoingOut(position: Position, findings: Findings): void {
  if (position.ruleset.parameters.goingOutNeedsDiscard) findings.breach('last-card-is-discarded');
  else if (!meetsGoingOutRequirement(position)) breachRequirement(position, findings);
  if (mustKeepCard(position)) findings.breach('answered-no');
}

/** Whether the turn can end with an ordinary discard after which a card is left. */
export function canPlayOn(position: Position): boolean {
  return playableCount(actor(position)) >= 2 && hasDiscard(position);
}

/** Whether the player holds a card that may be discarded at all. */
function hasDiscard(position: Position): boolean {
  const state = actor(position);
  const cards = playableCards(state);
  if (playableCount(state) > cards.length) return true;
  if (position.ruleset.parameters.redThreesLaid === 'never') return cards.length > 0;
  return cards.some((card) => card.role !== 'red-three');
}
