import { threadCpuUsage } from 'node:process';
import { deal, judge, type Position, type Ruleset, score, sideOf } from '../../../src/engine/index.ts';
import { lawfulInstead, nothingSeen, remembering } from '../../../src/players/index.ts';
import type { Contestant } from './contestants.ts';

/** How a match has ended, for the first of the two. */
export interface MatchResult {
  /** Points that the first had more in each pair of plays of a deal, both together. */
  readonly pairs: readonly number[];
  /** The same of every single play. */
  readonly plays: readonly number[];
  /** How many plays ended by the first's going out, and how many by the second's. */
  readonly outs: readonly [number, number];
  /** Processor time of the moves of the first, in milliseconds, sorted. */
  readonly times: readonly number[];
}

/** No deal of the game is longer; a longer one goes in circles. */
const longestDeal = 4000;

/**
 * Plays seeded deals twice each, the sides exchanged in between, so that nobody has the better cards: the first player of the match
 * takes all seats of one side, then all of the other.
 */
export function playMatch(
  ruleset: Ruleset,
  first: Contestant,
  second: Contestant,
  seeds: Iterable<number>,
): MatchResult {
  const times: number[] = [];
  const [pairs, plays]: [number[], number[]] = [[], []];
  const outs: [number, number] = [0, 0];
  for (const seed of seeds) {
    let sum = 0;
    for (const side of ['A', 'B'] as const) {
      const isFirst = (seat: Position['turn']) => sideOf(ruleset.seating, seat) === side;
      const end = playDeal(ruleset, seed, (seat) => (isFirst(seat) ? first : second), first, times);
      const [own = 0, other = 0] = score(end)
        .toSorted((one) => (one.side === side ? -1 : 1))
        .map(({ total }) => total);
      plays.push(own - other);
      sum += own - other;
      const out = end.ending?.out;
      if (out !== null && out !== undefined) outs[isFirst(out) ? 0 : 1] += 1;
    }
    pairs.push(sum);
  }
  return { pairs, plays, outs, times: times.sort((one, other) => one - other) };
}

/** The share of results above nothing; a tie is half of one. */
export function shareWon(results: readonly number[]): number {
  const won = results.reduce((sum, points) => sum + (points > 0 ? 1 : points === 0 ? 0.5 : 0), 0);
  return won / Math.max(1, results.length);
}

/** The mean of results, and its standard error. */
export function meanAndError(results: readonly number[]): readonly [mean: number, error: number] {
  const mean = results.reduce((sum, result) => sum + result, 0) / Math.max(1, results.length);
  const squares = results.reduce((sum, result) => sum + (result - mean) ** 2, 0);
  return [mean, Math.sqrt(squares / Math.max(1, results.length * (results.length - 1)))];
}

function playDeal(
  ruleset: Ruleset,
  seed: number,
  who: (seat: Position['turn']) => Contestant,
  timed: Contestant,
  times: number[],
): Position {
  let position = deal(ruleset, seed);
  let memory = nothingSeen;
  for (let move = 0; position.phase !== 'over'; move++) {
    if (move > longestDeal) throw new Error(`${ruleset.id}, seed ${seed}: the deal does not end`);
    const contestant = who(position.current.asked ?? position.turn);
    const before = threadCpuUsage();
    const action = contestant(position, Math.imul(seed, 4001) + move, memory);
    const { user, system } = threadCpuUsage(before);
    if (contestant === timed) times.push((user + system) / 1000);
    const wanted = judge(position, action);
    const instead = wanted.legal ? undefined : lawfulInstead(position);
    const verdict = instead === undefined ? wanted : judge(position, instead);
    if (!verdict.legal) throw new Error(`${ruleset.id}, seed ${seed}: a player may not ${action.type}`);
    memory = remembering(memory, position, verdict.next);
    position = verdict.next;
  }
  return position;
}
