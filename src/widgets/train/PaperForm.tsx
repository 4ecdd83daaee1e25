import { useState } from 'preact/hooks';
import { type Kind, mostQuestions, type Paper } from '../../train/index.ts';
import type { TrainSpeech } from './words/train-speech.ts';

interface PaperFormProps {
  readonly kinds: readonly Kind[];
  readonly say: TrainSpeech;
  readonly onPaper: (paper: Paper) => void;
}

/** Makes a paper: what is asked, how many questions, and its number, by which it can be made again. */
export function PaperForm({ kinds, say, onPaper }: PaperFormProps) {
  const [chosen, setChosen] = useState<readonly Kind[]>(kinds);
  const [count, setCount] = useState(20);
  const [seed, setSeed] = useState(() => 1 + Math.floor(Math.random() * 99_999));
  return (
    <form
      class="paper-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onPaper({ seed, count, kinds: kinds.filter((kind) => chosen.includes(kind)) });
      }}
    >
      <p>{say.say('paperLead')}</p>
      <fieldset>
        <legend>{say.say('paperKinds')}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={() =>
                setChosen(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind])
              }
            />{' '}
            {say.say(`kind-${kind}`)}
          </label>
        ))}
      </fieldset>
      <NumberField label={say.say('paperCount')} value={count} least={1} most={mostQuestions} onChange={setCount} />
      <NumberField label={say.say('paperSeed')} value={seed} least={1} most={999_999_999} onChange={setSeed} />
      <button type="submit" class="button page-action" aria-disabled={chosen.length === 0}>
        {say.say('makePaper')}
      </button>
    </form>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  return (
    <label class="number-field">
      {label}{' '}
      <input
        type="number"
        required
        min={least}
        max={most}
        value={value}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (Number.isInteger(typed) && typed >= least && typed <= most) onChange(typed);
        }}
      />
    </label>
  );
}
