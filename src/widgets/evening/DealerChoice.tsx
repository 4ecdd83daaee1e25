import type { Ruleset, Seat } from '../../engine/index.ts';
import type { Say } from './say.ts';

interface DealerChoiceProps {
  readonly ruleset: Ruleset;
  readonly names: readonly string[];
  readonly dealer: Seat;
  /** Whether the dealer may still be drawn. */
  readonly mayDraw: boolean;
  readonly onChange: (dealer: Seat) => void;
  readonly say: Say;
}

/** Who deals first: chosen, or drawn. */
export function DealerChoice({ ruleset, names, dealer, mayDraw, onChange, say }: DealerChoiceProps) {
  const { seats } = ruleset.seating;
  return (
    <div class="dealer">
      <label>
        <span>{say.text('firstDealer')}</span>
        <select
          value={String(dealer)}
          onChange={({ currentTarget }) => onChange(seats[currentTarget.selectedIndex] ?? 1)}
        >
          {seats.map((seat) => (
            <option key={seat} value={String(seat)} selected={seat === dealer}>
              {say.player({ names }, seat - 1)}
            </option>
          ))}
        </select>
      </label>
      {mayDraw && (
        <button type="button" onClick={() => onChange(seats[Math.floor(Math.random() * seats.length)] ?? 1)}>
          {say.text('draw')}
        </button>
      )}
    </div>
  );
}
