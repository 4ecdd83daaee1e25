import { type Card, without } from '../cards/cards.ts';
import { canEmptyHand } from '../planning/going-out.ts';
import { dealtMelds, nothingPlanned, type OpeningPlan, openingPlans } from '../planning/opening-plans.ts';
import type { NewMeld } from '../position/action.ts';
import { type Meld, pointsOfAll } from '../position/melds.ts';
import {
  actingSide,
  actor,
  type Position,
  playableCards,
  playableCount,
  withActingSide,
  withActor,
} from '../position/position.ts';
import { meetsGoingOutRequirement } from '../score/requirement.ts';
import { WholeLayouts } from './whole-hand.ts';

/** Melds that can be laid from the hand, with their points and how many cards they take. */
export interface Opening {
  readonly melds: readonly NewMeld[];
  readonly points: number;
  readonly cards: number;
}

/**
 * The opening of the player in turn that is worth most, laid as lawful melds from the hand as it is now, so that the turn can
 * end: a card is kept for the discard and one after it, or the whole hand goes out. Exact: every way to lay sequences and to share
 * out the wild cards is considered.
 */
export function bestOpening(position: Position): Opening {
  const kept = toOpening(
    position,
    best(plansThatKeepCards(position), (plan) => plan.points),
  );
  return openingsOut(position).reduce((chosen, opening) => (opening.points > chosen.points ? opening : chosen), kept);
}

/** The opening that reaches the points with the fewest cards; undefined if none does. */
export function shortestOpening(position: Position, minimum: number): Opening | undefined {
  const enough = plansThatKeepCards(position).filter((plan) => plan.points >= minimum);
  if (enough.length === 0) {
    const out = openingsOut(position).filter(({ points }) => points >= minimum);
    return out.sort((one, other) => one.cards - other.cards)[0];
  }
  return toOpening(
    position,
    best(enough, (plan) => -plan.cards),
  );
}

/** Whether the opening is the declarer's before play, which no discard follows and which has its own least number of twos. */
function isBeforePlay(position: Position): boolean {
  return position.phase === 'contract-opening';
}

/** Plans after which a card is left for the discard, if one follows, and one after it. */
function plansThatKeepCards(position: Position): readonly OpeningPlan[] {
  const { declarerTwos, openingTwos } = position.ruleset.parameters;
  const count = playableCount(actor(position));
  const kept = isBeforePlay(position) ? 1 : 2;
  const terms = { leastTwos: isBeforePlay(position) ? declarerTwos : openingTwos, top: null };
  return openingPlans(position, terms).filter((plan) => plan.cards <= count - kept);
}

function best(plans: readonly OpeningPlan[], merit: (plan: OpeningPlan) => number): OpeningPlan {
  return plans.reduce((chosen, plan) => (merit(plan) > merit(chosen) ? plan : chosen), plans[0] ?? nothingPlanned);
}

function toOpening(position: Position, plan: OpeningPlan): Opening {
  return { melds: dealtMelds(position, plan), points: plan.points, cards: plan.cards };
}

/** For each card that may be the discard, and for none, an opening that lays the rest of the hand and goes out, if there is one. */
function openingsOut(position: Position): readonly Opening[] {
  const state = actor(position);
  const cards = playableCards(state);
  const unknown = playableCount(state) - cards.length;
  const emptying = { ...position, phase: 'play', current: { ...position.current, drew: 'stock' } } as const;
  if (isBeforePlay(position) || unknown > 1 || !canEmptyHand(emptying)) return [];
  const { parameters } = position.ruleset;
  const layouts = new WholeLayouts(position.ruleset);
  const known = parameters.redThreesLaid === 'never' ? cards : cards.filter(({ role }) => role !== 'red-three');
  const discards: readonly (Card | null)[] = [
    ...(unknown === 1 || !parameters.goingOutNeedsDiscard ? [null] : []),
    ...(unknown === 1 ? [] : new Set(known)),
  ];
  return discards.flatMap((discard): readonly Opening[] => {
    const laid = discard === null ? cards : (without(cards, [discard]) ?? cards);
    const layout = layouts.of(laid).find(({ melds }) => goesOut(position, melds));
    if (layout === undefined) return [];
    const melds = layout.melds.map((meld) => ({ cards: meld.cards }));
    return [{ melds, points: pointsOfAll(parameters, laid), cards: laid.length }];
  });
}

/** Whether melds that lay the whole hand leave the side with what going out takes. */
function goesOut(position: Position, melds: readonly Meld[]): boolean {
  const laid = withActingSide(position, { melds: [...actingSide(position).melds, ...melds] });
  return meetsGoingOutRequirement(withActor(laid, { hand: { known: [], unknown: 0 }, penaltyCards: [], waiting: [] }));
}
