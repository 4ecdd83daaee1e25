import { useEffect, useRef } from 'preact/hooks';
import { isReaders } from '../../learn/first-deal/course.ts';
import type { Saying } from '../../learn/first-deal/script.ts';
import { Phrase } from '../CardWord.tsx';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { useOpensWhenTouched } from '../opens-when-touched.ts';
import { phrase } from '../phrase.ts';
import { playerName } from '../reader.ts';
import { stepPieces } from '../step-words.ts';
import { tellingBy } from '../told-words.ts';
import type { Tongue } from '../tongue.ts';
import { JudgedWords, SlipWords, VerdictMark } from '../VerdictPanel.tsx';
import { type DealState, turnsOf } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';
import { reasonToTell } from './done-for-reader.ts';

interface NarratorProps {
  readonly state: DealState;
  readonly tongue: Tongue;
  readonly words: DealWords;
}

/**
 * What the narrator says: a refusal, what there is to do now, and then in its order what has led there: the answer to the reader's last
 * act, what the others have done since, turn by turn, and what else there is to tell. Spoken as it comes.
 */
export function Narrator({ state, tongue, words }: NarratorProps) {
  const { course, table } = state;
  const mine = isReaders(course) || course.position.phase === 'over';
  const news = mine ? course.said : [];
  const refused = table.judged?.verdict.legal === false;
  const now = (refused ? state.reply : null) ?? news.at(-1);
  const answer = course.answer !== null && <Said saying={course.answer} tongue={tongue} quiet />;
  const place = useRef<HTMLDivElement>(null);
  // Where there is more than room, the reader begins at the top, and while the others play sees what they have done last.
  useEffect(() => {
    if (place.current !== null) place.current.scrollTop = mine ? 0 : place.current.scrollHeight;
  }, [course, table.tries, mine]);
  useOpensWhenTouched(place, [course, table.tries, state.reply]);
  return (
    <div class="narrator" aria-live="polite" ref={place}>
      <Refusal state={state} tongue={tongue} />
      {/* What stood there before a refusal must not read as its reason. */}
      {now !== undefined && (
        <Said key={now.text} saying={now} tongue={tongue} quiet={refused && state.reply === null} />
      )}
      <DoneForReader state={state} tongue={tongue} words={words} />
      {answer}
      <OthersDid state={state} tongue={tongue} words={words} />
      {news
        .slice(0, -1)
        .toReversed()
        .map((saying) => (
          <Said key={saying.text} saying={saying} tongue={tongue} quiet />
        ))}
    </div>
  );
}

/** What has just been refused. */
function Refusal({ state: { reply, table }, tongue }: Omit<NarratorProps, 'words'>) {
  const { judged, slip } = table;
  if (slip !== null) {
    return (
      <div class="refusal" key={slip.number}>
        <SlipWords slip={slip} position={table.position} tongue={tongue} />
      </div>
    );
  }
  if (judged === null || judged.verdict.legal) return null;
  return (
    <div class="refusal" key={judged.number}>
      <VerdictMark legal={false} tongue={tongue} />
      {/* Where the narrator has words of his own for it, they name the clause too. */}
      {reply === null && <JudgedWords action={judged.action} verdict={judged.verdict} tongue={tongue} decisive />}
    </div>
  );
}

/** What has just been done for the reader, and why where the narrator’s own words have not said it. */
function DoneForReader({ state: { before: last, forReader }, tongue, words }: NarratorProps) {
  if (forReader === null) return null;
  const { before, action } = forReader;
  const reason = last?.course.onLine ? null : reasonToTell(before, action);
  return (
    <p class="answered">
      <strong>{tongue.text('you')}</strong>{' '}
      <Phrase
        pieces={stepPieces(before, action, tongue, tellingBy(words.told, tongue.language, true))}
        tongue={tongue}
      />
      {reason !== null && `. ${words.reasons[reason] ?? ''}`}
    </p>
  );
}

/** What the others have done since the reader’s last act, a line for each turn. */
function OthersDid({ state: { course }, tongue, words }: NarratorProps) {
  const told = tellingBy(words.told, tongue.language);
  const turns = turnsOf(course);
  if (turns.length === 0) return null;
  return (
    <ul class="others-did">
      {turns.map(({ seat, acts }, place) => (
        <li key={place}>
          <strong>{playerName(course.position, seat, course.reader, tongue)}</strong>{' '}
          {acts.map(({ before, action }, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <Phrase pieces={stepPieces(before, action, tongue, told)} tongue={tongue} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Said({ saying, tongue, quiet = false }: { saying: Saying; tongue: Tongue; quiet?: boolean }) {
  return (
    <p class={quiet ? 'answered' : 'said'}>
      <Phrase pieces={phrase(saying.text, saying.values ?? {}, tongue.language)} tongue={tongue} />{' '}
      <ClauseLinks clauses={saying.clauses} tongue={tongue} />
    </p>
  );
}
