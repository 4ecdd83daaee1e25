import { useState } from 'preact/hooks';
import { type ClauseAddress, losingRulings, type Ruleset, type Side } from '../../../engine/index.ts';
import type { Say } from '../say.ts';
import { Fold } from './Fold.tsx';
import { Segments } from './Segments.tsx';

interface LostGameProps {
  readonly ruleset: Ruleset;
  readonly loser: Side | null;
  /** The clause of the ruling, where it has been named. */
  readonly lostBy: ClauseAddress | undefined;
  readonly names: readonly (readonly [Side, string])[];
  readonly onChange: (loser: Side | null, lostBy?: ClauseAddress) => void;
  readonly say: Say;
}

/** A game that a ruling has made a side lose: at the foot of the deal, away from who went out, and asked once more, for it ends the game. */
export function LostGame({ ruleset, loser, lostBy, names, onChange, say }: LostGameProps) {
  const [asked, setAsked] = useState<Side | null>(null);
  const name = names.find(([side]) => side === asked)?.[1];
  const lose = (clause?: ClauseAddress) => {
    setAsked(null);
    if (asked !== null) onChange(asked, clause);
  };
  return (
    <Fold class="rarer lost-game" summary={say.text('lostGame')} needed={loser !== null}>
      <Segments
        label={say.text('lostGame')}
        value={asked ?? loser ?? 'nobody'}
        options={[...names, ['nobody', say.text('nobody')] as const]}
        onChange={(side) => {
          if (side !== 'nobody') return setAsked(side);
          setAsked(null);
          if (loser !== null) onChange(null);
        }}
      />
      {asked === null && lostBy !== undefined && (
        <p class="hint-line">
          <a href={say.clausePath(lostBy)}>{say.clauseName(lostBy)}</a>
        </p>
      )}
      {asked !== null && name !== undefined && (
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
            <button type="button" onClick={() => setAsked(null)}>
              {say.text('lostNot')}
            </button>
          </p>
        </div>
      )}
    </Fold>
  );
}
