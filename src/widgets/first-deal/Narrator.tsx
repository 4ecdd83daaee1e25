import { useEffect, useRef } from 'preact/hooks';
import { type Course, isReaders } from '../../learn/first-deal/course.ts';
import type { Saying } from '../../learn/first-deal/script.ts';
import { Brought } from '../desk/verdict/Brought.tsx';
import { Charges, chargeText } from '../desk/verdict/Charges.tsx';
import { JudgedHead, JudgedWords, SlipWords, VerdictMark } from '../desk/verdict/VerdictPanel.tsx';
import { useOpensWhenTouched } from '../page/opens-when-touched.ts';
import { chargesOf } from '../table/charges.ts';
import { Phrase } from '../words/CardWord.tsx';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { fillingsOf } from '../words/fact-words.ts';
import { tellingBy } from '../words/news/news-words.ts';
import { phrase } from '../words/phrase.ts';
import { playerName } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { stepPieces } from '../words/step-words.ts';
import { termPieces } from '../words/term-pieces.ts';
import { type DealState, isWiped, lastActOf, turnsOf } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';
import { reasonToTell } from './done-for-reader.ts';

interface NarratorProps {
  readonly state: DealState;
  readonly speech: Speech;
  readonly words: DealWords;
}

/**
 * What the narrator says: a refusal, then in its order what has led here – the answer to the reader's last act, the cards that came, what the
 * others have done since, turn by turn – and what there is to do now, which the style sheet puts first. Spoken as it comes.
 */
export function Narrator({ state, speech, words }: NarratorProps) {
  const { course, table } = state;
  const mine = isReaders(course) || course.position.phase === 'over';
  const news = mine ? course.said : [];
  const refused = table.judged?.verdict.legal === false;
  const now = (refused ? state.reply : null) ?? news.at(-1);
  const answer = course.answer !== null && <Said saying={course.answer} course={course} speech={speech} quiet />;
  const place = useRef<HTMLDivElement>(null);
  // Where there is more than room, the reader begins at the top, and while the others play sees what they have done last.
  useEffect(() => {
    if (place.current !== null) place.current.scrollTop = mine ? 0 : place.current.scrollHeight;
  }, [course, table.tries, mine]);
  useOpensWhenTouched(place, [course, table.tries, state.reply]);
  return (
    <div class="narrator" aria-live="polite" ref={place}>
      {isWiped(state) && <p class="hint">{words.wiped}</p>}
      <Refusal state={state} speech={speech} />
      <DoneForReader state={state} speech={speech} words={words} />
      {mine && <Brought table={table} speech={speech} />}
      <OwnCharges state={state} speech={speech} />
      {answer}
      {/* Who listens hears what the others have done when all have, and then what there is to do; who reads sees the latter first. */}
      <OthersDid key={`${mine}`} state={state} speech={speech} words={words} heard={mine} />
      {news
        .slice(0, -1)
        .toReversed()
        .map((saying) => (
          <Said key={saying.text} saying={saying} course={course} speech={speech} quiet />
        ))}
      {/* What stood there before a refusal must not read as its reason. */}
      {now !== undefined && (
        <Said key={now.text} saying={now} course={course} speech={speech} quiet={refused && state.reply === null} now />
      )}
    </div>
  );
}

/** What has just been refused. */
function Refusal({ state: { reply, table }, speech }: Omit<NarratorProps, 'words'>) {
  const { judged, slip } = table;
  if (slip !== null) {
    return (
      <div class="refusal" key={slip.number}>
        <SlipWords slip={slip} position={table.position} speech={speech} />
      </div>
    );
  }
  if (judged === null || judged.verdict.legal) return null;
  return (
    <div class="refusal" key={judged.number}>
      {reply === null ? (
        <JudgedHead verdict={judged.verdict} speech={speech} />
      ) : (
        <VerdictMark legal={false} speech={speech} />
      )}
      {/* Where the narrator has words of his own for it, they name the clause too. */}
      {reply === null && (
        <JudgedWords
          position={table.position}
          action={judged.action}
          verdict={judged.verdict}
          speech={speech}
          decisive
        />
      )}
    </div>
  );
}

/** What has just been done for the reader, and why where the narrator’s own words have not said it. */
function DoneForReader({ state: { before: last, forReader }, speech, words }: NarratorProps) {
  if (forReader === null) return null;
  const { before, action } = forReader;
  const reason = last?.course.onLine ? null : reasonToTell(before, action);
  return (
    <p class="answered">
      <strong>{speech.text('you')}</strong>{' '}
      <Phrase
        pieces={stepPieces(before, action, speech, tellingBy(words.told, speech.language, true))}
        speech={speech}
      />
      {reason !== null && `. ${words.reasons[reason] ?? ''}`}
    </p>
  );
}

/** What the reader’s last act has cost. */
function OwnCharges({ state, speech }: Omit<NarratorProps, 'words'>) {
  const { position, reader } = state.course;
  const act = lastActOf(state);
  const charges = act === null ? [] : chargesOf(act);
  return <Charges charges={charges} position={position} reader={reader} speech={speech} />;
}

/** What the others have done since the reader’s last act, a line for each turn. */
function OthersDid({ state: { course }, speech, words, heard }: NarratorProps & { readonly heard: boolean }) {
  const told = tellingBy(words.told, speech.language);
  const turns = turnsOf(course);
  if (turns.length === 0) return null;
  return (
    <ul class="others-did" aria-hidden={!heard}>
      {turns.map(({ seat, acts }, place) => (
        <li key={place}>
          <strong>{playerName(course.position, seat, course.reader, speech)}</strong>{' '}
          {acts.map(({ before, action }, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <Phrase pieces={stepPieces(before, action, speech, told)} speech={speech} />
            </span>
          ))}
          {acts.flatMap(chargesOf).map((charge) => (
            <span key={charge.side} class="charge">
              {' · '}
              {chargeText(charge, course.position, course.reader, speech)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface SaidProps {
  readonly saying: Saying;
  readonly course: Course;
  readonly speech: Speech;
  readonly quiet?: boolean;
  /** Whether it says what there is to do now. */
  readonly now?: boolean;
}

function Said({ saying, course: { position, reader }, speech, quiet = false, now = false }: SaidProps) {
  const fillings = fillingsOf(saying.values ?? {}, position, reader, speech);
  return (
    <p class={`${quiet ? 'answered' : 'said'}${now ? ' now' : ''}`}>
      {termPieces(saying.text).map(({ text, term }, place) => {
        const words = <Phrase key={place} pieces={phrase(text, fillings, speech.language)} speech={speech} />;
        return term === null ? (
          words
        ) : (
          <a key={place} class="term" href={speech.termPath(term)} data-term={term}>
            {words}
          </a>
        );
      })}{' '}
      <ClauseLinks clauses={saying.clauses} speech={speech} />
    </p>
  );
}
