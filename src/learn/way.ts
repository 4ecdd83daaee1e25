import { type Action, type Card, judge, type Position, pointsOfAll, sideState, without } from '../engine/index.ts';
import type { Course } from './course.ts';
import { unitsOf } from './first-deal/units.ts';

/** What the reader has laid on the way to a goal, and what it is worth. */
export interface Laid {
  readonly cards: readonly Card[];
  readonly points: number;
}

/**
 * Whether a goal was reached in the way that is written: the same melds, additions and taking of the pile, in whatever order and pieces.
 * Draws are not compared, nor discards, of which most will do.
 */
export function isWrittenWay({ start, steps }: Course, solution: readonly Action[]): boolean {
  const own = steps.flatMap(({ before, action }) => (before.turn === start.turn ? telling(before, action) : []));
  let position = start;
  const written = solution.flatMap((action) => {
    const before = position;
    const verdict = judge(before, action);
    if (verdict.legal) position = verdict.next;
    return before.turn === start.turn ? telling(before, action) : [];
  });
  return own.length === written.length && own.toSorted().join('\n') === written.toSorted().join('\n');
}

function telling(before: Position, action: Action): readonly string[] {
  return action.type === 'draw' || action.type === 'discard' ? [] : unitsOf(before, action);
}

/** The cards that the reader’s side has more on the table than when the task began. */
export function laidSince({ start, now }: Course): Laid {
  const cardsOn = (position: Position) => sideState(position, start.turn).melds.flatMap(({ cards }) => cards);
  const cards = without(cardsOn(now), cardsOn(start)) ?? [];
  return { cards, points: pointsOfAll(now.ruleset.parameters, cards) };
}
