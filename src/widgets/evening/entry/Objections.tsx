import type { Objection, Ruleset } from '../../../engine/index.ts';
import type { ScoreGame } from '../game/game.ts';
import type { Say } from '../say.ts';
import { objectionText } from './lines-told.ts';

interface ObjectionsProps {
  readonly objections: readonly Objection[];
  readonly game: ScoreGame;
  readonly ruleset: Ruleset;
  readonly say: Say;
}

/** Tells an objection from others to the same entry. */
export function nameOfObjection({ code, side, field }: Objection): string {
  return `${code} ${side} ${field}`;
}

/** What stands against a deal as it was entered: impossible or odd, each with the clause that says so. */
export function Objections({ objections, game, ruleset, say }: ObjectionsProps) {
  if (objections.length === 0) return null;
  return (
    <ul class="objections">
      {objections.map((objection) => (
        <li key={nameOfObjection(objection)} class={objection.kind}>
          <b aria-hidden="true">{objection.kind === 'odd' ? '?' : '✕'}</b>
          <span>
            {objectionText(objection, game, ruleset, say)}{' '}
            <a href={say.clausePath(objection.clause)}>{say.clauseName(objection.clause)}</a>
          </span>
        </li>
      ))}
    </ul>
  );
}
