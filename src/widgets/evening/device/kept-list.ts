import { type RulesetId, rulesetIds, type Side } from '../../../engine/index.ts';
import { rulesetOf, totalsOf } from '../game/game.ts';
import { sidesOfPlayers } from '../game/seated.ts';
import { standingOf } from '../game/standing.ts';
import { keptGame } from './kept-games.ts';
import { keptIds } from './kept-list-place.ts';

/** A kept game in short: its sides by their players' names, empty where there are none, with their totals. */
export interface KeptInShort {
  readonly id: string;
  readonly ruleset: RulesetId;
  readonly sides: readonly { readonly side: Side; readonly names: string; readonly total: number }[];
  /** Who has won: a side, nobody because of equal totals, or nobody yet. */
  readonly winner: Side | 'draw' | 'none';
  /** The day on which it was begun, such as `2027-01-31`; null if that is not known. */
  readonly begun: string | null;
}

/** The games that the device keeps, in short, the one touched last first. */
export function keptInShort(): readonly KeptInShort[] {
  return keptIds().flatMap((id) => {
    const { game } = keptGame(id);
    if (game === null || !rulesetIds.includes(game.ruleset)) return [];
    const ruleset = rulesetOf(game);
    const players = sidesOfPlayers(ruleset);
    const totals = totalsOf(game);
    const sides = ruleset.seating.sides.map((side, place) => ({
      side,
      names: players
        .flatMap((letter, player) => (letter === side ? [game.names[player]?.trim() ?? ''] : []))
        .filter((name) => name !== '')
        .join(' & '),
      total: totals[place] ?? 0,
    }));
    const { winner } = standingOf(game);
    return [{ id, ruleset: game.ruleset, sides, winner, begun: game.begun ?? null }];
  });
}
