import type { Card } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import { actor, type Cards, countOf, type Position, withActor } from '../position/position.ts';
import type { CircumstanceOf } from '../rulesets/circumstances.ts';
import type { Findings } from './findings.ts';
import { withRedThrees } from './hand.ts';

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
  let unknown = 0;
  let stock = position.stock;
  let used = 0;
  while (known.length + unknown < count && countOf(stock) > 0) {
    const card = stock.known[0] ?? named[used];
    if (stock.known.length === 0) used += 1;
    stock = withoutTop(stock);
    if (card === undefined) unknown += 1;
    else if (lays && card.role === 'red-three') laid.push(card);
    else known.push(card);
  }
  for (const card of laid) findings.event({ type: 'laid-red-three', seat: position.turn, card });
  const { hand } = actor(position);
  let next: Position = withActor(
    { ...position, stock },
    { hand: { known: [...hand.known, ...known], unknown: hand.unknown + unknown } },
  );
  if (laid.length > 0) {
    next = withRedThrees(next, laid);
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

/** The stock without its top card. */
function withoutTop(stock: Cards): Cards {
  return stock.known.length > 0 ? { ...stock, known: stock.known.slice(1) } : { ...stock, unknown: stock.unknown - 1 };
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
  let used = 0;
  for (;;) {
    if (used >= position.stock.known.length) break;
    const card = at(position.stock.known, used);
    used += 1;
    pile.push(card);
    findings.event({ type: 'turned-up', card });
    if (!covers || card.role === 'natural' || (card.role === 'black-three' && !coverBlackThreeUpcard)) break;
    findings.allow(card.role === 'wild' ? 'turn-up-covered' : `turn-up-${card.role}`);
  }
  findings.allow('turn-up-stands', circumstance);
  if (position.stock.known.length === 0 && position.stock.unknown > 0)
    return { ...position, stock: withoutTop(position.stock) };
  return { ...position, pile, stock: { ...position.stock, known: position.stock.known.slice(used) } };
}
