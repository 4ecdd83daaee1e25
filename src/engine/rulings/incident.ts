import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Facts, FactValue } from './facts.ts';
import { brokenRules, type FaultKind, faultKindList, faultOccurs, type Moment, momentOf } from './faults.ts';
import { type Order, type OrderCode, orderOf } from './orders.ts';
import { type Answer, type Gap, isQuestion, type Remedy, type Silence } from './remedy.ts';
import { answerOf, countsBy, ordersOf, pointsOfRemedy, possibleValues } from './rule.ts';

/** An order as the exam writes it: its code, and its number where it has one: `no-draw-for-turns:2`. */
export type OrderSaid = OrderCode | `${OrderCode}:${number}`;

/** An order of the exam, and what it comes to at the table: of two that come to the same nobody could say that one is wrong. */
export interface OrderAsked {
  readonly said: OrderSaid;
  readonly does: string;
}

/** What a ruling costs or brings as the exam writes it, or how the document is silent: `none`, `penalty:100`, `silence:forbidden`. */
export type PointsSaid = 'none' | `penalty:${number}` | `award:${number}` | `silence:${Silence}`;

/** Something that went wrong at a table, and what the rules make of it. */
export interface Incident {
  /** The fault with its facts: `drew-extra?extra=1&redThreeAmong=false`. */
  readonly id: string;
  readonly kind: FaultKind;
  readonly moment: Moment;
  readonly facts: Facts;
  /** The orders that a referee must know, as the clauses give them; where the document is silent, none. */
  readonly orders: readonly OrderAsked[];
  readonly points: PointsSaid;
  /** What orders come to that go without saying, so that they are told and not asked for. */
  readonly unasked: readonly string[];
  /** Orders that only a reading of this site gives, for one turn or several: of another number of them too nobody could say that it is wrong. */
  readonly readings: readonly OrderCode[];
  /** What further orders come to that those who are not at fault may choose. */
  readonly mayOrder: readonly string[];
  readonly clauses: readonly ClauseAddress[];
  /** The faults that break a rule of play which this one breaks too, so that the same account may tell of either. */
  readonly alike: readonly FaultKind[];
}

/** Everything that can go wrong in a ruleset, once for each way through its facts, in the order of the deal; nothing without rulings. */
export function incidentsOf(ruleset: Ruleset): readonly Incident[] {
  return faultKindList
    .filter((kind) => faultOccurs(ruleset, kind))
    .flatMap((kind) => {
      const answer = answerOf(ruleset, kind);
      return answer === undefined
        ? []
        : endsOf(ruleset, answer, []).map(([end, facts]) => incident(ruleset, kind, end, facts));
    });
}

type FactsGiven = readonly (readonly [fact: string, value: FactValue])[];

/** The ends of an answer, each with the facts that lead to it. */
function endsOf(ruleset: Ruleset, answer: Answer, facts: FactsGiven): readonly (readonly [Remedy | Gap, FactsGiven])[] {
  if (!isQuestion(answer)) return [[answer, facts]];
  const { fact } = answer;
  if ('steps' in answer) {
    return answer.steps.flatMap(({ least, answer: next }, place) => {
      const above = answer.steps[place + 1]?.least ?? Number.POSITIVE_INFINITY;
      // Where the number itself counts it is asked for twice, so that it has to be reckoned with.
      const numbers = countsBy(next, fact) ? [least, least + 1].filter((number) => number < above) : [least];
      return numbers.flatMap((number) => endsOf(ruleset, next, [...facts, [fact, number]]));
    });
  }
  const cases: { readonly [value in string]?: Answer } = answer.cases;
  return possibleValues(ruleset, answer).flatMap((value) => {
    const next = cases[value];
    return next === undefined ? [] : endsOf(ruleset, next, [...facts, [fact, value]]);
  });
}

function incident(ruleset: Ruleset, kind: FaultKind, end: Remedy | Gap, given: FactsGiven): Incident {
  const facts: Facts = Object.fromEntries(given);
  const answers = given.map(([fact, value]) => `${fact}=${value}`).join('&');
  const rules = brokenRules(kind);
  const isSilent = 'unregulated' in end;
  const options = isSilent ? [] : (end.options ?? []);
  const ordered = isSilent ? [] : ordersOf(ruleset, end.orders, facts);
  const read = isSilent ? [] : (end.read ?? []);
  const mattered = mattering(ordered.filter(({ code }) => !read.includes(code)));
  return {
    id: answers === '' ? kind : `${kind}?${answers}`,
    kind,
    moment: momentOf(kind),
    facts,
    orders: mattered.map(asked),
    readings: [...read, ...read.flatMap((code) => forOneTurn[code] ?? [])],
    unasked: ordered.filter((order) => !mattered.includes(order)).map((order) => asked(order).does),
    points: isSilent ? `silence:${end.silence}` : pointsOf(ruleset, end, facts),
    mayOrder: options.flatMap((option) => ordersOf(ruleset, option.orders, facts).map((order) => asked(order).does)),
    clauses: isSilent ? end.unregulated : end.clauses,
    alike: faultKindList.filter((other) => other !== kind && brokenRules(other).some((code) => rules.includes(code))),
  };
}

/**
 * Whether an order of another incident is clearly wrong of this one, so that nobody could defend it: it does something that is neither
 * ordered here nor left to a choice or to a reading, and leaves no choice of what is ordered here.
 *
 * > A player melds before asking, and must go out if able. That the opponents decide whether he must is no wrong order that could be
 * > offered beside it: they may decide that very thing.
 */
export function isClearlyWrong(incident: Incident, order: OrderAsked, from: Incident): boolean {
  const { orders, unasked, readings, mayOrder } = incident;
  const ordered = new Set([...orders.map(({ does }) => does), ...unasked, ...mayOrder].flatMap(partsOf));
  return (
    !readings.some((code) => order.said.split(':')[0] === code) &&
    partsOf(order.does).some((part) => !ordered.has(part)) &&
    !from.mayOrder.flatMap(partsOf).some((part) => ordered.has(part))
  );
}

/** The single effects, and the number, of what an order comes to. */
function partsOf(does: string): readonly string[] {
  return does.split(' ');
}

/** The orders of a ruling that do something; what goes without saying is told and not asked for, unless it is all there is. */
function mattering(orders: readonly Order[]): readonly Order[] {
  const doing = orders.filter(({ code }) => orderOf(code).effects?.some((effect) => effect !== 'play-on'));
  return doing.length > 0 ? doing : orders;
}

/** Orders of several turns that come, for a single turn, to what another order says. */
const forOneTurn: { readonly [Code in OrderCode]?: OrderCode } = {
  'no-draw-for-turns': 'no-draw-next-turn',
  'no-meld-counting-this-turn': 'no-meld-this-turn',
};

function asked({ code, count }: Order): OrderAsked {
  const said: OrderSaid = count === null ? code : `${code}:${count}`;
  const once = count === 1 ? forOneTurn[code] : undefined;
  const effects = orderOf(once ?? code).effects ?? [];
  const number = count === null || once !== undefined ? [] : [String(count)];
  return { said, does: effects.length === 0 ? said : [...effects, ...number].join(' ') };
}

function pointsOf(ruleset: Ruleset, { penalty, award }: Remedy, facts: Facts): PointsSaid {
  const level = Number(facts.level ?? 1);
  if (penalty !== undefined) return `penalty:${pointsOfRemedy(ruleset, penalty, facts, level)}`;
  return award === undefined ? 'none' : `award:${pointsOfRemedy(ruleset, award, facts, level)}`;
}
