import type { Card } from '../cards/cards.ts';
import { select } from '../cards/lists.ts';
import { mustTakePile } from '../play/legal-actions.ts';
import type { ActionOf } from '../position/action.ts';
import { dutiesOf, lostDraw, mustLayRedThrees, redThreesHeld } from '../position/duties.ts';
import { actor, countOf, type Position, playableCount, withRedThrees, withSeat } from '../position/position.ts';
import { type Drawn, drawCards, mayBeTurnedUp, turnUp } from '../position/transitions.ts';
import { dutiesAfterDraw, hasDuty, mayNotDraw } from '../rules/duties.ts';
import type { CircumstanceOf } from '../rulesets/codes.ts';
import { checkTurnCanEnd, endAct, endDeal } from './ending.ts';
import { noteMissing, withoutHeld } from './hand.ts';
import type { Findings } from './verdict.ts';

/** Judges the ordinary draw from the stock. */
export function draw(position: Position, action: ActionOf<'draw'>, findings: Findings): Position {
  const state = actor(position);
  const duties = dutiesOf(state);
  if (mayNotDraw(duties)) findings.refuse('no-draw-this-turn', {}, lostDraw(state));
  if (countOf(position.stock) === 0)
    findings.refuse('stock-is-empty', {}, mustTakePile(position) ? 'obliged' : undefined);
  if (mustLayRedThrees(position)) findings.refuse('lay-red-threes-first', { cards: redThreesHeld(state) });
  const left = dutiesAfterDraw(duties);
  const single = hasDuty(duties, 'draw-one-next-turn');
  findings.allow('draw-from-stock', single ? 'by-ruling' : undefined);
  const count = single ? 1 : position.ruleset.parameters.drawCount;
  const drawn = drawFromStock(position, count, action.cards ?? [], findings);
  const next: Position = {
    ...withSeat(drawn, { ...actor(drawn), duties: select(state.duties, ({ code }) => hasDuty(left, code)) }),
    phase: 'play',
    current: { ...drawn.current, drew: 'stock' },
  };
  const kept = playableCount(actor(drawn)) - playableCount(state);
  findings.event({ type: 'drew', seat: position.turn, count: kept });
  return kept > 0 ? next : endWithRedThree(next, findings);
}

function endWithRedThree(position: Position, findings: Findings): Position {
  findings.allow('last-card-red-three');
  return endDeal(position, 'red-three', findings);
}

/**
 * Judges laying a red three that was held from the deal (then it is replaced) or forgotten (then it is not, and before the draw
 * it bars the pile in this turn), or one of the draw that emptied the stock; with the last of these the deal ends.
 */
export function lay(position: Position, action: ActionOf<'lay'>, findings: Findings): Position | null {
  const { redThreesLaid } = position.ruleset.parameters;
  const { card } = action;
  if (position.current.lastThrees.includes(card))
    return endAct(position, layFromHand(position, card, findings), findings);
  if (redThreesLaid === 'never') return findings.refuse('lay-only-last-threes', { cards: [card] });
  if (card.role !== 'red-three') findings.refuse('not-a-red-three', { cards: [card] });
  const late = redThreesLaid === 'own-first-turn' && !mustLayRedThrees(position);
  const laid = layFromHand(position, card, findings);
  if (findings.broken) return null;
  findings.event({ type: 'laid-red-three', seat: position.turn, card });
  if (late) {
    findings.allow('late-red-three');
    if (position.phase === 'play') return endAct(position, laid, findings);
    return { ...laid, current: { ...laid.current, lateRedThree: true } };
  }
  if (position.phase === 'play') checkTurnCanEnd(position, laid, findings, Math.min(1, countOf(position.stock)));
  findings.allow('red-three-laid', position.phase === 'draw' ? undefined : 'drawn');
  const next = drawFromStock(laid, 1, action.draws ?? [], findings, 'red-three-laid');
  const isReplaced = playableCount(actor(next)) > playableCount(actor(laid));
  // Otherwise the replacement was the last card of the stock and a red three itself, or there was none left.
  return isReplaced || countOf(position.stock) === 0 ? next : endWithRedThree(next, findings);
}

/** A red three goes from the hand of the seat in turn to the table. */
function layFromHand(position: Position, card: Card, findings: Findings): Position {
  if (noteMissing(position, [card], 'laying', findings).length > 0) return position;
  return withRedThrees(withoutHeld(position, [card], 'laying', findings), position.turn, [card]);
}

/** Why a card is turned up, where it is not the plain beginning of the deal. */
export type TurnUp = CircumstanceOf<'turn-up-stands'>;

/** Judges turning up stock cards for the pile until one may stay; then the player on the dealer’s left is in turn. */
export function turnUpFirst(position: Position, findings: Findings, circumstance?: TurnUp): Position {
  const { position: next, turned, replaced } = turnUp(position);
  for (const card of turned) {
    findings.event({ type: 'turned-up', card });
    if (card.role === 'natural' || mayBeTurnedUp(position.ruleset, card)) continue;
    findings.allow(card.role === 'wild' ? 'turn-up-covered' : `turn-up-${card.role}`);
  }
  findings.allow('turn-up-stands', circumstance);
  for (const drawn of replaced) {
    noteDrawn(drawn, findings, 'red-three-laid');
    findings.allow('red-three-laid');
  }
  return next;
}

/** Judges buying a stock card with a red three (sitoumussamba 23). */
export function buy(position: Position, action: ActionOf<'buy'>, findings: Findings): Position | null {
  if (!position.ruleset.parameters.redThreeBuysCard) return findings.refuse('not-at-this-stage');
  if (action.card.role !== 'red-three') findings.refuse('buy-not-now', { cards: [action.card] });
  if (countOf(position.stock) === 0) findings.refuse('buy-needs-stock');
  const laid = layFromHand(position, action.card, findings);
  if (findings.broken) return null;
  checkTurnCanEnd(position, laid, findings, 1);
  findings.allow('card-bought');
  return drawFromStock(laid, 1, action.draws ?? [], findings);
}

/** By which rule red threes of a draw are replaced. */
type Completing = 'red-three-replaced' | 'red-three-laid';

/** Draws for the seat in turn, see `drawCards`, and notes the red threes of the draw. */
export function drawFromStock(
  position: Position,
  count: number,
  named: readonly Card[],
  findings: Findings,
  completing: Completing = 'red-three-replaced',
): Position {
  const drawn = drawCards(position, count, named);
  noteDrawn(drawn, findings, completing);
  return drawn.position;
}

function noteDrawn({ position, laid, kept, emptied }: Drawn, findings: Findings, completing: Completing): void {
  for (const card of laid) findings.event({ type: 'laid-red-three', seat: position.turn, card });
  if (laid.length === 0 || kept === 0) return;
  findings.allow(completing, completing === 'red-three-laid' ? 'drawn' : undefined);
  if (emptied) findings.allow('red-three-among-last-cards');
}
