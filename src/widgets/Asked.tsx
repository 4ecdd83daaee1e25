import { Phrase } from './CardWord.tsx';
import { freeWord } from './how-to-act.ts';
import { askedQuestion, type DeskState } from './inquiry.ts';
import { askPieces } from './question-words.ts';
import type { Tongue } from './tongue.ts';

/** What is asked now, above the felt, and how many questions the table has. */
export function Asked({ desk, tongue }: { desk: DeskState; tongue: Tongue }) {
  const question = askedQuestion(desk);
  const { place, questions } = desk.inquiry;
  return (
    <p class="asked" aria-live="polite">
      <span class="asked-what">
        {question === null ? (
          tongue.text(freeWord(desk.table.position))
        ) : (
          <Phrase pieces={askPieces(question, desk.table, tongue)} tongue={tongue} />
        )}
      </span>{' '}
      <span class="asked-place">
        {question === null
          ? tongue.text('freePlay')
          : tongue.text('questionOf', { place: place + 1, count: questions.length })}
      </span>
    </p>
  );
}
