import type { Action, ActionOf } from '../position/action.ts';
import { dutiesOf, lostDraw } from '../position/duties.ts';
import { actor, countOf, type Phase, type Position } from '../position/position.ts';
import { hasAuction } from '../rules/bid.ts';
import { mayNotDraw } from '../rules/duties.ts';
import { isConsequence, isOfCards } from '../rulesets/kinds-of-codes.ts';
import { answer, ask } from './asking.ts';
import { call, openForBid } from './auction.ts';
import { buy, draw, lay, turnUpFirst } from './drawing.ts';
import { discard, judgeEnd } from './ending.ts';
import { add, meld, merge } from './melding.ts';
import { take } from './taking.ts';
import { Findings, type Verdict } from './verdict.ts';

/**
 * Judges one action of the player in turn. Legal: the next position, the events and the clauses it rests on. Illegal: every rule
 * broken, the decisive one first, which is one that does not only follow from another. An action is illegal as soon as no legal
 * completion of the turn exists after it.
 */
export function judge(position: Position, action: Action): Verdict {
  const findings = new Findings(position.ruleset);
  const next = attempt(position, action, findings) ?? position;
  const { reasons, events, grounds } = findings;
  const decisive = reasons.find(({ code }) => !isConsequence(code)) ?? reasons[0];
  if (decisive === undefined) return { legal: true, next, events, grounds };
  return { legal: false, reasons: [decisive, ...reasons.filter((reason) => reason !== decisive)] };
}

/** Whether the action is legal. */
export function permits(position: Position, action: Action): boolean {
  return judge(position, action).legal;
}

function attempt(position: Position, action: Action, findings: Findings): Position | null {
  const at = atStage(position, action, findings);
  if (at !== null) return attemptNow(at, action.type, action, findings);
  // An act at the wrong time may be wrong by its cards as well, whenever it were done.
  if (isInTurn(position) && (melds(action) || action.type === 'discard')) {
    const atItsTime: Position = { ...position, phase: 'play', current: { ...position.current, asked: null } };
    findings.include((apart) => attemptNow(atItsTime, action.type, action, apart), isOfCards);
  }
  return null;
}

type ActionType = Action['type'];

/** What the actions of a type are judged by, and the phases of a deal to which they belong. */
interface Act<Type extends ActionType> {
  readonly phases: readonly Phase[];
  readonly judged: (position: Position, action: ActionOf<Type>, findings: Findings) => Position | null;
}

const acts: { readonly [Type in ActionType]: Act<Type> } = {
  'turn-up': { phases: ['deal'], judged: (position, _, findings) => turnUpFirst(position, findings) },
  call: { phases: ['auction', 'contract-opening'], judged: call },
  draw: { phases: ['draw'], judged: draw },
  take: { phases: ['draw'], judged: take },
  end: { phases: ['draw'], judged: (position, _, findings) => judgeEnd(position, findings) },
  meld: { phases: ['play', 'contract-opening'], judged: meldOrOpen },
  add: { phases: ['play'], judged: add },
  merge: { phases: ['play'], judged: merge },
  discard: { phases: ['play'], judged: discard },
  buy: { phases: ['play'], judged: buy },
  lay: { phases: ['draw', 'play'], judged: lay },
  ask: { phases: ['draw', 'play'], judged: (position, _, findings) => ask(position, findings) },
  answer: { phases: ['draw', 'play'], judged: answer },
};

/** Judges an action, given with its type, for which it is time. */
function attemptNow<Type extends ActionType>(
  at: Position,
  type: Type,
  action: ActionOf<Type>,
  findings: Findings,
): Position | null {
  return acts[type].judged(at, action, findings);
}

function meldOrOpen(position: Position, action: ActionOf<'meld'>, findings: Findings): Position | null {
  const { contract, phase } = position;
  if (phase === 'play' || contract === null) return meld(position, action, findings);
  return openForBid(position, contract.bid, action, findings);
}

