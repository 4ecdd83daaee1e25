import { judge } from '../../judge/judge.ts';
import type { Ground, Verdict } from '../../judge/verdict.ts';
import { bestOpening } from '../../play/best-opening.ts';
import { canGoOut, isTakeable, mustTakePile } from '../../play/legal-actions.ts';
import { nameMeld, pointsOfAll } from '../../position/melds.ts';
import { isFrozen, minimumOf, nextDealer, type Position } from '../../position/position.ts';
import type { ClauseAddress } from '../../rulesets/clauses.ts';
import { parameterOf } from '../../rulesets/describe.ts';
import { score, winner } from '../../score/scoring.ts';
import { differences } from './compare.ts';
import { runFault } from './faults.ts';
import type {
  ClauseChoice,
  PlainQuestion,
  PlayCase,
  Scenario,
  ScenarioCase,
  ScoreCase,
  TellQuestion,
} from './scenario.ts';

/** What came of a case: nothing, or in what it differs from what the file expects. */
export interface CaseResult {
  readonly line: number;
  readonly differences: readonly string[];
}

/** Puts every question of a scenario to the engine. */
export function runScenario(scenario: Scenario): readonly CaseResult[] {
  return scenario.cases.map((one) => ({ line: one.line, differences: runCase(scenario.position, one) }));
}

/** Puts one question to the engine and says in what the answer differs. */
export function runCase(position: Position, one: ScenarioCase): readonly string[] {
  switch (one.kind) {
    case 'play':
      return runPlay(position, one);
    case 'tell': {
      const told = tell(position, one.tell);
      return told === one.is ? [] : [`expected ${one.is}, is ${told}`];
    }
    case 'score': {
      const clauses = score(position).flatMap(({ lines }) => lines.map(({ clause }) => clause));
      return [...compareScore(position, one.score), ...missingClauses(one.because, clauses)];
    }
    case 'fault': {
      const result = runFault(position, one);
      return [...result.differences, ...missingClauses(one.because, result.clauses)];
    }
  }
}

function runPlay(start: Position, one: PlayCase): readonly string[] {
  let position = start;
  const named: ClauseAddress[] = [];
  const inexact: string[] = [];
  for (const [place, action] of one.actions.entries()) {
    const verdict = judge(position, action);
    const isLast = place === one.actions.length - 1;
    if (isLast && verdict.legal !== one.legal)
      return [`expected ${one.legal ? 'legal' : 'illegal'}, is ${describeVerdict(verdict)}`];
    if (!verdict.legal && isLast) return compareReasons(verdict, one);
    if (!verdict.legal) return [`action ${place + 1} must be legal, but is not: ${describeVerdict(verdict)}`];
    named.push(...verdict.grounds.flatMap(({ clauses }) => clauses));
    if (isLast) inexact.push(...exactGrounds(one.exactly, verdict.grounds));
    position = verdict.next;
  }
  return [
    ...missingClauses(one.because, named),
    ...inexact,
    ...(one.after === null ? [] : differences(position, one.after)),
    ...(one.score === null ? [] : compareScore(position, one.score)),
  ];
}

/** What is allowed rests on just these clauses: each ground has one of them, and each of them has a ground. */
function exactGrounds(exactly: readonly ClauseAddress[] | null, grounds: readonly Ground[]): readonly string[] {
  const named = grounds.flatMap(({ clauses }) => clauses);
  const listed = exactly?.map((clause) => [clause]) ?? [];
  return [...unlikeExactly(exactly, 'ground', grounds), ...missingClauses(listed, named)];
}

function compareReasons(verdict: Extract<Verdict, { legal: false }>, one: PlayCase): readonly string[] {
  const { because, first: wanted, exactly } = one;
  const named = verdict.reasons.flatMap(({ clauses }) => clauses);
  const [first] = verdict.reasons[0].clauses;
  return [
    ...missingClauses(because, named),
    ...(wanted === null || (first !== undefined && matches(wanted, first))
      ? []
      : [`the first clause should be ${wanted}, is ${first ?? 'none'}`]),
    ...unlikeExactly(exactly, 'reason', verdict.reasons),
  ];
}

/** Where a file says exactly on what the last verdict rests: reasons or grounds that have none of these clauses. */
function unlikeExactly(
  exactly: readonly ClauseAddress[] | null,
  what: 'reason' | 'ground',
  given: readonly { readonly code: string; readonly clauses: readonly ClauseAddress[] }[],
): readonly string[] {
  if (exactly === null) return [];
  const isExpected = (clause: string) => exactly.some((entry) => matches(entry, clause));
  return given
    .filter(({ clauses }) => !clauses.some(isExpected))
    .map(({ code, clauses }) => `unexpected ${what} ${code} (${clauses.join(', ')})`);
}

/** Whether a clause that a file lists is met by a clause of the verdict: the same or a finer one. */
function matches(listed: ClauseAddress, named: string): boolean {
  return named === listed || named.startsWith(`${listed}-`);
}

function missingClauses(because: readonly ClauseChoice[], named: readonly string[]): readonly string[] {
  return because
    .filter((choice) => !choice.some((listed) => named.some((clause) => matches(listed, clause))))
    .map((choice) => `does not name ${choice.join(' or ')}; names ${[...new Set(named)].join(', ') || 'nothing'}`);
}

function describeVerdict(verdict: Verdict): string {
  if (verdict.legal) return `legal (${verdict.grounds.map(({ code }) => code).join(', ')})`;
  return `illegal (${verdict.reasons.map(({ code, clauses }) => `${code}: ${clauses.join(' ')}`).join('; ')})`;
}

/** The facts that a scenario can ask for by a word alone. */
const facts: { readonly [About in PlainQuestion]: (position: Position) => number | boolean | string } = {
  minimum: minimumOf,
  highestOpening: (position) => bestOpening(position).points,
  nextDealer,
  frozen: isFrozen,
  takeable: isTakeable,
  mustTake: mustTakePile,
  canGoOut,
  winner,
};

/** The answer to a question for a derived value; `unknown` for a parameter that the ruleset does not state. */
export function tell(position: Position, question: TellQuestion): string | number | boolean {
  switch (question.about) {
    case 'meld':
      return nameMeld(position.ruleset, question.cards);
    case 'value':
      return pointsOfAll(position.ruleset.parameters, question.cards);
    case 'parameter': {
      const { value = 'unknown' } = parameterOf(position.ruleset, question.name) ?? {};
      return typeof value === 'object' ? JSON.stringify(value) : value;
    }
    default:
      return facts[question.about](position);
  }
}

function compareScore(position: Position, expected: ScoreCase['score']): readonly string[] {
  const scores = score(position);
  return Object.entries(expected).flatMap(([side, parts]) => {
    const own = scores.find((candidate) => candidate.side === side);
    if (own === undefined) return [`there is no side ${side}`];
    const items = own.lines.map(({ item, points }) => `${item} ${points}`).join(', ');
    return (['base', 'cards', 'total'] as const)
      .filter((key) => parts[key] !== undefined && parts[key] !== own[key])
      .map((key) => `${side} ${key}: expected ${parts[key]}, is ${own[key]} (${items})`);
  });
}
