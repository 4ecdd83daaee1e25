import { type RulesetId, rulesetIds } from '../../../engine/index.ts';
import { rulesetOf, totalsOf } from '../game/game.ts';
import { sidesOfPlayers } from '../game/seated.ts';
import { isOver } from '../game/standing.ts';
import { keptGame } from './kept-games.ts';
import { keptIds } from './kept-list-place.ts';

/** A kept game in short: its sides by their players' names, empty where there are none, with their totals. */
export interface KeptInShort {
  readonly id: string;
  readonly ruleset: RulesetId;
  readonly sides: readonly { readonly names: string; readonly total: number }[];
  readonly deals: number;
  readonly isOver: boolean;
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
      names: players
        .flatMap((letter, player) => (letter === side ? [game.names[player]?.trim() ?? ''] : []))
        .filter((name) => name !== '')
        .join(' & '),
      total: totals[place] ?? 0,
    }));
    return [{ id, ruleset: game.ruleset, sides, deals: game.deals.length, isOver: isOver(game) }];
  });
}
