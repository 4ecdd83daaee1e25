import type { DealEntry } from '../../../engine/index.ts';
import { rulesetOf, type ScoreGame } from '../game/game.ts';
import type { Say } from '../say.ts';

/** What rulings have brought in a deal, each with its clause: a lost game, and the penalties of each side; empty if nothing. */
export function rulingsInWords(game: ScoreGame, entry: DealEntry, say: Say): string {
  const ruleset = rulesetOf(game);
  const { loser, lostBy } = entry;
  const lost =
    loser === null
      ? []
      : [`${say.text('lostGame')}: ${say.side(game, ruleset, loser)}${lostBy ? ` (${say.clauseName(lostBy)})` : ''}`];
  const penalties = ruleset.seating.sides.flatMap((side) =>
    (entry.sides[side]?.penalties ?? []).map(({ points, clause }) => {
      const by = clause === undefined ? '' : ` (${say.clauseName(clause)})`;
      return `${say.side(game, ruleset, side)} ${say.signed(-points)}${by}`;
    }),
  );
  return [...lost, ...penalties].join(' · ');
}
