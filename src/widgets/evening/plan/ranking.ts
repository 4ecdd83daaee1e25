import type { Meeting } from './movements.ts';

/** The side of a meeting that a ruling has made lose the game, whatever its points: the first or the second. */
export type Lost = 0 | 1;

/** What came of a meeting: the points of both sides, as their score sheet has them. */
export interface MeetingResult extends Meeting {
  readonly points: readonly [number, number];
  readonly lost: Lost | null;
}

/** How a pair stands in an evening. */
export interface PairStanding {
  readonly pair: number;
  /** The same for pairs that nothing tells apart; the next is behind all of them. */
  readonly rank: number;
  readonly played: number;
  /** Two for a meeting won, one for one drawn. */
  readonly gamePoints: number;
  /** Points won less points lost. */
  readonly difference: number;
}

/** The pairs in the order of an evening: by game points, then by the difference of points; equal pairs by their numbers. */
export function ranking(pairs: number, results: readonly MeetingResult[]): readonly PairStanding[] {
  const unranked = Array.from({ length: pairs }, (_, place) => standingOfPair(place + 1, results));
  const isBehind = (one: PairStanding, other: PairStanding) =>
    one.gamePoints < other.gamePoints || (one.gamePoints === other.gamePoints && one.difference < other.difference);
  return unranked
    .map((pair) => ({ ...pair, rank: 1 + unranked.filter((other) => isBehind(pair, other)).length }))
    .sort((one, other) => one.rank - other.rank || one.pair - other.pair);
}

function standingOfPair(pair: number, results: readonly MeetingResult[]): PairStanding {
  let [played, gamePoints, difference] = [0, 0, 0];
  for (const { first, second, points, lost } of results) {
    if (first !== pair && second !== pair) continue;
    const own: Lost = first === pair ? 0 : 1;
    const ahead = own === 0 ? points[0] - points[1] : points[1] - points[0];
    played += 1;
    gamePoints += 1 + (lost === null ? Math.sign(ahead) : lost === own ? -1 : 1);
    difference += ahead;
  }
  return { pair, rank: 0, played, gamePoints, difference };
}
