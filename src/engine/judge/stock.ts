import type { Card } from '../cards/cards.ts';
import { actor, type Cards, countOf, type Position, withRedThrees, withSeat } from '../position/position.ts';
import type { CircumstanceOf } from '../rulesets/circumstances.ts';
import type { Findings } from './findings.ts';

/** What came of drawing from the stock. */
export interface Draw {
  readonly position: Position;
  /** Cards that stayed in the hand. */
  readonly kept: number;
}

/**
 * Draws until `count` cards are in the hand of the seat in turn or the stock is empty. Red threes are laid and replaced where
 * the ruleset lays them. `named` says which cards come where the stock is only a number, `completing` by which rule red threes
 * are replaced.
 */
export function drawFromStock(
  position: Position,
  count: number,
  named: readonly Card[],
  findings: Findings,
  completing: 'red-three-replaced' | 'red-three-laid' = 'red-three-replaced',
): Draw {
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
  for (const card of laid) findings.event({ type: 'laid-red-three', seat: position.turn, card });
  const state = actor(position);
  const hand = { known: [...state.hand.known, ...known], unknown: state.hand.unknown + unknown };
  let next: Position = { ...withSeat(position, { ...state, hand }), stock };
  if (laid.length > 0) {
    next = withRedThrees(next, position.turn, laid);
    if (known.length + unknown > 0) findings.allow(completing, completing === 'red-three-laid' ? 'drawn' : undefined);
    if (known.length + unknown > 0 && countOf(stock) === 0) findings.allow('red-three-among-last-cards');
  }
  return { position: noteLastThrees(position, next, known), kept: known.length + unknown };
}

/** Where red threes stay in the hand: those of the draw that empties the stock must go, and the deal then ends. */
function noteLastThrees(before: Position, after: Position, drawn: readonly Card[]): Position {
  if (before.ruleset.parameters.redThreesLaid !== 'never' || countOf(before.stock) === 0 || countOf(after.stock) > 0)
    return after;
  const lastThrees = drawn.filter((card) => card.role === 'red-three');
  return lastThrees.length === 0 ? after : { ...after, current: { ...after.current, lastThrees } };
}

/** The stock without so many of its uppermost cards. */
function withoutTop({ known, unknown }: Cards, count: number): Cards {
  return { known: known.slice(count), unknown: unknown - Math.max(0, count - known.length) };
}

/**
 * Turns stock cards for the pile until one may stay; the turned cards remain in the pile. A card that is not known is gone from the
 * stock and nowhere else: what a view does not show, the next view does.
 */
export function turnUp(
  position: Position,
  findings: Findings,
  circumstance?: CircumstanceOf<'turn-up-stands'>,
): Position {
  const { coverBlackThreeUpcard, redThreesLaid } = position.ruleset.parameters;
  const covers = redThreesLaid !== 'never';
  const pile = position.pile.slice();
  const { stock } = position;
  for (const card of stock.known) {
    pile.push(card);
    findings.event({ type: 'turned-up', card });
    if (!covers || card.role === 'natural' || (card.role === 'black-three' && !coverBlackThreeUpcard)) break;
    findings.allow(card.role === 'wild' ? 'turn-up-covered' : `turn-up-${card.role}`);
  }
  findings.allow('turn-up-stands', circumstance);
  const turned = stock.known.length === 0 ? Math.min(1, stock.unknown) : pile.length - position.pile.length;
  return { ...position, pile, stock: withoutTop(stock, turned) };
}
