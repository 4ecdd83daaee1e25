import { type Card, isBlackThree, without } from '../cards/cards.ts';
import { permissionsIn } from '../judge/judge.ts';
import { cardsBelowTop } from '../judge/taking.ts';
import { canEmptyHand } from '../planning/going-out.ts';
import { dealtMelds, openingPlans } from '../planning/opening-plans.ts';
import { partsWithTop } from '../planning/openings.ts';
import { rankedHandOf } from '../planning/ranked-hand.ts';
import { atDepth, depthsOfTaking, takeCandidates } from '../planning/take-candidates.ts';
import type { NewMeld, TakeAction } from '../position/action.ts';
import { pointsOfAll } from '../position/melds.ts';
import {
  actingSide,
  actor,
  countOf,
  hasOpened,
  type Position,
  playableCards,
  playableCount,
  topOf,
  withActor,
} from '../position/position.ts';
import { WholeLayouts } from './whole-hand.ts';

/** How the pile can be taken now. */
export interface WaysToTakePile {
  /** Every elementary legal way, up to equivalent cards. */
  readonly ways: readonly TakeAction[];
  /**
   * Where taking the pile makes the first melds of the side: the opening of fewest cards, of those the cheapest, and the one worth
   * most. Black threes, which are laid only to go out, are no part of either; null if there is no opening without them.
   */
  readonly openings: { readonly smallest: TakeAction; readonly largest: TakeAction } | null;
}

/** Every elementary legal way to take the pile now, with the smallest and the largest opening that it can be part of. Exact. */
export function waysToTakePile(position: Position): WaysToTakePile {
  if (position.phase !== 'draw') return { ways: [], openings: null };
  const isPermitted = permissionsIn(position);
  const ways = [...takeCandidates(position)].filter(isPermitted);
  if (hasOpened(actingSide(position))) return { ways, openings: null };
  const [first, ...others] = ways.filter((way) => !laidBy(way).some(isBlackThree));
  if (first === undefined) return { ways, openings: null };
  const smallest = others.reduce((chosen, way) => (isSmaller(position, way, chosen) ? way : chosen), first);
  return { ways, openings: { smallest, largest: largestOpening(position) ?? smallest } };
}

/** Whether there is any legal way to take the pile now. */
export function isTakeable(position: Position): boolean {
  if (position.phase !== 'draw') return false;
  const isPermitted = permissionsIn(position);
  for (const action of takeCandidates(position)) if (isPermitted(action)) return true;
  return false;
}

/** The hand cards that a taking lays. */
function laidBy(action: TakeAction): readonly Card[] {
  return [...action.with, ...action.melds.flatMap(({ cards }) => cards)];
}

function isSmaller(position: Position, one: TakeAction, other: TakeAction): boolean {
  const points = (action: TakeAction) => pointsOfAll(position.ruleset.parameters, laidBy(action));
  return (
    laidBy(one).length - laidBy(other).length < 0 ||
    (laidBy(one).length === laidBy(other).length && points(one) < points(other))
  );
}

/** The opening with the top card of the pile that is worth most and leaves the turn an end. */
function largestOpening(position: Position): TakeAction | null {
  const top = topOf(position);
  if (top === undefined) return null;
  const { parameters } = position.ruleset;
  const isPermitted = permissionsIn(position);
  const terms = { leastTwos: parameters.openingTwos, top };
  const plans = openingPlans(position, terms).toSorted((one, other) => other.points - one.points);
  const depths = depthsOfTaking(position);
  let found: TakeAction | undefined;
  for (const plan of plans) {
    const taking = toTaking(dealtMelds(position, plan, top));
    found = depths.map((depth) => atDepth(taking, depth)).find(isPermitted);
    if (found !== undefined) break;
  }
  const points = (action: TakeAction | undefined) =>
    action === undefined ? 0 : pointsOfAll(parameters, laidBy(action));
  for (const depth of depths) {
    for (const taking of takingsOut(position, top, depth)) {
      const isMore = points(taking) > points(found) && !laidBy(taking).some(isBlackThree);
      if (isMore && isPermitted(taking)) found = taking;
    }
  }
  return found ?? null;
}

/** A taking that lays these melds, of which the first ends with the top card. */
function toTaking([withTop, ...melds]: readonly NewMeld[]): TakeAction {
  return { type: 'take', with: withTop?.cards.slice(0, -1) ?? [], melds };
}

/**
 * Takings after which the hand can only go out: they lay all of it, or all but a card for the discard, and hardly a card comes up from
 * the pile.
 */
function* takingsOut(position: Position, top: Card, depth: number): Generator<TakeAction> {
  const { parameters } = position.ruleset;
  const below = cardsBelowTop(position, depth);
  const coming = below.length + Math.min(parameters.cardsWithPile, countOf(position.stock));
  const state = actor(position);
  const cards = playableCards(state);
  const isWhole = cards.length === playableCount(state);
  if (coming > 1 || !isWhole || !couldEmptyHand(position, [...below, top])) return;
  const layouts = new WholeLayouts(position.ruleset);
  const kept: readonly (Card | null)[] = coming === 0 ? [null, ...new Set(cards)] : [null];
  for (const card of kept) {
    const laid = card === null ? cards : (without(cards, [card]) ?? cards);
    for (const part of partsWithTop(parameters, rankedHandOf(position), top)) {
      const rest = without(laid, part.cards);
      if (rest === undefined) continue;
      for (const { melds } of layouts.of(rest)) {
        const taking: TakeAction = { type: 'take', with: part.cards, melds: melds.map(({ cards }) => ({ cards })) };
        yield atDepth(taking, depth);
      }
    }
  }
}

/** Whether the hand could be emptied with these cards of the pile in it. */
function couldEmptyHand(position: Position, cards: readonly Card[]): boolean {
  const { hand } = actor(position);
  const taken = withActor(position, { hand: { ...hand, known: [...hand.known, ...cards] } });
  // Laid in one act or one after another: what a minimum asks for is judged with the taking itself.
  return canEmptyHand({ ...taken, phase: 'play', current: { ...taken.current, drew: 'stock' } });
}
