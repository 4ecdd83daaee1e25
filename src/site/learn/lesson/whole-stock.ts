import { deckOf, type Result } from '../../../engine/index.ts';
import { cardsInSight } from '../../check/whole-table.ts';
import type { Scenario } from '../../scenario/site-scenario.ts';

type Written = Readonly<Record<string, unknown>>;

/**
 * Reads a position that may leave out how many cards its stock has: every card of the deck that lies nowhere else. Loose cards need no stock.
 */
export function withWholeStock<Error>(
  position: Written,
  read: (position: Written) => Result<Scenario, Error>,
): Result<Scenario, Error> {
  if ('stock' in position || Object.keys(position).length === 0) return read(position);
  const first = read({ ...position, stock: 1 });
  if (!first.ok) return first;
  const start = first.value.position;
  return read({ ...position, stock: deckOf(start.ruleset).length - cardsInSight(start) + 1 });
}
