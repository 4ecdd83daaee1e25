import { failure, type Result, success } from '../cards/result.ts';
import type { Position } from '../position/position.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import { definitions, type Ruleset } from '../rulesets/ruleset.ts';
import { isSeat, type Seat, type Side, sideOf } from '../rulesets/seats.ts';
import { entryOf } from './documents/tables.ts';
import { countedEffects, type Effect, type EffectCode } from './effects.ts';
import { type FactName, type Facts, isNumberFact, isPossible, isWordFact } from './facts.ts';
import { brokenRules, type FaultKind, factsOf } from './faults.ts';
import { isOrderCode, type Order, type OrderCode, type OrderNumber, orderOf, type RemedyOrder } from './orders.ts';
import { type Answer, type Gap, isQuestion, type Points, type Question, type Remedy } from './remedy.ts';
import type { Fault, FaultError, PointsBySide, Ruling, Unregulated } from './ruling.ts';

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
  const answer = answerOf(ruleset, fault.kind);
  if (answer === undefined) {
    const advice = ordersOf(ruleset, ['agree-how-to-go-on'], fault.facts);
    const clauses = nearestRules(ruleset, fault.kind);
    return success({ regulated: false, kind: fault.kind, silence: 'no-provision', advice, clauses });
  }
  const facts = withKnown(position, answer, fault.facts);
  const settled = settle(ruleset, answer, facts);
  if (!settled.ok) return settled;
  const end = settled.value;
  if ('unregulated' in end) return success(unregulatedIn(ruleset, fault.kind, end, facts));
  return pronounce(position, { ...fault, facts }, by, end);
}

/**
 * What a ruleset as agreed says of a kind of fault: of the question to the partner nothing where nobody has one. Undefined if its
 * document regulates no fault at all.
 */
export function answerOf(ruleset: Ruleset, kind: FaultKind): Answer | undefined {
  const entry = entryOf(ruleset.id, kind);
  if (entry?.needsPartner !== true || hasPartners(ruleset)) return entry?.answer;
  const [nearest, ...others] = anyClauses(entry.answer);
  if (nearest === undefined) return entry.answer;
  return { unregulated: [nearest, ...others], silence: 'no-provision', advice: ['nobody-to-ask'] };
}

/** A gap of a document as the engine tells it, with the advice for a ruleset as agreed. */
function unregulatedIn(
  ruleset: Ruleset,
  kind: FaultKind,
  { silence, advice, unregulated }: Gap,
  facts: Facts,
): Unregulated {
  return { regulated: false, kind, silence, advice: ordersOf(ruleset, advice, facts), clauses: unregulated };
}

/** The level of the bid is known where the position has a contract. */
function withKnown({ contract }: Position, answer: Answer, facts: Facts): Facts {
  const asked = isQuestion(answer) && answer.fact === 'level' && facts.level === undefined;
  return asked && contract !== null ? { ...facts, level: contract.bid.level } : facts;
}

/** Whether players of the ruleset, as agreed, have partners. */
export function hasPartners({ seating }: Ruleset): boolean {
  return seating.sides.length < seating.seats.length;
}

/** The values that a question may be answered with in a ruleset as agreed, yes before no: a partner is in turn only where there is one. */
export function possibleValues(ruleset: Ruleset, question: Question): readonly string[] {
  if (!('cases' in question)) return [];
  const offered = Object.keys(question.cases).filter(
    (value) => question.fact !== 'inTurn' || (canBeInTurn(ruleset, value) && seenBy(ruleset, value) === value),
  );
  const isYesOrNo = offered.includes('true');
  return isYesOrNo ? offered.toSorted((one, other) => other.localeCompare(one)) : offered;
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
  const { contract } = position;
  // The declarer’s partner goes out for the side that bid.
  const bidders = contract === null ? null : seatsOf(ruleset, sideOf(ruleset.seating, contract.seat));
  if (remedy.award?.parameter === 'pointsPerLevel' && by !== null && bidders?.includes(by) === false) {
    return impossible('by', bidders.map(String));
  }
  const level = Number(fault.facts.level ?? 0);
  const own = by === null ? null : sideOf(ruleset.seating, by);
  const others = ruleset.seating.sides.filter((side) => side !== own);
  const lost = remedy.penalty === undefined ? 0 : pointsOfRemedy(ruleset, remedy.penalty, fault.facts, level);
  const won = remedy.award === undefined ? 0 : pointsOfRemedy(ruleset, remedy.award, fault.facts, level);
  const { clauses } = orderedBy(ruleset, remedy.orders, fault.facts);
  const orders = ordersWithPoints(ruleset, remedy, fault.facts, level);
  return success({
    regulated: true,
    kind: fault.kind,
    by,
    penalty: own === null ? {} : bySide([own], lost),
    award: bySide(others, won),
    pointsInCount: remedy.pointsInCount ?? false,
    orders,
    options: (remedy.options ?? []).map((option) => ({
      value: option.value,
      orders: ordersOf(ruleset, option.orders, fault.facts),
      clauses: option.clauses ?? [],
    })),
    effects: effectsOf(orders),
    clauses: [...remedy.clauses, ...clauses],
  });
}

