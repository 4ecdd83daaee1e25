import { failure, type Result, success } from '../cards/result.ts';
import type { Position } from '../position/position.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import { definitions, type Ruleset } from '../rulesets/ruleset.ts';
import { isSeat, type Seat, type Side, sideOf } from '../rulesets/seats.ts';
import type { Effect } from './effects.ts';
import { type Facts, isPossible } from './facts.ts';
import { brokenRules, factsOf } from './faults.ts';
import {
  type Answer,
  type Gap,
  isQuestion,
  type Points,
  type Question,
  type Remedy,
  type RemedyEffect,
} from './remedy.ts';
import type { Fault, FaultError, PointsBySide, Ruling, Unregulated } from './ruling.ts';
import { entryOf } from './tables.ts';

/**
 * Rules on a fault as the document of the position's ruleset does: points, awards and effects with their clauses; or says that the
 * document does not regulate it, with the nearest clauses. Fails with the fact that matters and is missing, or that cannot be so.
 * Facts that decide nothing may be left out.
 */
export function rule(position: Position, fault: Fault): Result<Ruling | Unregulated, FaultError> {
  const { ruleset } = position;
  const by = seatOf(ruleset, fault.by);
  if (by === undefined) return impossible('by', ruleset.seating.seats.map(String));
  const wrong = wrongFact(ruleset, fault);
  if (wrong !== undefined) return failure(wrong);
  const entry = entryOf(ruleset.id, fault.kind);
  if (entry === undefined)
    return success({ regulated: false, kind: fault.kind, clauses: nearestRules(ruleset, fault) });
  if (entry.needsPartner === true && !hasPartners(ruleset)) {
    return success({ regulated: false, kind: fault.kind, clauses: anyClauses(entry.answer) });
  }
  const settled = settle(ruleset, entry.answer, fault.facts);
  if (!settled.ok) return settled;
  const answer = settled.value;
  if ('unregulated' in answer) return success({ regulated: false, kind: fault.kind, clauses: answer.unregulated });
  return pronounce(position, fault, by, answer);
}

/** Whether players of the ruleset, as agreed, have partners. */
export function hasPartners({ seating }: Ruleset): boolean {
  return seating.sides.length < seating.seats.length;
}

/** The values that a question may be answered with in a ruleset as agreed: a partner is in turn only where there is one. */
export function possibleValues(ruleset: Ruleset, question: Question): readonly string[] {
  if (!('cases' in question)) return [];
  return Object.keys(question.cases).filter((value) => question.fact !== 'inTurn' || canBeInTurn(ruleset, value));
}

function canBeInTurn(ruleset: Ruleset, value: string): boolean {
  if (value === 'partner') return hasPartners(ruleset);
  return value !== 'other-opponent' || ruleset.seating.seats.length > 4;
}

function seatOf(ruleset: Ruleset, by: number | null): Seat | null | undefined {
  if (by === null) return null;
  return isSeat(by) && ruleset.seating.seats.includes(by) ? by : undefined;
}

function wrongFact(ruleset: Ruleset, { kind, facts }: Fault): FaultError | undefined {
  const known = factsOf(kind);
  for (const [name, value] of Object.entries(facts)) {
    const fact = known.find((candidate) => candidate === name);
    if (fact === undefined) return { code: 'unknown', fact: name, possible: known };
    if (value === undefined) continue;
    if (!isPossible(fact, value)) return { code: 'impossible', fact, possible: [] };
    if (fact === 'inTurn' && !canBeInTurn(ruleset, String(value))) return { code: 'impossible', fact, possible: [] };
  }
  return undefined;
}

/** Follows the facts through the questions of an answer to its end. */
function settle(ruleset: Ruleset, answer: Answer, facts: Facts): Result<Remedy | Gap, FaultError> {
  if (!isQuestion(answer)) return success(answer);
  const next = follow(ruleset, answer, facts);
  return next.ok ? settle(ruleset, next.value, facts) : next;
}

function follow(ruleset: Ruleset, question: Question, facts: Facts): Result<Answer, FaultError> {
  const { fact } = question;
  if ('steps' in question) {
    const value = facts[fact];
    if (value === undefined) return missing(fact, []);
    const reached = question.steps.filter(({ least }) => Number(value) >= least).at(-1);
    return reached === undefined ? impossible(fact, []) : success(reached.answer);
  }
  const possible = possibleValues(ruleset, question);
  const value = facts[fact] ?? question.assumed;
  if (value === undefined) return missing(fact, possible);
  const found = Object.entries(question.cases).find(([name]) => name === seenBy(ruleset, String(value)));
  const next: Answer | undefined = found?.[1];
  return next === undefined ? impossible(fact, possible) : success(next);
}

