import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ruleset } from '../../engine/index.ts';
import type { Wish } from '../../learn/progress/session.ts';
import { type Answer, isKind, isRightAnswer, kindsOf, type Question } from '../../train/index.ts';
import { keepAnswer } from '../progress/kept-answers.ts';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { errandFor } from './question-errand.ts';
import type { QuestionMaker } from './question-maker.ts';
import { type Done, gradeOf, twinDue } from './session-state.ts';
import { Told } from './Told.tsx';
import { useEnter } from './use-digits.ts';
import { askedPieces } from './words/question-said.ts';
import type { TrainSpeech } from './words/train-speech.ts';

interface SessionProps {
  readonly ruleset: Ruleset;
  readonly wishes: readonly Wish[];
  readonly seed: number;
  readonly make: QuestionMaker;
  readonly say: TrainSpeech;
  readonly onMore: () => void;
  readonly onEnd: () => void;
}

/** A session: one question after another, each told at once; at its end what was right, and what comes back. */
export function Session({ ruleset, wishes, seed, make, say, onMore, onEnd }: SessionProps) {
  const [done, setDone] = useState<readonly Done[]>([]);
  const [question, setQuestion] = useState<Question | null | 'making'>('making');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const made = useRef(new Map<number, Promise<Question | null>>());
  const shownAt = useRef(0);
  const place = answer === null ? done.length : done.length - 1;
  const questionAt = (at: number) => {
    const wish = wishes[at];
    const known = made.current.get(at);
    if (known !== undefined || wish === undefined || !isKind(wish.kind)) return known ?? Promise.resolve(null);
    const { kind, clause } = wish;
    const coming = make(errandFor(ruleset, { wish: { kind, clause }, seed: seed + at * 1009 }));
    made.current.set(at, coming);
    return coming;
  };
  const show = async (at: number, before: readonly Done[]) => {
    setAnswer(null);
    const twin = twinDue(before, at);
    if (twin === null) setQuestion('making');
    const seldom = { wish: { kind: kindsOf(ruleset)[0] ?? 'take' }, seed: seed + at } as const;
    // Of what games seldom come to there may be none in the deals tried; something else is asked then.
    const next = twin ?? (await questionAt(at)) ?? (await make(errandFor(ruleset, seldom)));
    setQuestion(next);
    shownAt.current = performance.now();
    // The next one is made while this one is read.
    void questionAt(at + 1);
  };
  useEffect(() => void show(0, []), []);
  const goOn = () => {
    if (answer !== null && done.length < wishes.length) void show(done.length, done);
    else if (answer !== null) setQuestion(null);
  };
  useEnter(goOn);
  const next = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer === null) return;
    next.current?.focus({ preventScroll: true });
    if (told.current !== null) bringTold(told.current);
  }, [answer]);
  const give = (given: Answer) => {
    if (question === null || question === 'making' || answer !== null) return;
    const seconds = (performance.now() - shownAt.current) / 1000;
    const grade = gradeOf(given.form, isRightAnswer(question, given), seconds);
    keepAnswer(ruleset.id, question.kind, question.clauses, grade);
    setAnswer(given);
    setDone([...done, { question, answer: given, grade }]);
  };
  if (question === null && done.length >= wishes.length) {
    return <SessionEnd done={done} say={say} onMore={onMore} onEnd={onEnd} />;
  }
  return (
    <section class="train-question">
      <p class="train-place">
        <button type="button" class="button quiet" onClick={onEnd}>
          <span aria-hidden="true">✕</span> {say.say('back')}
        </button>
        <span>{say.say('place', { place: Math.min(place + 1, wishes.length), count: wishes.length })}</span>
        <Dots done={done} count={wishes.length} />
      </p>
      {question === 'making' && <p role="status">{say.say('making')}</p>}
      {question === null && <p role="status">{say.say('none')}</p>}
      {question !== null && question !== 'making' && (
        <QuestionTable
          key={`${place} ${question.kind} ${question.seed}`}
          question={question}
          say={say}
          answer={answer}
          open={answer === null}
          follows={place > 0}
          onAnswer={give}
        />
      )}
      <div class="told-place" ref={told}>
        <div
          class="told"
          data-right={answer !== null ? String(done.at(-1)?.grade !== 'wrong') : undefined}
          role="status"
        >
          {question !== null && question !== 'making' && answer !== null && (
            <Told question={question} answer={answer} say={say} />
          )}
        </div>
        {answer !== null && (
          <button type="button" class="button page-action" ref={next} onClick={goOn}>
            {say.say(done.length < wishes.length ? 'next' : 'finish')} <span aria-hidden="true">›</span>
          </button>
        )}
      </div>
      {question === null && (
        <button type="button" class="button page-action" onClick={onMore}>
          {say.say('more')}
        </button>
      )}
    </section>
  );
}

/**
 * Brings what is told into sight with the way on, which stays at the screen's lower edge: as far down as the felt's top stays on the screen;
 * where no line of it has room below the felt, down to its first lines.
 */
function bringTold(place: HTMLElement): void {
  const topOf = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const roomForLines = 7 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const toEnd = place.getBoundingClientRect().bottom + 8 - innerHeight;
  const toFelt = topOf(place.parentElement?.querySelector('.felt'));
  const toFirstLines = topOf(place.querySelector('.told-first')) + roomForLines - innerHeight;
  const down = Math.min(toEnd, Math.max(toFelt, toFirstLines));
  if (down > 0) scrollBy({ top: down });
}

const signs = { right: '●', slow: '◐', wrong: '○' } as const;

/** How far the session has come, and how each answer was: full, half, empty. */
function Dots({ done, count }: { done: readonly Done[]; count: number }) {
  return (
    <span class="dots" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} data-grade={done[at]?.grade}>
          {signs[done[at]?.grade ?? 'wrong']}
        </span>
      ))}
    </span>
  );
}

interface SessionEndProps {
  readonly done: readonly Done[];
  readonly say: TrainSpeech;
  readonly onMore: () => void;
  readonly onEnd: () => void;
}

function SessionEnd({ done, say, onMore, onEnd }: SessionEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = done.filter(({ grade }) => grade !== 'wrong').length;
  return (
    <section class="train-end">
      <h2 tabIndex={-1} ref={heading}>
        {say.say('result', { right, count: done.length })}
      </h2>
      <ol>
        {done.map(({ question, grade }, at) => (
          <li key={at} data-grade={grade}>
            <span aria-hidden="true">{grade === 'wrong' ? '↻' : '✓'}</span> {say.say(`kind-${question.kind}`)}:{' '}
            {askedPieces(question, say).ask} {grade === 'slow' && <em>({say.say('slow')})</em>}{' '}
            <ClauseLinks clauses={question.clauses.slice(0, 2)} speech={say.speech} />
          </li>
        ))}
      </ol>
      <p>{say.say('comesBack')}</p>
      <p class="train-ways">
        <button type="button" class="button page-action" onClick={onMore}>
          {say.say('more')}
        </button>{' '}
        <button type="button" class="button choice" onClick={onEnd}>
          {say.say('back')}
        </button>
      </p>
    </section>
  );
}
