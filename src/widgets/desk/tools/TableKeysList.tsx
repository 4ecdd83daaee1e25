import { useState } from 'preact/hooks';
import { areKeysOn, turnKeys } from '../../felt/kept-keys.ts';
import type { Speech } from '../../words/speech.ts';
import type { WidgetWord } from '../../words/table-words.ts';

/** What every key of a table does, in the order in which a hand is played. */
const keys: readonly (readonly [key: string, word: WidgetWord])[] = [
  ['← → ↑ ↓', 'keyArrows'],
  ['⏎ ␣', 'keyChoose'],
  ['⇥', 'keyTab'],
  ['Esc', 'keyEscape'],
];

/** Those of one sign, which can be turned off. */
const signs: readonly (readonly [key: string, word: WidgetWord])[] = [
  ['D', 'doDraw'],
  ['P', 'keyPile'],
  ['R', 'keyRank'],
  ['U', 'undo'],
  ['H', 'toolHint'],
  ['S', 'show'],
  ['W', 'why'],
  ['M', 'toolMore'],
  ['L', 'keyLast'],
  ['T', 'keyTable'],
  ['?', 'keys'],
];

/** The keys of a table, and the switch for those of one sign: speech input and unsteady hands press them unawares. */
export function TableKeysList({ speech }: { readonly speech: Speech }) {
  const [on, setOn] = useState(areKeysOn);
  const list = (shown: typeof keys) => (
    <dl class="keys">
      {shown.map(([key, word]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{speech.text(word)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {list(keys)}
      <label class="keys-on">
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget: { checked } }) => {
            turnKeys(checked);
            setOn(checked);
          }}
        />
        {speech.text('keysOn')}
      </label>
      {list(signs)}
    </>
  );
}
