import {
  type Incident,
  incidentsOf,
  type OrderSaid,
  type Random,
  type Ruleset,
  shuffled,
  someOf,
} from '../engine/index.ts';
import type { AskedOfReferee, Change, Posed, Sanction } from './asked.ts';

/** So many answers are offered. */
const offered = 4;

/** Of so many questions about points or orders one is about points where both could be asked. */
const pointsSeldom = 3;

/** Of so many questions on what the document regulates one offers that it does not: else the silence would tell itself. */
const silenceSeldom = 3;

const pools = new WeakMap<Ruleset, readonly Incident[]>();

/** Everything that can go wrong in a game, reckoned once; nothing where its document has no rulings. */
function incidentsIn(ruleset: Ruleset): readonly Incident[] {
  const known = pools.get(ruleset) ?? incidentsOf(ruleset).filter(({ clauses }) => clauses.length > 0);
  pools.set(ruleset, known);
  return known;
}

/**
 * A question for the referee: of something that went wrong, which of four orders the document gives, or what it costs. The twin is the same
 * fault with one circumstance other, of which another of the same four is right.
 *
 * > An initial meld has too few points, and the side takes it back; this was noticed before the next draw. *What does the referee order?*
 * > One of the four: the minimum rises. The twin: noticed later. *The opening stands.*
 */
export function rulingPosed(ruleset: Ruleset, random: Random): Posed | null {
  const all = incidentsIn(ruleset);
  // By faults first, so that one with many circumstances is not asked more often than one without any.
  const kind = someOf([...new Set(all.map((one) => one.kind))], random);
  const incident = someOf(
    all.filter((one) => one.kind === kind),
    random,
  );
  return incident === null ? null : incidentPosed(incident, all, random);
}

function incidentPosed(incident: Incident, all: readonly Incident[], random: Random): Posed | null {
  const abouts: readonly AskedOfReferee['ask']['about'][] =
    random(pointsSeldom) === 0 ? ['points', 'orders'] : ['orders', 'points'];
  const near = shuffled(nearTo(incident, all), random);
  for (const about of abouts)
    for (const { incident: other, change } of near) {
      const [mine, theirs] = [turning(incident, other, about), turning(other, incident, about)];
      if (mine === null || theirs === null) continue;
      const choices = choicesFor([incident, other], [mine, theirs], about, all, random);
      const twin = { ...asked(other, theirs, about, choices), change };
      return { ...asked(incident, mine, about, choices), twin };
    }
  const [about = 'orders'] = abouts.filter((each) => rightOf(incident, each).length > 0);
  const right = someOf(rightOf(incident, about), random);
  if (right === null) return null;
  const choices = choicesFor([incident], [right], about, all, random);
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

/** What is right of an incident: its orders, or that the document is silent; or its points. */
export function rightOf({ orders, points }: Incident, about: AskedOfReferee['ask']['about']): readonly Sanction[] {
  const isSilent = points.startsWith('silence:');
  if (about === 'points') return isSilent ? [] : [points];
  return isSilent ? [points] : orders.map(({ said }) => said);
}

/** Of what is right of an incident, something that is not right of another. */
function turning(incident: Incident, other: Incident, about: AskedOfReferee['ask']['about']): Sanction | null {
  const theirs = new Set(rightOf(other, about).map((said) => comesTo(other, said)));
  return (
    rightOf(incident, about).find((said) => !theirs.has(comesTo(incident, said)) && !isBareNumber(incident, said)) ??
    null
  );
}

/** Whether an order does nothing but repeat a number of the account, which whoever reads it finds among the answers. */
function isBareNumber({ orders }: Incident, said: Sanction): boolean {
  return orders.some((order) => order.said === said && order.does === said && said.includes(':'));
}

/** What an order comes to at the table: of two that come to the same nobody could say that one is wrong. */
function comesTo({ orders }: Incident, said: Sanction): string {
  return orders.find((order) => order.said === said)?.does ?? said;
}

/** The right answers among others that are near: of the same fault, of the same moment of the deal, of the rest. */
function choicesFor(
  incidents: readonly Incident[],
  right: readonly Sanction[],
  about: AskedOfReferee['ask']['about'],
  all: readonly Incident[],
  random: Random,
): readonly Sanction[] {
  const near = byNearness(incidents, all, random);
  const choices = [...right];
  if (about === 'points') {
    // Nothing is always among them: it is what is mostly right.
    for (const { points } of [{ points: 'none' } as const, ...near])
      if (choices.length < offered && !points.startsWith('silence:') && !choices.includes(points)) choices.push(points);
    return choices.toSorted(byAmount);
  }
  const isSilent = right.some((said) => said.startsWith('silence:'));
  if (!isSilent && random(silenceSeldom) === 0) choices.push('silence:no-provision');
  const taken = new Set(incidents.flatMap(({ orders }) => orders.map(({ does }) => does)));
  for (const { said, does } of near.flatMap(({ orders }) => orders)) {
    if (choices.length === offered) break;
    if (taken.has(does)) continue;
    taken.add(does);
    choices.push(said);
  }
  return shuffled(choices, random);
}

function byNearness([incident]: readonly Incident[], all: readonly Incident[], random: Random): readonly Incident[] {
  const distance = ({ kind, moment }: Incident) => {
    if (kind === incident?.kind) return 0;
    // What somebody may choose to demand is mostly ordered outright after another fault of the moment: there it would be half right.
    if (moment === incident?.moment) return incident.leavesChoice ? 3 : 1;
    return 2;
  };
  return shuffled(all, random).toSorted((one, other) => distance(one) - distance(other));
}

/** Points in an order that tells nothing: none, what is lost, what is won, the least first. */
function byAmount(one: Sanction, other: Sanction): number {
  return amountOf(one) - amountOf(other);
}

function amountOf(said: Sanction): number {
  const [what = '', number = '0'] = said.split(':');
  return (what === 'award' ? 1_000_000 : 0) + Number(number);
}

/** Whether what was said is an order. */
export function isOrderSaid(said: Sanction): said is OrderSaid {
  return !/^(none|penalty:|award:|silence:)/u.test(said);
}
