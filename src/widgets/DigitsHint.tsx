import type { Tongue } from './tongue.ts';
import { typedNumber } from './typed-number.ts';

/** Tells below a field how a number is typed, where what stands in it is none. */
export function DigitsHint({ text, tongue }: { text: string; tongue: Tongue }) {
  return (
    <p class="hint digits" role="status">
      {text.trim() !== '' && typedNumber(text) === null && tongue.text('inDigits')}
    </p>
  );
}