function seatsOf({ seating }: Ruleset, side: Side): readonly Seat[] {
  return seating.seats.filter((seat) => sideOf(seating, seat) === side);
}

function raisesMinimum({ orders }: Remedy): boolean {
  return orders.some((order) => typeof order !== 'string' && order.code === 'minimum-rises');
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

/**
 * The orders of a remedy at a table as agreed, and what the scorer enters for its points, first of what the scorer does. The points of a bid
 * the other side marks itself, by an order of their own.
 *
 * > Sitoumussamba, a player went out after a no: the scorer deducts 300 points, and counts penalty cards as cards of the hand.
 */
export function ordersWithPoints(ruleset: Ruleset, remedy: Remedy, facts: Facts, level: number): readonly Order[] {
  const { penalty, award } = remedy;
  const entered = [
    ...(penalty === undefined ? [] : [ordered('penalty-deducted', pointsOfRemedy(ruleset, penalty, facts, level))]),
    ...(award === undefined || award.parameter === 'pointsPerLevel'
      ? []
      : [ordered('award-credited', pointsOfRemedy(ruleset, award, facts, level))]),
  ];
  const given = ordersOf(ruleset, remedy.orders, facts);
  const first = given.findIndex(({ when }) => when === 'at-count');
  const place = first < 0 ? given.length : first;
  return [...given.slice(0, place), ...entered, ...given.slice(place)];
}

/** The orders of a remedy at a table as agreed, with their numbers; one that comes to no turn at all is left out. */
export function ordersOf(ruleset: Ruleset, orders: readonly RemedyOrder[], facts: Facts): readonly Order[] {
  return orderedBy(ruleset, orders, facts).orders;
}

/** The same, and the clause that the table rests on where it has no penalty cards and an order is another therefore. */
function orderedBy(
  ruleset: Ruleset,
  given: readonly RemedyOrder[],
  facts: Facts,
): { readonly orders: readonly Order[]; readonly clauses: readonly ClauseAddress[] } {
  const clauses = new Set<ClauseAddress>();
  const orders = given.flatMap((order): readonly Order[] => {
    const code = typeof order === 'string' ? order : order.code;
    const { withoutPenaltyCards: other } = orderOf(code);
    const count = typeof order === 'string' ? null : numberOf(ruleset, order, facts);
    if (ruleset.parameters.penaltyCards || other === undefined) return count === 0 ? [] : [ordered(code, count)];
    const clause = ruleset.stated.penaltyCards?.clause;
    if (clause !== undefined) clauses.add(clause);
    return other !== null && isOrderCode(other) ? [ordered(other, null)] : [];
  });
  return { orders, clauses: [...clauses] };
}

function ordered(code: OrderCode, count: number | null): Order {
  const { who, when } = orderOf(code);
  return { code, who, when, count };
}

/** The number of an order: what a fact says or a parameter of the ruleset, less what is taken off. */
function numberOf({ parameters }: Ruleset, { of, less = 0 }: OrderNumber, facts: Facts): number {
  const value = isNumberFact(of) ? facts[of] : parameters[of];
  return Math.max(0, Number(value ?? 0) - less);
}

/** What orders do to a position, each thing once. */
function effectsOf(orders: readonly Order[]): readonly Effect[] {
  const effects = new Map<EffectCode, Effect>();
  for (const { code, count } of orders) {
    for (const effect of orderOf(code).effects ?? []) {
      const counted = countedEffects.some((candidate) => candidate === effect);
      if (!effects.has(effect)) effects.set(effect, { code: effect, count: counted ? count : null });
    }
  }
  return [...effects.values()];
}

/** Whether what follows depends on a number itself, and not only on the step that it reaches. */
export function countsBy(answer: Answer, fact: FactName): boolean {
  if (isWordFact(fact)) return false;
  return endsOf(answer).some((end) => {
    const orders = 'unregulated' in end ? end.advice : end.orders;
    if (orders.some((order) => typeof order !== 'string' && order.of === fact)) return true;
    if ('unregulated' in end) return false;
    const perCard = end.penalty !== undefined && 'perCard' in end.penalty && end.penalty.perCard;
    return (fact === 'cards' && perCard) || (fact === 'level' && end.award?.parameter === 'pointsPerLevel');
  });
}

/** The clauses of the rules that a fault breaks, which are nearest to it where the document regulates no fault. */
function nearestRules({ id }: Ruleset, kind: FaultKind): readonly ClauseAddress[] {
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
