import type { Speech } from '../words/speech.ts';
import { typedNumber } from './typed-number.ts';

/** Tells below a field how a number is typed, where what stands in it is none. */
export function DigitsHint({ text, speech }: { text: string; speech: Speech }) {
  return (
    <p class="hint digits" role="status">
      {text.trim() !== '' && typedNumber(text) === null && speech.text('inDigits')}
    </p>
  );
}
