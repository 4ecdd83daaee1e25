import { type Card, isRedThree } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import { mustTakePile } from '../play/legal-actions.ts';
import type { ActionOf } from '../position/action.ts';
import { dutiesOf, lostDraw, mustLayRedThrees } from '../position/duties.ts';
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
} from '../position/position.ts';
import { withHandCards } from '../position/transitions.ts';
import { mayNotDraw, mayNotMeld, mayNotTakePile } from '../rules/duties.ts';
import { isOneAgainstOne, liftedCards } from '../rules/pile.ts';
import type { RuleCode } from '../rulesets/codes.ts';
import { isBesideWay } from '../rulesets/kinds-of-codes.ts';
import { drawFromStock } from './drawing.ts';
import { checkTurnCanEnd, goOut, isOut } from './ending.ts';

import { checkPlacements, joined, layCards, placementsOf, together } from './melding.ts';
import { checkOpening, valuesOfOpening } from './opening.ts';
import { checkWay, isUsableTop, setsOfRank, wayOf, withSecondSetApart } from './right-to-pile.ts';
import type { Findings } from './verdict.ts';

/** Judges taking the discard pile. */
export function take(position: Position, action: ActionOf<'take'>, findings: Findings): Position | null {
  const top = topOf(position);
  checkMayTake(position, top, findings);
  if (top === undefined) return findings.refuse('pile-is-empty');
  const way = wayOf(position, action, top, findings);
  if (way === null || !isUsableTop(position, way, findings)) return null;
  checkDepth(position, action, findings);
  const hasRight = checkWay(position, way, findings);
  const further = placementsOf(position, action.melds);
  const placements = [...withSecondSetApart(position, way.placement), ...further];
  if (hasRight) return carryOut(position, action, placements, true, findings);
  findings.include((apart) => carryOut(position, action, placements, false, apart), isBesideWay);
  const isOfMelds = (code: RuleCode) => code !== 'card-not-held';
  findings.include(
    (apart) => checkPlacements(position, { placements: together(further), adding: false }, apart),
    isOfMelds,
  );
  return null;
}

/** What taking the pile is barred by, whatever the player lays for it. */
function checkMayTake(position: Position, top: Card | undefined, findings: Findings): void {
  const { parameters } = position.ruleset;
  const state = actor(position);
  const duties = dutiesOf(state);
  if (mayNotDraw(duties)) findings.refuse('no-draw-this-turn', {}, lostDraw(state));
  if (mayNotTakePile(duties)) findings.refuse('no-pile-this-turn');
  if (mayNotMeld(duties)) findings.refuse('no-meld-this-turn');
  if (position.current.lateRedThree) findings.refuse('late-red-three-bars-pile');
  if (mustLayRedThrees(position)) findings.refuse('lay-red-threes-first');
  const held = playableCount(state);
  if (isOneAgainstOne(parameters, held, position.pile.length))
    findings.refuse(countOf(position.stock) === 0 ? 'one-card-against-one-without-stock' : 'one-card-against-one');
  else if (held === 1 && position.pile.length === 1) findings.allow('one-card-takes-one-card');
  if (top === undefined || !parameters.canastaRankBlocks) return;
  if (setsOfRank(position, top).some((meld) => isComplete(parameters, meld)))
    findings.refuse('pile-blocked-by-canasta', { cards: [top] });
}

/** Whether the pile may be taken so many freezing cards deep: the further ones must follow the first without a gap. */
function checkDepth(position: Position, { depth = 1 }: ActionOf<'take'>, findings: Findings): void {
  if (depth === 1) return;
  const { pile, ruleset } = position;
  const first = pile.findLastIndex(freezes);
  const row = pile.slice(Math.max(0, first + 1 - depth), first + 1);
  const allowed = ruleset.parameters.pileTaken === 'to-freezing-card' && first >= 0;
  if (!allowed || row.length < depth || !row.every(freezes)) findings.refuse('depth-not-allowed');
}

/** Lays the cards with the top card, takes up the rest, and checks the opening and the end of the turn. */
function carryOut(
  position: Position,
  action: ActionOf<'take'>,
  placements: readonly Placement[],
  hasRight: boolean,
  findings: Findings,
): Position {
  const { parameters } = position.ruleset;
  const { pile } = position;
  const top = at(pile, pile.length - 1);
  const topPoints = parameters.topCardCountsInOpening ? pointsOf(parameters, top) : 0;
  const opening = hasOpened(actingSide(position)) ? null : { placements, topPoints };
  const first = at(placements, 0);
  const withTop = placements.with(0, { ...first, cards: [...first.cards, top] });
  // The top card passes through the hand for the length of the act, so that laying is one and the same everywhere.
  const inHand = withHandCards(position, [top]);
  const lifted: Position = { ...inHand, phase: 'play', current: { ...position.current, drew: 'pile' } };
  const act = { placements: withTop, adding: action.onto !== undefined, below: pile.slice(0, -1) };
  // Of cards that neither give the right to the pile nor may lie together no more is said, except that they open too low.
  const mayOpen = opening === null || valuesOfOpening(position, opening).missing <= 0;
  if (!hasRight && mayOpen && !checkPlacements(lifted, joined(lifted, act), findings)) return position;
  const laid = layCards(lifted, act, findings);
  const freezing = pile.findLastIndex(freezes);
  const deep = freezing < 0 ? 0 : pile.length - freezing;
  const count = liftedCards(parameters, pile.length, deep, action.depth ?? 1);
  const taken = takeUpRest(laid, count, findings);
  if (opening !== null) checkOpening(laid, opening, findings, taken);
  const toCome = Math.min(parameters.cardsWithPile, countOf(position.stock));
  if (toCome > 0) findings.allow('card-with-pile');
  const next = toCome > 0 ? drawFromStock(taken, toCome, action.draws ?? [], findings) : taken;
  if (countOf(position.stock) === 0) {
    if (mustTakePile(position)) findings.allow('take-without-stock', 'obliged');
    findings.allow('take-without-stock');
  }
  findings.event({ type: 'took-pile', seat: position.turn, count });
  if (findings.broken && laid === lifted) return next;
  checkTurnCanEnd(position, taken, findings, toCome);
  return isOut(next) ? goOut(next, findings) : next;
}

/** The cards below the top card go to the hand; red threes among them to the table, where the ruleset lays them. */
function takeUpRest(position: Position, count: number, findings: Findings): Position {
  const { pileTaken, redThreesLaid } = position.ruleset.parameters;
  const bottom = position.pile.length - count;
  const rest = position.pile.slice(bottom, -1);
  const redThrees = redThreesLaid === 'never' ? [] : rest.filter(isRedThree);
  findings.allow(pileTaken === 'whole' ? 'take-whole-pile' : 'take-to-freezing-card');
  const next: Position = { ...position, pile: position.pile.slice(0, bottom) };
  if (redThrees.length === 0) return withHandCards(next, rest);
  findings.allow('red-three-from-pile');
  for (const card of redThrees) findings.event({ type: 'laid-red-three', seat: position.turn, card });
  const kept = rest.filter((card) => !redThrees.includes(card));
  return withRedThrees(withHandCards(next, kept), position.turn, redThrees);
}
