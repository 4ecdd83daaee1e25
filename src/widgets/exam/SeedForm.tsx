import { useState } from 'preact/hooks';
import { seedFrom } from '../../learn/exam/address.ts';
import type { PaperSay } from './paper-say.ts';

interface SeedFormProps {
  readonly seed: string;
  /** What stands after the `#` of this paper’s address. */
  readonly paper: string;
  readonly say: PaperSay;
  readonly onOpen: (seed: string) => void;
  readonly onAnother: () => void;
}

/** Opens the paper of a seed, or a fresh one, and copies the address of this one for others. */
export function SeedForm({ seed, paper, say, onOpen, onAnother }: SeedFormProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const open = () => {
    const chosen = seedFrom(typed);
    setWrong(chosen === undefined ? typed : null);
    if (chosen === undefined) return;
    setTyped('');
    onOpen(chosen);
  };
  const copy = () => {
    const address = new URL(location.href);
    address.hash = paper;
    navigator.clipboard?.writeText(address.href).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 2500);
      },
      () => undefined,
    );
  };
  return (
    <form
      class="exam-seed"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label for="exam-seed">{say.text('seed')}</label>
      <input
        id="exam-seed"
        type="text"
        autocomplete="off"
        spellcheck={false}
        maxLength={24}
        placeholder={seed}
        value={typed}
        aria-describedby="exam-seed-help"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="button choice">
        {say.text('open')}
      </button>
      <button type="button" class="button choice" onClick={onAnother}>
        {say.text('another')}
      </button>
      <button type="button" class="button quiet" onClick={copy}>
        {copied ? say.text('copied') : say.text('copy')}
      </button>
      <p id="exam-seed-help" class="hint">
        {say.text('seedHelp')}
      </p>
      <p class="trouble" role="status">
        {wrong !== null && say.text('wrongSeed', { seed: wrong })}
      </p>
    </form>
  );
}
