import { type Action, type Card, canastaBonus, sideState } from '../engine/index.ts';
import { takesOntoMeld } from '../insight/index.ts';
import { type Course, courseOf } from './course.ts';
import { laidSince } from './way.ts';

/** By what a lawful way is worse than another: canastas that bring less, a discard that gives the pile away, wild cards spent in vain. */
export interface Worse {
  readonly code: 'worseBonus' | 'worsePile' | 'worseWilds';
  readonly values: { readonly points: number; readonly cards: readonly Card[] };
}

/**
 * By what most a reader’s way to a goal is worse than another way there; null where it is as good. The bonuses of canastas are compared, then
 * what the discards give to the next player, then the wild cards laid. Six kings made a canasta by a two, where the other way adds the king of
 * the hand: `worseBonus` with 200 points and that king.
 */
export function worseThan(course: Course, other: readonly Action[]): Worse | null {
  const better = courseOf(course.start, other);
  if (better === null || (!hasPassed(course) && hasPassed(better))) return null;
  const [own, there] = [gainOf(course), gainOf(better)];
  // Who is still at it may yet make what the other way has made.
  if (!hasPassed(course) && own.canastas !== there.canastas) return null;
  const points = there.bonus - own.bonus;
  if (points > 0) return { code: 'worseBonus', values: { points, cards: there.cards } };
  const thrown = discardOf(better);
  if (givesPile(course) && thrown !== null && !givesPile(better)) {
    return { code: 'worsePile', values: { points: 0, cards: [thrown] } };
  }
  return points === 0 && wildsIn(own.cards) > wildsIn(there.cards) && there.cards.length > 0
    ? { code: 'worseWilds', values: { points: 0, cards: there.cards } }
    : null;
}

/** The worst that can be said of a way beside some others; null where it is as good as each of them. */
export function worstBeside(course: Course, others: readonly (readonly Action[])[]): Worse | null {
  const order: readonly Worse['code'][] = ['worseBonus', 'worsePile', 'worseWilds'];
  const found = others.flatMap((other) => worseThan(course, other) ?? []);
  const [worst] = found.toSorted(
    (one, two) => order.indexOf(one.code) - order.indexOf(two.code) || two.values.points - one.values.points,
  );
  return worst ?? null;
}

function hasPassed({ start, now }: Course): boolean {
  return now.phase === 'over' || now.turn !== start.turn;
}

/** What a way has laid, and how many canastas the side then has, with their bonuses. */
function gainOf(course: Course) {
  const { parameters } = course.now.ruleset;
  const { melds } = sideState(course.now, course.start.turn);
  const bonuses = melds.flatMap((meld) => canastaBonus(parameters, meld) ?? []);
  const bonus = bonuses.reduce((sum, one) => sum + one, 0);
  return { bonus, canastas: bonuses.length, cards: laidSince(course).cards };
}

/** Whether the turn has passed on and the next player takes the pile by what lies on the table. */
function givesPile({ start, now }: Course): boolean {
  return now.phase === 'draw' && now.turn !== start.turn && takesOntoMeld(now);
}

function discardOf({ start, steps }: Course): Card | null {
  const last = steps.findLast(({ before, action }) => before.turn === start.turn && action.type === 'discard');
  return last?.action.type === 'discard' ? last.action.card : null;
}

function wildsIn(cards: readonly Card[]): number {
  return cards.filter(({ role }) => role === 'wild').length;
}
