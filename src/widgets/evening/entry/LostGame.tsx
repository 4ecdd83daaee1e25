import { type ClauseAddress, losingRulings, type Ruleset, type Side } from '../../../engine/index.ts';
import type { Say } from '../say.ts';
import { Fold } from './Fold.tsx';
import { Segments } from './Segments.tsx';

interface LostGameProps {
  readonly ruleset: Ruleset;
  readonly loser: Side | null;
  /** The clause of the ruling, where it has been named. */
  readonly lostBy: ClauseAddress | undefined;
  /** The side that is said to have lost it, as long as the ruling is not named. */
  readonly losing: Side | null;
  readonly names: readonly (readonly [Side, string])[];
  readonly onLosing: (losing: Side | null) => void;
  readonly onChange: (loser: Side | null, lostBy?: ClauseAddress) => void;
  readonly say: Say;
}

/** A game that a ruling has made a side lose: at the foot of the deal, away from who went out, and asked once more, for it ends the game. */
export function LostGame({ ruleset, loser, lostBy, losing, names, onLosing, onChange, say }: LostGameProps) {
  const name = names.find(([side]) => side === losing)?.[1];
  const lose = (clause?: ClauseAddress) => {
    if (losing !== null) onChange(losing, clause);
  };
  return (
    <Fold class="rarer lost-game" summary={say.text('lostGame')} needed={loser !== null || losing !== null}>
      <Segments
        label={say.text('lostGame')}
        value={losing ?? loser ?? 'nobody'}
        options={[...names, ['nobody', say.text('nobody')] as const]}
        onChange={(side) => {
          if (side === 'nobody') return onChange(null);
          onLosing(side);
          goToRulings();
        }}
      />
      {losing === null && lostBy !== undefined && (
        <p class="hint-line">
          <a href={say.clausePath(lostBy)}>{say.clauseName(lostBy)}</a>
        </p>
      )}
      {losing !== null && name !== undefined && (
        <div class="sure" role="alert">
          <p>{say.text('lostSure', { side: name })}</p>
          <p class="buttons">
            {losingRulings(ruleset).map(({ what, clause, award }) => (
              <button type="button" class="lost-yes" key={what} onClick={() => lose(clause)}>
                {say.text(`lost-${what}`, { points: award })} ({say.clauseName(clause)})
              </button>
            ))}
            <button type="button" class="lost-yes" onClick={() => lose()}>
              {say.text('lostOtherwise')}
            </button>
            <button type="button" onClick={() => onLosing(null)}>
              {say.text('lostNot')}
            </button>
          </p>
        </div>
      )}
    </Fold>
  );
}

/** Brings the question by which ruling the game is lost into sight, above the bar at the foot of the screen; also where its fold was shut. */
export function goToRulings(): void {
  const fold = document.querySelector<HTMLDetailsElement>('details.lost-game');
  if (fold !== null) fold.open = true;
  requestAnimationFrame(() => fold?.querySelector('.sure')?.scrollIntoView({ behavior: 'instant' }));
}
