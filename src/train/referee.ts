import {
  type Incident,
  incidentsOf,
  isClearlyWrong,
  type OrderAsked,
  type OrderSaid,
  type Random,
  type Ruleset,
  shuffled,
  someOf,
} from '../engine/index.ts';
import { isSilence, rightOf } from './answers/right.ts';
import type { AskedOfReferee, Change, Posed, Sanction } from './asked.ts';

/** So many answers are offered. */
const offered = 4;

/** Of so many questions on a fault that can cost something one is about points; that nothing is lost where nothing ever is, nobody doubts. */
const pointsSeldom = 3;

/** Of so many questions on what costs points one offers that the document is silent: else the silence would tell itself. */
const silenceSeldom = 2;

/** An order with the incident of which it is right. */
interface OrderFrom {
  readonly order: OrderAsked;
  readonly from: Incident;
}

/** What is asked in a game, reckoned once. */
interface Pool {
  readonly incidents: readonly Incident[];
  /** All orders; those that follow several faults are `general`. */
  readonly orders: readonly OrderFrom[];
  readonly general: ReadonlySet<OrderSaid>;
}

const pools = new WeakMap<Ruleset, Pool>();

/**
 * Everything that can go wrong in a game and on which its document says something: that it has no provision teaches nothing about it, and
 * that it sets no penalty for this fault is not said beside a clause that sets one for another. Nothing where its document has no rulings.
 */
function poolOf(ruleset: Ruleset): Pool {
  const known = pools.get(ruleset);
  if (known !== undefined) return known;
  const all = incidentsOf(ruleset);
  const charging = new Set(all.filter(({ points }) => isCharge(points)).flatMap(({ clauses }) => clauses));
  const incidents = all.filter(
    (one) =>
      isTaught(one) && !(one.points === 'silence:forbidden' && one.clauses.some((clause) => charging.has(clause))),
  );
  const orders = incidents.flatMap((from) => from.orders.map((order) => ({ order, from })));
  const faults = Map.groupBy(orders, ({ order }) => order.said);
  const ofSeveral = [...faults].filter(([, all]) => new Set(all.map(({ from }) => from.kind)).size > 1);
  const pool = { incidents, orders, general: new Set(ofSeveral.map(([said]) => said)) };
  pools.set(ruleset, pool);
  return pool;
}

function isTaught({ clauses, points }: Incident): boolean {
  return clauses.length > 0 && points !== 'silence:no-provision';
}

/**
 * A question for the referee: of something that went wrong, which of four orders the document gives, or what it costs. The twin is the same
 * fault with one circumstance other, of which another of the same four is right.
 *
 * > An initial meld has too few points, and the side takes it back; this was noticed before the next draw. *What does the referee order?*
 * > One of the four: the minimum rises. The twin: noticed later. *The opening stands.*
 */
export function rulingPosed(ruleset: Ruleset, random: Random): Posed | null {
  const pool = poolOf(ruleset);
  const all = pool.incidents;
  // By faults first, so that one with many circumstances is not asked more often than one without any.
  const kind = someOf([...new Set(all.map((one) => one.kind))], random);
  const incident = someOf(
    all.filter((one) => one.kind === kind),
    random,
  );
  return incident === null ? null : incidentPosed(incident, pool, random);
}

function incidentPosed(incident: Incident, pool: Pool, random: Random): Posed | null {
  const isCharged = pool.incidents.some(({ kind, points }) => kind === incident.kind && isCharge(points));
  const abouts: readonly AskedOfReferee['ask']['about'][] = !isCharged
    ? ['orders']
    : random(pointsSeldom) === 0
      ? ['points', 'orders']
      : ['orders', 'points'];
  const near = shuffled(nearTo(incident, pool.incidents), random);
  for (const about of abouts)
    for (const { incident: other, change } of near) {
      const [mine, theirs] = [turning(incident, other, about), turning(other, incident, about)];
      if (mine === null || theirs === null) continue;
      const choices = choicesFor([incident, other], [mine, theirs], about, pool, random);
      const twin = { ...asked(other, theirs, about, choices), change };
      return { ...asked(incident, mine, about, choices), twin };
    }
  const [about = 'orders'] = abouts.filter((each) => rightOf(incident, each).length > 0);
  const right = someOf(rightOf(incident, about), random);
  if (right === null) return null;
  const choices = choicesFor([incident], [right], about, pool, random);
  return choices.length < 2 ? null : { ...asked(incident, right, about, choices), twin: null };
}

