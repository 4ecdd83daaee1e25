import { rulesetOf, type ScoreGame } from '../game/game.ts';
import type { Say } from '../say.ts';

/** Lines to sign on, on paper only. */
export function Signatures({ game, say }: { game: ScoreGame; say: Say }) {
  const ruleset = rulesetOf(game);
  return (
    <div class="signatures" aria-hidden="true">
      <span>{say.text('date')}</span>
      {ruleset.seating.sides.map((side) => (
        <span key={side}>{say.side(game, ruleset, side)}</span>
      ))}
    </div>
  );
}
