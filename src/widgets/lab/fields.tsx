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
          <option key={option} value={String(option)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A condition that is a number of cards. */
export function Count({ label, value, least, most, onChange }: CountProps) {
  return (
    <label class="field count">
      <span>
        {label}: <output>{value}</output>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
