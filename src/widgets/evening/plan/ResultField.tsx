import { useState } from 'preact/hooks';
import { resultText, typedResult } from './typed-result.ts';

interface ResultFieldProps {
  readonly pair: string;
  readonly table: string;
  readonly points: number | null;
  readonly readsOnly: boolean;
  /** The points so far, after every key: what cannot be read is none. */
  readonly onChange: (points: number | null) => void;
  /** The field is left; `unreadable` if what stands in it is no number. */
  readonly onLeave: (unreadable: boolean) => void;
}

/** The points of a pair, kept with every key; how they are written is put right when the field is left. */
export function ResultField({ pair, table, points, readsOnly, onChange, onLeave }: ResultFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed stands as long as it is what the evening has; points that come from elsewhere stand in its place.
  const isStanding = typed !== null && pointsOf(typed) === points;
  return (
    <label class="row">
      <span>{pair}</span>
      <input
        class="points"
        type="text"
        inputMode="text"
        autocomplete="off"
        readonly={readsOnly}
        aria-label={`${table}: ${pair}`}
        value={isStanding ? typed : resultText(points)}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange(pointsOf(value));
        }}
        onChange={({ currentTarget: { value } }) => {
          const isUnreadable = typedResult(value) === 'unreadable';
          if (!isUnreadable) setTyped(null);
          onLeave(isUnreadable);
        }}
      />
    </label>
  );
}

function pointsOf(text: string): number | null {
  const read = typedResult(text);
  return read === 'unreadable' ? null : read;
}
