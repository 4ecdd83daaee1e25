import { useRef, useState } from 'preact/hooks';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { numberText } from '../words/phrase.ts';
import { type ScoreRow, scoreSheet } from '../words/score-sheet.ts';
import type { Speech } from '../words/speech.ts';
import { DigitsHint } from './DigitsHint.tsx';
import type { DeskEvent, DeskState } from './desk-state.ts';
import { typedNumber } from './typed-number.ts';

interface CountGuessProps {
  readonly desk: DeskState;
  readonly speech: Speech;
  readonly dispatch: (event: DeskEvent) => void;
}

/** A line of the count that is guessed before it is opened. */
interface GuessLine {
  readonly label: string;
  readonly clauses: ScoreRow['clauses'];
  readonly points: number;
}

/** The count of a finished deal for the reader's side: each line is opened only after a guess, and its clause stands beside it. */
export function CountGuess({ desk, speech, dispatch }: CountGuessProps) {
  const lines = linesOf(desk, speech);
  const [guesses, setGuesses] = useState<readonly number[]>([]);
  const [text, setText] = useState('');
  const entry = useRef<HTMLInputElement>(null);
  const line = lines[guesses.length];
  const number = typedNumber(text);
  const open = (event: Event) => {
    event.preventDefault();
    if (number === null) return;
    setGuesses([...guesses, number]);
    setText('');
    entry.current?.focus();
    if (guesses.length + 1 === lines.length) dispatch({ type: 'solve' });
  };
  const right = guesses.filter((guess, place) => guess === lines[place]?.points).length;
  return (
    <div class="count-guess">
      {line !== undefined && (
        <form class="number-answer" onSubmit={open}>
          <label>
            <span>{line.label}</span>
            <input
              ref={entry}
              type="text"
              inputMode="numeric"
              autocomplete="off"
              aria-label={`${speech.text('guess')}: ${line.label}`}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit" aria-disabled={number === null}>
            {speech.text('openLine')}
          </button>
          <DigitsHint text={text} speech={speech} />
        </form>
      )}
      <p class="progress">
        {line !== undefined && `${speech.text('guessLine', { place: guesses.length + 1, count: lines.length })} · `}
        {speech.text('guessed', { right, count: guesses.length })}
      </p>
      <ol class="opened-lines" aria-live="polite" reversed>
        {guesses
          .map((guess, place) => ({ guess, opened: lines[place] }))
          .reverse()
          .map(({ guess, opened }) =>
            opened === undefined ? null : (
              <li key={opened.label} class={guess === opened.points ? 'allowed' : 'refused'}>
                <span aria-hidden="true">{guess === opened.points ? '✓' : '✕'}</span> {opened.label}:{' '}
                <strong>{numberText(opened.points, speech.language)}</strong>
                {guess !== opened.points &&
                  ` (${speech.text('guess').toLowerCase()} ${numberText(guess, speech.language)})`}{' '}
                <ClauseLinks clauses={opened.clauses} speech={speech} />
              </li>
            ),
          )}
      </ol>
    </div>
  );
}

/** The lines of the reader's side from the top of the sheet down to the new total. */
function linesOf({ table }: DeskState, speech: Speech): readonly GuessLine[] {
  const sheet = scoreSheet(table.position, table.reader, speech);
  const own = Math.max(0, sheet.sides.indexOf(speech.text('ownSide')));
  const [deal, , after] = sheet.totals;
  const rows = [...sheet.groups.flatMap((group) => group.rows), ...[deal, after].filter((row) => row !== undefined)];
  return rows.flatMap(({ label, clauses, cells }) => {
    const cell = cells[own];
    return cell === null || cell === undefined ? [] : [{ label, clauses, points: cell.points }];
  });
}
