import { useEffect, useState } from 'preact/hooks';
import type { Ruleset } from '../../engine/index.ts';
import { type Answer, isRightAnswer, type Paper, type Question } from '../../train/index.ts';
import { CopyButton } from '../desk/tools/CopyButton.tsx';
import { keepAnswer } from '../progress/kept-answers.ts';
import { Phrase } from '../words/CardWord.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { errandFor } from './question-errand.ts';
import type { QuestionMaker } from './question-maker.ts';
import { Told } from './Told.tsx';
import { useEnter } from './use-digits.ts';
import { askedPieces } from './words/question-said.ts';
import type { TrainSpeech } from './words/train-speech.ts';

interface PaperViewProps {
  readonly ruleset: Ruleset;
  readonly paper: Paper;
  readonly title: string;
  readonly make: QuestionMaker;
  readonly say: TrainSpeech;
  readonly onEnd: () => void;
}

/** A paper: fixed questions, answered in any order; what is right is told only when it has been handed in. */
export function PaperView({ ruleset, paper, title, make, say, onEnd }: PaperViewProps) {
  const [questions, setQuestions] = useState<ReadonlyMap<number, Question | null>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map());
  const [place, setPlace] = useState(0);
  const [handed, setHanded] = useState(false);
  useEffect(() => {
    let left = false;
    const makeAll = async () => {
      for (let at = 0; at < paper.count && !left; at++) {
        const question = await make(errandFor(ruleset, { paper, place: at }));
        setQuestions((before) => new Map(before).set(at, question));
      }
    };
    void makeAll();
    return () => {
      left = true;
    };
  }, []);
  const question = questions.get(place);
  const open = paper.count - answers.size;
  const handIn = () => {
    if (open > 0 && !confirm(say.say('handInOpen', { count: open }))) return;
    for (const [at, answer] of answers) {
      const answered = questions.get(at);
      if (answered == null) continue;
      keepAnswer(ruleset.id, answered.kind, answered.clauses, isRightAnswer(answered, answer) ? 'right' : 'wrong');
    }
    setHanded(true);
  };
  useEnter(() => !handed && setPlace((place + 1) % paper.count));
  if (handed) {
    return <Result paper={paper} title={title} questions={questions} answers={answers} say={say} onEnd={onEnd} />;
  }
  return (
    <section class="train-question">
      <p class="train-place">
        <button type="button" class="button quiet" onClick={onEnd}>
          <span aria-hidden="true">✕</span> {say.say('back')}
        </button>
        <strong>{title}</strong>
        <span>{say.say('place', { place: place + 1, count: paper.count })}</span>
      </p>
      <ol class="paper-places">
        {Array.from({ length: paper.count }, (_, at) => (
          <li key={at}>
            <button
              type="button"
              class="button choice"
              aria-current={at === place ? 'step' : undefined}
              onClick={() => setPlace(at)}
            >
              {at + 1}
              {answers.has(at) && (
                <>
                  <span aria-hidden="true"> ✓</span>
                  <span class="visually-hidden"> {say.say('answered')}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
      {question === undefined && <p role="status">{say.say('making')}</p>}
      {question === null && <p role="status">{say.say('none')}</p>}
      {question != null && (
        <QuestionTable
          key={place}
          question={question}
          say={say}
          answer={answers.get(place) ?? null}
          open
          follows={answers.size > 0}
          onAnswer={(answer) => {
            setAnswers(new Map(answers).set(place, answer));
            if (place + 1 < paper.count) setPlace(place + 1);
          }}
        />
      )}
      <p class="train-ways">
        {place + 1 < paper.count && (
          <button type="button" class="button choice" onClick={() => setPlace(place + 1)}>
            {say.say(answers.has(place) ? 'next' : 'skip')}
          </button>
        )}{' '}
        <button type="button" class="button page-action" onClick={handIn}>
          {say.say('handIn')}
        </button>
      </p>
    </section>
  );
}

interface ResultProps {
  readonly paper: Paper;
  readonly title: string;
  readonly questions: ReadonlyMap<number, Question | null>;
  readonly answers: ReadonlyMap<number, Answer>;
  readonly say: TrainSpeech;
  readonly onEnd: () => void;
}

/** The paper after it has been handed in, to be read and to be printed. */
function Result({ paper, title, questions, answers, say, onEnd }: ResultProps) {
  const all = Array.from({ length: paper.count }, (_, at) => ({
    question: questions.get(at) ?? null,
    answer: answers.get(at) ?? null,
  }));
  const right = all.filter(({ question, answer }) => question && answer && isRightAnswer(question, answer)).length;
  return (
    <section class="train-end paper-result">
      <h2 tabIndex={-1}>
        {title}: {say.say('result', { right, count: paper.count })}
      </h2>
      <p class="paper-name">
        <label>
          {say.say('name')} <input type="text" autocomplete="off" />
        </label>
      </p>
      <ol>
        {all.map(({ question, answer }, at) =>
          question === null ? (
            <li key={at}>{say.say('none')}</li>
          ) : (
            <li key={at}>
              <p>
                <strong>{askedPieces(question, say).ask}</strong>{' '}
                <Phrase pieces={askedPieces(question, say).act} speech={say.speech} />
              </p>
              <Told question={question} answer={answer} say={say} />
            </li>
          ),
        )}
      </ol>
      <p class="train-ways">
        <button type="button" class="button page-action" onClick={() => print()}>
          {say.say('print')}
        </button>{' '}
        <CopyButton label={say.say('copy')} address={() => location.href} speech={say.speech} class="button choice" />{' '}
        <button type="button" class="button choice" onClick={onEnd}>
          {say.say('back')}
        </button>
      </p>
    </section>
  );
}
