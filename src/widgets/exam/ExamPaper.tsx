import { useEffect, useRef, useState } from 'preact/hooks';
import { type PaperAddress, readPaper, seedFrom, versionOf, writePaper } from '../../learn/exam/address.ts';
import { type ExamAnswer, markAnswer, marksOfQuestion } from '../../learn/exam/mark.ts';
import { drawPaper } from '../../learn/exam/paper.ts';
import { keepText, readKept } from '../page/kept-text.ts';
import { ExamQuestion } from './ExamQuestion.tsx';
import type { ExamData } from './exam-data.ts';
import { answersFrom, newAnswers, paperPlace, readKeptPaper, writeKeptPaper } from './kept-paper.ts';
import { PaperSay } from './paper-say.ts';
import { SeedForm } from './SeedForm.tsx';

interface Opened {
  readonly address: PaperAddress;
  /** What is told of the address by which the reader came; empty if it is as it should be. */
  readonly trouble: string;
}

/** A paper of the exam: its incidents to be answered, the marks, and the tools by which others get the same paper. */
export function ExamPaper({ data }: { data: ExamData }) {
  const say = new PaperSay(data);
  const version = versionOf(data.incidents);
  const [{ address, trouble }, setOpened] = useState(() => openedBy(location.hash, version, say));
  const questions = drawPaper(data.incidents, address.seed);
  const paper = writePaper(address);
  const [kept] = useState(() => readKept(paperPlace(data.ruleset), readKeptPaper));
  const [state, setState] = useState(() =>
    kept.value?.paper === paper ? answersFrom(questions, kept.value) : newAnswers(questions),
  );
  const result = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    history.replaceState(history.state, '', `#${paper}`);
  }, [paper]);
  useEffect(() => {
    const open = () => {
      const opened = openedBy(location.hash, version, say);
      if (writePaper(opened.address) === paper && opened.trouble === '') return;
      show(opened);
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  });

  const show = (opened: Opened) => {
    setOpened(opened);
    setState(newAnswers(drawPaper(data.incidents, opened.address.seed)));
    top.current?.focus();
  };
  const change = (next: typeof state) => {
    setState(next);
    keepText(paperPlace(data.ruleset), writeKeptPaper(paper, next));
  };
  const answered = (place: number, answer: ExamAnswer) =>
    change({ ...state, answers: state.answers.with(place, answer) });
  const marks = questions.map((question, place) => {
    const answer = state.answers[place];
    return state.marked && answer !== undefined ? markAnswer(question, answer) : null;
  });
  const total = marks.reduce((sum, mark) => sum + (mark?.marks ?? 0), 0);
  const today = new Date().toLocaleDateString(data.language === 'en' ? 'en-GB' : data.language);
  const open = state.answers.filter(({ fault, points }) => fault === null || points === null).length;

  return (
    <div class="exam-paper">
      <h2 tabIndex={-1} ref={top}>
        {say.text('paper')} <code>{address.seed}</code>{' '}
        {/* On paper the version stands too, also where nothing is marked yet. */}
        <code class="exam-number">({paper.replace('paper=', '')})</code>
      </h2>
      {/* On paper the name and the date stand first, as lines to be written on where nothing is marked yet. */}
      <p class={state.marked ? 'exam-sheet' : 'exam-sheet to-write'}>
        <span>{data.title}</span>{' '}
        <span>
          {say.text('paper')} {paper.replace('paper=', '')}
        </span>{' '}
        <label>
          {say.text('name')} <input type="text" autocomplete="off" maxLength={60} />
        </label>{' '}
        <span class="exam-date">
          {say.text('date')} {state.marked ? today : <span class="exam-line" />}
        </span>
      </p>
      <p class="trouble" role="status">
        {[trouble, kept.damaged ? say.text('keptDamaged') : ''].filter((text) => text !== '').join(' ')}
      </p>
      <SeedForm
        seed={address.seed}
        paper={paper}
        say={say}
        onOpen={(seed) => show({ address: { version, seed }, trouble: '' })}
        onAnother={() => show({ address: { version, seed: freshSeed() }, trouble: '' })}
      />
      <ol class="exam-questions">
        {questions.map((question, place) => {
          const told = say.told(question.incident.id);
          const answer = state.answers[place];
          if (told === undefined || answer === undefined) return null;
          return (
            <ExamQuestion
              key={`${paper} ${question.incident.id}`}
              place={place}
              question={question}
              told={told}
              answer={answer}
              mark={marks[place] ?? null}
              say={say}
              onAnswer={(next) => answered(place, next)}
            />
          );
        })}
      </ol>
      {state.marked ? (
        <section class="exam-result">
          <h2 tabIndex={-1} ref={result}>
            {say.text('marks', { marks: total, most: questions.length * marksOfQuestion })}
          </h2>
          <p class="exam-tools">
            <button type="button" class="button page-action" onClick={() => print()}>
              {say.text('print')}
            </button>
            <button type="button" class="button choice" onClick={() => change({ ...state, marked: false })}>
              {say.text('again')}
            </button>
          </p>
        </section>
      ) : (
        <p class="exam-tools">
          <button
            type="button"
            class="button page-action"
            onClick={() => {
              change({ ...state, marked: true });
              setTimeout(() => result.current?.focus());
            }}
          >
            {say.text('mark')}
          </button>
          <span role="status">{open > 0 && say.text('openAnswers', { count: open })}</span>
        </p>
      )}
      <p class="exam-footer">
        <span>{today}</span> <span>{`${location.origin}${location.pathname}#${paper}`}</span>
      </p>
    </div>
  );
}

/** The paper that an address asks for. Without one, or where it cannot be read, a fresh one; of another version the seed is kept. */
function openedBy(hash: string, version: string, say: PaperSay): Opened {
  const asked = readPaper(hash);
  if (asked === 'none') return { address: { version, seed: freshSeed() }, trouble: '' };
  if (asked === 'damaged') {
    return { address: { version, seed: freshSeed() }, trouble: say.text('damaged', { text: hash }) };
  }
  const foreign = say.text('foreign', { theirs: asked.version, ours: version });
  return { address: { version, seed: asked.seed }, trouble: asked.version === version ? '' : foreign };
}

/** A seed that nobody has chosen: six letters or digits. */
function freshSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seedFrom(number.toString(36).padStart(6, '0').slice(-6)) ?? 'a';
}
