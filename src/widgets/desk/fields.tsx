import { useState } from 'preact/hooks';
import { typedNumber } from '../question/typed-number.ts';

/** A condition that holds or does not. */
export function Switch({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <label class="field switch">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} /> {label}
    </label>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** A condition that is one of several. */
export function Choice<Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(value)}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={String(option)} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A condition that is a number, typed or stepped; what is no such number is not taken, and goes when the field is left. */
export function NumberField({ label, value, least, most, step = 1, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label class="field number">
      <span>{label}</span>
      <input
        type="number"
        inputMode={least < 0 ? 'text' : 'numeric'}
        min={least}
        max={most}
        step={step}
        value={typed ?? String(value)}
        onInput={(event) => {
          const text = event.currentTarget.value;
          const number = typedNumber(text);
          setTyped(text);
          if (number !== null && number >= least && number <= most) onChange(number);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
