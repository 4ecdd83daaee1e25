import type { Card } from '../cards/cards.ts';
import { mustTakePile } from '../play/abilities.ts';
import type { TakeAction } from '../position/action.ts';
import { hasDuty, lostDraw, mayNotDraw, mayNotMeld, mustLayRedThrees } from '../position/duties.ts';
import { isComplete, pointsOf } from '../position/melds.ts';
import type { Placement } from '../position/placement.ts';
import {
  actingSide,
  actor,
  countOf,
  freezes,
  hasOpened,
  type Position,
  playableCount,
  topOf,
  withRedThrees,
  withSeat,
} from '../position/position.ts';
import { isOneAgainstOne, liftedCards } from '../rules/pile.ts';
import { isBesideWay } from '../rulesets/codes.ts';
import { goOut } from './ending.ts';
import { Findings } from './findings.ts';
import { withUnknownCards } from './hand.ts';
import { checkPlacements, groupPlacements, joined, layCards } from './melding.ts';
import { checkOpening, reachesMinimum } from './opening-rules.ts';
import { checkWay, isUsableTop, planTake, setsOfRank, withSecondSetApart } from './right-to-pile.ts';
import { drawFromStock } from './stock.ts';
import { checkTurnCanEnd, isOut } from './turn-end.ts';

/** Judges taking the discard pile. */
export function take(position: Position, action: TakeAction, findings: Findings): Position {
  const top = topOf(position);
  checkMayTake(position, top, findings);
  if (top === undefined) return position;
  const plan = planTake(position, action, top, findings);
  if (plan === null || !isUsableTop(position, top, plan, findings)) return position;
  checkDepth(position, action, findings);
  const hasRight = checkWay(position, action, top, plan, findings);
  const withTop = withSecondSetApart(position, plan.placement);
  const further = groupPlacements(position, action.melds);
  const placements = [...withTop, ...further];
  if (hasRight) return carryOut(position, action, top, placements, true, findings);
  const attempted = new Findings(position.ruleset);
  carryOut(position, action, top, placements, false, attempted);
  findings.include(attempted, isBesideWay);
  if (further.length === 0) return position;
  const ofFurther = new Findings(position.ruleset);
  checkPlacements(position, { placements: further, adding: false }, ofFurther);
  findings.include(ofFurther, (reason) => reason !== 'card-not-held');
  return position;
}

/** What taking the pile is barred by, whatever the player lays for it. */
function checkMayTake(position: Position, top: Card | undefined, findings: Findings): void {
  const { parameters } = position.ruleset;
  const state = actor(position);
  if (mayNotDraw(state)) findings.refuse('no-draw-this-turn', {}, lostDraw(state));
  if (hasDuty(state, 'no-pile-next-turn', 'must-draw-from-stock')) findings.refuse('no-pile-this-turn');
  if (mayNotMeld(state)) findings.refuse('no-meld-this-turn');
  if (position.current.lateRedThree) findings.refuse('late-red-three-bars-pile');
  if (mustLayRedThrees(position)) findings.refuse('lay-red-threes-first');
  if (top === undefined) {
    findings.refuse('pile-is-empty');
    return;
  }
  const held = playableCount(state);
  if (isOneAgainstOne(parameters, held, position.pile.length))
    findings.refuse(countOf(position.stock) === 0 ? 'one-card-against-one-without-stock' : 'one-card-against-one');
  else if (held === 1 && position.pile.length === 1) findings.allow('one-card-takes-one-card');
  if (parameters.canastaRankBlocks && setsOfRank(position, top).some((meld) => isComplete(parameters, meld)))
    findings.refuse('pile-blocked-by-canasta', { cards: [top] });
}

/** How many cards of the pile, from the top, a taking lifts: all, or down to the first freezing card and further ones in a row. */
function liftedCount(position: Position, depth: number): number {
  const { pile, ruleset } = position;
  const freezing = pile.findLastIndex(freezes);
  return liftedCards(ruleset.parameters, pile.length, freezing < 0 ? 0 : pile.length - freezing, depth);
}

