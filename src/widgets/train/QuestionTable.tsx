import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Card, Position } from '../../engine/index.ts';
import type { Answer, AskedOfReferee, Question, TableQuestion } from '../../train/index.ts';
import { TableNotes } from '../desk/TableNotes.tsx';
import { Felt } from '../felt/Felt.tsx';
import type { Subject } from '../question/question.ts';
import { startState, type TableState, tableReducer } from '../table/table-state.ts';
import { Phrase } from '../words/CardWord.tsx';
import { playNotes } from '../words/table-notes.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { askedPieces, readerOfQuestion } from './words/question-said.ts';
import type { TrainSpeech } from './words/train-speech.ts';

interface QuestionProps<Of extends Question = Question> {
  readonly question: Of;
  readonly say: TrainSpeech;
  /** What has been answered; null as long as nothing has. */
  readonly answer: Answer | null;
  /** Whether an answer can still be given. */
  readonly open: boolean;
  /** Whether the reader has come here from another question: then it is read out, and brought to the top. */
  readonly follows: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** A question: what is asked, the felt or what somebody tells to the referee, and the ways to answer. */
export function QuestionTable({ question, ...others }: QuestionProps) {
  if (question.position === null) return <QuestionToReferee question={question} {...others} />;
  return <QuestionAtTable question={question} {...others} />;
}

function QuestionToReferee(props: QuestionProps<Question & AskedOfReferee>) {
  const { question, say, answer, open, follows, onAnswer } = props;
  const { incident } = question.ask;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, []);
  return (
    <>
      <h2 class="asked" tabIndex={-1} ref={heading}>
        {askedPieces(question, say).ask}
      </h2>
      <p class="asked-act">{say.referee.account(incident)}</p>
      <ul class="asked-known">
        {say.referee.known(incident).map(({ question: fact, answer: value }) => (
          <li key={fact}>
            {fact} <b>{value}</b>
          </li>
        ))}
      </ul>
      {open && <AnswerRow question={question} say={say} chosen={[]} answer={answer} onAnswer={onAnswer} />}
    </>
  );
}

function QuestionAtTable({ question, say, answer, open, follows, onAnswer }: QuestionProps<TableQuestion>) {
  const { position, ask } = question;
  const reader = readerOfQuestion(question);
  const [table, dispatch] = useReducer(tableReducer, question, ({ position: from }) => startState(from, reader));
  const { ask: asked, act } = askedPieces(question, say);
  const chosen = cardsChosen(table);
  const notes = [
    ...(position.current.answer === null || position.phase === 'over' ? [] : [say.say('asked-out')]),
    ...playNotes(position, position, reader, say.speech),
    ...drawNotes(position, say),
  ];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (!open) dispatch({ type: 'clear' });
  }, [open]);
  return (
    <>
      <h2 class="asked" tabIndex={-1} ref={heading}>
        {asked}
      </h2>
      {act.length > 0 && (
        <p class="asked-act">
          <Phrase pieces={act} speech={say.speech} />
        </p>
      )}
      <TableNotes notes={notes} />
      <div class="felt-place">
        <Felt
          state={table}
          speech={say.speech}
          untold={untoldBy(question)}
          onCard={(key) => open && ask.form === 'cards' && dispatch({ type: 'toggle', key })}
          onPlace={() => undefined}
        />
      </div>
      {open && <AnswerRow question={question} say={say} chosen={chosen} answer={answer} onAnswer={onAnswer} />}
    </>
  );
}

/** How the turn has begun that is being played: an empty pile does not say who has taken it. */
function drawNotes({ phase, current }: Position, { speech }: TrainSpeech): readonly string[] {
  if (phase !== 'play' || current.drew === 'nothing') return [];
  const text = speech.text(current.drew === 'pile' ? 'statusTaken' : 'statusDrawn');
  return [`${text.slice(0, 1).toLocaleUpperCase(speech.language)}${text.slice(1)}`];
}

/** What no word on the felt may tell. */
function untoldBy({ kind, position }: TableQuestion): Subject | null {
  if (position.phase === 'over') return 'count';
  if (kind === 'minimum') return 'minimum';
  return kind === 'frozen' ? 'frozen' : null;
}

/** The cards of the hand that are chosen. */
function cardsChosen({ selected, cards }: TableState): readonly Card[] {
  const all = [...cards.places.values()].flat();
  return selected.flatMap((key) => all.find((viewed) => viewed.key === key)?.card ?? []);
}
