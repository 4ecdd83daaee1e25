import type { Action } from './action.ts';
import { answer, ask } from './asking.ts';
import { discard } from './discarding.ts';
import { buy, draw, end, lay, turnUpFirst } from './drawing.ts';
import { mayNotDraw } from './duties.ts';
import { Findings } from './findings.ts';
import { add, meld, merge } from './melding.ts';
import { actor, type Position } from './position.ts';
import { take } from './taking.ts';
import type { Breach, Verdict } from './verdict.ts';

/**
 * Judges one action of the player in turn. Legal: the next position, the events and the clauses it rests on. Illegal: every
 * rule broken, the decisive one first. An action is illegal as soon as no legal completion of the turn exists after it.
 */
export function judge(position: Position, action: Action): Verdict {
  const findings = new Findings(position.ruleset);
  const next = attempt(position, action, findings);
  const [first, ...rest] = findings.breaches;
  if (first === undefined) return { legal: true, next, events: findings.events, supports: findings.supports };
  return { legal: false, breaches: decisiveFirst(first, rest) };
}

/** Whether the action is legal; the same rules as `judge`, without the verdict. */
export function permits(position: Position, action: Action): boolean {
  const findings = new Findings(position.ruleset);
  attempt(position, action, findings);
  return !findings.broken;
}

function attempt(position: Position, action: Action, findings: Findings): Position {
  const at = atStage(position, action, findings);
  if (at === null) return position;
  switch (action.type) {
    case 'turn-up':
      return turnUpFirst(at, findings);
    case 'draw':
      return draw(at, action, findings);
    case 'take':
      return take(at, action, findings);
    case 'meld':
      return meld(at, action, findings);
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
      findings.breach('not-at-this-stage');
      return at;
    case 'end':
      return end(at, findings);
  }
}

/** The position in which the action may be tried; null, with the rule, if it is not its time. */
function atStage(position: Position, action: Action, findings: Findings): Position | null {
  if (position.phase === 'over') {
    findings.breach(position.ending === null ? 'deal-over-gone-out' : `deal-over-${position.ending.cause}`);
    return null;
  }
  if (position.current.asked !== null && action.type !== 'answer') {
    findings.breach('answer-first');
    return null;
  }
  if (action.type === 'turn-up' || position.phase === 'deal') {
    if (action.type === 'turn-up' && position.phase === 'deal') return position;
    findings.breach('not-at-this-stage');
    return null;
  }
  switch (action.type) {
    case 'draw':
    case 'take':
    case 'end':
      if (position.phase === 'draw') return position;
      findings.breach('one-draw-a-turn');
      return null;
    case 'meld':
    case 'add':
    case 'merge':
    case 'discard':
    case 'buy':
      if (position.phase === 'play') return position;
      if (mayNotDraw(actor(position))) {
        findings.support('turn-without-draw');
        return { ...position, phase: 'play' };
      }
      findings.breach('draw-first');
      return null;
    default:
      return position;
  }
}

/** Reasons that are only a consequence of others come after them. */
const consequences: ReadonlySet<string> = new Set([
  'opening-too-low',
  'opening-with-pile-too-low',
  'opening-below-raised-minimum',
  'keep-one-card',
]);

function decisiveFirst(first: Breach, rest: readonly Breach[]): readonly [Breach, ...Breach[]] {
  const all = [first, ...rest];
  const decisive = all.find((breach) => !consequences.has(breach.reason)) ?? first;
  return [decisive, ...all.filter((breach) => breach !== decisive)];
}
