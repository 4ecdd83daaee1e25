import type { Action } from '../position/action.ts';
import { lostDraw, mayNotDraw } from '../position/duties.ts';
import { actor, countOf, type Position } from '../position/position.ts';
import { hasAuction } from '../rules/bid.ts';
import { isConsequence, isOfCards } from '../rulesets/codes.ts';
import { answer, ask } from './asking.ts';
import { call } from './auction.ts';
import { openForBid } from './declarer-opening.ts';
import { discard } from './discarding.ts';
import { buy, draw, end, lay, turnUpFirst } from './drawing.ts';
import { Findings } from './findings.ts';
import { add, meld } from './melding.ts';
import { merge } from './merging.ts';
import { take } from './taking.ts';
import type { Verdict } from './verdict.ts';

/**
 * Judges one action of the player in turn. Legal: the next position, the events and the clauses it rests on. Illegal: every rule
 * broken, the decisive one first, which is one that does not only follow from another. An action is illegal as soon as no legal
 * completion of the turn exists after it.
 */
export function judge(position: Position, action: Action): Verdict {
  const findings = new Findings(position.ruleset);
  const next = attempt(position, action, findings);
  const { reasons, events, grounds } = findings;
  const decisive = reasons.find(({ code }) => !isConsequence(code)) ?? reasons[0];
  if (decisive === undefined) return { legal: true, next, events, grounds };
  return { legal: false, reasons: [decisive, ...reasons.filter((reason) => reason !== decisive)] };
}

/** Whether the action is legal. */
export function permits(position: Position, action: Action): boolean {
  return judge(position, action).legal;
}

function attempt(position: Position, action: Action, findings: Findings): Position {
  const at = atStage(position, action, findings);
  if (at !== null) return attemptNow(at, action, findings);
  noteFaultsOfCards(position, action, findings);
  return position;
}

/** An act at the wrong time may be wrong by its cards as well, whenever it were done. */
function noteFaultsOfCards(position: Position, action: Action, findings: Findings): void {
  const turns = position.phase === 'draw' || position.phase === 'play';
  if (!turns || !(melds(action) || action.type === 'discard')) return;
  const faults = new Findings(position.ruleset);
  attemptNow({ ...position, phase: 'play', current: { ...position.current, asked: null } }, action, faults);
  findings.include(faults, isOfCards);
}

/** Judges an action for which it is time. */
function attemptNow(at: Position, action: Action, findings: Findings): Position {
  switch (action.type) {
    case 'turn-up':
      return turnUpFirst(at, findings);
    case 'draw':
      return draw(at, action, findings);
    case 'take':
      return take(at, action, findings);
    case 'meld':
      return at.phase === 'contract-opening' ? openForBid(at, action, findings) : meld(at, action, findings);
    case 'add':
      return add(at, action, findings);
    case 'merge':
      return merge(at, action, findings);
    case 'lay':
      return lay(at, action, findings);
    case 'buy':
      return buy(at, action, findings);
    case 'discard':
      return discard(at, action, findings);
    case 'ask':
      return ask(at, findings);
    case 'answer':
      return answer(at, action, findings);
    case 'call':
      return call(at, action, findings);
    case 'end':
      return end(at, findings);
  }
}

/** The position in which the action may be tried; null, with the rule, if it is not its time. */
function atStage(position: Position, action: Action, findings: Findings): Position | null {
  if (position.phase === 'over') {
    findings.refuse(position.ending === null ? 'deal-over-gone-out' : `deal-over-${position.ending.cause}`);
    return null;
  }
  if (position.current.asked !== null && action.type !== 'answer') {
    findings.refuse('answer-first', {}, melds(action) || action.type === 'take' ? 'melding' : undefined);
    return null;
  }
  if (action.type === 'turn-up' || position.phase === 'deal') {
    if (action.type === 'turn-up' && position.phase === 'deal') return position;
    if (action.type === 'turn-up') findings.refuse('upcard-not-now', {}, beforePlay(position));
    else findings.refuse('not-at-this-stage');
    return null;
  }
  if (!isStageOf(position, action)) {
    noteWrongStage(position, action, findings);
    return null;
  }
  if (position.phase === 'auction' || position.phase === 'contract-opening') return position;
  if (position.current.lastThrees.length > 0 && !usesLastThrees(position, action)) {
    findings.refuse('stop-after-last-red-three', { cards: position.current.lastThrees });
    return null;
  }
  switch (action.type) {
    case 'draw':
    case 'take':
    case 'end':
      if (position.phase === 'draw') return position;
      noteSecondDraw(position, action.type, findings);
      return null;
    case 'meld':
    case 'add':
    case 'merge':
    case 'discard':
    case 'buy':
      if (position.phase === 'play') return position;
      if (mayNotDraw(actor(position))) {
        findings.allow('turn-without-draw', lostDraw(actor(position)));
        return { ...position, phase: 'play' };
      }
      if (action.type === 'buy' && position.ruleset.parameters.redThreeBuysCard) findings.refuse('buy-not-now');
      if (countOf(position.stock) === 0) findings.refuse('take-or-end-first');
      else findings.refuse('draw-first', {}, melds(action) ? 'melding' : undefined);
      return null;
    default:
      return position;
  }
}

/** Whether cards would come to melds. */
function melds({ type }: Action): boolean {
  return type === 'meld' || type === 'add' || type === 'merge';
}

/** The stage before play, where it is still going on. */
function beforePlay({ phase }: Position): 'in-auction' | 'before-declarers-opening' | undefined {
  if (phase === 'auction') return 'in-auction';
  return phase === 'contract-opening' ? 'before-declarers-opening' : undefined;
}

/** Why an action does not belong to this stage of the deal. */
function noteWrongStage(position: Position, action: Action, findings: Findings): void {
  const calls = action.type === 'call' && hasAuction(position.ruleset.parameters) ? action.call : null;
  const doubled = position.contract !== null && position.contract.doubledBy !== null;
  if (calls === null) findings.refuse('not-at-this-stage', {}, beforePlay(position));
  else if (!doubled) findings.refuse('auction-is-over', {}, calls === 'no-opening' ? calls : undefined);
  else findings.refuse(calls === 'no-opening' ? 'doubled-declarer-opens-in-turn' : 'auction-is-doubled');
}

/** Why there is no draw, and no end of the deal instead of one, after the draw. */
function noteSecondDraw(position: Position, type: 'draw' | 'take' | 'end', findings: Findings): void {
  const { drew } = position.current;
  if (type === 'end') {
    if (countOf(position.stock) > 0) findings.refuse('stock-is-not-empty', { count: countOf(position.stock) });
    findings.refuse('end-instead-of-draw');
  } else if (mayNotDraw(actor(position))) findings.refuse('no-draw-this-turn', {}, lostDraw(actor(position)));
  else findings.refuse('one-draw-a-turn', {}, (type === 'draw') === (drew === 'pile') ? 'other-pack' : undefined);
}

/** Calls belong to the auction and the declarer's opening, everything else to the turns after them. */
function isStageOf(position: Position, action: Action): boolean {
  const before = position.phase === 'auction' || position.phase === 'contract-opening';
  if (action.type === 'call') return before;
  return !before || (action.type === 'meld' && position.phase === 'contract-opening');
}

/** After the draw that emptied the stock only its red threes may still be laid or put into sequences. */
function usesLastThrees(position: Position, action: Action): boolean {
  const { lastThrees } = position.current;
  if (action.type === 'lay') return lastThrees.includes(action.card);
  return (
    action.type === 'add' && action.additions.every(({ cards }) => cards.every((card) => lastThrees.includes(card)))
  );
}
