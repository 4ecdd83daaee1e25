import { useEffect, useState } from 'preact/hooks';
import type { Say } from '../say.ts';
import { typedPoints } from './typed-points.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly by?: number;
  readonly least?: number;
  /** The id of the label, where the number can be typed too. */
  readonly typed?: string;
  readonly onChange: (value: number) => void;
  readonly say: Say;
}

/** A number that is stepped with two large buttons and, if wanted, typed between them. */
export function Stepper({ label, value, by = 1, least = 0, typed, onChange, say }: StepperProps) {
  return (
    <fieldset class="stepper" aria-label={label}>
      <button
        type="button"
        aria-label={say.text('less', { item: label })}
        aria-disabled={value <= least}
        onClick={() => value > least && onChange(Math.max(least, value - by))}
      >
        −
      </button>
      {typed === undefined ? (
        <output>{say.number(value)}</output>
      ) : (
        <Points
          id={`points-${typed}`}
          label={label}
          value={value}
          invalid={false}
          describedBy={typed}
          // A minus says only once more that this is taken off.
          onChange={(points) => onChange(Math.abs(points))}
        />
      )}
      <button type="button" aria-label={say.text('more', { item: label })} onClick={() => onChange(value + by)}>
        +
      </button>
    </fieldset>
  );
}

interface PointsProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly signed?: boolean;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly onChange: (value: number) => void;
}

/** Points that are typed; Enter goes on to the next field. */
export function Points({ id, label, value, signed = false, invalid, describedBy, onChange }: PointsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // What is typed goes when the number comes from elsewhere: from the counter, from another deal.
  useEffect(() => setTyped((text) => (text !== null && typedPoints(text).points === value ? text : null)), [value]);
  return (
    <input
      class="points"
      id={id}
      type="text"
      inputMode={signed ? 'text' : 'numeric'}
      autocomplete="off"
      enterkeyhint="next"
      placeholder="0"
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={typed ?? (value === 0 ? '' : String(value).replace('-', '−'))}
      onInput={({ currentTarget }) => {
        const { text, points } = typedPoints(currentTarget.value);
        if (text !== currentTarget.value) currentTarget.value = text;
        setTyped(text);
        onChange(points);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const fields = [...document.querySelectorAll<HTMLElement>('.points, .enter-deal')].filter(
          (field) => field.offsetParent !== null,
        );
        fields[fields.indexOf(event.currentTarget) + 1]?.focus();
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
