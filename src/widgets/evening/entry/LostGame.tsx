import { useState } from 'preact/hooks';
import type { Side } from '../../../engine/index.ts';
import type { Say } from '../say.ts';
import { Segments } from './Segments.tsx';

interface LostGameProps {
  readonly loser: Side | null;
  readonly names: readonly (readonly [Side, string])[];
  readonly onChange: (loser: Side | null) => void;
  readonly say: Say;
}

/** A game that a ruling has made a side lose: at the foot of the deal, away from who went out, and asked once more, for it ends the game. */
export function LostGame({ loser, names, onChange, say }: LostGameProps) {
  const [asked, setAsked] = useState<Side | null>(null);
  const name = names.find(([side]) => side === asked)?.[1];
  return (
    <details class="rarer lost-game" open={loser !== null || undefined}>
      <summary>{say.text('lostGame')}</summary>
      <Segments
        label={say.text('lostGame')}
        value={asked ?? loser ?? 'nobody'}
        options={[...names, ['nobody', say.text('nobody')] as const]}
        onChange={(side) => {
          if (side !== 'nobody' && side !== loser) return setAsked(side);
          setAsked(null);
          if (side === 'nobody' && loser !== null) onChange(null);
        }}
      />
      {asked !== null && name !== undefined && (
        <div class="sure" role="alert">
          <p>{say.text('lostSure', { side: name })}</p>
          <p class="buttons">
            <button
              type="button"
              class="lost-yes"
              onClick={() => {
                setAsked(null);
                onChange(asked);
              }}
            >
              {say.text('lostYes')}
            </button>
            <button type="button" onClick={() => setAsked(null)}>
              {say.text('lostNot')}
            </button>
          </p>
        </div>
      )}
    </details>
  );
}