/** The position in which the action may be tried; null, with the rule, if it is not its time. */
function atStage(position: Position, action: Action, findings: Findings): Position | null {
  const { phase, current, ending } = position;
  const { phases } = acts[action.type];
  if (phase === 'over') return findings.refuse(ending === null ? 'deal-over-gone-out' : `deal-over-${ending.cause}`);
  if (current.asked !== null && action.type !== 'answer')
    return findings.refuse('answer-first', {}, melds(action) || action.type === 'take' ? 'melding' : undefined);
  if (current.lastThrees.length > 0 && isStopped(position, action))
    return findings.refuse('stop-after-last-red-three', { cards: current.lastThrees });
  if (phases.includes(phase)) return position;
  if (phase === 'draw' && phases.includes('play') && mayNotDraw(dutiesOf(actor(position)))) {
    findings.allow('turn-without-draw', lostDraw(actor(position)));
    return { ...position, phase: 'play' };
  }
  return refuseNow(position, action, findings);
}

function melds({ type }: Action): boolean {
  return type === 'meld' || type === 'add' || type === 'merge';
}

function isInTurn({ phase }: Position): boolean {
  return phase === 'draw' || phase === 'play';
}

/** After the draw that emptied the stock only its red threes may still be laid or put into sequences. */
function isStopped(position: Position, action: Action): boolean {
  const { lastThrees } = position.current;
  if (!isInTurn(position) || action.type === 'turn-up' || action.type === 'call') return false;
  if (action.type === 'lay') return !lastThrees.includes(action.card);
  return (
    action.type !== 'add' || !action.additions.every(({ cards }) => cards.every((card) => lastThrees.includes(card)))
  );
}

/** Notes why an action does not belong to this phase of the deal. */
function refuseNow(position: Position, action: Action, findings: Findings): null {
  const { phase, stock, ruleset } = position;
  if (action.type === 'turn-up') return findings.refuse('upcard-not-now', {}, beforePlay(phase));
  if (!isInTurn(position)) return findings.refuse('not-at-this-stage', {}, beforePlay(phase));
  if (action.type === 'call') return refuseLateCall(position, action, findings);
  if (phase === 'play') return refuseSecondDraw(position, action, findings);
  if (action.type === 'buy' && ruleset.parameters.redThreeBuysCard) findings.refuse('buy-not-now');
  if (countOf(stock) === 0) return findings.refuse('take-or-end-first');
  return findings.refuse('draw-first', {}, melds(action) ? 'melding' : undefined);
}

function beforePlay(phase: Phase): 'in-auction' | 'before-declarers-opening' | undefined {
  if (phase === 'auction') return 'in-auction';
  return phase === 'contract-opening' ? 'before-declarers-opening' : undefined;
}

function refuseLateCall({ ruleset, contract }: Position, { call }: ActionOf<'call'>, findings: Findings): null {
  const noOpening = call === 'no-opening' ? call : undefined;
  if (!hasAuction(ruleset.parameters)) return findings.refuse('not-at-this-stage');
  if (contract === null || contract.doubledBy === null) return findings.refuse('auction-is-over', {}, noOpening);
  return findings.refuse(noOpening ? 'doubled-declarer-opens-in-turn' : 'auction-is-doubled');
}

/** Notes why there is no draw, and no end of the deal instead of one, after the draw. */
function refuseSecondDraw(position: Position, { type }: Action, findings: Findings): null {
  const { stock, current } = position;
  if (type === 'end') {
    if (countOf(stock) > 0) findings.refuse('stock-is-not-empty', { count: countOf(stock) });
    return findings.refuse('end-instead-of-draw');
  }
  const state = actor(position);
  if (mayNotDraw(dutiesOf(state))) return findings.refuse('no-draw-this-turn', {}, lostDraw(state));
  const fromOther = (type === 'draw') === (current.drew === 'pile');
  return findings.refuse('one-draw-a-turn', {}, fromOther ? 'other-pack' : undefined);
}
