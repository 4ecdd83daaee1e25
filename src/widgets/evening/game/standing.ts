import { type ClauseAddress, minimumAt, type Side, winnerBy } from '../../../engine/index.ts';
import { countedDeals, rulesetOf, type ScoreGame, totalsOf, totalsThrough } from './game.ts';

/** How a side stands: its total, and with how many points it opens in the deal under way. */
export interface SideStanding {
  readonly side: Side;
  readonly total: number;
  readonly minimum: number;
}

/** What a side wins from another at the end of a game. */
export interface Win {
  readonly from: Side;
  readonly to: Side;
  readonly points: number;
}

/** How a game stands after the deals on its sheet. */
export interface Standing {
  readonly sides: readonly SideStanding[];
  /** The clause of the minimums; null where the game has none. */
  readonly minimumClause: ClauseAddress | null;
  /** Who has won: a side, nobody because of equal totals, or nobody yet. */
  readonly winner: Side | 'draw' | 'none';
  readonly endClause: ClauseAddress;
  /** What the leading side still lacks of the points that end the game. */
  readonly toGo: number;
  readonly target: number;
  /** The side that has lost the game by a ruling. */
  readonly loser: Side | null;
  /** The clause of that ruling, where it has been named. */
  readonly lostBy: ClauseAddress | null;
  /** Who wins how much from whom, once the game is over. */
  readonly wins: readonly Win[];
}

/** How a game stands. */
export function standingOf(game: ScoreGame): Standing {
  const { parameters, seating, facts } = rulesetOf(game);
  const totals = totalsOf(game);
  const bySide = seating.sides.map((side, place) => ({ side, total: totals[place] ?? 0 }));
  const lost = countedDeals(game).find(({ entry }) => entry.loser !== null)?.entry;
  const { loser = null, lostBy = null } = lost ?? {};
  const winner = winnerBy(parameters, bySide, loser);
  return {
    sides: bySide.map(({ side, total }, place) => ({
      side,
      total,
      minimum: minimumAt(parameters, game.opens[place] ?? 0),
    })),
    minimumClause: parameters.minimums.length > 0 ? facts.minimum : null,
    winner,
    endClause: facts.gameEnds,
    toGo: Math.max(0, parameters.target - Math.max(...totals)),
    target: parameters.target,
    loser,
    lostBy,
    wins: winner === 'none' ? [] : winsOf(game, bySide, loser),
  };
}

/**
 * Who wins how much from whom. Of three who play each alone everyone wins from all behind, unless the table has agreed that only the first
 * wins (samba 38); elsewhere the first wins from each other side. A game lost by a ruling is won without a difference of points.
 */
function winsOf(game: ScoreGame, totals: readonly { side: Side; total: number }[], loser: Side | null): readonly Win[] {
  if (loser !== null) return [];
  const { parameters, players, seating } = rulesetOf(game);
  const alone = players === seating.sides.length;
  const ranked = totals.toSorted((one, other) => other.total - one.total);
  const winners = alone && !parameters.winnerTakesAll ? ranked : ranked.slice(0, 1);
  return winners.flatMap((first) =>
    ranked
      .filter(({ total }) => total < first.total)
      .map(({ side, total }) => ({ from: side, to: first.side, points: first.total - total })),
  );
}

/**
 * The place of the deal after which the game was over, if deals that count follow it all the same, as they may once an earlier deal has been
 * amended; null if none does.
 */
export function endedEarlier(game: ScoreGame): number | null {
  const { parameters, seating } = rulesetOf(game);
  const totals = totalsThrough(game);
  const last = game.deals.findLastIndex(({ struck }) => !struck);
  const ended = game.deals.findIndex(({ struck, entry: { loser } }, place) => {
    const after = seating.sides.map((side, column) => ({ side, total: totals[place + 1]?.[column] ?? 0 }));
    return !struck && winnerBy(parameters, after, loser) !== 'none';
  });
  return ended === -1 || ended === last ? null : ended;
}

/** Whether a game is over. */
export function isOver(game: ScoreGame): boolean {
  return standingOf(game).winner !== 'none';
}
