import { useState } from 'preact/hooks';
import type { Card } from '../../engine/index.ts';
import { type Answer, freezingsIn, type Question } from '../../train/index.ts';
import { DigitsHint } from '../question/DigitsHint.tsx';
import { typedNumber } from '../question/typed-number.ts';
import { Phrase } from '../words/CardWord.tsx';
import type { Piece } from '../words/phrase.ts';
import { useDigits } from './use-digits.ts';
import { answerPieces } from './words/question-said.ts';
import type { TrainSpeech } from './words/train-speech.ts';

interface AnswerRowProps {
  readonly question: Question;
  readonly say: TrainSpeech;
  /** The cards of the hand that are chosen. */
  readonly chosen: readonly Card[];
  /** What has been answered and can still be changed; null if nothing has. */
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
}

/** The ways to answer a question, each of which a digit or Enter does too. */
export function AnswerRow({ question, say, chosen, answer, onAnswer }: AnswerRowProps) {
  const { form } = question.answer;
  const choices = choicesOf(question);
  useDigits(choices.length, (place) => {
    const choice = choices[place];
    if (choice !== undefined) onAnswer(choice);
  });
  return (
    <div class="answer-row">
      {choices.length > 0 && (
        <ul class={form === 'freezing' || form === 'ruling' ? 'choices long' : 'choices'}>
          {choices.map((choice, place) => (
            <li key={place}>
              <button
                type="button"
                class="button choice answer-choice"
                aria-pressed={answer !== null && isSame(answer, choice)}
                onClick={() => onAnswer(choice)}
              >
                <span class="digit" aria-hidden="true">
                  {place + 1}
                </span>{' '}
                <Phrase pieces={answerPieces(choice, say)} speech={say.speech} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {form === 'number' && <NumberEntry isSigned={isSigned(question)} say={say} answer={answer} onAnswer={onAnswer} />}
      {form === 'cards' && (
        <button
          type="button"
          class="button page-action"
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onAnswer({ form, is: chosen })}
        >
          <Phrase pieces={answerWith(chosen, say)} speech={say.speech} />
        </button>
      )}
      <p class="how">{say.say(`how-${form}`)}</p>
    </div>
  );
}

function answerWith(chosen: readonly Card[], say: TrainSpeech): readonly Piece[] {
  return chosen.length === 0 ? [say.say('answer')] : [say.say('answer'), ' ', chosen];
}

function choicesOf({ answer, ask, position }: Question): readonly Answer[] {
  switch (answer.form) {
    case 'allowed':
      return [true, false].map((is): Answer => ({ form: 'allowed', is }));
    case 'card':
      return ask.form === 'card' ? ask.choices.map((is): Answer => ({ form: 'card', is })) : [];
    case 'ruling':
      return ask.form === 'ruling' ? ask.choices.map((is): Answer => ({ form: 'ruling', is })) : [];
    case 'freezing':
      return (position === null ? [] : freezingsIn(position.ruleset)).map((is): Answer => ({ form: 'freezing', is }));
    default:
      return [];
  }
}

function isSame(one: Answer, other: Answer): boolean {
  return one.form === other.form && one.is === other.is;
}

/** Whether what is asked can be less than nothing: the digits of a phone have no minus. */
function isSigned({ ask }: Question): boolean {
  return ask.form === 'number' && ask.about === 'count';
}

interface NumberEntryProps {
  readonly isSigned: boolean;
  readonly say: TrainSpeech;
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
}

function NumberEntry({ isSigned, say, answer, onAnswer }: NumberEntryProps) {
  const [text, setText] = useState(answer?.form === 'number' ? String(answer.is) : '');
  const number = typedNumber(text);
  const step = (by: number) => setText(String((number ?? 0) + by));
  return (
    <form
      class="number-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (number !== null) onAnswer({ form: 'number', is: number });
      }}
    >
      {isSigned && (
        <button
          type="button"
          class="button choice"
          aria-label={say.say('sign')}
          onClick={() => setText(String(-(number ?? 0)))}
        >
          ±
        </button>
      )}
      <button type="button" class="button choice" onClick={() => step(-5)}>
        −5
      </button>
      <input
        type="text"
        inputMode="numeric"
        autocomplete="off"
        aria-label={say.speech.text('yourAnswer')}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="button" class="button choice" onClick={() => step(5)}>
        +5
      </button>
      <button type="submit" class="button page-action" aria-disabled={number === null}>
        {say.say('answer')}
      </button>
      <DigitsHint text={text} speech={say.speech} />
    </form>
  );
}
