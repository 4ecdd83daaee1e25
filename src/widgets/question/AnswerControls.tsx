import { useState } from 'preact/hooks';
import type { Speech } from '../words/speech.ts';
import { CountGuess } from './CountGuess.tsx';
import { DigitsHint } from './DigitsHint.tsx';
import { askedQuestion, type DeskEvent, type DeskState, isClosed } from './desk-state.ts';
import type { Goal } from './goal.ts';
import type { NumberQuestion } from './question.ts';
import { choiceText } from './question-words.ts';
import { typedNumber } from './typed-number.ts';

interface AnswerControlsProps {
  readonly desk: DeskState;
  readonly speech: Speech;
  readonly dispatch: (event: DeskEvent) => void;
}

/** What can always be done where it is asked for: nobody is asked whether it can. */
const sureGoals: readonly Goal[] = ['turn', 'draw', 'call', 'lay', 'turn-up'];

/** What answers the question that is asked, apart from playing: yes or no, a number, one of several, a count line by line. */
export function AnswerControls({ desk, speech, dispatch }: AnswerControlsProps) {
  const question = askedQuestion(desk);
  if (question === null || isClosed(desk)) return null;
  const answer = (given: boolean | string) => () => dispatch({ type: 'answer', answer: given });
  switch (question.kind) {
    case 'move':
      return desk.inquiry.lost || sureGoals.includes(question.goal) ? null : (
        <button type="button" class="quiet cannot" onClick={answer('cannot')}>
          {speech.text('cannot')}
        </button>
      );
    case 'allowed':
    case 'yes-no':
      return (
        <ul class="buttons pair">
          {[true, false].map((given) => (
            <li key={String(given)}>
              <button type="button" class="wide" onClick={answer(given)}>
                {speech.text(given ? 'yes' : 'no')}
              </button>
            </li>
          ))}
        </ul>
      );
    case 'number':
      return <NumberAnswer key={desk.inquiry.place} question={question} speech={speech} dispatch={dispatch} />;
    case 'choice':
      return (
        <ul class="buttons">
          {question.choices.map((choice) => (
            <li key={choice}>
              <button type="button" onClick={answer(choice)}>
                {choiceText(question.about, choice, desk.table, speech)}
              </button>
            </li>
          ))}
        </ul>
      );
    case 'count':
      return <CountGuess desk={desk} speech={speech} dispatch={dispatch} />;
  }
}

interface NumberAnswerProps {
  readonly question: NumberQuestion;
  readonly speech: Speech;
  readonly dispatch: (event: DeskEvent) => void;
}

function NumberAnswer({ speech, dispatch }: NumberAnswerProps) {
  const [text, setText] = useState('');
  const number = typedNumber(text);
  const check = (event: Event) => {
    event.preventDefault();
    if (number !== null) dispatch({ type: 'answer', answer: number });
  };
  return (
    <form class="number-answer" onSubmit={check}>
      <label>
        <span class="visually-hidden">{speech.text('yourAnswer')}</span>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" aria-disabled={number === null}>
        {speech.text('check')}
      </button>
      <DigitsHint text={text} speech={speech} />
    </form>
  );
}
