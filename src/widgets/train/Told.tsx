import { type Answer, isRightAnswer, type Question } from '../../train/index.ts';
import { Phrase } from '../words/CardWord.tsx';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { answerPieces, truthPieces, twinPieces } from './words/question-said.ts';
import type { TrainSpeech } from './words/train-speech.ts';

interface ToldProps {
  readonly question: Question;
  /** What was answered; null for an answer that was left open. */
  readonly answer: Answer | null;
  readonly say: TrainSpeech;
}

/**
 * What is said of an answer: what it was, as its ways to answer are gone, whether it is right, the truth with its clauses, and what one
 * thing would have changed.
 */
export function Told({ question, answer, say }: ToldProps) {
  const right = answer !== null && isRightAnswer(question, answer);
  const { twin } = question;
  return (
    <>
      <p class="told-answer">
        {answer === null ? say.say('unanswered') : <Answered word="yourAnswer" answer={answer} say={say} />}
      </p>
      {/* A ruling has more than one order: which of them was to be chosen it does not tell. */}
      {!right && question.answer.form === 'ruling' && (
        <p class="told-answer">
          <Answered word="rightAnswer" answer={question.answer} say={say} />
        </p>
      )}
      <p class="told-first">
        {answer !== null && (
          <strong>
            <span aria-hidden="true">{right ? '✓' : '✕'}</span> {say.say(right ? 'right' : 'wrong')}
          </strong>
        )}{' '}
        {truthPieces(question, say).map((pieces, place) => (
          <span key={place}>
            <Phrase pieces={pieces} speech={say.speech} />{' '}
          </span>
        ))}
        <ClauseLinks clauses={question.clauses} speech={say.speech} />
      </p>
      {twin !== null && (
        <p class="told-twin">
          <strong>{say.say('twin')}.</strong> <Phrase pieces={twinPieces(twin, say)} speech={say.speech} />{' '}
          <ClauseLinks clauses={twin.clauses} speech={say.speech} />
        </p>
      )}
    </>
  );
}

interface AnsweredProps {
  readonly word: 'yourAnswer' | 'rightAnswer';
  readonly answer: Answer;
  readonly say: TrainSpeech;
}

function Answered({ word, answer, say }: AnsweredProps) {
  return (
    <>
      {say.say(word, { answer: '' })} <Phrase pieces={answerPieces(answer, say)} speech={say.speech} />
    </>
  );
}
