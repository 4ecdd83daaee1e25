import { type Course, isReaders } from '../../learn/first-deal/course.ts';
import type { Saying } from '../../learn/first-deal/script.ts';
import { Phrase } from '../CardWord.tsx';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { playerName } from '../reader.ts';
import { stepPieces } from '../step-words.ts';
import { tellingBy } from '../told-words.ts';
import type { Tongue } from '../tongue.ts';
import { JudgedWords, SlipWords } from '../VerdictPanel.tsx';
import { type DealState, isRefused, turnsOf } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';

interface NarratorProps {
  readonly state: DealState;
  readonly tongue: Tongue;
  readonly words: DealWords;
}

/** What the narrator says: the answer to the last act, what the others have done since, and what it is about now. Spoken as it comes. */
export function Narrator({ state, tongue, words }: NarratorProps) {
  const told = tellingBy(words.told, tongue.language);
  const { course, table } = state;
  const verdict = table.judged?.verdict;
  return (
    <div class="narrator" aria-live="polite">
      {course.answer !== null && <Said saying={course.answer} tongue={tongue} answer />}
      {course.done.length > 0 && (
        <ul class="others-did">
          {turnsOf(course).map(({ seat, acts }, place) => (
            <li key={place}>
              <strong>{playerName(course.position, seat, course.reader, tongue)}:</strong>{' '}
              {acts.map(({ before, action }, index) => (
                <span key={index}>
                  {index > 0 && ' · '}
                  <Phrase pieces={stepPieces(before, action, tongue, told)} tongue={tongue} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {isRefused(verdict) && (
        <div class="refusal" key={table.tries}>
          <strong class="mark refused">
            <span aria-hidden="true">✕</span> {tongue.text('notAllowed')}
          </strong>
          {/* Where the narrator has words of his own for it, they name the clause too. */}
          {!isForeseen(course) && table.judged !== null && (
            <JudgedWords action={table.judged.action} verdict={verdict} tongue={tongue} decisive />
          )}
        </div>
      )}
      {table.slip !== null && (
        <div class="refusal" key={table.tries}>
          <SlipWords slip={table.slip} position={table.position} tongue={tongue} />
        </div>
      )}
      {(isReaders(course) || course.position.phase === 'over') &&
        course.said.map((saying) => <Said key={saying.text} saying={saying} tongue={tongue} />)}
    </div>
  );
}

/** Whether the narrator has words of his own for what has just been refused. */
function isForeseen({ staged, turn, said }: Course): boolean {
  return (staged[turn]?.tries ?? []).some((one) => one.refused && said.includes(one.said));
}

function Said({ saying, tongue, answer = false }: { saying: Saying; tongue: Tongue; answer?: boolean }) {
  return (
    <p class={answer ? 'answered' : 'said'}>
      {saying.text} <ClauseLinks clauses={saying.clauses} tongue={tongue} />
    </p>
  );
}