/** Of two players the other one sits on both sides; he is in turn right before the offender (samba 37). */
function seenBy(ruleset: Ruleset, value: string): string {
  return value === 'left-opponent' && ruleset.seating.seats.length === 2 ? 'right-opponent' : value;
}

function missing(fact: FaultError['fact'], possible: readonly string[]): Result<never, FaultError> {
  return failure({ code: 'missing', fact, possible });
}

function impossible(fact: FaultError['fact'], possible: readonly string[]): Result<never, FaultError> {
  return failure({ code: 'impossible', fact, possible });
}

function pronounce(position: Position, fault: Fault, by: Seat | null, remedy: Remedy): Result<Ruling, FaultError> {
  const { ruleset } = position;
  const charged = remedy.penalty ?? remedy.award;
  if (by === null && (charged !== undefined || raisesMinimum(remedy))) {
    return missing('by', ruleset.seating.seats.map(String));
  }
  const level = position.contract?.bid.level ?? 0;
  if (remedy.award?.parameter === 'pointsPerLevel' && position.contract?.seat !== by) {
    return impossible('by', position.contract === null ? [] : [String(position.contract.seat)]);
  }
  const own = by === null ? null : sideOf(ruleset.seating, by);
  const others = ruleset.seating.sides.filter((side) => side !== own);
  const lost = remedy.penalty === undefined ? 0 : pointsOfRemedy(ruleset, remedy.penalty, fault.facts, level);
  const won = remedy.award === undefined ? 0 : pointsOfRemedy(ruleset, remedy.award, fault.facts, level);
  const { effects, clauses } = asAgreed(ruleset, remedy);
  return success({
    regulated: true,
    kind: fault.kind,
    by,
    penalty: own === null ? {} : bySide([own], lost),
    award: bySide(others, won),
    pointsInCount: remedy.pointsInCount ?? false,
    effects: effects.flatMap((effect) => toEffect(ruleset, effect, fault.facts)),
    clauses,
  });
}

function raisesMinimum({ effects }: Remedy): boolean {
  return effects.some((effect) => typeof effect !== 'string' && effect.code === 'minimum-raised');
}

/** Points of a remedy in a ruleset, for the cards that the facts name, or at the level of the contract. */
export function pointsOfRemedy(
  { parameters }: Ruleset,
  { parameter, ...points }: Points,
  facts: Facts,
  level: number,
): number {
  if (!('perCard' in points)) return parameters[parameter] * level;
  return parameters[parameter] * (points.perCard ? Number(facts.cards ?? 1) : 1);
}

function bySide(sides: readonly Side[], points: number): PointsBySide {
  return points === 0 ? {} : Object.fromEntries(sides.map((side) => [side, points]));
}

/** Where a table has no penalty cards, a card that would become one stays in the hand or returns to it. */
function asAgreed(
  ruleset: Ruleset,
  { effects, clauses }: Remedy,
): { readonly effects: readonly RemedyEffect[]; readonly clauses: readonly ClauseAddress[] } {
  if (ruleset.parameters.penaltyCards || !effects.includes('penalty-card')) return { effects, clauses };
  const clause = ruleset.stated.penaltyCards?.clause;
  return {
    effects: effects.map((effect) => (effect === 'penalty-card' ? 'no-penalty-card' : effect)),
    clauses: clause === undefined ? clauses : [...clauses, clause],
  };
}

function toEffect({ parameters }: Ruleset, effect: RemedyEffect, facts: Facts): readonly Effect[] {
  if (typeof effect === 'string') return [{ code: effect, count: null }];
  const number = effect.of === 'minimumRaise' ? parameters.minimumRaise : Number(facts[effect.of] ?? 0);
  const count = number - (effect.less ?? 0);
  return count > 0 ? [{ code: effect.code, count }] : [];
}

/** The clauses of the rules that a fault breaks, which are nearest to it where the document regulates no fault. */
function nearestRules({ id }: Ruleset, { kind }: Fault): readonly ClauseAddress[] {
  return [...new Set(brokenRules(kind).flatMap((code) => definitions[id].clauses[code] ?? []))].slice(0, 3);
}

/** The clauses of all ends of an answer. */
function anyClauses(answer: Answer): readonly ClauseAddress[] {
  return [...new Set(endsOf(answer).flatMap((end) => ('unregulated' in end ? end.unregulated : end.clauses)))];
}

/** All ends of an answer: the remedies and gaps to which its questions lead. */
export function endsOf(answer: Answer): readonly (Remedy | Gap)[] {
  if (!isQuestion(answer)) return [answer];
  const next: readonly Answer[] =
    'steps' in answer ? answer.steps.map((step) => step.answer) : Object.values(answer.cases);
  return next.flatMap(endsOf);
}
