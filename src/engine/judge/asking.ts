import { at } from '../cards/lists.ts';
import { canEmptyHand } from '../play/abilities.ts';
import type { ActionOf } from '../position/action.ts';
import type { Position } from '../position/position.ts';
import { isTimeToAsk } from '../rules/out.ts';
import { partnersOf } from '../rulesets/seats.ts';
import type { Findings } from './findings.ts';
import { canPlayOn, hasBlackThreesThisTurn } from './turn-end.ts';

/** Judges the question “may I go out?”. */
export function ask(position: Position, findings: Findings): Position {
  const { parameters, seating } = position.ruleset;
  const { current } = position;
  const partners = partnersOf(seating, position.turn);
  if (!mayAskAt(position)) findings.refuse('ask-not-now');
  if (current.melded) findings.refuse('ask-after-melding');
  if (current.answer !== null) findings.refuse('ask-once');
  if (partners.length === 0) findings.refuse('ask-not-now');
  // A player who could not obey a “no” has nothing to ask.
  const couldObeyNo = () => canPlayOn(position) && !hasBlackThreesThisTurn(position);
  if (!findings.broken && position.phase === 'play' && !couldObeyNo()) findings.refuse('ask-not-now');
  if (!findings.broken && parameters.askOnlyIfAble && !canEmptyHand(position)) findings.refuse('ask-not-now');
  if (findings.broken) return position;
  const partner = at(partners, 0);
  findings.allow('ask-partner');
  findings.event({ type: 'asked', seat: position.turn, partner });
  return { ...position, current: { ...current, asked: partner } };
}

function mayAskAt(position: Position): boolean {
  const { drew } = position.current;
  return isTimeToAsk(position.ruleset.parameters, drew === 'stock', drew === 'pile');
}

/** Judges the partner's answer; where there are two partners the first may pass to the second. */
export function answer(position: Position, action: ActionOf<'answer'>, findings: Findings): Position {
  const { current } = position;
  if (current.asked === null) {
    findings.refuse('answer-not-asked');
    return position;
  }
  const partners = partnersOf(position.ruleset.seating, position.turn);
  const following = partners[partners.indexOf(current.asked) + 1];
  if (action.answer === 'pass' && following === undefined) {
    findings.refuse('answer-yes-or-no');
    return position;
  }
  findings.allow('answer-binds');
  findings.event({ type: 'answered', seat: current.asked, answer: action.answer });
  if (action.answer === 'pass') return { ...position, current: { ...current, asked: following ?? null } };
  return { ...position, current: { ...current, asked: null, answer: action.answer } };
}
