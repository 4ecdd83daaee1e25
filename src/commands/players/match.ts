import { threadCpuUsage } from 'node:process';
import {
  type Action,
  deal,
  judge,
  legalActions,
  type Position,
  type Random,
  type Ruleset,
  score,
  seededRandom,
  sideOf,
} from '../../engine/index.ts';
import { choose, lawfulInstead, type Strength } from '../../players/index.ts';

/** Who can play in a match: players of each strength, and one who does any lawful thing. */
export type Contestant = Strength | 'random';

/** How a match has ended, for the first of the two. */
export interface MatchResult {
  /** Deals that each side played once with each hand, and how many of them brought the first more points in both plays together. */
  readonly deals: number;
  readonly won: number;
  /** How many single plays brought the first more points; a tie is half of one. */
  readonly playsWon: number;
  /** Points that the first had more, on the average of a play. */
  readonly margin: number;
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
  let [deals, won, playsWon, margin] = [0, 0, 0, 0];
  for (const seed of seeds) {
    const plays = (['A', 'B'] as const).map((side) => {
      const end = playDeal(
        ruleset,
        seed,
        (position) => {
          const seat = position.current.asked ?? position.turn;
          return sideOf(ruleset.seating, seat) === side ? first : second;
        },
        first,
        times,
      );
      const [own = 0, other = 0] = score(end)
        .toSorted((one) => (one.side === side ? -1 : 1))
        .map(({ total }) => total);
      return own - other;
    });
    const sum = plays.reduce((points, play) => points + play, 0);
    deals += 1;
    won += share(sum);
    playsWon += plays.reduce((wins, play) => wins + share(play), 0);
    margin += sum;
  }
  return { deals, won, playsWon, margin: margin / (2 * deals), times: times.sort((one, other) => one - other) };
}

function share(points: number): number {
  return points > 0 ? 1 : points === 0 ? 0.5 : 0;
}

function playDeal(
  ruleset: Ruleset,
  seed: number,
  who: (position: Position) => Contestant,
  timed: Contestant,
  times: number[],
): Position {
  const random = seededRandom(seed);
  let position = deal(ruleset, seed);
  for (let move = 0; position.phase !== 'over'; move++) {
    if (move > longestDeal) throw new Error(`${ruleset.id}, seed ${seed}: the deal does not end`);
    const contestant = who(position);
    const before = threadCpuUsage();
    const action = actionOf(position, contestant, Math.imul(seed, 4001) + move, random);
    const { user, system } = threadCpuUsage(before);
    if (contestant === timed) times.push((user + system) / 1000);
    const wanted = judge(position, action);
    const instead = wanted.legal ? undefined : lawfulInstead(position);
    const verdict = instead === undefined ? wanted : judge(position, instead);
    if (!verdict.legal) throw new Error(`${ruleset.id}, seed ${seed}: ${contestant} may not ${action.type}`);
    position = verdict.next;
  }
  return position;
}

function actionOf(position: Position, contestant: Contestant, seed: number, random: Random): Action {
  if (contestant !== 'random') return choose(position, contestant, seed);
  const actions = legalActions(position);
  const action = actions[random(actions.length)];
  if (action === undefined) throw new Error('nobody can act');
  return action;
}
