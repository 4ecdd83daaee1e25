import type { LastGame } from '../device/last-game.ts';
import { rulesetOf, type ScoreGame, totalsOf } from '../game/game.ts';
import { standingOf } from '../game/standing.ts';
import type { Say } from '../say.ts';

/** The game in short, for the way back to it. */
export function inShort(game: ScoreGame, say: Say): LastGame {
  return { id: game.id, ruleset: game.ruleset, told: totalsInWords(game, say) };
}

/** The sides with their totals. */
function totalsInWords(game: ScoreGame, say: Say): string {
  const ruleset = rulesetOf(game);
  const totals = totalsOf(game);
  return ruleset.seating.sides
    .map((side, place) => `${say.side(game, ruleset, side)} ${say.number(totals[place] ?? 0)}`)
    .join(' – ');
}

/** How the game stands in a sentence: the totals and, once it is over, who has won. */
export function standingInWords(game: ScoreGame, say: Say): string {
  const totals = `${totalsInWords(game, say)}.`;
  const { winner } = standingOf(game);
  if (winner === 'none') return totals;
  return `${totals} ${winner === 'draw' ? say.text('drawn') : say.text('won', { side: say.side(game, rulesetOf(game), winner) })}`;
}
