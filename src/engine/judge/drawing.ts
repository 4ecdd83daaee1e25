import { canGoOut, mustTakePile } from '../play/abilities.ts';
import type { ActionOf } from '../position/action.ts';
import { dutiesAfterDraw, hasDuty, lostDraw, mayNotDraw, mustLayRedThrees, redThreesHeld } from '../position/duties.ts';
import { actor, countOf, type Position, withRedThrees, withSeat } from '../position/position.ts';
import { viewFrom } from '../position/view.ts';
import type { CircumstanceOf } from '../rulesets/circumstances.ts';
import { nextSeat } from '../rulesets/seats.ts';
import { chargeFailedGoingOut, endAfterLastThrees, endDeal, goOut } from './ending.ts';
import type { Findings } from './findings.ts';
import { takeFromHand, withUnknownCards } from './hand.ts';
import { drawFromStock, turnUp } from './stock.ts';
import { checkTurnCanEnd, isBoundToGoOut, isOut, refuseBound } from './turn-end.ts';

/** Judges the ordinary draw from the stock. */
export function draw(position: Position, action: ActionOf<'draw'>, findings: Findings): Position {
  const state = actor(position);
  if (mayNotDraw(state)) findings.refuse('no-draw-this-turn', {}, lostDraw(state));
  if (countOf(position.stock) === 0)
    findings.refuse('stock-is-empty', {}, mustTakePile(position) ? 'obliged' : undefined);
  if (mustLayRedThrees(position)) findings.refuse('lay-red-threes-first', { cards: redThreesHeld(state) });
  if (findings.broken) return position;
  const single = hasDuty(state, 'draw-one-next-turn');
  findings.allow('draw-from-stock', single ? 'by-ruling' : undefined);
  const count = single ? 1 : position.ruleset.parameters.drawCount;
  const drawn = drawFromStock(position, count, action.cards ?? [], findings);
  const next: Position = {
    ...withSeat(drawn.position, { ...actor(drawn.position), duties: dutiesAfterDraw(state) }),
    phase: 'play',
    current: { ...drawn.position.current, drew: 'stock' },
  };
  findings.event({ type: 'drew', seat: position.turn, count: drawn.kept });
  if (drawn.kept > 0) return next;
  findings.allow('last-card-red-three');
  return endDeal(next, 'red-three', findings);
}

/**
 * Judges laying a red three that was held from the deal (then it is replaced) or forgotten (then it is not, and before the draw
 * it bars the pile in this turn).
 */
export function lay(position: Position, action: ActionOf<'lay'>, findings: Findings): Position {
  const { parameters } = position.ruleset;
  if (position.current.lastThrees.includes(action.card)) return layLastThree(position, action, findings);
  if (parameters.redThreesLaid === 'never') {
    findings.refuse('lay-only-last-threes', { cards: [action.card] });
    return position;
  }
  if (action.card.role !== 'red-three') findings.refuse('not-a-red-three', { cards: [action.card] });
  const late = parameters.redThreesLaid === 'own-first-turn' && !mustLayRedThrees(position);
  let next = takeFromHand(position, [action.card], 'laying', findings);
  if (findings.broken) return position;
  next = withRedThrees(next, position.turn, [action.card]);
  if (position.phase === 'play') {
    const replaced = !late && countOf(position.stock) > 0;
    checkTurnCanEnd(position, replaced ? withUnknownCards(next, 1) : next, findings);
    if (findings.broken) return position;
  }
  findings.event({ type: 'laid-red-three', seat: position.turn, card: action.card });
  if (!late) {
    findings.allow('red-three-laid', position.phase === 'draw' ? undefined : 'drawn');
    const drawn = drawFromStock(next, 1, action.draws ?? [], findings, 'red-three-laid');
    if (drawn.kept > 0) return drawn.position;
    // The replacement was the last card of the stock and a red three itself, or there was none left.
    if (countOf(position.stock) === 0) return drawn.position;
    findings.allow('last-card-red-three');
    return endDeal(drawn.position, 'red-three', findings);
  }
  findings.allow('late-red-three');
  if (position.phase === 'draw') return { ...next, current: { ...next.current, lateRedThree: true } };
  return isOut(next) ? goOut(next, findings) : next;
}

/** Lays a red three of the draw that emptied the stock; with the last of them the deal ends. */
function layLastThree(position: Position, action: ActionOf<'lay'>, findings: Findings): Position {
  const taken = takeFromHand(position, [action.card], 'laying', findings);
  if (findings.broken) return position;
  findings.allow('last-stock-cards-shown');
  return endAfterLastThrees(withRedThrees(taken, position.turn, [action.card]), findings);
}

/** Judges turning up the first card of the pile: until one may stay; then the player on the dealer's left is in turn. */
export function turnUpFirst(
  position: Position,
  findings: Findings,
  circumstance?: CircumstanceOf<'turn-up-stands'>,
): Position {
  const turned = turnUp(position, findings, circumstance);
  return layDealtRedThrees(
    { ...turned, phase: 'draw', turn: nextSeat(position.ruleset.seating, position.dealer) },
    findings,
  );
}

/** Where red threes are laid right after the deal: every hand from the dealer's left lays and replaces its own. */
export function layDealtRedThrees(position: Position, findings: Findings): Position {
  if (position.ruleset.parameters.redThreesLaid !== 'at-the-deal') return position;
  let next = position;
  for (const _ of position.ruleset.seating.seats) {
    const held = redThreesHeld(actor(next));
    for (const card of held) {
      const laid = takeFromHand(next, [card], 'laying', findings);
      next = drawFromStock(withRedThrees(laid, next.turn, [card]), 1, [], findings, 'red-three-laid').position;
      findings.allow('red-three-laid');
    }
    next = { ...next, turn: nextSeat(next.ruleset.seating, next.turn) };
  }
  return next;
}

/** Judges letting the deal end: the stock is empty and the player does not take the pile. */
export function end(position: Position, findings: Findings): Position {
  if (countOf(position.stock) > 0) findings.refuse('stock-is-not-empty', { count: countOf(position.stock) });
  else if (mustTakePile(position)) findings.refuse('must-take-pile');
  if (isBoundToGoOut(position) && canGoOut(viewFrom(position, position.turn))) refuseBound(position, findings);
  if (findings.broken) return position;
  findings.allow('deal-ends-without-stock');
  return endDeal(chargeFailedGoingOut(position, findings), 'without-stock', findings);
}

/** Judges buying a stock card with a red three (sitoumussamba 23). */
export function buy(position: Position, action: ActionOf<'buy'>, findings: Findings): Position {
  if (!position.ruleset.parameters.redThreeBuysCard) {
    findings.refuse('not-at-this-stage');
    return position;
  }
  if (action.card.role !== 'red-three') findings.refuse('buy-not-now', { cards: [action.card] });
  if (countOf(position.stock) === 0) findings.refuse('buy-needs-stock');
  const paid = takeFromHand(position, [action.card], 'laying', findings);
  if (findings.broken) return position;
  const laid = withRedThrees(paid, position.turn, [action.card]);
  checkTurnCanEnd(position, withUnknownCards(laid, 1), findings);
  if (findings.broken) return position;
  findings.allow('card-bought');
  return drawFromStock(laid, 1, action.draws ?? [], findings).position;
}