/** Whether the pile may be taken so many freezing cards deep: the further ones must follow the first without a gap. */
function checkDepth(position: Position, action: TakeAction, findings: Findings): void {
  const depth = action.depth ?? 1;
  if (depth === 1) return;
  const count = liftedCount(position, depth);
  const fromTop = position.pile.toReversed();
  const first = fromTop.findIndex(freezes);
  const row = fromTop.slice(first, count);
  const allowed = position.ruleset.parameters.pileTaken === 'to-freezing-card' && first >= 0;
  if (!allowed || row.length < depth || !row.every(freezes)) findings.refuse('depth-not-allowed');
}

/** Lays the cards with the top card, takes up the rest, and checks the opening and the end of the turn. */
function carryOut(
  position: Position,
  action: TakeAction,
  top: Card,
  placements: readonly Placement[],
  hasRight: boolean,
  findings: Findings,
): Position {
  const { parameters } = position.ruleset;
  const topPoints = parameters.topCardCountsInOpening ? pointsOf(parameters, top) : 0;
  const opening = hasOpened(actingSide(position)) ? null : { placements, topPoints };
  const first = placements[0];
  if (first === undefined) return position;
  const withTop = [{ ...first, cards: [...first.cards, top] }, ...placements.slice(1)];
  // The top card passes through the hand for the length of the act, so that laying is one and the same everywhere.
  const state = actor(position);
  const count = liftedCount(position, action.depth ?? 1);
  const lifted: Position = {
    ...withSeat(position, { ...state, hand: { known: [...state.hand.known, top], unknown: state.hand.unknown } }),
    phase: 'play',
    current: { ...position.current, drew: 'pile' },
  };
  const act = { placements: withTop, adding: action.onto !== undefined, below: position.pile.slice(0, -1) };
  // Of cards that neither give the right to the pile nor may lie together no more is said, except that they open too low.
  const mayOpen = opening === null || reachesMinimum(position, opening);
  if (!hasRight && mayOpen && !checkPlacements(lifted, joined(lifted, act), findings)) return position;
  const laid = layCards(lifted, act, findings);
  const bottom = position.pile.length - count;
  const taken = takeUpRest(laid, position.pile.slice(bottom, -1), position.pile.slice(0, bottom), findings);
  if (opening !== null) checkOpening(laid, position, opening, findings, taken);
  const next = drawWithPile(taken, action, findings);
  if (countOf(position.stock) === 0 && !findings.broken) allowWithoutStock(position, findings);
  findings.event({ type: 'took-pile', seat: position.turn, count });
  if (findings.broken && laid === lifted) return next;
  const toCome = Math.min(parameters.cardsWithPile, countOf(position.stock));
  checkTurnCanEnd(position, toCome > 0 ? withUnknownCards(taken, toCome) : taken, findings);
  if (!findings.broken && isOut(next)) return goOut(next, findings);
  return next;
}

/** Taking the pile when the stock is gone: a right, and where the top card goes onto a meld of the side a duty. */
function allowWithoutStock(position: Position, findings: Findings): void {
  if (mustTakePile(position)) findings.allow('take-without-stock', 'obliged');
  findings.allow('take-without-stock');
}

/** The cards below the top card go to the hand; red threes among them to the table, where the ruleset lays them. */
function takeUpRest(position: Position, rest: readonly Card[], left: readonly Card[], findings: Findings): Position {
  const lays = position.ruleset.parameters.redThreesLaid !== 'never';
  const redThrees = lays ? rest.filter((card) => card.role === 'red-three') : [];
  const kept = lays ? rest.filter((card) => card.role !== 'red-three') : rest;
  const state = actor(position);
  const hand = { ...state.hand, known: [...state.hand.known, ...kept] };
  const next: Position = { ...withSeat(position, { ...state, hand }), pile: left };
  findings.allow(position.ruleset.parameters.pileTaken === 'whole' ? 'take-whole-pile' : 'take-to-freezing-card');
  if (redThrees.length === 0) return next;
  findings.allow('red-three-from-pile');
  for (const card of redThrees) findings.event({ type: 'laid-red-three', seat: position.turn, card });
  return withRedThrees(next, position.turn, redThrees);
}

/** The stock cards that come with the pile, while there are any. */
function drawWithPile(position: Position, action: TakeAction, findings: Findings): Position {
  const { cardsWithPile } = position.ruleset.parameters;
  if (cardsWithPile === 0 || countOf(position.stock) === 0) return position;
  findings.allow('card-with-pile');
  return drawFromStock(position, cardsWithPile, action.draws ?? [], findings).position;
}
