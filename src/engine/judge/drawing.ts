import { type Card, isRedThree } from '../cards/cards.ts';
import { select } from '../cards/lists.ts';
import { mustTakePile } from '../play/legal-actions.ts';
import type { ActionOf } from '../position/action.ts';
import { dutiesOf, lostDraw, mustLayRedThrees, redThreesHeld } from '../position/duties.ts';
import {
  actor,
  type Cards,
  countOf,
  type Position,
  playableCount,
  withRedThrees,
  withSeat,
} from '../position/position.ts';
import { dutiesAfterDraw, hasDuty, mayNotDraw } from '../rules/duties.ts';
import type { CircumstanceOf } from '../rulesets/codes.ts';
import { nextSeat } from '../rulesets/seats.ts';
import { checkTurnCanEnd, endAct, endDeal } from './ending.ts';
import { noteMissing, withHandCards, withoutHeld } from './hand.ts';
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

/**
 * Judges turning up stock cards for the pile until one may stay; then the player on the dealer's left is in turn. A card that is not
 * known is gone from the stock and nowhere else: what a view does not show, the next view does.
 */
export function turnUpFirst(position: Position, findings: Findings, circumstance?: TurnUp): Position {
  const { coverBlackThreeUpcard, redThreesLaid } = position.ruleset.parameters;
  const { stock } = position;
  const pile = position.pile.slice();
  for (const card of stock.known) {
    pile.push(card);
    findings.event({ type: 'turned-up', card });
    if (redThreesLaid === 'never' || card.role === 'natural') break;
    if (card.role === 'black-three' && !coverBlackThreeUpcard) break;
    findings.allow(card.role === 'wild' ? 'turn-up-covered' : `turn-up-${card.role}`);
  }
  findings.allow('turn-up-stands', circumstance);
  const turned = stock.known.length === 0 ? Math.min(1, stock.unknown) : pile.length - position.pile.length;
  const turn = nextSeat(position.ruleset.seating, position.dealer);
  return layDealtRedThrees({ ...position, phase: 'draw', turn, pile, stock: withoutTop(stock, turned) }, findings);
}

/** Where red threes are laid right after the deal: every hand from the dealer's left lays and replaces its own. */
function layDealtRedThrees(position: Position, findings: Findings): Position {
  if (position.ruleset.parameters.redThreesLaid !== 'at-the-deal') return position;
  let next = position;
  for (const _ of position.ruleset.seating.seats) {
    for (const card of redThreesHeld(actor(next))) {
      next = drawFromStock(layFromHand(next, card, findings), 1, [], findings, 'red-three-laid');
      findings.allow('red-three-laid');
    }
    next = { ...next, turn: nextSeat(next.ruleset.seating, next.turn) };
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

/**
 * Draws for the seat in turn until `count` cards stay in the hand or the stock is empty. `named` says which cards come where the stock
 * is only a number, `completing` by which rule red threes are replaced.
 */
export function drawFromStock(
  position: Position,
  count: number,
  named: readonly Card[],
  findings: Findings,
  completing: 'red-three-replaced' | 'red-three-laid' = 'red-three-replaced',
): Position {
  const lays = position.ruleset.parameters.redThreesLaid !== 'never';
  const known: Card[] = [];
  const laid: Card[] = [];
  const inStock = position.stock.known;
  let unknown = 0;
  let drawn = 0;
  for (; known.length + unknown < count && drawn < countOf(position.stock); drawn++) {
    const card = inStock[drawn] ?? named[drawn - inStock.length];
    if (card === undefined) unknown += 1;
    else if (lays && card.role === 'red-three') laid.push(card);
    else known.push(card);
  }
  const stock = withoutTop(position.stock, drawn);
  const emptied = drawn > 0 && countOf(stock) === 0;
  for (const card of laid) findings.event({ type: 'laid-red-three', seat: position.turn, card });
  if (laid.length > 0 && known.length + unknown > 0) {
    findings.allow(completing, completing === 'red-three-laid' ? 'drawn' : undefined);
    if (emptied) findings.allow('red-three-among-last-cards');
  }
  const next: Position = { ...withHandCards(position, known, unknown), stock };
  if (lays) return laid.length > 0 ? withRedThrees(next, position.turn, laid) : next;
  // Where red threes stay in the hand those of the draw that empties the stock must go, and the deal then ends.
  const lastThrees = emptied ? known.filter(isRedThree) : [];
  return lastThrees.length > 0 ? { ...next, current: { ...next.current, lastThrees } } : next;
}

/** The stock without so many of its uppermost cards. */
function withoutTop({ known, unknown }: Cards, count: number): Cards {
  return { known: known.slice(count), unknown: unknown - Math.max(0, count - known.length) };
}