function asked(
  incident: Incident,
  right: Sanction,
  about: AskedOfReferee['ask']['about'],
  choices: readonly Sanction[],
): AskedOfReferee {
  const [first, ...others] = incident.clauses;
  if (first === undefined) throw new Error(`${incident.id} rests on no clause`);
  return {
    position: null,
    ask: { form: 'ruling', about, incident, choices },
    answer: { form: 'ruling', is: right },
    clauses: [first, ...others],
    reasons: [],
    grounds: [],
  };
}

/** The same fault with one circumstance other, and nothing else. */
function nearTo(
  { id, kind, facts }: Incident,
  all: readonly Incident[],
): readonly { readonly incident: Incident; readonly change: Extract<Change, { thing: 'fact' }> }[] {
  return all.flatMap((incident) => {
    if (incident.kind !== kind || incident.id === id) return [];
    const names = new Set([...Object.keys(facts), ...Object.keys(incident.facts)]);
    const [fact, ...more] = [...names].filter((name) => facts[name] !== incident.facts[name]);
    if (fact === undefined || more.length > 0) return [];
    const [from, to] = [facts[fact], incident.facts[fact]];
    return from === undefined || to === undefined ? [] : [{ incident, change: { thing: 'fact', fact, from, to } }];
  });
}

/** Of what is right of an incident, something that is clearly wrong of another. */
function turning(incident: Incident, other: Incident, about: AskedOfReferee['ask']['about']): Sanction | null {
  if (about === 'orders' && incident.orders.length > 0)
    return (
      incident.orders.find((order) => isClearlyWrong(other, order, incident) && !isBareNumber(incident, order.said))
        ?.said ?? null
    );
  return rightOf(incident, about).find((said) => !rightOf(other, about).includes(said)) ?? null;
}

/** Whether an order does nothing but repeat a number of the account, which whoever reads it finds among the answers. */
function isBareNumber({ orders }: Incident, said: Sanction): boolean {
  return orders.some((order) => order.said === said && order.does === said && said.includes(':'));
}

/** The right answers among others that are near: of the same fault, such as follow several faults, and of the same moment of the deal. */
function choicesFor(
  incidents: readonly Incident[],
  right: readonly Sanction[],
  about: AskedOfReferee['ask']['about'],
  pool: Pool,
  random: Random,
): readonly Sanction[] {
  const choices = [...right];
  if (about === 'points') {
    const near = shuffled(pool.incidents, random).toSorted(
      (one, other) => apart(one, incidents) - apart(other, incidents),
    );
    // Nothing is always among them: it is what is mostly right.
    for (const { points } of [{ points: 'none' } as const, ...near])
      if (choices.length < offered && !isSilence(points) && !choices.includes(points)) choices.push(points);
    return choices.toSorted(byAmount);
  }
  // Of what costs nothing, “no penalty is set” would be half right.
  const silences = incidents.every(({ points }) => isPenalty(points))
    ? pool.incidents.map(({ points }) => points).filter(isSilence)
    : [];
  const silence = random(silenceSeldom) === 0 ? someOf([...new Set(silences)], random) : null;
  if (silence !== null) choices.push(silence);
  const taken = new Set(incidents.flatMap(({ orders }) => orders.map(({ does }) => does)));
  // Orders that speak of what has not happened, such as a foreign card, are seen to be wrong by who knows no rule.
  const distance = ({ order, from }: OrderFrom) =>
    apart(from, incidents) + (from.kind === incidents[0]?.kind || pool.general.has(order.said) ? 0 : 2);
  const near = shuffled(pool.orders, random).toSorted((one, other) => distance(one) - distance(other));
  for (const { order, from } of near) {
    if (choices.length === offered) break;
    if (taken.has(order.does) || !incidents.every((incident) => isClearlyWrong(incident, order, from))) continue;
    taken.add(order.does);
    choices.push(order.said);
  }
  return shuffled(choices, random);
}

/** How far an incident is from others of one fault: of the same, of the same moment of the deal, of another. */
function apart({ kind, moment }: Incident, [incident]: readonly Incident[]): number {
  return kind === incident?.kind ? 0 : moment === incident?.moment ? 1 : 2;
}

/** Points in an order that tells nothing: none, what is lost, what is won, the least first. */
function byAmount(one: Sanction, other: Sanction): number {
  return amountOf(one) - amountOf(other);
}

function amountOf(said: Sanction): number {
  const [what = '', number = '0'] = said.split(':');
  return (what === 'award' ? 1_000_000 : 0) + Number(number);
}

function isCharge(points: Sanction): boolean {
  return /^(penalty|award):/u.test(points);
}

function isPenalty(points: Sanction): boolean {
  return points.startsWith('penalty:');
}
