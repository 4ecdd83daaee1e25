import type { Card } from '../../cards/cards.ts';
import { actor, countOf, type Position } from '../../position/position.ts';
import { drawCards, over } from '../../position/transitions.ts';
import { type Seat, sideOf } from '../../rulesets/seats.ts';
import { withDuty } from './given-duties.ts';

/** A draw made up for after the discard: the turn of the next player has begun and stays as it is. */
export function drawAfterwards(position: Position, seat: Seat, count: number): Position {
  const { turn, current } = position;
  return { ...drawCards({ ...position, turn: seat }, count).position, turn, current };
}

/**
 * Gives the cards that a player has drawn by mistake to the partner in turn, who must meld or discard them in this turn. After a `single`
 * card the partner has one more to draw, from the stock alone.
 */
export function handOver(position: Position, seat: Seat, named: readonly Card[], single: boolean): Position {
  const { ruleset, turn, phase } = position;
  const isPartners = turn !== seat && sideOf(ruleset.seating, turn) === sideOf(ruleset.seating, seat);
  if (!isPartners || phase !== 'draw' || countOf(position.stock) === 0) return position;
  const { position: drawn, kept } = drawCards(position, single ? 1 : ruleset.parameters.drawCount, named);
  const surplus = actor(drawn).hand.known.slice(actor(position).hand.known.length);
  const given = withDuty(drawn, turn, { code: 'partner-must-meld-or-discard', count: 1 });
  if (single && countOf(drawn.stock) > 0) {
    const waits = withDuty(given, turn, { code: 'draw-one-next-turn', count: 1 });
    const barred = withDuty(waits, turn, { code: 'no-pile-next-turn', count: 1 });
    return { ...barred, current: { ...barred.current, surplus } };
  }
  const next: Position = { ...given, phase: 'play', current: { ...given.current, drew: 'stock', surplus } };
  return kept > 0 ? next : over(next, { cause: 'red-three' });
}
