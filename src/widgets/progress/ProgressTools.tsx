import { useState } from 'preact/hooks';
import type { RulesetId } from '../../engine/index.ts';
import type { Progress } from '../../learn/progress/progress.ts';
import { phraseText } from '../words/phrase.ts';
import { forgetGame, keptProgress, progressFile, putBack, takeInFile } from './kept-progress.ts';
import type { ProgressWords } from './progress-words.ts';

interface ProgressToolsProps {
  readonly game: RulesetId;
  /** What the game is called. */
  readonly name: string;
  readonly words: ProgressWords;
  readonly language: string;
  /** Told when what is remembered has changed. */
  readonly onChange: () => void;
}

/** What the reader can do with what the device remembers: take it out and in as a file, and forget one game, which asks and can be undone. */
export function ProgressTools({ game, name, words, language, onChange }: ProgressToolsProps) {
  const [said, setSaid] = useState('');
  const [asks, setAsks] = useState(false);
  const [before, setBefore] = useState<Progress | null>(null);
  const say = (word: keyof ProgressWords, fillings: Readonly<Record<string, string>> = {}) =>
    phraseText(words[word], { name, ...fillings }, language);
  const takeOut = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([progressFile()], { type: 'application/json' }));
    link.download = 'canasta-codex.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const takeIn = async (file: File | undefined) => {
    if (file === undefined) return;
    const wrong = takeInFile(await file.text());
    setSaid(wrong === null ? say('takenIn') : errorText(wrong, say));
    if (wrong === null) onChange();
  };
  const forget = () => {
    setBefore(keptProgress().value);
    forgetGame(game);
    setAsks(false);
    setSaid(say('forgotten'));
    onChange();
  };
  const undo = () => {
    if (before !== null) putBack(before);
    setBefore(null);
    setSaid('');
    onChange();
  };
  return (
    <div class="progress-tools">
      <button type="button" class="button choice" onClick={takeOut}>
        {say('takeOut')}
      </button>
      <label class="file-choice">
        {say('takeIn')}{' '}
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            void takeIn(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {asks ? (
        <p>
          {say('forgetAsk')}{' '}
          <button type="button" class="button choice" onClick={forget}>
            {say('forget')}
          </button>{' '}
          <button type="button" class="button choice" onClick={() => setAsks(false)}>
            {say('keep')}
          </button>
        </p>
      ) : (
        <button type="button" class="button choice" onClick={() => setAsks(true)}>
          {say('forget')}
        </button>
      )}
      <p role="status">
        {said}{' '}
        {before !== null && (
          <button type="button" class="button choice" onClick={undo}>
            {say('putBack')}
          </button>
        )}
      </p>
    </div>
  );
}

type Say = (word: keyof ProgressWords, fillings?: Readonly<Record<string, string>>) => string;

function errorText(wrong: NonNullable<ReturnType<typeof takeInFile>>, say: Say): string {
  if (wrong === 'not-kept') return say('notKept');
  switch (wrong.code) {
    case 'other-version':
      return say('otherVersion', { version: wrong.where });
    case 'damaged':
      return say('damagedFile', { where: wrong.where });
    default:
      return say('noFile');
  }
}
