import {
  type FaultKind,
  type Incident,
  isClearlyWrong,
  type OrderAsked,
  type OrderSaid,
  type PointsSaid,
  type Random,
  seededRandom,
  shuffled,
} from '../../engine/index.ts';

/** An incident as the exam asks it: which fault it is, what is ordered and what it costs, each among others that are near. */
export interface Question {
  readonly incident: Incident;
  readonly faults: readonly FaultKind[];
  readonly orders: readonly OrderSaid[];
  readonly points: readonly PointsSaid[];
}

/** How many incidents a paper has. */
export const questionsOfPaper = 20;
/** So many of them at most are such that the document says nothing of them. */
const mostSilent = 3;
const faultsOffered = 4;
const pointsOffered = 4;
/** Wrong orders beside the right ones, and how many orders are offered at least. */
const wrongOrders = 3;
const fewestOrders = 5;

/**
 * Draws the paper of a seed: the same incidents with the same choices in the same order for all, from all moments of the deal mixed, so that
 * the place of an incident tells nothing of it. No fault comes twice as long as there are others.
 */
export function drawPaper(pool: readonly Incident[], seed: string): readonly Question[] {
  const random = seededRandom(numberOf(seed));
  const kinds = [...new Set(pool.map(({ kind }) => kind))];
  const drawn: Incident[] = [];
  while (drawn.length < Math.min(questionsOfPaper, pool.length)) {
    const before = drawn.length;
    for (const kind of shuffled(kinds, random)) {
      if (drawn.length === questionsOfPaper) break;
      const silent = drawn.filter(isSilent).length;
      const left = pool.filter((one) => one.kind === kind && !drawn.includes(one));
      const [incident] = shuffled(silent < mostSilent ? left : left.filter((one) => !isSilent(one)), random);
      if (incident !== undefined) drawn.push(incident);
    }
    if (drawn.length === before) break;
  }
  return drawn.map((incident) => ask(incident, pool, random));
}

function isSilent({ points }: Incident): boolean {
  return points.startsWith('silence:');
}

function ask(incident: Incident, pool: readonly Incident[], random: Random): Question {
  const near = byNearness(incident, pool);
  return {
    incident,
    faults: shuffled([incident.kind, ...otherFaults(incident, near)], random),
    orders: shuffled([...incident.orders, ...otherOrders(incident, near)], random).map(({ said }) => said),
    points: pointsAround(incident, near, random).toSorted(byAmount),
  };
}

/** The other incidents, those of the same fault first, then those of the same moment, then the rest; each nearest first in the deal. */
function byNearness({ id, kind, moment }: Incident, pool: readonly Incident[]): readonly Incident[] {
  const place = pool.findIndex((one) => one.id === id);
  const distance = (other: Incident) =>
    Math.abs(pool.indexOf(other) - place) +
    (other.kind === kind ? 0 : other.moment === moment ? pool.length : 2 * pool.length);
  return pool.filter((one) => one.id !== id).toSorted((one, other) => distance(one) - distance(other));
}

/** Neighbouring faults of which the account cannot tell as well. */
function otherFaults({ kind, alike }: Incident, near: readonly Incident[]): readonly FaultKind[] {
  const others = near.map((one) => one.kind).filter((other) => other !== kind && !alike.includes(other));
  return [...new Set(others)].slice(0, faultsOffered - 1);
}

/** Orders of the same fault with other facts and of its neighbours, each clearly wrong, and none of which comes to the same as another. */
function otherOrders(incident: Incident, near: readonly Incident[]): readonly OrderAsked[] {
  const found: OrderAsked[] = [];
  const wanted = Math.max(wrongOrders, fewestOrders - incident.orders.length);
  for (const other of near)
    for (const order of other.orders) {
      const isTaken = found.some(({ said, does }) => said === order.said || does === order.does);
      if (found.length < wanted && !isTaken && isClearlyWrong(incident, order, other)) found.push(order);
    }
  return found;
}

/** The right points among others: nothing, one kind of silence, and as many amounts as there is room for. */
function pointsAround({ points }: Incident, near: readonly Incident[], random: Random): readonly PointsSaid[] {
  const others = [...new Set(near.map((one) => one.points))].filter((one) => one !== points);
  const [silence] = others.filter((one) => one.startsWith('silence:'));
  const amounts = others.filter((one) => one !== 'none' && !one.startsWith('silence:'));
  const none: readonly PointsSaid[] = points === 'none' ? [] : ['none'];
  const around = [points, ...none, ...(silence === undefined ? [] : [silence])];
  return [...around, ...shuffled(amounts, random)].slice(0, pointsOffered);
}

/** Points in an order that tells nothing: none, what is lost, what is won, silence, the least first. */
function byAmount(one: PointsSaid, other: PointsSaid): number {
  return rankOf(one) - rankOf(other) || one.localeCompare(other);
}

function rankOf(points: PointsSaid): number {
  const [what = '', number = ''] = points.split(':');
  const kind = ['none', 'penalty', 'award', 'silence'].indexOf(what);
  return kind * 1_000_000 + (Number(number) || 0);
}

/** A text as a number (FNV-1a): `fingerprint` writes it, seeds begin with it. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
