import { useState } from 'preact/hooks';
import type { Speech } from '../../words/speech.ts';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied, asked for when the button is pressed. */
  readonly address: () => string;
  readonly speech: Speech;
  /** What kind of button it is, where its surroundings do not say so. */
  readonly class?: string;
}

/** Copies an address; where the page may not, the address stands in a field from which it can be copied by hand. */
export function CopyButton({ label, address, speech, class: kind }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = () => {
    const text = address();
    // Where the clipboard is closed to pages, there is none to write to.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => {
        setByHand(null);
        setCopied(true);
        setTimeout(() => setCopied(false), 2500);
      },
      () => setByHand(text),
    );
  };
  return (
    <>
      <button type="button" class={kind} onClick={copy}>
        {copied ? speech.text('copied') : label}
      </button>
      <span class="visually-hidden" role="status">
        {copied ? speech.text('copied') : byHand === null ? '' : speech.text('copyFailed')}
      </span>
      {byHand !== null && (
        <label class="by-hand">
          <span>{speech.text('copyFailed')}</span>
          <input type="text" readOnly value={byHand} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
