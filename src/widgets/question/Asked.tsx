import { Phrase } from '../words/CardWord.tsx';
import { freeWord } from '../words/how-to-act.ts';
import type { Speech } from '../words/speech.ts';
import { askedQuestion, type DeskState } from './desk-state.ts';
import { askPieces } from './question-words.ts';

/** What is asked now, above the felt, and how many questions the table has. */
export function Asked({ desk, speech }: { desk: DeskState; speech: Speech }) {
  const question = askedQuestion(desk);
  const { place, questions } = desk.inquiry;
  return (
    <p class="asked" aria-live="polite">
      <span class="asked-what">
        {question === null ? (
          speech.text(freeWord(desk.table.position))
        ) : (
          <Phrase pieces={askPieces(question, desk.table, speech)} speech={speech} />
        )}
      </span>{' '}
      <span class="asked-place">
        {question === null
          ? speech.text('freePlay')
          : speech.text('questionOf', { place: place + 1, count: questions.length })}
      </span>
    </p>
  );
}
