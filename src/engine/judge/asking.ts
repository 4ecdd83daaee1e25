import { canEmptyHand } from '../play/legal-actions.ts';
import type { ActionOf } from '../position/action.ts';
import { dutiesOf } from '../position/duties.ts';
import { actor, type Position } from '../position/position.ts';
import { isGoingOutDecided } from '../rules/duties.ts';
import { isTimeToAsk } from '../rules/out.ts';
import { partnersOf } from '../rulesets/seats.ts';
import { canPlayOn, hasBlackThreesThisTurn } from './ending.ts';
import type { Findings } from './verdict.ts';

/** Judges the question “may I go out?”. */
export function ask(position: Position, findings: Findings): Position | null {
  const { parameters, seating } = position.ruleset;
  const { current, phase } = position;
  const [partner] = partnersOf(seating, position.turn);
  const isTime = isTimeToAsk(parameters, current.drew === 'stock', current.drew === 'pile');
  if (!isTime || isGoingOutDecided(dutiesOf(actor(position)))) findings.refuse('ask-not-now');
  if (current.melded) findings.refuse('ask-after-melding');
  if (current.answer !== null) findings.refuse('ask-once');
  if (partner === undefined) return findings.refuse('ask-not-now');
  // A player who could not obey a “no” has nothing to ask.
  const couldObeyNo = phase !== 'play' || (canPlayOn(position) && !hasBlackThreesThisTurn(position));
  if (!findings.broken && (!couldObeyNo || (parameters.askOnlyIfAble && !canEmptyHand(position))))
    findings.refuse('ask-not-now');
  findings.allow('ask-partner');
  findings.event({ type: 'asked', seat: position.turn, partner });
  return { ...position, current: { ...current, asked: partner } };
}

/** Judges the partner's answer; where there are two partners the first may pass to the second. */
export function answer(position: Position, action: ActionOf<'answer'>, findings: Findings): Position | null {
  const { current } = position;
  if (current.asked === null) return findings.refuse('answer-not-asked');
  const partners = partnersOf(position.ruleset.seating, position.turn);
  const following = partners[partners.indexOf(current.asked) + 1];
  if (action.answer === 'pass' && following === undefined) findings.refuse('answer-yes-or-no');
  findings.allow('answer-binds');
  findings.event({ type: 'answered', seat: current.asked, answer: action.answer });
  if (action.answer === 'pass') return { ...position, current: { ...current, asked: following ?? null } };
  return { ...position, current: { ...current, asked: null, answer: action.answer } };
}
