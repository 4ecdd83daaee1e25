interface SegmentsProps<Value> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, all in sight. */
export function Segments<Value extends string | number>({ label, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset class="choice-row">
      <legend>{label}</legend>
      <div class={`segments of-${options.length}`}>
        {options.map(([option, text]) => (
          <button type="button" key={option} aria-pressed={option === value} onClick={() => onChange(option)}>
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
