import type { Position, SideState } from '../position/position.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { type Side, sideOf } from '../rulesets/seats.ts';
import { resultOf } from './contract.ts';
import { countsOf } from './counts.ts';
import { type SideScore, scoreOfSide } from './lines.ts';

/** The score of every side for the deal as the cards lie, as if it ended here, itemised, each line with its clause. */
export function score(position: Position): readonly SideScore[] {
  const { ruleset } = position;
  const counts = countsOf(position);
  const result = resultOf(ruleset, counts);
  return counts.sides.map((side) => ({
    ...scoreOfSide(ruleset, counts, side, result),
    uncounted: uncountedOf(position, side),
  }));
}

function uncountedOf({ ruleset, seats }: Position, { side }: Pick<SideState, 'side'>): number {
  let count = 0;
  for (const { seat, hand } of seats) if (sideOf(ruleset.seating, seat) === side) count += hand.unknown;
  return count;
}

/** A side with its running total. */
export interface SideTotal {
  readonly side: Side;
  readonly total: number;
}

/** The running totals after the deal, by side. */
export function totalsAfter(position: Position): readonly SideTotal[] {
  const scores = score(position);
  return position.sides.map((state, place) => ({ side: state.side, total: state.score + (scores[place]?.total ?? 0) }));
}

/** Who has won after this deal, or by a ruling: a side, nobody because of equal totals, or nobody yet (`none`: the game goes on). */
export function winner(position: Position): Side | 'draw' | 'none' {
  return winnerBy(position.ruleset.parameters, totalsAfter(position), position.ending?.loser ?? null);
}

/** Who has won with such totals after a deal, or because a ruling has made a side lose the game; as `winner`. */
export function winnerBy(
  { target }: Parameters,
  totals: readonly SideTotal[],
  loser: Side | null,
): Side | 'draw' | 'none' {
  const playing = totals.filter(({ side }) => side !== loser);
  const highest = Math.max(...playing.map(({ total }) => total));
  if (highest < target && loser === null) return 'none';
  const [leader, other] = playing.filter(({ total }) => total === highest);
  return leader !== undefined && other === undefined ? leader.side : 'draw';
}
